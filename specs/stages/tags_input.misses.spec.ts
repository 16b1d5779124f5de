import { expect } from '@playwright/test';
import type { Setup, State } from '../../site/stages/tags_input/model';
import { test, type TaskPage, wrongFirst } from './task-page';

/** Two tasks with several fields for each library; their near misses hold wrong fields, missing, surplus and similar tags. */
const TASKS = ['antd-T07', 'antd-T10', 'mui-T05', 'mui-T10', 'mantine-T05', 'mantine-T08'];

/** Empties the fields that a near miss names, and types its tags. */
async function perform({ page, stage, wanted }: TaskPage, miss: Record<string, unknown>): Promise<void> {
  const fields = wrongFirst(Object.entries(miss), ([label]) => wanted(label, 'tags') !== undefined);
  for (const [label, state] of fields) {
    await page.getByRole('combobox', { name: label, exact: true }).focus();
    for (const _ of (stage.instances[label] as Setup).tags ?? []) await page.keyboard.press('Backspace');
    const goal = wanted(label, 'tags') ?? [];
    for (const tag of wrongFirst((state as State).tags, (tag) => goal.includes(tag))) {
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
        await expect.poll(() => sorted(opened.told()?.[label])).toEqual(sorted(state));
      }
      expect(await opened.solved(), JSON.stringify(miss)).toBe(false);
    }
  });
}

const sorted = (state: unknown) => [...((state as State | undefined)?.tags ?? [])].sort();
