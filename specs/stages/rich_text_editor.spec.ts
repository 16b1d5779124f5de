import { expect, type Page } from '@playwright/test';
import { type Node, readLines, writeLines } from '../../site/stages/rich_text_editor/markup';
import { model } from '../../site/stages/rich_text_editor/model';
import { probing } from './probe';

const TWO = {
  type: 'rich_text_editor',
  number: 1,
  instances: { Note: { lines: ['Bring the blue box.'] }, Reply: {} },
  success: { Note: { lines: ['Bring the **blue** box.'] } },
} as const;
const LINKED = {
  type: 'rich_text_editor',
  number: 2,
  instances: { Note: { lines: ['See the plan.'], bar: [['Link']] } },
  success: { Note: { lines: ['See the [plan](https://a.test/p).'] } },
} as const;
const GATED = {
  type: 'rich_text_editor',
  number: 3,
  instances: { Note: { lines: ['Hello.'] } },
  success: { Note: { lines: ['Hello.', 'Again.'] } },
  gated: true,
} as const;

const test = probing([TWO, LINKED, GATED]);

/** Selects a word of an editor with the mouse. */
async function select(page: Page, label: string, word: string): Promise<void> {
  const box = await page.getByRole('textbox', { name: label }).evaluate((editor, text) => {
    const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const at = node.data.indexOf(text);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`no text ${text}`);
  }, word);
  await page.mouse.dblclick(box.x, box.y);
}

test('typing and controls count at once; the other editor is the wrong one', async ({ open }) => {
  const { page, told, solved } = await open('mantine', TWO);
  const bold = (label: string) =>
    page.getByRole('group', { name: `Editor of ${label}` }).getByRole('button', { name: 'Bold' });
  await page.getByRole('textbox', { name: 'Reply' }).click();
  await bold('Reply').click();
  await page.keyboard.type('blue');
  await expect.poll(() => told('Reply').at(-1)).toEqual({ lines: ['**blue**'] });
  expect(await solved(), 'the wrong instance').toBe(false);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await expect.poll(() => told('Reply').at(-1)).toEqual({ lines: [] });
  await select(page, 'Note', 'box');
  await bold('Note').click();
  await expect.poll(() => told('Note').at(-1)).toEqual({ lines: ['Bring the blue **box**.'] });
  expect(await solved(), 'a near miss').toBe(false);
  await bold('Note').click();
  await select(page, 'Note', 'blue');
  await bold('Note').click();
  await expect.poll(() => solved()).toBe(true);
});

test('a link counts when its own box is saved', async ({ open }) => {
  const { page, told, solved, atRest } = await open('mantine', LINKED);
  await select(page, 'Note', 'plan');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await atRest();
  await page.keyboard.type('https://a.test/p');
  expect(await solved(), 'typed and not saved').toBe(false);
  expect(told('Note')).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => solved()).toBe(true);
});

test('behind Apply: the text is a draft, Cancel takes it back', async ({ open }) => {
  const { page, solved, press } = await open('mantine', GATED);
  const write = async () => {
    await press('Open');
    await page.getByRole('textbox', { name: 'Note' }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Again.');
  };
  await write();
  expect(await solved(), 'a draft').toBe(false);
  await press('Cancel');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await solved(), 'after Cancel').toBe(false);
  await write();
  await press('Apply');
  await expect.poll(() => solved()).toBe(true);
});

test('documents and lines: each way leads back', () => {
  for (const lines of [
    [],
    ['One', '', 'two'],
    ['## Title', 'a **b** c', '- x', '- _y_', '- w', '1. one', '> said **_so_**', '> twice'],
    ['see [the](https://a.test/p) [**plan**](https://a.test/p) and [more](https://a.test/m ^)'],
    ['**_++~~all~~++_**'],
  ]) {
    expect(writeLines(readLines(lines))).toEqual(lines);
  }
});

test('items below an item are written two spaces further in', () => {
  const paragraph = (text: string): Node => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const list = (...content: Node[]): Node => ({ type: 'bulletList', content });
  const item = (...content: Node[]): Node => ({ type: 'listItem', content });
  const document = list(item(paragraph('a'), list(item(paragraph('b')))), item(paragraph('c')));
  expect(writeLines({ type: 'doc', content: [document] })).toEqual(['- a', '  - b', '- c']);
});

test('spaces, empty ends and the edges of marks do not matter; typed signs are no marks', () => {
  const paragraph = (...content: Node[]): Node => ({ type: 'paragraph', content });
  const bold = [{ type: 'bold' }];
  const of = (...content: Node[]) => writeLines({ type: 'doc', content });
  expect(of(paragraph({ type: 'text', text: ' a  b ' }), paragraph(), paragraph())).toEqual(['a b']);
  expect(of(paragraph({ type: 'text', text: 'a' }, { type: 'text', text: ' b ', marks: bold }))).toEqual(['a **b**']);
  expect(of(paragraph({ type: 'text', text: '2 * 3_4' }))).toEqual(['2 \\* 3\\_4']);
});

test('a last Enter in a list or quotation adds nothing; Shift and Enter breaks a line; spaces between bold words are bold', () => {
  const paragraph = (...content: Node[]): Node => ({ type: 'paragraph', content });
  const text = (words: string, mark?: string): Node => ({
    type: 'text',
    text: words,
    marks: mark ? [{ type: mark }] : [],
  });
  const of = (...content: Node[]) => writeLines({ type: 'doc', content });
  const item = (...content: Node[]): Node => ({ type: 'listItem', content: [paragraph(...content)] });
  expect(of({ type: 'bulletList', content: [item(text('a')), item()] })).toEqual(['- a']);
  expect(of({ type: 'bulletList', content: [item(), item(text('a'))] })).toEqual(['- ', '- a']);
  expect(of({ type: 'blockquote', content: [paragraph(text('a')), paragraph()] })).toEqual(['> a']);
  expect(of(paragraph(text('a'), { type: 'hardBreak' }, text('b'), { type: 'hardBreak' }))).toEqual(['a', 'b']);
  const phrase = (between: Node) => of(paragraph(text('a', 'bold'), between, text('b', 'bold'), text(' c')));
  expect(phrase(text(' '))).toEqual(['**a b** c']);
  expect(phrase(text(' ', 'italic'))).toEqual(['**a** **b** c']);
  expect(phrase(text(', '))).toEqual(['**a**, **b** c']);
  expect(of(paragraph(text('a', 'underline'), text(' '), text('b', 'underline')))).toEqual(['++a++ ++b++']);
});

test('a set-up has its text as the editor would write it', () => {
  expect(model.setup.safeParse({ lines: ['a **b**'] }).success).toBe(true);
  for (const bad of [
    { lines: ['a ** b **'] },
    { lines: ['a', ''] },
    { lines: ['two  spaces'] },
    { bar: [['Sparkle']] },
  ])
    expect(model.setup.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
});
