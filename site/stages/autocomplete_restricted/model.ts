import { z } from 'zod';
import type { StageModel } from '../contract';

const words = z.string().min(1);

const setup = z
  .strictObject({
    /** The entries of the list, in its order. */
    options: z.array(words).min(2),
    /** What is chosen at first; nothing by default. */
    value: words.optional(),
    /** Whether text can be typed to find an entry. MUI's field takes text always: that is what an Autocomplete is. */
    searchable: z.boolean().optional(),
    /** Whether a control in the field takes the choice back. */
    clearable: z.boolean().optional(),
    placeholder: words.optional(),
    /** A line under the field. */
    help: words.optional(),
    /** Whether the instance label stands over the field. By default it does; table rows name theirs themselves. */
    heading: z.boolean().optional(),
    /** Width of the field in CSS px; by default it takes what there is. */
    width: z.int().min(100).max(800).optional(),
  })
  .check(({ value: { options, value }, issues }) => {
    const refuse = (path: PropertyKey[], input: unknown, message: string) =>
      issues.push({ code: 'custom', path, input, message });
    const repeated = options.find((text, i) => options.indexOf(text) !== i);
    if (repeated !== undefined) refuse(['options'], repeated, 'texts that differ');
    if (value !== undefined && !options.includes(value)) refuse(['value'], value, 'one of the options');
  });

const state = z.strictObject({
  /** Text of the chosen entry, or null. Typed text that is no entry is never a value. */
  value: words.nullable(),
  /** Whether the list is open. */
  open: z.boolean(),
});

/** What is to be chosen, as a picture. */
const guide = z.discriminatedUnion('kind', [
  /** A figure without its name. */
  z.strictObject({
    kind: z.literal('figure'),
    figure: z.enum(['circle', 'triangle', 'square', 'star', 'hexagon', 'cross', 'crescent', 'drop']),
    colour: z.string().regex(/^#[0-9a-f]{6}$/),
    caption: words.optional(),
  }),
  /** A wind rose whose needle points somewhere: degrees clockwise from north. */
  z.strictObject({ kind: z.literal('compass'), degrees: z.int().min(0).max(359), caption: words.optional() }),
  /** A printed list with one line ringed by hand. */
  z.strictObject({ kind: z.literal('ringed'), lines: z.array(words).min(2), ringed: words, caption: words.optional() }),
  /** An enamel plate with an inscription. */
  z.strictObject({ kind: z.literal('plate'), text: words, caption: words.optional() }),
]);

export type Setup = z.output<typeof setup>;
export type State = z.output<typeof state>;
export type Guide = z.output<typeof guide>;

export const model: StageModel<Setup, State, Guide> = {
  setup,
  state,
  initial: ({ value = null }) => ({ value, open: false }),
  guide,
};
