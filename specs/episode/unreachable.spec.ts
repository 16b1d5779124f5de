import { test, expect } from '@playwright/test';
import reference from '../../agents/reference';
import { som } from '../../fixtures/modes/som';
import { createOracle } from '../../fixtures/oracle';
import type { ReferenceStep } from '../../tasks/reference';
import { expectSolved } from '../bench/verdict';
import { play, probe, SUCCEED, TASK } from './probe';

/** A canvas that only a click in its left half solves: no id names that place. */
const CANVAS = `<canvas aria-label="Map" tabindex="0" width="400" height="300" onclick="if (event.offsetX < 100) ${SUCCEED.replaceAll('"', '&quot;')}"></canvas>`;
const WEST: ReferenceStep = {
  kind: 'click',
  on: { in: 'label "Map"', fraction: [0.1, 0.5] },
  button: 'left',
  count: 1,
  modifiers: [],
};
const WHY = 'an id names no place on the map';

test('what a mode cannot solve ends with that name, and is no failed measurement', async ({ browser }) => {
  const site = await probe(CANVAS);
  const agent = await reference({ interface: 'text', env: {} });
  const inSom = (unreachable?: string) =>
    play(browser, site, agent, {
      task: { ...TASK, ...(unreachable !== undefined && { unreachable: { som: unreachable } }) },
      mode: som,
      oracle: (session) => createOracle(session, 'som', [WEST], unreachable),
    });
  const { record } = await inSom(WHY);
  expect(record).toMatchObject({ outcome: 'gave_up', unreachable: WHY });
  expect(record.reason).toBe(`unreachable in som: ${WHY} (label "Map": ids cannot name a place inside it)`);
  expect(() => expectSolved(record, 'fail')).not.toThrow();
  expect(() => expectSolved({ ...record, outcome: 'infra_error' }, 'fail')).toThrow();
  // Another agent's failure stays one.
  expect(() => expectSolved({ ...record, agent: 'openai' }, 'fail')).toThrow(/Declared unreachable in som/);

  const { record: undeclared } = await inSom();
  expect(undeclared.unreachable).toBeUndefined();
  expect(() => expectSolved(undeclared, 'fail')).toThrow(/ids cannot name a place/);

  const { record: byPoints } = await play(browser, site, agent, {
    task: { ...TASK, unreachable: { som: WHY } },
    oracle: (session) => createOracle(session, 'pixel', [WEST]),
  });
  expect(byPoints.outcome).toBe('solved');
  expect(byPoints.unreachable).toBeUndefined();
  await site.close();
});
