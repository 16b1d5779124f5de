import { z } from 'zod';
import type { StageModel } from '../contract';

const words = z.string().min(1);

const setup = z
  .strictObject({
    /** Tags that are there at first. */
    tags: z.array(words).optional(),
    /** Offered in a list under the field; without any, there is no list. Other tags can be typed all the same. */
    suggestions: z.array(words).min(1).optional(),
    placeholder: words.optional(),
    /** A line under the field. */
    help: words.optional(),
    /** Characters that end a tag while it is typed, beside Enter. */
    separators: z.array(z.string().length(1)).optional(),
    /** Whether a control in the field removes all tags. */
    clearable: z.boolean().optional(),
    /** The most tags that the field takes. */
    max: z.int().min(1).optional(),
    /** What a tag must look like; others are refused with `says`. */
    rule: z.strictObject({ pattern: words, says: words }).optional(),
    /** Leaving the field adds what has been typed, unless this is set. antd has no such choice and adds it always. */
    keep_text_on_leave: z.boolean().optional(),
    /** Whether the instance label stands over the field. By default it does; table rows name theirs themselves. */
    heading: z.boolean().optional(),
    /** Width of the field in CSS px; by default it takes what there is. */
    width: z.int().min(120).max(800).optional(),
  })
  .check(({ value: { tags = [], max, rule }, issues }) => {
    const refuse = (path: PropertyKey[], input: unknown, message: string) =>
      issues.push({ code: 'custom', path, input, message });
    if (max !== undefined && tags.length > max) refuse(['tags'], tags, `at most ${max} tags`);
    for (const [i, tag] of tags.entries()) {
      if (tags.indexOf(tag) !== i) refuse(['tags', i], tag, 'tags that differ');
      if (rule && !new RegExp(rule.pattern).test(tag)) refuse(['tags', i], tag, `a tag that fits ${rule.pattern}`);
    }
  });

/** In the order in which they stand in the field. Trimmed, with single spaces inside; letter case as typed. */
const state = z.strictObject({ tags: z.array(z.string()) });

/** The tags that are wanted, as a picture. */
const guide = z.strictObject({
  /** Luggage labels on a string, or lines on a sticky note. */
  shape: z.enum(['labels', 'note']),
  tags: z.array(words).min(1),
  caption: words.optional(),
});

export type Setup = z.output<typeof setup>;
export type State = z.output<typeof state>;
export type Guide = z.output<typeof guide>;

export const model: StageModel<Setup, State, Guide> = {
  setup,
  state,
  initial: ({ tags = [] }) => ({ tags }),
  unchanged: ({ tags }) => ({ tags: { $setEquals: tags } }),
  guide,
};
