import { z } from 'zod';
import type { StageModel } from '../contract';

const words = z.string().min(1);
const percent = z.number().min(0).max(100);
const colour = z.string().regex(/^#[0-9a-f]{6}$/);

const plainPane = z.strictObject({
  /** Heading of the pane, and its name in the state; unique in the splitter. */
  name: words,
  /** Share of the splitter, percent: the default, to which a reset goes back. */
  size: percent,
  /** Share at first, where it is not the default. */
  now: percent.optional(),
  min: percent.optional(),
  max: percent.optional(),
  /** Whether the pane can be folded away. */
  collapsible: z.boolean().optional(),
  /** Lines of text in the pane. */
  lines: z.array(words).optional(),
  /** Fill of a pane that shows no text. */
  tint: colour.optional(),
});

const pane = plainPane.extend({
  /** A splitter inside the pane; its shares are shares of the pane. */
  inside: z.strictObject({ vertical: z.boolean().optional(), panes: z.array(plainPane).min(2).max(3) }).optional(),
});

const setup = z
  .strictObject({
    panes: z.array(pane).min(2).max(4),
    /** Panes one under another instead of side by side. */
    vertical: z.boolean().optional(),
    /** Height of the splitter in CSS px. */
    height: z.int().min(80).max(420).optional(),
    /** Width of the splitter in CSS px; by default it takes what there is. */
    width: z.int().min(200).max(760).optional(),
    /** What is written beside the names of panes. `px` needs `width`, or `height` where panes stand one under another. */
    readout: z.enum(['percent', 'px', 'none']).optional(),
    /** Whether the names and lines of panes are shown. */
    bare: z.boolean().optional(),
    /** Whether marks at every tenth of the splitter run along it. */
    ruler: z.boolean().optional(),
    /** How the handle is drawn. */
    handle: z.enum(['grip', 'thin', 'gradient']).optional(),
    /** Panes move only when the handle is let go. antd and MUI. */
    lazy: z.boolean().optional(),
    /** The handle comes to rest at multiples of this share. Mantine. */
    snap: z.number().min(1).max(25).optional(),
    /** Text of a button that restores the default sizes. */
    reset: words.optional(),
    /** A line under the splitter. */
    help: words.optional(),
    /** Whether the instance label stands over the splitter. */
    heading: z.boolean().optional(),
  })
  .check(({ value, issues }) => {
    const refuse = (path: PropertyKey[], input: unknown, message: string) =>
      issues.push({ code: 'custom', path, input, message });
    const sum = (panes: { size: number; now?: number }[], of: 'size' | 'now') =>
      panes.reduce((total, each) => total + (of === 'now' ? (each.now ?? each.size) : each.size), 0);
    for (const panes of [value.panes, ...value.panes.flatMap(({ inside }) => (inside ? [inside.panes] : []))]) {
      if (sum(panes, 'size') !== 100) refuse(['panes'], sum(panes, 'size'), 'sizes that make 100 percent');
      if (sum(panes, 'now') !== 100) refuse(['panes'], sum(panes, 'now'), 'sizes at first that make 100 percent');
    }
    const names = value.panes.flatMap(({ name, inside }) => [name, ...(inside?.panes ?? []).map((each) => each.name)]);
    const repeated = names.find((name, i) => names.indexOf(name) !== i);
    if (repeated !== undefined) refuse(['panes'], repeated, 'names that differ');
    if (value.readout === 'px' && (value.vertical ? value.height : value.width) === undefined)
      refuse(['readout'], 'px', 'a length along which pixels can be counted');
  });

/** Shares in percent, to a tenth, by pane name; the panes that are folded away, in page order. */
const state = z.strictObject({ shares: z.record(z.string(), percent), collapsed: z.array(z.string()) });

/** The wanted layout as a sketch of the window. */
const guide = z.strictObject({
  vertical: z.boolean().optional(),
  panes: z.array(z.strictObject({ name: words.optional(), size: percent, tint: colour.optional() })).min(2),
  /** Writes each share into its pane. */
  numbers: z.boolean().optional(),
  /** Marks at every tenth. */
  ruler: z.boolean().optional(),
  caption: words.optional(),
});

export type Pane = z.output<typeof pane>;
export type Setup = z.output<typeof setup>;
export type State = z.output<typeof state>;
export type Guide = z.output<typeof guide>;

export const model: StageModel<Setup, State, Guide> = {
  setup,
  state,
  initial: ({ panes }) => ({
    shares: Object.fromEntries(
      panes.flatMap(({ name, size, now, inside }) => [
        [name, now ?? size],
        ...(inside?.panes ?? []).map((each) => [each.name, each.now ?? each.size]),
      ]),
    ) as Record<string, number>,
    collapsed: panes.filter(({ collapsible, now }) => collapsible && now === 0).map(({ name }) => name),
  }),
  // Whole percents are what the page tells.
  unchanged: ({ shares, collapsed }) => ({
    ...Object.fromEntries(Object.entries(shares).map(([name, share]) => [`shares.${name}`, { $near: [share, 0.5] }])),
    collapsed: { $setEquals: collapsed },
  }),
  guide,
};
