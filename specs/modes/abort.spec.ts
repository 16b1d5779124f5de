import type { Action, Observation } from '../../agents/contract';
import { executeAction } from '../../fixtures/input/execute';
import type { ActionResult } from '../../fixtures/modes/contract';
import { expect, test, type Probe } from './probe';

const LOGGED = `<textarea aria-label="Text" style="position:absolute;left:50px;top:50px;width:300px;height:200px"></textarea>
<div id="s" style="position:absolute;left:500px;top:50px;width:60px;height:40px;background:#ccc"></div><script>
  for (const t of ['mousedown', 'mousemove', 'mouseup', 'keydown', 'wheel', 'input'])
    addEventListener(t, (e) => { if (t === 'mousemove' && e.clientX === 0) return; log(t); if (t !== 'mousemove' || e.buttons === 1) window.happened?.(t); }, true);
</script>`;
const POINTS: Observation['transform'] = {
  model: { width: 1280, height: 720 },
  viewport: { width: 1280, height: 720 },
};
const TEXT: Action = { kind: 'fill', at: { point: [100, 100] }, text: 'x'.repeat(300) };

function run(on: Probe, action: Action, signal: AbortSignal): Promise<ActionResult> {
  return executeAction(on.session, action, { mode: 'pixel', step: 0, transform: POINTS, notes: [] }, signal);
}

test('an action that begins after the end of the episode reaches nothing', async ({ probe }) => {
  const on = await probe(LOGGED);
  const at = { point: [100, 100] as [number, number] };
  const actions: Action[] = [
    { kind: 'click', at, button: 'left', count: 1, modifiers: [] },
    { kind: 'hover', at },
    { kind: 'drag', from: at, to: { point: [300, 300] } },
    TEXT,
    { kind: 'type', text: 'abc' },
    { kind: 'press', keys: 'Enter' },
    { kind: 'scroll', at, dx: 0, dy: 100 },
    { kind: 'wait', ms: 60_000 },
  ];
  for (const action of actions) {
    expect(await run(on, action, AbortSignal.abort()), action.kind).toMatchObject({ refused: true });
  }
  expect(await on.events()).toEqual([]);
});

for (const [what, action, first, never] of [
  ['typing', TEXT, 'keydown', undefined],
  ['a drag', { kind: 'drag', from: { point: [520, 70] }, to: { point: [1200, 700] } }, 'mousemove', 'mouseup'],
  ['a key pressed often', { kind: 'press', keys: 'ArrowDown', times: 300 }, 'keydown', undefined],
] as const) {
  test(`${what} stops where the episode ends`, async ({ probe }) => {
    const on = await probe(LOGGED);
    const end = new AbortController();
    await on.session.page().exposeFunction('happened', (type: string) => type === first && end.abort());
    const result = await run(on, action as Action, end.signal);
    expect(result.error).toContain('The episode ended');
    const events = await on.events();
    expect(events).toContain(first);
    expect(events.filter((e) => e === 'keydown').length).toBeLessThan(250);
    if (never !== undefined) expect(events).not.toContain(never);
    // Nothing is under way any more: two painted frames later the page has heard of nothing else.
    await on.session.page().evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
    expect(await on.events()).toEqual(events);
  });
}

test('a wait ends with the episode', async ({ probe }) => {
  const on = await probe(LOGGED);
  const end = new AbortController();
  const from = performance.now();
  const waiting = run(on, { kind: 'wait', ms: 60_000 }, end.signal);
  end.abort();
  expect((await waiting).error).toContain('The episode ended');
  expect(performance.now() - from).toBeLessThan(20_000);
});
