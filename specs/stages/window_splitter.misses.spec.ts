import { expect } from '@playwright/test';
import type { Setup, State } from '../../site/stages/window_splitter/model';
import { nearMissesByHand, wrongFirst } from './near-misses';
import type { TaskPage } from './task-page';

/** Tasks with two splitters for each library, and one with three panes. */
const TASKS = ['mantine-T26', 'mantine-T21', 'antd-T06', 'antd-T09', 'mui-T15', 'mui-T18'];

/** Drags the handles of the splitters that a near miss names, left to right, to its shares. */
async function perform({ page, stage, success }: TaskPage, miss: Record<string, State>): Promise<void> {
  for (const [label, { shares }] of wrongFirst(Object.entries(miss), ([each]) => each in success)) {
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

const first = (state: Partial<State> | undefined) => Object.values(state?.shares ?? {})[0] ?? -99;

nearMissesByHand<State>('window_splitter', TASKS, {
  perform,
  arrived: (told, wanted) => expect(Math.abs(first(told) - first(wanted))).toBeLessThan(2.5),
});
