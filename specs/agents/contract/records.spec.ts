import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createAgent } from '../../../agents';
import { CLICK, play, probe, SUCCEED, type Play, type Probe } from '../../episode/probe';
import type { Ask, Reply } from '../../mock-model/reply';
import { startMockModel, type MockModel } from '../../mock-model/server';
import { CAST, configOf, KEY } from './cast';
import { FAULTS, GOOD, POLICY, reasonOf, type Fault } from './faults';
import { Answers } from './right-answers';

/** The fault matrix at the level of records: what the ledger makes of the decisions, with a real page. */

const ROLE = CAST[0]!;
/** Tokens of one answer of the mock. */
const INPUT = 1200;

let mock: MockModel;
let site: Probe;
test.beforeAll(async () => {
  mock = await startMockModel({ key: KEY });
  site = await probe(`<button onclick="${SUCCEED.replaceAll('"', '&quot;')}">Go</button>`);
});
test.afterAll(async () => {
  await mock.close();
  await site.close();
});

type Given = Pick<Fault, 'plays' | 'policy'> & { changes?: Parameters<typeof play>[3] };

async function run(browser: Parameters<typeof play>[0], { plays, policy, changes }: Given): Promise<Play> {
  mock.reset();
  const answers = new Answers(ROLE, 'pixel');
  let at = 0;
  const transform = { model: { width: 1280, height: 720 }, viewport: { width: 1280, height: 720 } };
  const seen = { mode: 'pixel', step: 0, transform, notes: [] } as const;
  mock.play((ask: Ask): Reply => {
    const next = plays[Math.min(at++, plays.length - 1)]!;
    return next === GOOD ? answers.to(ask, { kind: 'act', raw: '', actions: [CLICK] }, { ...seen, notes: [] }) : next;
  });
  const config = { ...configOf(ROLE, mock.baseUrl(ROLE.protocol)), policy: { ...POLICY, ...policy } };
  return play(browser, site, await createAgent(ROLE.agent, config), changes);
}

for (const fault of FAULTS) {
  test(`record of: ${fault.name}`, async ({ browser }) => {
    const { record, steps, runDir } = await run(browser, fault);
    expect(mock.problems()).toEqual([]);
    expect(record.outcome, record.reason).toBe(fault.outcome);
    const reason = reasonOf(fault, ROLE.protocol);
    if (reason !== undefined) expect(record.reason).toMatch(reason);
    expect(record.steps).toBe(fault.steps ?? (fault.outcome === 'solved' ? 1 : 0));
    expect(record.retries ?? 0).toBe(fault.retries);
    const known = fault.calls - fault.unknown;
    expect(record.usage).toMatchObject({ calls: fault.calls, unknown: fault.unknown });
    if (known > 0) {
      expect(record.usage?.inputTokens).toBe(INPUT * known);
      expect(record.usage?.cost).toBeCloseTo(ROLE.cost! * known, 6);
    } else expect(record.usage?.cost).toBeUndefined();
    const { wall, open: _, ...parts } = record.times;
    const sum = Object.values(parts).reduce((total, ms) => total + ms, 0);
    expect(parts.waiting).toBeGreaterThanOrEqual(fault.waits ?? 0);
    expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0);
    // The grace wait at the end is in no part.
    expect(sum).toBeLessThanOrEqual(wall + 5);
    expect(wall - sum, JSON.stringify(record.times)).toBeLessThan(0.05 * wall + 700);
    const files = readFileSync(path.join(runDir, 'episodes.jsonl'), 'utf8') + JSON.stringify(steps);
    expect(files).not.toContain(KEY);
  });
}

test('several actions in one answer: the first is run, the others are told', async ({ browser }) => {
  const { record } = await run(browser, {
    plays: [{ kind: 'say', text: 'mouse_click(600, 600)\nmouse_click(200, 140)' }, GOOD],
  });
  expect(record).toMatchObject({ outcome: 'solved', steps: 2 });
  expect(mock.requests[1]?.ask?.text).toMatch(/error: .*mouse_click|further|more than one|only the first/i);
});

test('a point in the wrong space is refused with its bounds, and the model is told', async ({ browser }) => {
  const { record, steps } = await run(browser, { plays: [{ kind: 'say', text: 'mouse_click(4000, 140)' }, GOOD] });
  expect(record).toMatchObject({ outcome: 'solved', steps: 2, refusedSteps: 1 });
  expect(steps[0]).toMatchObject({ refused: true, error: expect.stringContaining('1280') });
  expect(mock.requests[1]?.ask?.text).toContain(steps[0]!.error!);
});

test('a slow answer is time of the model; an answer that never comes ends with the episode', async ({ browser }) => {
  const text = 'mouse_click(200, 140)';
  const slow = await run(browser, { plays: [{ kind: 'slow', ms: 800, then: { kind: 'say', text } }] });
  expect(slow.record.outcome).toBe('solved');
  expect(slow.record.times.model).toBeGreaterThanOrEqual(800);
  expect(slow.record.times.waiting).toBeLessThan(400);

  const from = performance.now();
  const hung = await run(browser, {
    plays: [{ kind: 'hang' }],
    changes: { limits: { steps: 5, task: 1500, step: 60_000 } },
  });
  expect(hung.record).toMatchObject({ outcome: 'time_limit', steps: 0, usage: { unknown: 1 } });
  expect(performance.now() - from).toBeLessThan(30_000);
  await expect.poll(() => mock.requests.map((request) => request.aborted)).toEqual([true]);
});

test('a long wait for a rate limit moves the deadline, but not without end', async ({ browser }) => {
  const plays = [{ kind: 'status', status: 429, retryAfter: 2 } as const, GOOD] as Given['plays'];
  const limits = { steps: 5, task: 1800, step: 60_000 };
  const { record } = await run(browser, { plays, changes: { limits } });
  expect(record).toMatchObject({ outcome: 'solved', retries: 1 });
  expect(record.times.waiting).toBeGreaterThanOrEqual(2000);
  const endless = await run(browser, { plays: [plays[0]!], changes: { limits } });
  expect(endless.record.outcome).toBe('time_limit');
});

test('a server that is not there is an infrastructure error, told at once and not 2,910 times', async ({ browser }) => {
  const gone = await startMockModel();
  await gone.close();
  const config = { ...configOf(ROLE, gone.baseUrl(ROLE.protocol)), policy: POLICY };
  const { record } = await play(browser, site, await createAgent(ROLE.agent, config));
  expect(record).toMatchObject({ outcome: 'infra_error', reason: expect.stringMatching(/^unreachable: /), retries: 8 });
});
