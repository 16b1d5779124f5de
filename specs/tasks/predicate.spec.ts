import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { explain, isSolved, withUnnamed } from '../../tasks/predicate';
import { checkQuery, OPERATORS } from '../../tasks/query';

const INITIAL = { a: { value: 40 }, b: { value: 20 } };
const asks = (query: unknown, value: unknown): boolean =>
  isSolved({ a: { value: query } }, { a: { value }, b: { value: 20 } }, INITIAL);

/** Values that loose comparisons take for one another. */
const LOOKALIKES = [0, 0.1, 1, '0', '1', '', true, false, null, undefined, NaN, [], [0], [1], {}, { value: 0 }];

test('a plain value is equal to itself only, whatever looks like it', () => {
  for (const [i, wanted] of LOOKALIKES.entries()) {
    // Neither can be asked for: an empty map is no query, and JSON has no NaN and no undefined.
    if (wanted === undefined || Number.isNaN(wanted) || JSON.stringify(wanted) === '{}') continue;
    for (const [k, found] of LOOKALIKES.entries()) {
      expect(asks(wanted, found), `${JSON.stringify(wanted)} asked, ${String(found)} found`).toBe(i === k);
    }
  }
});

test('no operator takes a value of another type', () => {
  for (const found of ['30', true, null, undefined, NaN, Infinity, [30], { n: 30 }]) {
    expect(asks({ $near: [30, 5] }, found), String(found)).toBe(false);
    expect(asks({ $in: [30, 31] }, found), String(found)).toBe(false);
    expect(asks({ $setEquals: ['30'] }, found), String(found)).toBe(false);
    expect(asks({ $sequence: ['30'] }, found), String(found)).toBe(false);
    expect(asks({ $gte: 30, $lte: 30 }, found), String(found)).toBe(false);
    expect(asks({ $text: { equals: 'x' } }, found), String(found)).toBe(false);
  }
});

const table: [query: unknown, yes: unknown[], no: unknown[]][] = [
  [{ $near: [30, 0.5] }, [30, 29.5, 30.5], [29.4, 30.6, -30]],
  [{ $near: [0.3, 0] }, [0.1 + 0.2, 0.3], [0.3001]],
  [{ $near: [0, 0] }, [0, -0], [0.001, '0', null, false, '']],
  [
    { $setEquals: ['x', 'y'] },
    [
      ['x', 'y'],
      ['y', 'x'],
    ],
    [['x'], ['x', 'y', 'z'], ['x', 'y', 'y'], ['x', 'x'], 'xy'],
  ],
  [{ $setEquals: [1, 1] }, [[1, 1]], [[1], [1, '1']]],
  [{ $setEquals: [] }, [[]], [[1], {}, '', null]],
  [{ $setEquals: [{ a: 1, b: 2 }] }, [[{ b: 2, a: 1 }]], [[{ a: 1 }]]],
  [{ $sequence: ['x', 'y'] }, [['x', 'y']], [['y', 'x'], ['x', 'y', 'z'], ['x']]],
  [['x', 'y'], [['x', 'y']], [['y', 'x'], 'x', ['x']]],
  ['x', ['x'], [['x'], ['x', 'y'], { x: 'x' }]],
  [{ $all: ['x'] }, [['x'], ['y', 'x']], [['y'], 'x', []]],
  [{ $size: 2 }, [[1, 2]], [[1], 'ab', { length: 2 }]],
  [
    { $elemMatch: { name: 'x', size: { $gt: 2 } } },
    [
      [
        { name: 'y', size: 9 },
        { name: 'x', size: 3 },
      ],
    ],
    [
      [
        { name: 'y', size: 3 },
        { name: 'x', size: 1 },
      ],
      { name: 'x', size: 3 },
    ],
  ],
  [{ $in: ['x', null] }, ['x', null], [undefined, 'y', ['x']]],
  [{ $not: { $in: ['x'] } }, ['y', 1], ['x']],
  [{ $regex: '^a.c$' }, ['abc'], ['xabc', ['abc'], null]],
  [{ $text: { equals: 'a\nb' } }, ['a\nb', 'a\r\nb'], ['a b', 'A\nb', ' a\nb']],
  [{ $text: { equals: 'a b', trim: true, collapse: true, ignoreCase: true } }, ['  A \n b '], ['ab']],
  [{ $text: { equals: 'a\n\nb', lines: true } }, ['\na  \n\nb\n\n'], ['a\nb', '  a\n\nb']],
  [{ from: 1, to: 2 }, [{ to: 2, from: 1 }], [{ from: 1 }, { from: 1, to: 2, step: 1 }, { from: '1', to: 2 }]],
];

for (const [query, yes, no] of table) {
  test(`operators: ${JSON.stringify(query)}`, () => {
    for (const value of yes) expect(asks(query, value), JSON.stringify(value)).toBe(true);
    for (const value of no) expect(asks(query, value), JSON.stringify(value)).toBe(false);
  });
}

test('paths reach into maps and lists', () => {
  const solved = (state: unknown) =>
    isSolved({ a: { 'range.1': { $near: [5, 1] }, 'rgba.a': 0.5 } }, { a: state }, { a: {} });
  expect(solved({ range: [1, 5.5], rgba: { a: 0.5, r: 1 } })).toBe(true);
  expect(solved({ range: [5, 9], rgba: { a: 0.5 } })).toBe(false);
  expect(solved({ range: null, rgba: 'x' })).toBe(false);
});

