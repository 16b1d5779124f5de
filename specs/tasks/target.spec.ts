import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import type { Segment } from '../../tasks/reference';
import { ROLES } from '../../tasks/roles';
import { parseSteps } from '../../tasks/steps';
import { formatTarget, parseTarget, TargetError } from '../../tasks/target';

const good: [source: string, segments: Segment[]][] = [
  ['button "Save"', [{ by: 'role', role: 'button', name: 'Save' }]],
  ['slider', [{ by: 'role', role: 'slider' }]],
  ['slider #2', [{ by: 'role', role: 'slider', nth: 2 }]],
  ['text "Total: 3 >> 4"', [{ by: 'text', text: 'Total: 3 >> 4' }]],
  ['label "E-mail" #3', [{ by: 'label', text: 'E-mail', nth: 3 }]],
  ['css ".a >> .b"', [{ by: 'css', selector: '.a >> .b' }]],
  ['cell "say \\"hi\\" \\\\ #2"', [{ by: 'role', role: 'cell', name: 'say "hi" \\ #2' }]],
  [
    'dialog "Levels" >> row "A" #2 >> slider',
    [
      { by: 'role', role: 'dialog', name: 'Levels' },
      { by: 'role', role: 'row', name: 'A', nth: 2 },
      { by: 'role', role: 'slider' },
    ],
  ],
  ['button ""', [{ by: 'role', role: 'button', name: '' }]],
];

for (const [source, segments] of good) {
  test(`reads ${source}`, () => {
    expect(parseTarget(source)).toEqual(segments);
  });
}

const bad: [source: string, expected: RegExp, at: number][] = [
  ['', /a target: role "name", text/, 0],
  ['knob "Volume"', /an ARIA role, text, label or css/, 0],
  ['Button "Save"', /a target/, 0],
  ['button "Save', /a closing quote/, 7],
  ['button "a\\n"', /\\" or \\\\/, 9],
  ['text', /a quoted text after text/, 4],
  ['text ""', /a text that is not empty/, 0],
  ['button "Save" #0', /a number from 1 after #/, 14],
  ['button #x', /a number from 1 after #/, 7],
  ['button "Save" button', /" >> " or the end/, 14],
  ['button >>slider', /" >> " or the end/, 7],
  ['dialog >> ', /a target/, 10],
  ['button"Save"', /" >> " or the end/, 6],
];

for (const [source, expected, at] of bad) {
  test(`refuses ${source || 'an empty target'} and says where`, () => {
    let thrown: unknown;
    try {
      parseTarget(source);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(TargetError);
    expect((thrown as TargetError).expected).toMatch(expected);
    expect((thrown as TargetError).at).toBe(at);
  });
}

const nth = fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: undefined });
const words = fc.string({ unit: 'binary', minLength: 1 });
const segment = fc.oneof(
  fc.record({
    by: fc.constant('role' as const),
    role: fc.constantFrom(...ROLES),
    name: fc.option(fc.string(), { nil: undefined }),
    nth,
  }),
  fc.record({ by: fc.constantFrom('text' as const, 'label' as const), text: words, nth }),
  fc.record({ by: fc.constant('css' as const), selector: words, nth }),
);

test('parsing undoes formatting, whatever characters a name holds', () => {
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
      expect(parseTarget(formatTarget(segments))).toEqual(JSON.parse(JSON.stringify(segments)));
    }),
  );
});

test('no text makes the parser fail in another way than by TargetError', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z "#>\\1]{0,24}$/)), (source) => {
      try {
        expect(parseTarget(source).length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(TargetError);
      }
    }),
    { numRuns: 1000 },
  );
});

