import { z } from 'zod';
import type { StageModel } from '../contract';

export const ICONS = [
  'archive',
  'bell',
  'copy',
  'delete',
  'download',
  'edit',
  'filter',
  'flag',
  'more',
  'mute',
  'pin',
  'print',
  'refresh',
  'settings',
  'share',
  'star',
] as const;

/**
 * Looks by the names the libraries themselves use: antd `type`, MUI and Mantine `variant`. A stage shows a name that its
 * library does not have as the library's default look.
 */
export const VARIANTS = [
  'default',
  'primary',
  'dashed',
  'link',
  'text',
  'contained',
  'outlined',
  'filled',
  'light',
  'outline',
  'subtle',
  'transparent',
] as const;

export const TONES = ['blue', 'red', 'green', 'purple', 'orange', 'gray'] as const;

const words = z.string().min(1);

/** How the button itself looks, whatever it does. */
const face = {
  /** Text on the button; the instance label when left out. */
  text: words.optional(),
  /** Accessible name, where it is more than the text. Icon-only buttons fall back to the instance label. */
  name: words.optional(),
  /** Text in front of the button, in a row of its own. */
  caption: words.optional(),
  icon: z.enum(ICONS).optional(),
  icon_only: z.boolean().optional(),
  variant: z.enum(VARIANTS).optional(),
  /** antd has `red` (danger) only. */
  tone: z.enum(TONES).optional(),
  disabled: z.boolean().optional(),
  loading: z.boolean().optional(),
};

/** What the button does. */
const setup = z.discriminatedUnion('kind', [
  /** A plain press; `says` is what the page answers to it. */
  z.strictObject({ kind: z.literal('press'), ...face, says: words.optional() }),
  /** A press that empties a list of chips beside the button. */
  z.strictObject({ kind: z.literal('clear'), ...face, items: z.array(words).min(1), empty: words }),
  /** A button that stays down (`aria-pressed`). */
  z.strictObject({ kind: z.literal('toggle'), ...face, pressed: z.boolean().optional() }),
  /** Joined toggle buttons of which one is down. */
  z.strictObject({
    kind: z.literal('choice'),
    options: z.array(z.strictObject({ value: words, text: words })).min(2),
    selected: words.optional(),
  }),
  z.strictObject({ kind: z.literal('popover'), ...face, title: words.optional(), body: words }),
  z.strictObject({ kind: z.literal('menu'), ...face, items: z.array(words).min(1) }),
  /** A press that asks back, in a dialog or in a small popover at the button. */
  z.strictObject({
    kind: z.literal('confirm'),
    ...face,
    via: z.enum(['dialog', 'popover']),
    question: words,
    body: words.optional(),
    yes: words,
    no: words,
  }),
]);

const times = z.int().min(0);
const state = z.union([
  z.strictObject({ presses: times }),
  z.strictObject({ items: z.array(z.string()) }),
  z.strictObject({ pressed: z.boolean() }),
  z.strictObject({ selected: z.string().nullable() }),
  /** `chosen` is the last item taken from a menu; popovers have none. */
  z.strictObject({ open: z.boolean(), chosen: z.string().nullable() }),
  /** Whether the question was answered with yes. A no leaves everything as it is, and can be thought over. */
  z.strictObject({ confirmed: z.boolean() }),
]);

/** A sample of the button to look for, drawn as a picture: its look, or the icon it carries. */
const guide = z.strictObject({
  look: z
    .strictObject({
      fill: z.enum(['solid', 'outline', 'dashed', 'tinted', 'plain']),
      tone: z.enum(TONES),
      text: words,
      icon: z.enum(ICONS).optional(),
    })
    .optional(),
  icon: z.enum(ICONS).optional(),
  caption: words.optional(),
});

export type Setup = z.output<typeof setup>;
export type SetupOf<K extends Setup['kind']> = Extract<Setup, { kind: K }>;
export type State = z.output<typeof state>;
export type Guide = z.output<typeof guide>;
export type IconName = (typeof ICONS)[number];

function initial(setup: Setup): State {
  switch (setup.kind) {
    case 'press':
      return { presses: 0 };
    case 'clear':
      return { items: setup.items };
    case 'toggle':
      return { pressed: setup.pressed ?? false };
    case 'choice':
      return { selected: setup.selected ?? null };
    case 'popover':
    case 'menu':
      return { open: false, chosen: null };
    case 'confirm':
      return { confirmed: false };
  }
}

export const model: StageModel<Setup, State, Guide> = { setup, state, initial, guide };
