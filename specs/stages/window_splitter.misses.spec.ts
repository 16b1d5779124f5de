import { expect } from '@playwright/test';
import type { Setup, State } from '../../site/stages/window_splitter/model';
import { test, type TaskPage, wrongFirst } from './task-page';

/** Tasks with two splitters for each library, and one with three panes. */
const TASKS = ['antd-T06', 'antd-T09', 'mui-T15', 'mui-T18', 'mantine-T26', 'mantine-T21'];

/** Drags the handles of the splitters that a near miss names, left to right, to its shares. */
async function perform({ page, stage }: TaskPage, miss: Record<string, unknown>, goal: string) {
  for (const [label, state] of wrongFirst(Object.entries(miss), ([each]) => each === goal)) {
    const { shares } = state as State;
    const splitter = page.getByRole('group', { name: label, exact: true });
    const box = await splitter.boundingBox();
    if (!box) throw new Error(`no splitter ${label}`);
    let edge = 0;
    const { panes } = stage.instances[label] as Setup;
    for (const [at, { name }] of panes.slice(0, -1).entries()) {
      edge += shares[name] ?? 0;
      const bar = await splitter.getByRole('separator').nth(at).boundingBox();
      if (!bar) throw new Error(`no handle in ${label}`);
      await page.mouse.move(bar.x + bar.width / 2, bar.y + bar.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + (box.width * edge) / 100, bar.y + bar.height / 2, { steps: 8 });
      await page.mouse.up();
    }
  }
}

for (const task of TASKS) {
  test(`${task}: no near miss solves, done by hand`, async ({ openTask }) => {
    const opened = await openTask(`window_splitter-${task}`);
    // The second near miss of these tasks is a wrong share in the right splitter.
    const goal = Object.keys(opened.nearMisses[1] ?? {})[0] ?? '';
    for (const miss of opened.nearMisses) {
      await opened.reload();
      await perform(opened, miss, goal);
      for (const label of Object.keys(miss)) {
        const wanted = Object.values((miss[label] as State).shares)[0] ?? 0;
        const first = () => Object.values((opened.told()?.[label] as State | undefined)?.shares ?? {})[0] ?? -99;
        await expect.poll(() => Math.abs(first() - wanted)).toBeLessThan(2.5);
      }
      expect(await opened.solved(), JSON.stringify(miss)).toBe(false);
    }
  });
}
