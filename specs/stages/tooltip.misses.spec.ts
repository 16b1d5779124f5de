import { expect } from '@playwright/test';
import type { State } from '../../site/stages/tooltip/model';
import { nearMissesByHand } from './near-misses';
import type { TaskPage } from './task-page';

/** Two tasks with several instances for each library; their near misses hold wrong instances and wrong signs. */
const TASKS = ['mantine-T05', 'mantine-T09', 'antd-T05', 'antd-T10', 'mui-T06', 'mui-T08'];

const opened = (miss: Record<string, State>) =>
  Object.entries(miss).flatMap(([label, { open }]) => open.map((name) => ({ label, name })));

/** Points at the sign that a near miss names, and leaves it: that does not solve either; and points at it again. */
async function perform({ page, solved, told }: TaskPage, miss: Record<string, State>): Promise<void> {
  const [{ label, name } = { label: '', name: '' }] = opened(miss);
  const group = page.getByRole('group', { name: label, exact: true });
  const place = (await group.count()) > 0 ? group : page;
  // Figures name their sign after themselves.
  const sign = place.getByRole('button', { name: new RegExp(`^(About )?${name}$`) });
  await sign.hover();
  await expect.poll(() => told()?.[label]).toEqual({ open: [name] });
  await page.mouse.move(5, 5);
  await expect.poll(() => told()?.[label], 'left again').toEqual({ open: [] });
  expect(await solved(), 'left again').toBe(false);
  await sign.hover();
}

nearMissesByHand<State>('tooltip', TASKS, {
  perform,
  least: 2,
  // One pointer opens one tip at a time.
  possible: (miss) => opened(miss).length === 1,
  arrived: (told, wanted) => expect(told).toEqual(wanted),
});
