import { z } from 'zod';
import type { StageModel } from '../contract';

const words = z.string().min(1);

/** A choice and its text; the text is also its value. */
const option = z.union([words, z.strictObject({ text: words, disabled: z.boolean().optional() })]);

const setup = z
  .strictObject({
    /** In list order. Either these, or groups of them. */
    options: z.array(option).min(2).optional(),
    groups: z
      .array(z.strictObject({ title: words, options: z.array(option).min(1) }))
      .min(2)
      .optional(),
    /** Text of a first option that stands for no choice. */
    empty: words.optional(),
    /** Text that is chosen at first: by default the empty option, else the first one. */
    value: words.optional(),
    /** A line under the list. */
    help: words.optional(),
    /** How the field is drawn. `line` is MUI's `NativeSelect`; `outlined` and `filled` are variants that both libraries have. */
    look: z.enum(['line', 'outlined', 'filled']).optional(),
    /** Whether the instance label stands over the field. By default it does; table rows name theirs themselves. */
    heading: z.boolean().optional(),
    /** Width of the field in CSS px; by default it takes what there is. */
    width: z.int().min(80).max(800).optional(),
  })
  .check(({ value: set, issues }) => {
    const { options, groups, empty, value } = set;
    const refuse = (path: PropertyKey[], input: unknown, message: string) =>
      issues.push({ code: 'custom', path, input, message });
    if ((options === undefined) === (groups === undefined)) refuse([], set, 'either options or groups');
    const texts = (groups?.flatMap((group) => group.options) ?? options ?? []).map((each) =>
      typeof each === 'string' ? each : each.text,
    );
    const repeated = [...(empty === undefined ? [] : [empty]), ...texts].find(
      (text, i, all) => all.indexOf(text) !== i,
    );
    if (repeated !== undefined) refuse(['options'], repeated, 'texts that differ');
    if (value !== undefined && !texts.includes(value)) refuse(['value'], value, 'one of the options');
  });

/** Text of the chosen option; '' while the empty option is chosen. */
const state = z.strictObject({ value: z.string() });

/** What is to be chosen, as a picture. */
const guide = z.discriminatedUnion('kind', [
  /** A printed ticket: heading, then name and entry of its lines. */
  z.strictObject({
    kind: z.literal('ticket'),
    heading: words,
    lines: z.array(z.tuple([words, words])).min(1),
  }),
  /** The face of a clock, `h:mm`. */
  z.strictObject({ kind: z.literal('clock'), time: z.string().regex(/^\d{1,2}:\d{2}$/), caption: words.optional() }),
  /** Regular polygons that are cut out of card: number of corners, 0 for a disc. */
  z.strictObject({
    kind: z.literal('cutouts'),
    corners: z.array(z.int().min(0).max(8)).min(1),
    caption: words.optional(),
  }),
  /** A rotary switch with a text at every position; `at` is the text it points to. */
  z.strictObject({ kind: z.literal('knob'), positions: z.array(words).min(3), at: words, caption: words.optional() }),
]);

export type Setup = z.output<typeof setup>;
export type State = z.output<typeof state>;
export type Guide = z.output<typeof guide>;

export const model: StageModel<Setup, State, Guide> = {
  setup,
  state,
  initial: ({ options, groups, empty, value }) => {
    const first = options?.[0] ?? groups?.[0]?.options[0] ?? '';
    return { value: value ?? (empty === undefined ? (typeof first === 'string' ? first : first.text) : '') };
  },
  guide,
};
