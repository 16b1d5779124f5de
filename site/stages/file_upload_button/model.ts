import { z } from 'zod';
import type { StageModel } from '../contract';

const words = z.string().min(1);
const fileName = z.string().regex(/^[^/\\]+\.[a-z0-9]+$/);

const setup = z
  .strictObject({
    /**
     * What files are chosen with. `card` is antd's picture card, `icon` MUI's button without a text, `field` Mantine's `FileInput`, `drop` an
     * area that also takes dropped files (antd, Mantine); all libraries have `button`.
     */
    control: z.enum(['button', 'icon', 'card', 'drop', 'field']).optional(),
    /** Text of the control, or its accessible name. */
    text: words,
    /** Files that are there at first. */
    files: z.array(fileName).optional(),
    /** Whether several files can be chosen at once; then choosing adds, else the new file takes the place of the old one. */
    multiple: z.boolean().optional(),
    /** Endings that are taken, such as `.pdf`. */
    accept: z
      .array(z.string().regex(/^\.[a-z0-9]+$/))
      .min(1)
      .optional(),
    /** Whether each file can be removed. By default it can. */
    removable: z.boolean().optional(),
    /** A question before files are removed, with the texts of its buttons. */
    ask: z.strictObject({ question: words, yes: words, no: words }).optional(),
    /** Text of a control that removes all files. */
    clear: words.optional(),
    /** Text of a control that sends the chosen files; until then they do not count. */
    start: words.optional(),
    /** Text of a control that shows a file in a dialog. */
    preview: words.optional(),
    /** How files are listed under a button. */
    list: z.enum(['rows', 'chips']).optional(),
    /** Height of the list in CSS px, where it scrolls. */
    height: z.int().min(80).max(400).optional(),
    /** A line under the control. */
    help: words.optional(),
    /** Whether the instance label stands over the control. By default it does; table rows name theirs themselves. */
    heading: z.boolean().optional(),
  })
  .check(({ value: { files = [], multiple = false }, issues }) => {
    const repeated = files.find((name, i) => files.indexOf(name) !== i);
    if (repeated !== undefined)
      issues.push({ code: 'custom', path: ['files'], input: repeated, message: 'names that differ' });
    if (files.length > 1 && !multiple)
      issues.push({ code: 'custom', path: ['files'], input: files, message: 'one file where `multiple` is not set' });
  });

/** Names of the files that have been handed over, oldest first; the file whose preview is open. */
const state = z.strictObject({ files: z.array(z.string()), preview: z.string().nullable() });

/** Icons of a folder of the desktop, one of them circled by hand. */
const guide = z.strictObject({
  folder: words,
  files: z.array(fileName).min(2),
  circled: fileName,
  caption: words.optional(),
});

export type Setup = z.output<typeof setup>;
export type State = z.output<typeof state>;
export type Guide = z.output<typeof guide>;

export const model: StageModel<Setup, State, Guide> = {
  setup,
  state,
  initial: ({ files = [] }) => ({ files, preview: null }),
  guide,
};
