import { z } from 'zod';
import type { StageModel } from '../contract';
import { hexOf, parseColour } from './colour';

const words = z.string().min(1);
const colour = words.refine(
  (text) => parseColour(text) !== null,
  'a colour such as #336699 or rgba(51, 102, 153, 0.5)',
);

const setup = z.strictObject({
  /** The colour at first; none without it. */
  value: colour.optional(),
  /** A field from which the picker drops down, or the picker itself in the page (Mantine). */
  shape: z.enum(['field', 'inline']).default('field'),
  /** How colours are written. */
  format: z.enum(['hex', 'rgb', 'hsl', 'hsb']).default('hex'),
  /** Whether colours can be transparent. */
  alpha: z.boolean().default(false),
  /** Ready colours; with a title where the library shows one (antd). */
  swatches: z.strictObject({ title: words.default('Ready colours'), colours: z.array(colour).min(1) }).optional(),
  /** How many of them stand in a row (Mantine). */
  per_row: z.int().min(3).max(14).default(7),
  /** Ready colours alone, without the picker above them (Mantine). */
  swatches_only: z.boolean().default(false),
  /** Whether the colour can be taken away with a control of its own (antd). A field that is typed into can be emptied anyway. */
  clearable: z.boolean().default(false),
  /** Whether the user may change how colours are written (antd). */
  formats: z.boolean().default(false),
  placeholder: words.optional(),
  /** A line under the control. */
  help: words.optional(),
  /** Whether the instance label stands over the control. By default it does; table rows name theirs themselves. */
  heading: z.boolean().default(true),
  /** Width of the control in CSS px; by default it takes what there is. */
  width: z.int().min(100).max(800).optional(),
});

const channel = z.int().min(0).max(255);

const state = z.strictObject({
  /** `#rrggbb`, or `#rrggbbaa` where it is not opaque; null for no colour. */
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/)
    .nullable(),
  /** The same in channels 0–255 and opacity 0–1. */
  rgba: z.strictObject({ r: channel, g: channel, b: channel, a: z.number().min(0).max(1) }).nullable(),
  /** How it is written. */
  format: z.enum(['hex', 'rgb', 'hsl', 'hsb']),
  /** Whether the picker is shown; always for one that stands in the page. */
  open: z.boolean(),
});

/** The colour that is wanted, as a picture that does not write it. */
const guide = z.discriminatedUnion('kind', [
  /** A paint card with a field of colour. */
  z.strictObject({ kind: z.literal('card'), colour, caption: words.optional() }),
  /** A mug in that colour. */
  z.strictObject({ kind: z.literal('mug'), colour, caption: words.optional() }),
  /** Pencils side by side, of which one is marked by an arrow. */
  z.strictObject({
    kind: z.literal('pencils'),
    colours: z.array(colour).min(2),
    marked: z.int().min(0),
    caption: words.optional(),
  }),
]);

export type Setup = z.output<typeof setup>;
export type State = z.output<typeof state>;
export type Guide = z.output<typeof guide>;

export const model: StageModel<Setup, State, Guide> = {
  setup,
  state,
  initial({ value, format, shape }) {
    const rgba = value === undefined ? null : parseColour(value);
    return { hex: rgba && hexOf(rgba), rgba, format, open: shape === 'inline' };
  },
  guide,
};
