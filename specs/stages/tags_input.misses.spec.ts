import { expect } from '@playwright/test';
import type { Setup, State } from '../../site/stages/tags_input/model';
import { nearMissesByHand, wrongFirst } from './near-misses';
import type { TaskPage } from './task-page';

/** Two tasks with several fields for each library; their near misses hold wrong fields, missing, surplus and similar tags. */
const TASKS = ['antd-T07', 'antd-T10', 'mui-T05', 'mui-T10', 'mantine-T05', 'mantine-T08'];

/** Empties the fields that a near miss names, and types its tags. */
async function perform({ page, stage, wanted }: TaskPage, miss: Record<string, State>): Promise<void> {
  const fields = wrongFirst(Object.entries(miss), ([label]) => wanted(label, 'tags') !== undefined);
  for (const [label, { tags }] of fields) {
    await page.getByRole('combobox', { name: label, exact: true }).focus();
    for (const _ of (stage.instances[label] as Setup).tags ?? []) await page.keyboard.press('Backspace');
    const goal = wanted(label, 'tags') ?? [];
    for (const tag of wrongFirst(tags, (tag) => goal.includes(tag))) {
      await page.keyboard.type(tag);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
  }
}

const sorted = ({ tags = [] }: Partial<State> = {}) => [...tags].sort();

nearMissesByHand<State>('tags_input', TASKS, {
  perform,
  least: 5,
  arrived: (told, wanted) => expect(sorted(told)).toEqual(sorted(wanted)),
});