test('an instance that is not named must stay as it was, in every field', () => {
  const success = { a: { value: 30 } };
  expect(isSolved(success, { a: { value: 30 }, b: { value: 20 } }, INITIAL)).toBe(true);
  expect(isSolved(success, { b: { value: 20 }, a: { extra: 1, value: 30 } }, INITIAL)).toBe(true);
  expect(isSolved(success, { a: { value: 30 }, b: { value: 21 } }, INITIAL)).toBe(false);
  expect(isSolved(success, { a: { value: 30 }, b: { value: 20, extra: 1 } }, INITIAL)).toBe(false);
  expect(isSolved(success, { a: { value: 30 } }, INITIAL)).toBe(false);
  expect(isSolved(success, { a: { value: 30 }, b: { value: 20 }, c: {} }, INITIAL)).toBe(false);
});

test('a type may say what counts as unchanged; the surface is not asked', () => {
  const initial = { a: { tags: [] }, b: { tags: ['x', 'y'], open: false }, surface: { open: false } };
  const unchanged = ({ tags }: { tags: string[] }) => ({ tags: { $setEquals: tags } });
  const success = withUnnamed({ a: { tags: ['z'] } }, initial, unchanged);
  expect(Object.keys(success)).toEqual(['a', 'b']);
  const solved = (b: unknown) => isSolved(success, { a: { tags: ['z'] }, b, surface: { open: true } }, initial);
  expect(solved({ tags: ['y', 'x'], open: true })).toBe(true);
  expect(solved({ tags: ['x'], open: false })).toBe(false);
  expect(solved({ tags: ['x', 'y', 'z'], open: false })).toBe(false);
  expect(withUnnamed({ a: { tags: ['z'] } }, initial)).toEqual({ a: { tags: ['z'] } });
});

test('the surface counts only where it is named', () => {
  const initial = { a: { value: 40 }, surface: { open: false } };
  const open = { a: { value: 30 }, surface: { open: true } };
  expect(isSolved({ a: { value: 30 } }, open, initial)).toBe(true);
  expect(isSolved({ a: { value: 30 }, surface: { open: false } }, open, initial)).toBe(false);
  expect(isSolved({ surface: { open: true } }, open, initial)).toBe(false);
  expect(isSolved({ surface: { open: true } }, { ...initial, surface: { open: true } }, initial)).toBe(true);
});

test('a missing instance never satisfies, not even a query for absence', () => {
  expect(isSolved({ a: { value: { $exists: false } } }, {}, {})).toBe(false);
  expect(isSolved({ a: { value: { $ne: 3 } } }, { b: 1 }, { b: 1 })).toBe(false);
  expect(isSolved({}, INITIAL, INITIAL)).toBe(false);
});

test('nothing that a page may send makes it throw or pass', () => {
  const queries: unknown[] = [...table.map(([query]) => query), { $not: { $near: [30, 0] } }, { $gt: 3, $lt: 5 }];
  fc.assert(
    fc.property(fc.constantFrom(...queries), fc.anything(), fc.anything(), (query, state, value) => {
      expect(typeof isSolved({ a: { value: query } }, state, INITIAL)).toBe('boolean');
      expect(typeof asks(query, value)).toBe('boolean');
      expect(Array.isArray(explain({ a: { value: query } }, { a: value }, INITIAL))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('solving and explaining agree', () => {
  const value = fc.oneof(fc.integer({ min: 28, max: 32 }), fc.constantFrom('30', null, [30]));
  fc.assert(
    fc.property(value, value, (a, b) => {
      const success = { a: { value: { $near: [30, 1] } } };
      const state = { a: { value: a }, b: { value: b } };
      const initial = { a: { value: 0 }, b: { value: 30 } };
      expect(explain(success, state, initial).length === 0).toBe(isSolved(success, state, initial));
    }),
  );
  expect(explain({ a: { value: 30 } }, { a: { value: '30' }, b: { value: 21 } }, INITIAL)).toEqual([
    'a.value: expected 30, found "30"',
    'b.value: expected 20, found 21 (must stay unchanged)',
  ]);
});

test('what is no query is refused with the reason', () => {
  const expectations = (query: unknown) =>
    checkQuery(query).map(({ path, expected }) => `${path.join('/')}: ${expected}`);
  expect(expectations({ value: { $where: 'true' } })).toEqual([`value/$where: one of ${OPERATORS.join(', ')}`]);
  expect(expectations({ value: { $near: [30] } })).toEqual(['value/$near: $near: [value, tolerance], two numbers']);
  expect(expectations({ value: { $near: ['30', 1] } })).toEqual([
    'value/$near: $near: [value, tolerance], two numbers',
  ]);
  expect(expectations({ value: { $setEquals: 'x' } })).toEqual(['value/$setEquals: a list for $setEquals']);
  expect(expectations({ range: { from: { $near: [1, 1] } } })).toEqual([
    'range: operators inside a map to be written as "range.from": …',
  ]);
  expect(expectations({ value: { $gt: 1, other: 2 } })).toEqual(['value: either operators or fields']);
  expect(expectations({ value: { $or: [{ $gt: 1 }] } })).toEqual(['value/$or: $or beside the fields, not inside one']);
  expect(expectations({ $or: [{ value: 1 }, { value: { $in: [2] } }] })).toEqual([]);
  expect(expectations({ value: { $regex: '(' } })).toEqual(['value/$regex: a regular expression']);
  expect(() => isSolved({ a: { value: { $where: 'true' } } }, INITIAL, INITIAL)).toThrow('$where');
});
