import { z } from 'zod';
import type { StageModel } from '../contract';

const words = z.string().min(1);

/** A card; its title is its name in the state, unique on its board. */
const card = z.union([
  words,
  z.strictObject({
    title: words,
    /** A short label on the card. */
    tag: words.optional(),
    /** A line of small print. */
    note: words.optional(),
  }),
]);

const column = z.strictObject({ name: words, cards: z.array(card) });

const setup = z
  .strictObject({
    /** Left to right, with the cards that each has in the board's saved arrangement. */
    columns: z.array(column).min(2).max(7),
    /** Titles by column at first, where that is not the saved arrangement. */
    now: z.record(z.string(), z.array(words)).optional(),
    /** Whether cards are moved by a handle of their own. */
    handle: z.boolean().optional(),
    /** A button that brings the saved arrangement back, and what the board says then. */
    reset: z.strictObject({ text: words, says: words }).optional(),
    /** Whether the number of its cards is written beside a column's name. */
    counter: z.boolean().optional(),
    /** Label of a field that dims the cards whose titles do not hold the text typed into it. */
    search: words.optional(),
    /** Whether titles stay on one line, and what does not fit is cut. */
    one_line: z.boolean().optional(),
    /** Whether cards are as small as they can be. */
    mini: z.boolean().optional(),
    /** Width of a column in CSS px. */
    column_width: z.int().min(70).max(320).optional(),
    /** Width of the board in CSS px, where it scrolls sideways. */
    width: z.int().min(300).max(1100).optional(),
    /** Height of the columns in CSS px, where they scroll. */
    height: z.int().min(120).max(480).optional(),
    /** Whether the instance label stands over the board. By default it does; table rows name theirs themselves. */
    heading: z.boolean().optional(),
    /** A line under the board. */
    help: words.optional(),
  })
  .check(({ value, issues }) => {
    const refuse = (path: PropertyKey[], input: unknown, message: string) =>
      issues.push({ code: 'custom', path, input, message });
    const titles = value.columns.flatMap(({ cards }) =>
      cards.map((each) => (typeof each === 'string' ? each : each.title)),
    );
    const all = [...titles, ...value.columns.map(({ name }) => name)];
    const repeated = all.find((name, i) => all.indexOf(name) !== i);
    if (repeated !== undefined) refuse(['columns'], repeated, 'names that differ');
    if (value.now === undefined) return;
    const now = Object.values(value.now).flat();
    if (Object.keys(value.now).join() !== value.columns.map(({ name }) => name).join())
      refuse(['now'], Object.keys(value.now), 'all columns in their order');
    if ([...now].sort().join() !== [...titles].sort().join()) refuse(['now'], now, 'every card once');
  });

/** Titles of the cards by column, top to bottom. */
const state = z.strictObject({ columns: z.record(z.string(), z.array(z.string())) });

/** A board as somebody wants it, drawn on paper. */
const guide = z.strictObject({
  columns: z.array(z.strictObject({ name: words, cards: z.array(words) })).min(1),
  /** Whether the picture is to be seen only. */
  drawn: z.boolean().optional(),
  caption: words.optional(),
});

export type Setup = z.output<typeof setup>;
export type State = z.output<typeof state>;
export type Guide = z.output<typeof guide>;

export const model: StageModel<Setup, State, Guide> = {
  setup,
  state,
  initial: ({ columns, now }) => ({
    columns:
      now ??
      Object.fromEntries(
        columns.map(({ name, cards }) => [name, cards.map((each) => (typeof each === 'string' ? each : each.title))]),
      ),
  }),
  unchanged: ({ columns }) =>
    Object.fromEntries(Object.entries(columns).map(([name, cards]) => [`columns.${name}`, { $setEquals: cards }])),
  guide,
};
