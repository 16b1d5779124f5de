import { z } from 'zod';
import type { StageModel } from '../contract';

const words = z.string().min(1);

/** A box and its text; the text is also its value. */
const option = z.union([
  words,
  z.strictObject({
    text: words,
    /** A line of small print under the text. */
    hint: words.optional(),
    disabled: z.boolean().optional(),
  }),
]);

const setup = z
  .strictObject({
    /** In page order. Either these, or sections of them. */
    options: z.array(option).min(2).optional(),
    sections: z
      .array(z.strictObject({ title: words, options: z.array(option).min(1) }))
      .min(2)
      .optional(),
    /** Texts that are ticked at first. */
    checked: z.array(words).optional(),
    /** Columns that the boxes stand in. By default each library's own habit: antd in a running line, the others one under another. */
    columns: z.int().min(1).max(4).optional(),
    /** A line under the group. */
    help: words.optional(),
    /** Whether the number of ticked boxes is written beside the label. */
    counter: z.boolean().optional(),
    /** Height of the list in CSS px, where it scrolls by itself. */
    height: z.int().min(120).max(600).optional(),
  })
  .check(({ value, issues }) => {
    const { options, sections, checked = [] } = value;
    const refuse = (path: PropertyKey[], input: unknown, message: string) =>
      issues.push({ code: 'custom', path, input, message });
    if ((options === undefined) === (sections === undefined)) refuse([], value, 'either options or sections');
    const texts = (sections?.flatMap((section) => section.options) ?? options ?? []).map((each) =>
      typeof each === 'string' ? each : each.text,
    );
    const repeated = texts.find((text, i) => texts.indexOf(text) !== i);
    if (repeated !== undefined) refuse(['options'], repeated, 'texts that differ');
    for (const [i, text] of checked.entries())
      if (!texts.includes(text) || checked.indexOf(text) !== i)
        refuse(['checked', i], text, 'one of the options, once');
  });

/** `checked` is a set; stages write it in page order. */
const state = z.strictObject({ checked: z.array(z.string()) });

/** What is to be ticked, as a picture. */
const guide = z.discriminatedUnion('kind', [
  /** A paper form filled in by hand. */
  z.strictObject({
    kind: z.literal('paper'),
    items: z.array(words),
    ticked: z.array(words),
    columns: z.int().min(1).max(3).optional(),
    caption: words.optional(),
  }),
  /** Fields of a plan of which some are filled: weekdays, rooms, seats. */
  z.strictObject({
    kind: z.literal('plan'),
    columns: z.int().min(1).max(7),
    fields: z.array(words),
    filled: z.array(words),
    caption: words.optional(),
  }),
  /** Dabs of colour without their names. */
  z.strictObject({
    kind: z.literal('colours'),
    colours: z.array(z.string().regex(/^#[0-9a-f]{6}$/)),
    caption: words.optional(),
  }),
]);

export type Setup = z.output<typeof setup>;
export type State = z.output<typeof state>;
export type Guide = z.output<typeof guide>;

export const model: StageModel<Setup, State, Guide> = {
  setup,
  state,
  initial: ({ checked = [] }) => ({ checked }),
  guide,
};
