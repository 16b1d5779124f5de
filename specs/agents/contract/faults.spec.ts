import { expect, test } from '@playwright/test';
import type { Decision } from '../../../agents/contract';
import { CLICK } from '../../episode/probe';
import type { Ask, Reply } from '../../mock-model/reply';
import { startMockModel, type MockModel } from '../../mock-model/server';
import { CAST, KEY, type Role } from './cast';
import { FAULTS, GOOD, reasonOf, type Fault } from './faults';
import { blankPage, modeOf, startEpisode } from './player';
import { Answers } from './right-answers';

/** The fault matrix at the level of decisions: every agent against every fault, without a browser. The records are in records.spec.ts. */

let mock: MockModel;
test.beforeAll(async () => void (mock = await startMockModel({ key: KEY })));
test.afterAll(() => mock.close());

const RIGHT: Decision = { kind: 'act', raw: '', actions: [CLICK] };
async function decide(role: Role, fault: Fault): Promise<{ decision: Decision; took: number }> {
  mock.reset();
  const seen = await blankPage(role);
  const answers = new Answers(role, modeOf(role));
  let at = 0;
  mock.play((ask: Ask): Reply => {
    const next = fault.plays[Math.min(at++, fault.plays.length - 1)]!;
    return next === GOOD ? answers.to(ask, RIGHT, seen) : next;
  });
  const episode = await startEpisode(role, mock, fault.policy);
  const from = performance.now();
  const decision = await episode.decide(seen);
  return { decision, took: performance.now() - from };
}

for (const role of CAST) {
  test(`faults of the server: ${role.title}`, async () => {
    test.setTimeout(300_000);
    for (const fault of FAULTS) {
      if (fault.not?.includes(role.protocol)) continue;
      if (fault.not?.includes('native') && role.interface === 'native' && role.agent !== 'ui_tars') continue;
      const { decision, took } = await decide(role, fault);
      const where = `${role.title}: ${fault.name}`;
      const told = JSON.stringify(decision);
      expect(mock.problems(), where).toEqual([]);
      expect(told, where).not.toContain(KEY);
      if (fault.outcome === 'solved')
        expect(decision, where).toMatchObject({ kind: 'act', actions: [{ kind: 'click' }] });
      else expect(decision, where).toMatchObject({ kind: 'stop', reason: fault.outcome });
      const reason = reasonOf(fault, role.protocol);
      if (reason !== undefined) expect(decision.kind === 'stop' ? decision.detail : told, where).toMatch(reason);
      expect(mock.requests.length, `${where}: requests`).toBe(fault.requests);
      const unpriced = role.cost === undefined ? fault.calls : fault.unknown;
      expect(
        { retries: decision.retries ?? 0, calls: decision.usage?.calls, unpriced: decision.usage?.unpriced },
        where,
      ).toEqual({ retries: fault.retries, calls: fault.calls, unpriced });
      const { model, waiting } = decision.times ?? { model: 0, waiting: 0 };
      expect(waiting, `${where}: waiting`).toBeGreaterThanOrEqual(fault.waits ?? 0);
      expect(model + waiting, `${where}: the parts are within the whole`).toBeLessThanOrEqual(took + 50);
    }
  });
}
