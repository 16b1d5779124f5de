import { expect } from '@playwright/test';
import type { State } from '../../site/stages/tooltip/model';
import { test } from './task-page';

/** Two tasks with several instances for each library; their near misses hold wrong instances and wrong signs. */
const TASKS = ['antd-T05', 'antd-T10', 'mui-T06', 'mui-T08', 'mantine-T05', 'mantine-T09'];

for (const task of TASKS) {
  test(`${task}: no near miss solves, done by hand`, async ({ openTask }) => {
    const { page, nearMisses, reload, solved, told } = await openTask(`tooltip-${task}`);
    const open = (states: unknown) =>
      Object.entries(states as Record<string, State>).flatMap(([label, state]) =>
        state.open.map((name) => [label, name]),
      );
    // One pointer opens one tip at a time.
    const single = nearMisses.filter((miss) => open(miss).length === 1);
    expect(single.length).toBeGreaterThanOrEqual(2);
    for (const miss of single) {
      await reload();
      const [label, name] = open(miss)[0] as [string, string];
      const group = page.getByRole('group', { name: label, exact: true });
      const place = (await group.count()) > 0 ? group : page;
      // Figures name their sign after themselves.
      await place.getByRole('button', { name: new RegExp(`^(About )?${name}$`) }).hover();
      await expect.poll(() => told()?.[label]).toEqual({ open: [name] });
      expect(await solved(), JSON.stringify(miss)).toBe(false);
      await page.mouse.move(5, 5);
      await expect.poll(() => told()?.[label], 'left again').toEqual({ open: [] });
      expect(await solved(), 'left again').toBe(false);
    }
  });
}
