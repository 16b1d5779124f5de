import { expect } from '@playwright/test';
import type { Setup, State } from '../../site/stages/tags_input/model';
import { test, type TaskPage } from './task-page';

/** Two tasks with several fields for each library; their near misses hold wrong fields, missing, surplus and similar tags. */
const TASKS = ['antd-T07', 'antd-T10', 'mui-T05', 'mui-T10', 'mantine-T05', 'mantine-T08'];

/** Empties the fields that a near miss names, and types its tags. */
async function perform({ page, stage }: TaskPage, miss: Record<string, unknown>): Promise<void> {
  for (const [label, state] of Object.entries(miss)) {
    await page.getByRole('combobox', { name: label, exact: true }).focus();
    for (const _ of (stage.instances[label] as Setup).tags ?? []) await page.keyboard.press('Backspace');
    for (const tag of (state as State).tags) {
      await page.keyboard.type(tag);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
  }
}

for (const task of TASKS) {
  test(`${task}: no near miss solves, done by hand`, async ({ openTask }) => {
    const opened = await openTask(`tags_input-${task}`);
    expect(opened.nearMisses.length).toBeGreaterThan(4);
    for (const miss of opened.nearMisses) {
      await opened.reload();
      await perform(opened, miss);
      for (const [label, state] of Object.entries(miss)) {
        await expect.poll(() => opened.told()?.[label]).toEqual(state);
      }
      expect(await opened.solved(), JSON.stringify(miss)).toBe(false);
    }
  });
}
