import { z } from 'zod';
import type { StageModel } from '../contract';

const words = z.string().min(1);

const mark = z.strictObject({ value: z.number(), text: words.optional() });

const setup = z
  .strictObject({
    min: z.number(),
    max: z.number(),
    step: z.number().positive(),
    /** Where the thumb stands at first. */
    value: z.number(),
    marks: z.array(mark).optional(),
    vertical: z.boolean().optional(),
    /** Written behind the value with the spacing given here: ` dB`, `%`, ` °C`. */
    unit: z.string().optional(),
    /** Decimals of the written value; by default those of the step. */
    decimals: z.int().min(0).max(4).optional(),
    /** When the bubble at the thumb shows the value. By default while it is moved or hovered. */
    bubble: z.enum(['auto', 'always', 'never']).optional(),
    /** Whether the value stands beside the slider. By default it does. */
    readout: z.boolean().optional(),
    /** Whether the instance label stands over the slider. By default it does; table rows name theirs themselves. */
    heading: z.boolean().optional(),
    /** Length of the track in CSS px. */
    length: z.int().min(120).max(800).optional(),
    /** A control under the slider that puts it back. */
    reset: z.strictObject({ text: words, to: z.number() }).optional(),
    disabled: z.boolean().optional(),
  })
  .check((context) => {
    const { min, max, value, marks, reset } = context.value;
    if (min >= max)
      context.issues.push({ code: 'custom', input: max, path: ['max'], message: `more than min (${min})` });
    const outside = (n: number) => n < min || n > max;
    const refuse = (n: number, path: PropertyKey[]) =>
      context.issues.push({ code: 'custom', input: n, path, message: `between min (${min}) and max (${max})` });
    if (outside(value)) refuse(value, ['value']);
    if (reset && outside(reset.to)) refuse(reset.to, ['reset', 'to']);
    for (const [i, m] of (marks ?? []).entries()) if (outside(m.value)) refuse(m.value, ['marks', i, 'value']);
  });

const state = z.strictObject({ value: z.number() });

/** A picture of the level to set: a dial with a needle, or a tank filled to it. */
const guide = z.strictObject({
  shape: z.enum(['dial', 'tank', 'bar']),
  min: z.number(),
  max: z.number(),
  value: z.number(),
  /** Distance of numbered ticks, and how many parts lie between two of them. */
  ticks: z.number().positive(),
  parts: z.int().min(1).max(10).optional(),
  unit: z.string().optional(),
  /** Whether the level is written too. */
  number: z.boolean().optional(),
  caption: words.optional(),
});

export type Setup = z.output<typeof setup>;
export type State = z.output<typeof state>;
export type Guide = z.output<typeof guide>;

export const model: StageModel<Setup, State, Guide> = {
  setup,
  state,
  initial: ({ value }) => ({ value }),
  guide,
};
