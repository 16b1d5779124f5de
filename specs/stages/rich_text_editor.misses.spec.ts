import { expect, type Page } from '@playwright/test';
import { readLines } from '../../site/stages/rich_text_editor/markup';
import type { State } from '../../site/stages/rich_text_editor/model';
import { nearMissesByHand, wrongFirst } from './near-misses';
import type { TaskPage } from './task-page';

/** Tasks with plain paragraphs; their near misses hold wrong editors, missing and surplus marks, and changed words. */
const TASKS = ['mantine-T03', 'mantine-T12', 'mantine-T24'];

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

async function perform({ page, wanted }: TaskPage, miss: Record<string, State>): Promise<void> {
  for (const [label, { lines }] of wrongFirst(Object.entries(miss), ([each]) => wanted(each, 'lines') !== undefined))
    await write(page, label, lines);
}

nearMissesByHand<State>('rich_text_editor', TASKS, {
  perform,
  arrived: (told, { lines }) => expect(told).toEqual({ lines }),
});
