/**
 * A document as lines of text with marks, and back. A line is a block: `## ` a heading, `- ` and `1. ` items (two spaces for each level
 * above), `> ` a quotation. Within a line: `**bold**`, `_italic_`, `++underlined++`, `~~struck~~`, `` `code` ``, `[text](address)`, and
 * `[text](address ^)` for a link into a new tab. Each run of equal marks is written by itself,
 * and signs that a person has typed carry a backslash.
 */
export interface Node {
  type?: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: Node[];
}
type Mark = NonNullable<Node['marks']>[number];

/** What a last press of Enter leaves behind, in whatever block. */
const EMPTY = /^\s*(- |1\. |> )*$/;

/** From the innermost outwards; where several marks lie on a text, they are written in this order. */
const SIGNS = [
  ['code', '`'],
  ['strike', '~~'],
  ['underline', '++'],
  ['italic', '_'],
  ['bold', '**'],
] as const;

/** @returns lines without double spaces, spaces at their ends, and empty lines, items and quoted lines at the end of the document */
export function writeLines(document: Node): string[] {
  const lines = (document.content ?? []).flatMap((block) => writeBlock(block));
  while (lines.length > 0 && EMPTY.test(lines.at(-1) ?? '')) lines.pop();
  return lines;
}

function writeBlock({ type, attrs, content = [] }: Node): string[] {
  switch (type) {
    case 'heading':
      return [`${'#'.repeat(Number(attrs?.level))} ${writeInline(content)}`];
    case 'bulletList':
      return content.flatMap((item) => writeItem(item, '- '));
    case 'orderedList':
      return content.flatMap((item) => writeItem(item, '1. '));
    case 'blockquote':
      return content.flatMap(writeBlock).map((line) => `> ${line}`);
    case 'codeBlock':
      return ['```', ...content.flatMap(({ text = '' }) => text.split('\n')), '```'];
    case 'horizontalRule':
      return ['---'];
    default:
      return splitAtBreaks(content).map(writeInline);
  }
}

/** A line that was broken by Shift and Enter looks like two. */
function splitAtBreaks(nodes: readonly Node[]): Node[][] {
  const lines: Node[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'hardBreak') lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines;
}

function writeItem({ content = [] }: Node, sign: string): string[] {
  return content.flatMap((block, at) => writeBlock(block).map((line) => (at === 0 ? sign : '  ') + line));
}

function writeInline(nodes: readonly Node[]): string {
  const written = joinWords(nodes).map(({ type, text = '', marks = [] }) =>
    type === 'hardBreak' ? ' ' : writeText(text, marks),
  );
  return written.join('').replace(/\s+/g, ' ').trim();
}

const UNSEEN_ON_SPACES = ['bold', 'italic'];

/** Whether a space between two words is bold or slanted as they are cannot be seen: it is written as if, and the words as one run. */
function joinWords(nodes: readonly Node[]): Node[] {
  const joined: Node[] = [];
  for (const [at, node] of nodes.entries()) {
    const last = joined.at(-1);
    const next = nodes[at + 1];
    const unseen = (last?.marks ?? []).filter(
      (mark) => UNSEEN_ON_SPACES.includes(mark.type) && next?.marks?.some(({ type }) => type === mark.type),
    );
    const own = node.marks ?? [];
    const gap = node.type === 'text' && /^\s+$/.test(node.text ?? '');
    const marks = gap ? [...own, ...unseen.filter(({ type }) => !own.some((mark) => mark.type === type))] : own;
    if (last?.type === 'text' && node.type === 'text' && sameMarks(last.marks ?? [], marks)) {
      joined[joined.length - 1] = { ...last, text: (last.text ?? '') + (node.text ?? '') };
    } else joined.push({ ...node, marks });
  }
  return joined;
}

function sameMarks(some: readonly Mark[], others: readonly Mark[]): boolean {
  const written = (marks: readonly Mark[]) => marks.map((mark) => JSON.stringify([mark.type, mark.attrs])).sort();
  return written(some).join() === written(others).join();
}

function writeText(raw: string, marks: readonly Mark[]): string {
  const text = raw.replace(/\u200b|\ufeff/g, '').replace(/[\\*_~`[\]]|\+\+/g, '\\$&');
  // A space at the edge of a mark shows nothing: it stands outside.
  const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  if (inner === '' || marks.length === 0) return text;
  const own = (name: string) => marks.find(({ type }) => type === name);
  const signed = SIGNS.reduce((inside, [name, sign]) => (own(name) ? sign + inside + sign : inside), inner);
  const link = own('link')?.attrs;
  const tab = link?.target === '_blank' ? ' ^' : '';
  return before + (link ? `[${signed}](${String(link.href)}${tab})` : signed) + after;
}

/** Only what task files use: signs in pairs, and items of one kind below each other. */
export function readLines(lines: readonly string[]): Node {
  return { type: 'doc', content: readBlocks(lines) };
}

/** What a reader sees of a line: its text without block signs and marks. */
export function plainText(line: string): string {
  const textOf = ({ text = '', content = [] }: Node): string => text + content.map(textOf).join('');
  return textOf(readLines([line]));
}

const KINDS: [sign: RegExp, type: string, item?: string][] = [
  [/^- /, 'bulletList', 'listItem'],
  [/^1\. /, 'orderedList', 'listItem'],
  [/^> /, 'blockquote'],
];

function readBlocks(lines: readonly string[]): Node[] {
  const blocks: Node[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const [, hashes, title = ''] = /^(#{1,6}) (.*)$/.exec(line) ?? [];
    const kind = KINDS.find(([sign]) => sign.test(line));
    if (hashes) {
      blocks.push({ type: 'heading', attrs: { level: hashes.length }, content: readInline(title, []) });
    } else if (kind === undefined) {
      blocks.push({ type: 'paragraph', content: readInline(line, []) });
    } else {
      const [sign, type, item] = kind;
      const own: string[] = [];
      for (; at < lines.length && sign.test(lines[at] ?? ''); at++) own.push((lines[at] ?? '').replace(sign, ''));
      at--;
      const content = item ? own.map((text) => ({ type: item, content: readBlocks([text]) })) : readBlocks(own);
      blocks.push({ type, content });
    }
  }
  return blocks;
}

const INLINE = /\*\*(.+?)\*\*|_(.+?)_|\+\+(.+?)\+\+|~~(.+?)~~|`(.+?)`|\[(.+?)\]\((\S+?)( \^)?\)/;
const BY_GROUP = ['bold', 'italic', 'underline', 'strike', 'code'];

function readInline(text: string, marks: Mark[]): Node[] {
  const found = INLINE.exec(text);
  const plain = (part: string): Node[] =>
    part === '' ? [] : [{ type: 'text', text: part, ...(marks.length > 0 && { marks }) }];
  if (found === null) return plain(text);
  const group = BY_GROUP.findIndex((_, i) => found[i + 1] !== undefined);
  const mark: Mark =
    group >= 0
      ? { type: BY_GROUP[group]! }
      : { type: 'link', attrs: { href: found[7], target: found[8] ? '_blank' : null } };
  const inner = found[group >= 0 ? group + 1 : 6] ?? '';
  return [
    ...plain(text.slice(0, found.index)),
    ...readInline(inner, [...marks, mark]),
    ...readInline(text.slice(found.index + found[0].length), marks),
  ];
}
