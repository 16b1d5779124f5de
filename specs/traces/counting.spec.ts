import { test, expect } from '@playwright/test';
import type { ReferenceStep } from '../../tasks/reference';
import { figureOfReference, humanBound, humanFigure } from '../../traces/human';
import { countKinds, countedSteps, normaliseSteps, referenceSteps, type CountableStep } from '../../traces/normalise';
import { predictMs, TIME_MODEL } from '../../traces/time-model';

const kinds = (steps: CountableStep[]): string =>
  normaliseSteps(steps)
    .map((s) => s.kind)
    .join(' ');
const type = (startMs: number, endMs = startMs): CountableStep => ({ kind: 'type', startMs, endMs });

const rules: [string, CountableStep[], string][] = [
  ['typing within 800 ms merges, each gap counted from the piece before', [type(0), type(800), type(1600)], 'type'],
  ['typing after more than 800 ms does not', [type(0), type(801)], 'type type'],
  ['the gap runs from the end of the piece before', [type(0, 2000), type(2700)], 'type'],
  ['any other step ends a run of typing', [type(0), { kind: 'press', keys: 'Enter' }, type(100)], 'type press type'],
  ['without times adjacent typing merges', [{ kind: 'type' }, { kind: 'type' }], 'type'],
  ['a chord is one step', [{ kind: 'press', keys: 'Control+a' }], 'press'],
  [
    'modifiers held around a click are nothing',
    [{ kind: 'key_down', keys: 'Shift' }, { kind: 'click' }, { kind: 'key_up', keys: 'Shift' }],
    'click',
  ],
  [
    'a burst of scrolling merges',
    [
      { kind: 'scroll', startMs: 0 },
      { kind: 'scroll', startMs: 500 },
    ],
    'scroll',
  ],
  [
    'scrolling two places does not',
    [
      { kind: 'scroll', place: 'a' },
      { kind: 'scroll', place: 'b' },
    ],
    'scroll scroll',
  ],
  [
    'repeated keys are a step each',
    [
      { kind: 'press', keys: 'ArrowDown' },
      { kind: 'press', keys: 'ArrowDown' },
    ],
    'press press',
  ],
  ['clicks never merge', [{ kind: 'click' }, { kind: 'click' }], 'click click'],
  ['waiting and messages are nothing', [{ kind: 'wait' }, { kind: 'message' }, { kind: 'drag' }], 'drag'],
  ['waiting does not split a run', [type(0), { kind: 'wait' }, type(700)], 'type'],
  [
    'a refused action is a step and ends the run',
    [type(0), { kind: 'type', refused: true }, type(10)],
    'type type type',
  ],
];

for (const [rule, steps, expected] of rules) {
  test(rule, () => {
    expect(kinds(steps)).toBe(expected);
  });
}

const click = (on: string): ReferenceStep => ({ kind: 'click', on, button: 'left', count: 1, modifiers: [] });

test('steps of a reference are counted by the same rules', () => {
  const steps: ReferenceStep[] = [
    click('textbox "A"'),
    { kind: 'type', text: 'ab' },
    { kind: 'type', text: 'cd' },
    { kind: 'press', keys: 'Enter' },
    { kind: 'wait', ms: 300 },
    { kind: 'select', in: 'combobox "B"', options: ['x'] },
  ];
  expect(countKinds(referenceSteps(steps))).toEqual({ click: 3, type: 1, drag: 0, scroll: 0, key: 1 });
  expect(figureOfReference(steps)).toEqual({ steps: 5, ms: -425 + 3 * 1149 + 2140 + 321, source: 'reference' });
});

test('recordings come first, then the reference; nothing known is null', () => {
  const recording = { steps: 4, ms: 3000, source: 'recording' as const };
  expect(humanFigure(recording, [click('a')])).toBe(recording);
  expect(humanFigure(undefined, [click('a')])).toEqual({ steps: 1, ms: 724, source: 'reference' });
  expect(humanFigure(undefined, undefined)).toBeNull();
  expect(humanFigure(undefined, [])).toBeNull();
  expect([humanBound({ steps: 0 }), humanBound({ steps: 7 })]).toEqual([1, 7]);
});

test('the time model never predicts a time below its shortest step, and nothing for nothing', () => {
  const none = { click: 0, type: 0, drag: 0, scroll: 0, key: 0 };
  expect(predictMs(none)).toBeNull();
  expect(predictMs({ ...none, key: 1 })).toBe(321);
  expect(predictMs({ ...none, drag: 2 })).toBe(-425 + 2 * TIME_MODEL.coefficientsMs.drag);
});

test('agents: turns in browser_use, the normalised count where there is one, else actions', () => {
  expect(countedSteps({ mode: 'browser_use', steps: 7, turns: 2 })).toBe(2);
  expect(countedSteps({ mode: 'pixel', steps: 7, turns: 9 })).toBe(7);
  expect(countedSteps({ mode: 'pixel', steps: 7, normalisedSteps: 5, turns: 9 })).toBe(5);
});
