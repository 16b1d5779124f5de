import { expect } from '@playwright/test';
import type { State } from '../../site/stages/autocomplete_restricted/model';
import { nearMissesByHand, wrongFirst } from './near-misses';
import type { TaskPage } from './task-page';

/** Two tasks with several fields for each library; their near misses hold wrong fields and wrong entries. */
const TASKS = ['mui-T05', 'mui-T09', 'antd-T06', 'antd-T10', 'mantine-T05', 'mantine-T09'];

/** Picks in each field that a near miss names what it says. */
async function perform({ page, atRest, success }: TaskPage, miss: Record<string, State>): Promise<void> {
  const leads = ([label, { value }]: [string, State]) =>
    (success[label] as Partial<State> | undefined)?.value === value;
  for (const [label, { value }] of wrongFirst(Object.entries(miss), leads)) {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await atRest();
    await page.getByRole('option', { name: value ?? '', exact: true }).click();
  }
}

nearMissesByHand<State>('autocomplete_restricted', TASKS, {
  perform,
  least: 4,
  arrived: (told, { value }) => expect(told).toEqual({ value, open: false }),
});
