import { z } from 'zod';
import type { StageModel } from '../contract';
import { ordered } from './filtering';

const words = z.string().min(1);

/** One condition that is in force: `in` takes a list, `between` and `dates` two ends, the others a text or a number. */
const condition = z.strictObject({
  column: words,
  op: words,
  value: z.union([
    z.string(),
    z.number(),
    z.array(z.string()),
    z.tuple([z.number().nullable(), z.number().nullable()]),
  ]),
});

/**
 * What a column can be filtered by: one value or several of its own, a piece of text, two ends of a number or of days. MUI's grid has
 * its own operators for values, texts (`text`) and numbers (`range`).
 */
const BY = ['choice', 'choices', 'text', 'range', 'dates'] as const;

const column = z.strictObject({
  name: words,
  by: z.enum(BY).optional(),
  /** Values to choose from, in list order; by default those in the rows. */
  options: z.array(words).min(2).optional(),
  /** Whether the list of values can be searched. */
  searchable: z.boolean().optional(),
  /** Ends of the scale and its step, for `range`. */
  scale: z.tuple([z.number(), z.number(), z.number().positive()]).optional(),
  /** CSS px. */
  width: z.int().min(60).max(300).optional(),
});

const setup = z
  .strictObject({
    columns: z.array(column).min(2),
    /** Cells in column order; days as 2026-03-12. The first column tells rows apart. */
    rows: z.array(z.array(z.union([z.string(), z.number()]))).min(2),
    /** In force at first. */
    filters: z.array(condition).optional(),
    /** Placeholder of a search over all columns. */
    finder: words.optional(),
    /** Text of a control that takes all filters away. */
    clear: words.optional(),
    /** Text of the control that puts chosen filters in force; without it, each counts at once. antd always has one. */
    apply: words.optional(),
    /** MUI: conditions are put together in a panel of their own, as many as wanted, joined by “and” or “or”. */
    builder: z.boolean().optional(),
    /** Whether the instance label stands over the table. By default it does; table rows name theirs themselves. */
    heading: z.boolean().optional(),
    /** Width of the whole in CSS px; by default it takes what there is. */
    width: z.int().min(260).max(1000).optional(),
  })
  .check(({ value, issues }) => {
    const refuse = (path: PropertyKey[], input: unknown, message: string) =>
      issues.push({ code: 'custom', path, input, message });
    const names = value.columns.map(({ name }) => name);
    for (const [i, row] of value.rows.entries())
      if (row.length !== names.length) refuse(['rows', i], row, `${names.length} cells`);
    for (const [i, { column }] of (value.filters ?? []).entries())
      if (!names.includes(column)) refuse(['filters', i, 'column'], column, 'a column of the table');
    for (const [i, { by, scale }] of value.columns.entries())
      if (by === 'range' && scale === undefined) refuse(['columns', i], by, 'a scale');
  });

const state = z.strictObject({
  /** In force, in column order. Texts are trimmed and in small letters, since letter case does not matter; values in list order. */
  filters: z.array(condition),
  /** Whether a row has to meet all conditions or any. */
  match: z.enum(['all', 'any']),
  /** Searched for in all columns, trimmed and in small letters; empty for nothing. */
  search: z.string(),
});

/** The filters that are wanted, as chips or on a slip of paper. */
const guide = z.strictObject({
  shape: z.enum(['chips', 'slip']),
  /** Of each condition what a reader sees: `State: Late`. */
  conditions: z.array(z.strictObject({ of: words, is: words })).min(1),
  /** Without one, the picture has to be looked at: it is not in the page's text. */
  caption: words.optional(),
});

export type Condition = z.output<typeof condition>;
export type Column = z.output<typeof column>;
export type Setup = z.output<typeof setup>;
export type State = z.output<typeof state>;
export type Guide = z.output<typeof guide>;

export const model: StageModel<Setup, State, Guide> = {
  setup,
  state,
  initial: (own) => ({ filters: ordered(own, own.filters ?? []), match: 'all', search: '' }),
  guide,
  // Operators that the grids name in their own menus.
  texts: { own: ['between', 'contains'] },
};
