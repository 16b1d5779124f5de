import { expect } from '@playwright/test';
import type { State } from '../../site/stages/tree_select/model';
import { nearMissesByHand, wrongFirst } from './near-misses';
import type { TaskPage } from './task-page';

/** Two tasks for each library, those with several fields first; near misses hold wrong fields and neighbouring leaves. */
const TASKS = ['mui-T06', 'mui-T09', 'antd-T06', 'antd-T10', 'mantine-T06', 'mantine-T10'];

/** Opens branches up to each leaf that a near miss names, and picks it; or leaves the list open where it says so. */
async function perform({ page, atRest, wanted }: TaskPage, miss: Record<string, Partial<State>>): Promise<void> {
  const fields = wrongFirst(
    Object.entries(miss),
    ([label, { chosen }]) => wanted(label, 'chosen')?.[0] === chosen?.[0],
  );
  for (const [label, { chosen: [path] = [], expanded = [] }] of fields) {
    const names = path === undefined ? expanded : path.split(' / ');
    const field = page
      .getByRole('combobox', { name: label, exact: true })
      .or(page.getByRole('textbox', { name: label, exact: true }));
    await field.click();
    for (const name of names) {
      await atRest();
      await page.getByRole('tree').filter({ visible: true }).getByText(name, { exact: true }).click();
    }
    await atRest();
  }
}

nearMissesByHand<Partial<State>>('tree_select', TASKS, {
  perform,
  least: 3,
  arrived: (told, wanted) => expect(told).toMatchObject({ chosen: [], open: false, expanded: [], ...wanted }),
});
