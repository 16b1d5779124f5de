import { expect, test } from '@playwright/test';
import type { Action, Decision, Observation } from '../../../agents/contract';
import type { Ask, Reply } from '../../mock-model/reply';
import { startMockModel, type MockModel } from '../../mock-model/server';
import { CAST, KEY, type Role } from './cast';
import { blankPage, startEpisode } from './player';
import { Answers } from './right-answers';

/** Conversations with providers' own tools: every call answered, safety checks acknowledged, pictures within the limits. No browser. */

let mock: MockModel;
test.beforeAll(async () => void (mock = await startMockModel({ key: KEY })));
test.afterAll(() => mock.close());
test.beforeEach(() => mock.reset());

const click = (x: number, y: number): Action => ({
  kind: 'click',
  at: { point: [x, y] },
  button: 'left',
  count: 1,
  modifiers: [],
});
const NATIVE = CAST.filter((role) => role.tool !== undefined);

/** Answers every request with these actions, as one answer of several calls. */
function answering(role: Role, seen: Observation, actions: readonly Action[], more: object = {}): void {
  const answers = new Answers(role, seen.mode);
  const right: Decision = { kind: 'act', raw: '', actions: [...actions] };
  mock.play((ask: Ask): Reply => ({ ...answers.to(ask, right, seen), ...more }));
}

function pointOf(decision: Decision): [number, number] {
  const action = decision.kind === 'act' ? decision.actions[0] : undefined;
  if (action?.kind !== 'click' || !('point' in action.at)) throw new Error(`no click: ${JSON.stringify(decision)}`);
  return action.at.point.map(Math.round) as [number, number];
}

for (const role of NATIVE) {
  test(`${role.title}: several calls of one answer are worked off one a step, then all are answered`, async () => {
    const seen = await blankPage(role);
    answering(role, seen, [click(128, 72), click(640, 360)]);
    const episode = await startEpisode(role, mock);
    expect(pointOf(await episode.decide(seen))).toEqual([128, 72]);
    expect(pointOf(await episode.decide({ ...seen, step: 1, done: 1 }))).toEqual([640, 360]);
    expect(mock.requests).toHaveLength(1);
    expect(pointOf(await episode.decide({ ...seen, step: 2, done: 1 }))).toEqual([128, 72]);
    expect(mock.requests).toHaveLength(2);
    expect(mock.problems()).toEqual([]);
  });

  test(`${role.title}: after a call that failed the rest is not run, and the model is told`, async () => {
    const seen = await blankPage(role);
    answering(role, seen, [click(128, 72), click(640, 360)]);
    const episode = await startEpisode(role, mock);
    await episode.decide(seen);
    const lastError = 'The point lies outside the picture.';
    expect(pointOf(await episode.decide({ ...seen, step: 1, done: 0, lastError }))).toEqual([128, 72]);
    expect(mock.problems()).toEqual([]);
    expect(mock.requests).toHaveLength(2);
    expect(JSON.stringify(mock.requests[1]?.body)).toContain(lastError);
  });

  // Anthropic asks for no acknowledgement.
  if (role.protocol === 'anthropic') continue;
  test(`${role.title}: a safety check is acknowledged`, async () => {
    const seen = await blankPage(role);
    answering(role, seen, [click(128, 72)], { safety: 'Is this what you want?' });
    const episode = await startEpisode(role, mock);
    const first = await episode.decide(seen);
    await episode.decide({ ...seen, step: 1, done: 1 });
    expect(mock.problems()).toEqual([]);
    expect(JSON.stringify(first)).toContain('Is this what you want?');
  });
}

for (const role of CAST.filter(({ modes }) => modes.includes('pixel_grid'))) {
  test(`${role.title}: what is sent is what is declared, and a point on it comes back to the page (E17)`, async () => {
    for (const mode of ['pixel', 'pixel_grid'] as const) {
      const seen = await blankPage(role, { width: 1920, height: 1080 }, mode);
      for (const [x, y] of [
        [960, 540],
        [1900, 20],
      ] as const) {
        // prettier-ignore
        answering(role, seen, [click(x, y)]);
        const back = pointOf(await (await startEpisode(role, mock, {}, mode)).decide(seen));
        // Models answer in whole numbers of a space that may be coarser than the page.
        expect(Math.abs(back[0] - x), `${mode} x`).toBeLessThanOrEqual(1);
        expect(Math.abs(back[1] - y), `${mode} y`).toBeLessThanOrEqual(1);
        const sent = mock.requests.at(-1)?.ask?.pictures.at(-1);
        expect(sent!.width / sent!.height, mode).toBeCloseTo(16 / 9, 1);
      }
    }
    // The mock refuses a picture of another size than the one declared, and one that the provider would shrink.
    expect(mock.problems()).toEqual([]);
  });
}

/** More pictures than Anthropic takes at their full size. */
const STEPS = 24;

for (const role of CAST.filter(({ tool, agent }) => tool !== undefined || agent === 'ui_tars')) {
  test(`${role.title}: a long episode of large pictures stays within every limit`, async () => {
    test.setTimeout(300_000);
    const seen = await blankPage(role, { width: 2560, height: 1440 });
    answering(role, seen, [click(1280, 720)]);
    const episode = await startEpisode(role, mock);
    for (let step = 0; step < STEPS; step++) {
      const decision = await episode.decide({ ...seen, step, ...(step > 0 && { done: 1 }) });
      expect(decision.kind, JSON.stringify(decision).slice(0, 500)).toBe('act');
    }
    expect(mock.problems()).toEqual([]);
    const pictures = mock.requests.map((request) => request.ask?.pictures.length ?? 0);
    const most = role.protocol === 'gemini' ? 3 : role.agent === 'ui_tars' ? 5 : 40;
    expect(Math.max(...pictures)).toBeLessThanOrEqual(most);
  });
}
