import { expect, test } from '@playwright/test';
import { equal } from '../../site/scene/state/equal';
import {
  isDirty,
  isOpen,
  openScene,
  reduceScene,
  type SceneData,
  type SceneEvent,
  type SceneRules,
} from '../../site/scene/state/scene-state';

const INLINE = { Lead: { value: 40 }, Backing: { value: 20 } };
const OVERLAY = { ...INLINE, surface: { open: false } };

function run(rules: SceneRules, initial: SceneData['committed'], ...events: SceneEvent[]): SceneData {
  return events.reduce((data, event) => reduceScene(rules, data, event), openScene(initial));
}
const set = (label: string, value: number, generation = 0): SceneEvent => ({
  kind: 'commit',
  label,
  state: { value },
  generation,
});

test.describe('without a commit control', () => {
  const rules = { gated: false, overlay: false };
  test('a commit counts at once', () => {
    expect(run(rules, INLINE, set('Backing', 30)).committed).toEqual({ ...INLINE, Backing: { value: 30 } });
  });
  test('a commit of the same state changes nothing', () => {
    const before = openScene(INLINE);
    expect(reduceScene(rules, before, set('Backing', 20))).toBe(before);
  });
  test('closing and opening an overlay shows what counts', () => {
    const rules = { gated: false, overlay: true };
    const data = run(
      rules,
      OVERLAY,
      { kind: 'surface', open: true },
      set('Lead', 70),
      { kind: 'surface', open: false },
      { kind: 'surface', open: true },
    );
    expect(data.committed).toEqual({ ...INLINE, Lead: { value: 70 }, surface: { open: true } });
    expect(data.shown.Lead).toEqual({ value: 70 });
    expect(data.generation).toBe(0);
  });
});

test.describe('with a commit control', () => {
  const rules = { gated: true, overlay: true };
  const open: SceneEvent = { kind: 'surface', open: true };

  test('a commit is a draft until Apply, which also closes', () => {
    const draft = run(rules, OVERLAY, open, set('Backing', 30));
    expect(draft.committed).toEqual({ ...INLINE, surface: { open: true } });
    expect(isDirty(draft)).toBe(true);
    const applied = reduceScene(rules, draft, { kind: 'apply' });
    expect(applied.committed).toEqual({ Lead: { value: 40 }, Backing: { value: 30 }, surface: { open: false } });
    expect(isDirty(applied)).toBe(false);
  });

  for (const [name, event] of [
    ['Cancel', { kind: 'cancel' }],
    ['the close button', { kind: 'surface', open: false }],
  ] as const) {
    test(`${name} discards the draft, closes, and mounts the stages anew with what counts`, () => {
      const data = run(rules, OVERLAY, open, set('Backing', 30), event);
      expect(data.committed).toEqual(OVERLAY);
      expect(isOpen(data)).toBe(false);
      expect(isDirty(data)).toBe(false);
      expect(data.generation).toBe(1);
      expect(data.shown).toEqual(OVERLAY);
    });
  }

  test('Cancel after an earlier Apply goes back to what was applied', () => {
    const data = run(rules, OVERLAY, open, set('Lead', 55), { kind: 'apply' }, open, set('Lead', 90), {
      kind: 'cancel',
    });
    expect(data.committed.Lead).toEqual({ value: 55 });
    expect(data.shown.Lead).toEqual({ value: 55 });
  });

  test('a discarded stage is not heard', () => {
    const data = run(rules, OVERLAY, open, { kind: 'cancel' }, open, set('Backing', 30, 0), { kind: 'apply' });
    expect(data.committed).toEqual(OVERLAY);
  });

  test('setting a draft back leaves nothing to apply', () => {
    expect(isDirty(run(rules, OVERLAY, open, set('Lead', 50), set('Lead', 40)))).toBe(false);
  });
});

test('equality is structural, and absent keys equal undefined ones', () => {
  expect(equal({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
  expect(equal({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(equal({ a: 1 }, { b: 1 })).toBe(false);
  expect(equal({ a: 1 }, { a: 1, b: null })).toBe(false);
  expect(equal([1, 2], { 0: 1, 1: 2 })).toBe(false);
  expect(equal([], {})).toBe(false);
  expect(equal(Number.NaN, Number.NaN)).toBe(true);
});
