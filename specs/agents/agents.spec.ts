import { expect, test } from '@playwright/test';
import { agentNames, createAgent } from '../../agents';
import type { Action, EpisodeContext, ModeDescription, Observation, Oracle } from '../../agents/contract';
import { modes } from '../../fixtures/modes';
import { episodeSeed } from '../../fixtures/seed';
import { MODES } from '../../tasks/factors';

const config = { interface: 'text', env: {} } as const;
const seen: Observation = {
  mode: 'pixel',
  step: 0,
  text: '[3] button "Go"\n[a7] link "Home"',
  transform: { model: { width: 1280, height: 720 }, viewport: { width: 1280, height: 720 } },
  notes: [],
};
const contextOf = (changes: Partial<EpisodeContext> = {}): EpisodeContext => ({
  task: 'button-antd-T01',
  goal: 'Press it.',
  mode: modes.pixel.description,
  seed: 7,
  maxSteps: 20,
  signal: new AbortController().signal,
  ...changes,
});

test('agents are found by file name, and only the asked one is loaded', async () => {
  expect(agentNames()).toEqual(expect.arrayContaining(['noop', 'random', 'reference', 'tab_enter']));
  await expect(createAgent('nobody', config)).rejects.toThrow(
    /CB_AGENT=nobody: there is no such agent; there are .*noop/,
  );
  await expect(createAgent('contract', config)).rejects.toThrow('no such agent');
});

test('every agent answers to its own name', async () => {
  for (const name of ['noop', 'random', 'reference', 'tab_enter'])
    expect((await createAgent(name, config)).name).toBe(name);
});

test('noop waits twice and gives up', async () => {
  const episode = await (await createAgent('noop', config)).start(contextOf());
  const kinds = [];
  for (let i = 0; i < 3; i++) {
    const decision = await episode.decide(seen);
    kinds.push(decision.kind === 'act' ? decision.actions.map((a) => a.kind).join() : decision.reason);
  }
  expect(kinds).toEqual(['wait', 'wait', 'gave_up']);
});

test('tab_enter presses the two keys in turn', async () => {
  const episode = await (await createAgent('tab_enter', config)).start(contextOf());
  const pressed = [];
  for (let i = 0; i < 4; i++) {
    const decision = await episode.decide(seen);
    pressed.push(decision.kind === 'act' ? decision.actions : decision.reason);
  }
  const [tab, enter] = ['Tab', 'Enter'].map((keys) => [{ kind: 'press', keys }]);
  expect(pressed).toEqual([tab, enter, tab, enter]);
});

async function draw(mode: ModeDescription, seed: number, count: number): Promise<Action[]> {
  const episode = await (await createAgent('random', config)).start(contextOf({ mode, seed }));
  const actions: Action[] = [];
  for (let i = 0; i < count; i++) {
    const decision = await episode.decide(seen);
    if (decision.kind === 'act') actions.push(...decision.actions);
  }
  return actions;
}

for (const name of MODES) {
  test(`random draws from the actions of ${name}, the same for the same seed`, async () => {
    const mode = modes[name].description;
    const actions = await draw(mode, 7, 60);
    expect(actions).toHaveLength(60);
    expect(actions).toEqual(await draw(mode, 7, 60));
    expect(actions).not.toEqual(await draw(mode, 8, 60));
    const kinds = new Set(actions.map((action) => action.kind));
    expect(kinds.size).toBeGreaterThan(3);
    const offered = new Set(mode.actions.map((spec) => spec.kind));
    for (const kind of kinds) expect(offered).toContain(kind);
    for (const { kind } of actions) expect(['goto', 'tab', 'history', 'message']).not.toContain(kind);
    for (const action of actions) {
      if (!('at' in action) || action.at === undefined || !('point' in action.at)) continue;
      const [x, y] = action.at.point;
      expect(x >= 0 && x < 1280 && y >= 0 && y < 720, JSON.stringify(action)).toBe(true);
    }
  });
}

test.describe('reference', () => {
  const click: Action = { kind: 'click', at: { point: [1, 1] }, button: 'left', count: 1, modifiers: [] };
  const start = async (oracle: Oracle) => (await createAgent('reference', config)).start(contextOf({ oracle }));

  test('plays one action a turn, then says that nothing is left', async () => {
    const plan = async () => [click, { kind: 'press', keys: 'Enter' } as const];
    const episode = await start({ steps: [{ kind: 'select', in: 'combobox', options: ['a'] }], plan });
    expect(await episode.decide(seen)).toMatchObject({ actions: [click] });
    expect(await episode.decide(seen)).toMatchObject({ actions: [{ kind: 'press' }] });
    expect(await episode.decide(seen)).toMatchObject({ kind: 'stop', reason: 'gave_up' });
  });

  test('scrolls until the target is in view, but not without end', async () => {
    let turns = 0;
    const scroll: Action = { kind: 'scroll', at: { point: [1, 1] }, dx: 0, dy: 100 };
    const steps = [
      { kind: 'scroll', to: 'text "x"' },
      { kind: 'press', keys: 'Enter' },
    ] as const;
    const episode = await start({
      steps,
      plan: async (step) =>
        step.kind === 'scroll' ? (turns++ < 2 ? [scroll] : []) : [{ kind: 'press', keys: 'Enter' }],
    });
    const kinds = [];
    for (let i = 0; i < 3; i++) {
      const decision = await episode.decide(seen);
      kinds.push(decision.kind === 'act' ? decision.actions[0]?.kind : decision.reason);
    }
    expect(kinds).toEqual(['scroll', 'scroll', 'press']);

    const endless = await start({ steps, plan: async () => [scroll] });
    let last = await endless.decide(seen);
    for (let i = 0; i < 20 && last.kind === 'act'; i++) last = await endless.decide(seen);
    expect(last).toMatchObject({ kind: 'stop', detail: expect.stringContaining('scrolls without end') });
  });

  test('a missing target and a refused action end it with their words', async () => {
    const missing = await start({
      steps: [{ kind: 'hover', on: 'button "X"' }],
      plan: async () => {
        throw new Error('button "X": not on the page.');
      },
    });
    expect(await missing.decide(seen)).toMatchObject({ kind: 'stop', detail: 'button "X": not on the page.' });
    const refused = await start({ steps: [], plan: async () => [] });
    expect(await refused.decide({ ...seen, lastError: 'stale id' })).toMatchObject({
      detail: 'an action failed: stale id',
    });
  });

  test('without an oracle it does not start', async () => {
    const agent = await createAgent('reference', config);
    expect(() => agent.start(contextOf())).toThrow('needs an oracle');
  });
});

test('seeds are stable and differ by task, variant and trial', () => {
  expect(episodeSeed(2026, 'a', 0, 0)).toBe(episodeSeed(2026, 'a', 0, 0));
  const seeds = [
    [2026, 'a', 0, 0],
    [2026, 'b', 0, 0],
    [2026, 'a', 1, 0],
    [2026, 'a', 0, 1],
    [2027, 'a', 0, 0],
  ].map((parts) => episodeSeed(...(parts as [number, string, number, number])));
  expect(new Set(seeds).size).toBe(5);
});
