import { expect } from '@playwright/test';
import type { State } from '../../site/stages/select_native/model';
import { nearMissesByHand, wrongFirst } from './near-misses';
import type { TaskPage } from './task-page';

/** Tasks with several lists for each library, and one that needs a commit. */
const TASKS = ['mantine-T12', 'mantine-T14', 'mantine-T15', 'mui-T07', 'mui-T11', 'mui-T12'];

async function perform({ page, stage, success }: TaskPage, miss: Record<string, State>): Promise<void> {
  for (const [label, { value }] of wrongFirst(Object.entries(miss), ([each]) => each in success)) {
    await page.getByRole('combobox', { name: label, exact: true }).selectOption(value);
  }
  if (stage.commit) await page.getByRole('button', { name: stage.commit.apply, exact: true }).click();
}

nearMissesByHand<State>('select_native', TASKS, {
  perform,
  arrived: (told, wanted) => expect(told).toEqual(wanted),
});