test('every form of a step', () => {
  const raw = [
    { click: 'button "Save"' },
    { click: { on: 'row "A"', button: 'right', count: 2, modifiers: ['Shift'] } },
    { double_click: 'cell "A"' },
    { hover: { in: 'slider', value: 3 } },
    { drag: { from: 'slider "Volume"', to: { value: '{level}' } } },
    { drag: { from: { in: 'slider', edge: 'left' }, to: { offset: [10, -5] } } },
    { type: '{word} and {level}' },
    { press: 'Control+A' },
    { press: { keys: 'ArrowRight', times: 3 } },
    { scroll: 'button "Save"' },
    { scroll: { to: 'row "Z"', over: 'table' } },
    { select: { in: 'combobox', option: 'One' } },
    { select: { in: 'listbox', options: ['One', '{word}'] } },
    { upload: { via: 'button "Upload"', file: 'a.txt' } },
    { wait: 300 },
  ];
  const { steps, findings } = parseSteps(raw, { level: 30, word: 'say "hi"' });
  expect(findings).toEqual([]);
  const press = { kind: 'press', keys: 'ArrowRight' };
  expect(steps).toEqual([
    { kind: 'click', on: 'button "Save"', button: 'left', count: 1, modifiers: [] },
    { kind: 'click', on: 'row "A"', button: 'right', count: 2, modifiers: ['Shift'] },
    { kind: 'click', on: 'cell "A"', button: 'left', count: 2, modifiers: [] },
    { kind: 'hover', on: { in: 'slider', value: 3 } },
    { kind: 'drag', from: 'slider "Volume"', to: { in: 'slider "Volume"', value: 30 } },
    { kind: 'drag', from: { in: 'slider', edge: 'left' }, to: { in: 'slider', offset: [10, -5] } },
    { kind: 'type', text: 'say "hi" and 30' },
    { kind: 'press', keys: 'Control+A' },
    press,
    press,
    press,
    { kind: 'scroll', to: 'button "Save"' },
    { kind: 'scroll', to: 'row "Z"', over: 'table' },
    { kind: 'select', in: 'combobox', options: ['One'] },
    { kind: 'select', in: 'listbox', options: ['One', 'say "hi"'] },
    { kind: 'upload', via: 'button "Upload"', files: ['a.txt'] },
    { kind: 'wait', ms: 300 },
  ]);
});

test('a value put into the quotes of a target stays inside them', () => {
  const { steps, findings } = parseSteps([{ click: 'button "{word}"' }], { word: 'say "hi" >> \\ #2' });
  expect(findings).toEqual([]);
  const [step] = steps;
  expect(step?.kind === 'click' && typeof step.on === 'string' && parseTarget(step.on)).toEqual([
    { by: 'role', role: 'button', name: 'say "hi" >> \\ #2' },
  ]);
});

const wrong: [step: unknown, path: (string | number)[], expected: RegExp][] = [
  ['click', [0], /a step such as/],
  [{ click: 'button', hover: 'button' }, [0], /one of click/],
  [{ click: { on: 'button', button: 'middle' } }, [0, 'click', 'button'], /left or right/],
  [{ click: { on: 'button', count: 4 } }, [0, 'click', 'count'], /1, 2 or 3/],
  [{ click: { on: 'button', modifiers: ['Hyper'] } }, [0, 'click', 'modifiers', 0], /"Shift"/],
  [{ click: { value: 3 } }, [0, 'click'], /only the end of a drag/],
  [{ click: { in: 'slider', fraction: [0.5, 1.5] } }, [0, 'click', 'fraction', 1], /a number from 0 to 1/],
  [{ click: { in: 'slider', edge: 'middle' } }, [0, 'click', 'edge'], /"left", "right"/],
  [{ drag: { from: 'slider', to: { value: 'far' } } }, [0, 'drag', 'to', 'value'], /a number/],
  [{ press: { keys: 'ArrowRight', times: 0 } }, [0, 'press', 'times'], /a number from 1 to 50/],
  [{ press: 'not a key' }, [0, 'press'], /keys such as Enter/],
  [{ select: { in: 'combobox' } }, [0, 'select'], /either option or options/],
  [{ wait: -1 }, [0, 'wait'], /a number from 1 to 5000/],
  [{ type: '{nothing}' }, [0, 'type'], /no \{name\}/],
];

for (const [step, path, expected] of wrong) {
  test(`refuses the step ${JSON.stringify(step)}`, () => {
    const { steps, findings } = parseSteps([step], {});
    expect(steps).toEqual([]);
    expect(findings).toHaveLength(1);
    expect(findings[0]!.path).toEqual(path);
    expect(findings[0]!.expected).toMatch(expected);
  });
}
