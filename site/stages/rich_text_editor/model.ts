import { z } from 'zod';
import type { StageModel } from '../contract';
import { plainText, readLines, writeLines } from './markup';

const words = z.string().min(1);

/** Controls of the bar. */
export const TOOLS = [
  'Bold', 'Italic', 'Underline', 'Strikethrough', 'Code', 'ClearFormatting', 'H2', 'H3', 'Blockquote', 'BulletList', 'OrderedList',
  'Link', 'Undo', 'Redo',
] as const; // prettier-ignore
const tools = z.array(z.enum(TOOLS)).min(1);

const lines = z.array(z.string()).refine((own) => same(own, writeLines(readLines(own))), {
  message: 'lines as the editor writes them (site/stages/rich_text_editor/markup.ts)',
});

const setup = z.strictObject({
  /** What stands in the editor at first, in the markup of `markup.ts`. */
  lines: lines.default([]),
  /** Groups of controls over the text; none where there is no bar. */
  bar: z.array(tools).default([
    ['Bold', 'Italic', 'Underline', 'Strikethrough'],
    ['H2', 'BulletList', 'OrderedList'],
  ]),
  /** Controls that come up over selected text. */
  bubble: tools.optional(),
  placeholder: words.optional(),
  /** Height of the text in CSS px, where it scrolls by itself. */
  height: z.int().min(60).max(500).optional(),
  /** Whether the instance label stands over the editor. By default it does; table rows name theirs themselves. */
  heading: z.boolean().default(true),
});

/** The document, one line a block, spaces and empty lines at the end left out; see `markup.ts`. */
const state = z.strictObject({ lines: z.array(z.string()) });

/** A sheet that looks as the document shall look. */
const guide = z.strictObject({ lines: lines.min(1), caption: words.optional() });

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, i) => line === b[i]);
}

export type Setup = z.output<typeof setup>;
export type State = z.output<typeof state>;
export type Guide = z.output<typeof guide>;
export type Tool = (typeof TOOLS)[number];

export const model: StageModel<Setup, State, Guide> = {
  setup,
  state,
  initial: ({ lines: own }) => ({ lines: own }),
  guide,
  texts: { shown: plainText },
};
