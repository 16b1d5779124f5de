import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from '@playwright/test';
import { createAgent } from '../../../agents';
import type { Decision, EpisodeContext, Observation } from '../../../agents/contract';
import { modes } from '../../../fixtures/modes';
import { CLICK } from '../../episode/probe';
import type { Ask, Reply } from '../../mock-model/reply';
import { startMockModel, type MockModel } from '../../mock-model/server';
import { CAST, configOf, KEY, type Role } from './cast';
import { FAULTS, GOOD, POLICY, reasonOf, type Fault } from './faults';
import { Answers } from './right-answers';

/** The fault matrix at the level of decisions: every agent against every fault, without a browser. The records are in records.spec.ts. */

let mock: MockModel;
test.beforeAll(async () => void (mock = await startMockModel({ key: KEY })));
test.afterAll(() => mock.close());

const RIGHT: Decision = { kind: 'act', raw: '', actions: [CLICK] };
const modeOf = (role: Role) => (role.agent === 'ui_tars' ? 'ui_tars_native' : 'pixel');

async function see(role: Role): Promise<Observation> {
  const size = role.agent === 'ui_tars' ? { width: 1288, height: 728 } : { width: 1280, height: 720 };
  const bytes = await createCanvas(size.width, size.height).encode('png');
  return {
    mode: modeOf(role),
    step: 0,
    picture: { bytes, mime: 'image/png', size },
    transform: { model: size, viewport: { width: 1280, height: 720 } },
    notes: [],
  };
}

interface Episode {
  decide(): Promise<Decision>;
  seen: Observation;
}

async function begin(role: Role, fault: Pick<Fault, 'plays' | 'policy'>): Promise<Episode> {
  mock.reset();
  const seen = await see(role);
  const answers = new Answers(role, modeOf(role));
  let at = 0;
  mock.play((ask: Ask): Reply => {
    const next = fault.plays[Math.min(at++, fault.plays.length - 1)]!;
    return next === GOOD ? answers.to(ask, RIGHT, seen) : next;
  });
  const config = { ...configOf(role, mock.baseUrl(role.protocol)), policy: { ...POLICY, ...fault.policy } };
  const agent = await createAgent(role.agent, config);
  const context: EpisodeContext = {
    task: 'button-antd-T01',
    goal: 'Press the button.',
    mode: modes[modeOf(role)].description,
    seed: 1,
    maxSteps: 20,
    signal: new AbortController().signal,
  };
  const episode = await agent.start(context);
  return { seen, decide: async () => episode.decide(seen) };
}

async function decide(role: Role, fault: Fault): Promise<{ decision: Decision; took: number }> {
  const episode = await begin(role, fault);
  const from = performance.now();
  const decision = await episode.decide();
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

for (const role of CAST.filter(({ title }) => title === 'openai native' || title === 'compatible native')) {
  test(`a tool call that cannot be read is a refused step, and is answered: ${role.title}`, async () => {
    const episode = await begin(role, { plays: [{ kind: 'malformed_call' }, GOOD] });
    expect(await episode.decide()).toMatchObject({ kind: 'act', actions: [], refused: [expect.any(String)] });
    episode.seen.lastError = 'click: its arguments are no JSON.';
    expect(await episode.decide()).toMatchObject({ kind: 'act', actions: [{ kind: 'click' }] });
    expect(mock.problems()).toEqual([]);
  });
}
