import { expect } from '@playwright/test';
import type { Setup, State } from '../../site/stages/checkbox_group/model';
import { nearMissesByHand, wrongFirst } from './near-misses';
import type { TaskPage } from './task-page';

/** Two tasks with several groups for each library; their near misses hold wrong groups, missing and surplus boxes. */
const TASKS = ['mantine-T07', 'mantine-T10', 'antd-T07', 'antd-T10', 'mui-T04', 'mui-T09'];

/** Ticks and clears boxes until the groups stand as a near miss says. */
async function perform({ page, stage, wanted, press }: TaskPage, miss: Record<string, State>): Promise<void> {
  if (stage.opens_with) await press(stage.opens_with);
  const clicks = Object.entries(miss).flatMap(([label, { checked: after }]) => {
    const { checked: before = [] } = stage.instances[label] as Setup;
    const goal = wanted(label, 'checked') ?? before;
    return [...before, ...after]
      .filter((text) => before.includes(text) !== after.includes(text))
      .map((text) => ({ label, text, leads: before.includes(text) !== goal.includes(text) }));
  });
  for (const { label, text } of wrongFirst(clicks, ({ leads }) => leads)) {
    await page.getByRole('group', { name: label, exact: true }).getByText(text, { exact: true }).click();
  }
  if (stage.commit) await press(stage.commit.apply);
}

const sorted = ({ checked = [] }: Partial<State> = {}) => [...checked].sort();

nearMissesByHand<State>('checkbox_group', TASKS, {
  perform,
  least: 4,
  arrived: (told, wanted) => expect(sorted(told)).toEqual(sorted(wanted)),
});
