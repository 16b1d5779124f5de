import { expect, type Page } from '@playwright/test';
import { readLines } from '../../site/stages/rich_text_editor/markup';
import type { State } from '../../site/stages/rich_text_editor/model';
import { test, wrongFirst } from './task-page';

/** Tasks with plain paragraphs; their near misses hold wrong editors, missing and surplus marks, and changed words. */
const TASKS = ['T03', 'T12', 'T24'];

const KEYS: Record<string, string> = { bold: 'Control+B', italic: 'Control+I', underline: 'Control+U' };

/** Empties an editor and types paragraphs anew, with the marks they have. */
async function write(page: Page, label: string, lines: readonly string[]): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  for (const [at, paragraph] of (readLines(lines).content ?? []).entries()) {
    if (at > 0) await page.keyboard.press('Enter');
    for (const { text = '', marks = [] } of paragraph.content ?? []) {
      const toggle = async () => {
        for (const { type } of marks) await page.keyboard.press(KEYS[type] ?? type);
      };
      await toggle();
      await page.keyboard.type(text);
      await toggle();
    }
  }
}

for (const task of TASKS) {
  test(`mantine-${task}: no near miss solves, done by hand`, async ({ openTask }) => {
    const { page, nearMisses, reload, solved, told, wanted } = await openTask(`rich_text_editor-mantine-${task}`);
    for (const miss of nearMisses) {
      await reload();
      const states = Object.entries(miss) as [string, State][];
      for (const [label, { lines }] of wrongFirst(states, ([label]) => wanted(label, 'lines') !== undefined))
        await write(page, label, lines);
      for (const [label, { lines }] of states) await expect.poll(() => told()?.[label]).toEqual({ lines });
      expect(await solved(), JSON.stringify(miss)).toBe(false);
    }
  });
}
