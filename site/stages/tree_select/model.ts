import { z } from 'zod';
import type { StageModel } from '../contract';
import { leavesOf, type Branch } from './tree';

const words = z.string().min(1);

/** A list of leaves, or names of branches with what is under each; an empty list makes the name itself a leaf. */
const branch: z.ZodType<Branch> = z.lazy(() => z.union([z.array(words), z.record(words, branch)]));

const setup = z
  .strictObject({
    tree: branch,
    /** Leaves that are chosen at first, as paths: `Ground floor / Kitchen / Oven`. */
    chosen: z.array(words).optional(),
    /** Leaves are ticked with boxes, and the list stays open. Without it, a click on a leaf chooses it and closes the list. */
    multiple: z.boolean().optional(),
    /** Whether the tree can be filtered by typing: in the field (antd) or above the tree (MUI, Mantine). */
    search: z.boolean().optional(),
    /** Whether a control in the field takes the choice back. */
    clearable: z.boolean().optional(),
    /** Branches open only by their arrows, not by a click on their names. */
    icon_expands: z.boolean().optional(),
    /** Text of a button under the tree; only when it is pressed does a pick count. MUI and Mantine only. */
    confirm: words.optional(),
    placeholder: words.optional(),
    /** A line under the field. */
    help: words.optional(),
    /** Height of the list in CSS px, beyond which it scrolls. */
    height: z.int().min(120).max(400).optional(),
    /** Whether the instance label stands over the field. By default it does; table rows name theirs themselves. */
    heading: z.boolean().optional(),
    /** Width of the field in CSS px; by default it takes what there is. */
    width: z.int().min(120).max(800).optional(),
  })
  .check(({ value: { tree, chosen = [], multiple }, issues }) => {
    const refuse = (path: PropertyKey[], input: unknown, message: string) =>
      issues.push({ code: 'custom', path, input, message });
    const leaves = leavesOf(tree);
    for (const [i, leaf] of leaves.entries())
      if (leaves.indexOf(leaf) !== i) refuse(['tree'], leaf, 'leaves that differ under one branch');
    for (const [i, path] of chosen.entries())
      if (!leaves.includes(path)) refuse(['chosen', i], path, 'a path that ends in a leaf');
    if (!multiple && chosen.length > 1) refuse(['chosen'], chosen, 'one path at most');
  });

const state = z.strictObject({
  /** Paths of the chosen leaves, in tree order. */
  chosen: z.array(words),
  /** Whether the list is open. */
  open: z.boolean(),
  /** Paths of the branches that are open in it, in tree order; none while the list is closed. */
  expanded: z.array(words),
});

/** The leaf that is wanted, as a picture. */
const guide = z.discriminatedUnion('kind', [
  /** A plan: rows of named fields, of which one is coloured. */
  z.strictObject({
    kind: z.literal('plan'),
    rows: z.record(words, z.array(words).min(1)),
    filled: words,
    caption: words.optional(),
  }),
  /** A twig drawn from left to right: branches, and leaves of which one has turned red. */
  z.strictObject({
    kind: z.literal('twig'),
    rows: z.record(words, z.array(words).min(1)),
    red: words,
    caption: words.optional(),
  }),
  /** A tag that says the way, one line a level. */
  z.strictObject({ kind: z.literal('tag'), lines: z.array(words).min(1), caption: words.optional() }),
]);

export type Setup = z.output<typeof setup>;
export type State = z.output<typeof state>;
export type Guide = z.output<typeof guide>;

export const model: StageModel<Setup, State, Guide> = {
  setup,
  state,
  initial: ({ chosen = [] }) => ({ chosen, open: false, expanded: [] }),
  guide,
};
