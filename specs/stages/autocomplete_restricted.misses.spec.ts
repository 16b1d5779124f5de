import { expect } from '@playwright/test';
import type { State } from '../../site/stages/autocomplete_restricted/model';
import { test, type TaskPage, wrongFirst } from './task-page';

/** Two tasks with several fields for each library; their near misses hold wrong fields and wrong entries. */
const TASKS = ['antd-T06', 'antd-T10', 'mui-T05', 'mui-T09', 'mantine-T05', 'mantine-T09'];

/** Picks in each field that a near miss names what it says. */
async function perform({ page, atRest, success }: TaskPage, miss: Record<string, unknown>): Promise<void> {
  const leads = (label: string, value: unknown) => (success[label] as Partial<State> | undefined)?.value === value;
  const fields = wrongFirst(Object.entries(miss), ([label, state]) => leads(label, (state as State).value));
  for (const [label, state] of fields) {
    const { value } = state as State;
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await atRest();
    await page.getByRole('option', { name: value ?? '', exact: true }).click();
  }
}

for (const task of TASKS) {
  test(`${task}: no near miss solves, done by hand`, async ({ openTask }) => {
    const opened = await openTask(`autocomplete_restricted-${task}`);
    expect(opened.nearMisses.length).toBeGreaterThan(3);
    for (const miss of opened.nearMisses) {
      await opened.reload();
      await perform(opened, miss);
      for (const [label, state] of Object.entries(miss)) {
        await expect.poll(() => opened.told()?.[label]).toEqual({ value: (state as State).value, open: false });
      }
      expect(await opened.solved(), JSON.stringify(miss)).toBe(false);
    }
  });
}
