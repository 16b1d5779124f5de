import { z } from 'zod';
import type { StageModel } from '../contract';

const words = z.string().min(1);
const day = z.iso.date();
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

const setup = z
  .strictObject({
    /** The range at first, ISO days; empty without them. */
    start: day.optional(),
    end: day.optional(),
    /** The month at which an empty picker opens; by default that of the page's clock. */
    month: month.optional(),
    /** A field whose calendar drops down, one whose calendar comes up in a dialog, or the calendar itself in the page. */
    shape: z.enum(['dropdown', 'dialog', 'inline']).default('dropdown'),
    /** How many months stand side by side. antd always shows two. */
    calendars: z.int().min(1).max(3).default(2),
    /** Texts of the buttons that keep a picked range and drop it; without them a range counts when its second day is picked. */
    confirm: z.strictObject({ ok: words, cancel: words.optional() }).optional(),
    /** Text of a button that empties the range (MUI), or a cross in the field (antd, Mantine). */
    clear: words.optional(),
    /** Ranges that are offered by name. */
    presets: z
      .array(z.strictObject({ text: words, start: day, end: day }))
      .min(1)
      .optional(),
    /** Whether a range may have no end. antd only. */
    open_end: z.boolean().default(false),
    /** Whether one day is a range. antd and MUI always take one. */
    single_day: z.boolean().default(false),
    /** Saturdays and Sundays cannot be picked. */
    no_weekends: z.boolean().default(false),
    /** Dates are typed in this form (dayjs tokens), into two fields. antd and MUI. */
    typed: words.optional(),
    placeholder: words.optional(),
    /** A line under the field. */
    help: words.optional(),
    /** Whether the instance label stands over the field. By default it does; table rows name theirs themselves. */
    heading: z.boolean().default(true),
    /** Width of the field in CSS px; by default it takes what there is. */
    width: z.int().min(160).max(800).optional(),
  })
  .check(({ value: { start, end, open_end }, issues }) => {
    if (end !== undefined && (start === undefined || start > end))
      issues.push({ code: 'custom', path: ['end'], input: end, message: 'a day not before start' });
    if (start !== undefined && end === undefined && !open_end)
      issues.push({ code: 'custom', path: ['start'], input: start, message: 'an end as well' });
  });

const state = z.strictObject({
  /** The range that counts, ISO days. `end` alone is null where a range is open. */
  start: day.nullable(),
  end: day.nullable(),
  /** Whether the calendar is shown; always for one that stands in the page. */
  open: z.boolean(),
  /** The (leftmost) month shown, while the calendar is. */
  month: month.nullable(),
  /** What was picked last and dropped instead of kept; only where the component has a confirm control. */
  dropped: z.strictObject({ start: day.nullable(), end: day.nullable() }).nullable(),
});

/** The range or month that is wanted, as a picture. */
const guide = z.discriminatedUnion('kind', [
  /** A sheet of a wall calendar on which days have been marked with a broad pen. */
  z.strictObject({
    kind: z.literal('sheet'),
    month,
    from: z.int().min(1).max(31),
    to: z.int().min(1).max(31),
    caption: words.optional(),
  }),
  /** A torn-off slip with lines of text. */
  z.strictObject({ kind: z.literal('slip'), lines: z.array(words).min(1), caption: words.optional() }),
]);

export type Setup = z.output<typeof setup>;
export type State = z.output<typeof state>;
export type Guide = z.output<typeof guide>;

export const model: StageModel<Setup, State, Guide> = {
  setup,
  state,
  initial: ({ start = null, end = null, shape, month: first }) => ({
    start,
    end,
    open: shape === 'inline',
    // An inline calendar tells its month when it is first turned.
    month: shape === 'inline' ? (start?.slice(0, 7) ?? first ?? null) : null,
    dropped: null,
  }),
  guide,
};
