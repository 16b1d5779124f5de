import { z } from 'zod';
import type { StageModel } from '../contract';
import { SYMBOLS } from './symbols';

const words = z.string().min(1);
const symbol = z.enum(SYMBOLS);

/** Something to point at, and what it then says. */
const trigger = z.strictObject({ name: words, tip: words });
const pictured = z.strictObject({ name: words, tip: words, symbol });

const common = {
  /**
   * What brings a tip up. One that a press opens stays until the next press on its trigger or beside it; behind a `toggle` only its trigger
   * (or Escape, where the library says so) puts it away, and others may stand beside it.
   */
  opens: z.enum(['hover', 'focus', 'press', 'toggle']).default('hover'),
  /** How long the pointer has to rest before a tip comes, ms; by default the library's own habit. */
  delay: z.int().min(0).max(3000).optional(),
  /** Name of the trigger whose tip stands on the page at first; only with `opens: press` or `toggle`. */
  shown: words.optional(),
  /** Side of the trigger on which tips stand. */
  side: z.enum(['top', 'bottom', 'left', 'right']).default('top'),
  /** The tip goes along with the pointer. antd has no such tips. */
  follows: z.boolean().default(false),
  /** Neighbouring tips come at once when one has been waited for. Mantine alone has such groups. */
  grouped: z.boolean().default(false),
  /** Whether the instance label stands over the triggers. By default it does; table rows name theirs themselves. */
  heading: z.boolean().default(true),
};

const setup = z
  .discriminatedUnion('kind', [
    /** Buttons with words on them. */
    z.strictObject({ kind: z.literal('buttons'), triggers: z.array(trigger).min(1), ...common }),
    /** Buttons with nothing but a symbol. */
    z.strictObject({ kind: z.literal('icons'), triggers: z.array(pictured).min(1), ...common }),
    /** A text field with symbols beside it. */
    z.strictObject({ kind: z.literal('field'), value: words, triggers: z.array(pictured).min(1), ...common }),
    /** Figures, each with a sign that explains it. */
    z.strictObject({
      kind: z.literal('stats'),
      triggers: z.array(z.strictObject({ name: words, tip: words, value: words })).min(1),
      ...common,
    }),
    /** A text; the triggers' names are words of it. */
    z.strictObject({ kind: z.literal('sentence'), text: words, triggers: z.array(trigger).min(1), ...common }),
    /** Fields of a plan, named and large enough to move about in. */
    z.strictObject({
      kind: z.literal('tiles'),
      columns: z.int().min(1).max(4),
      triggers: z.array(trigger).min(1),
      ...common,
    }),
  ])
  .check(({ value, issues }) => {
    const names = value.triggers.map(({ name }) => name);
    const refuse = (path: PropertyKey[], input: unknown, message: string) =>
      issues.push({ code: 'custom', path, input, message });
    const repeated = names.find((name, i) => names.indexOf(name) !== i);
    if (repeated !== undefined) refuse(['triggers'], repeated, 'names that differ');
    const pressed = value.opens === 'press' || value.opens === 'toggle';
    if (value.shown !== undefined && !(pressed && names.includes(value.shown)))
      refuse(['shown'], value.shown, 'the name of a trigger, and `opens: press` or `toggle`');
    if (value.kind === 'sentence' && !names.every((name) => value.text.includes(name)))
      refuse(['text'], value.text, 'a text that holds the name of every trigger');
  });

/** Names of the triggers whose tips are on the page, in page order. */
const state = z.strictObject({ open: z.array(z.string()) });

/** A sign as it is printed somewhere else, without its meaning. */
const guide = z.strictObject({
  /** A woven label, a wooden board, or a sticker. */
  carrier: z.enum(['cloth', 'board', 'sticker']),
  symbol,
  caption: words.optional(),
});

export type Setup = z.output<typeof setup>;
export type State = z.output<typeof state>;
export type Guide = z.output<typeof guide>;
export type Trigger = Setup['triggers'][number];

export const model: StageModel<Setup, State, Guide> = {
  setup,
  state,
  initial: ({ shown }) => ({ open: shown === undefined ? [] : [shown] }),
  guide,
};
