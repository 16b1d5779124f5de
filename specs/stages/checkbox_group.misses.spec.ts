import { expect } from '@playwright/test';
import type { Setup, State } from '../../site/stages/checkbox_group/model';
import { SURFACE } from '../../tasks/spec';
import { test, type TaskPage, wrongFirst } from './task-page';

/** Two tasks with several groups for each library; their near misses hold wrong groups, missing and surplus boxes. */
const TASKS = ['antd-T07', 'antd-T10', 'mui-T04', 'mui-T09', 'mantine-T07', 'mantine-T10'];

/** Ticks and clears boxes until the groups stand as a near miss says. */
async function perform({ page, stage, wanted, press }: TaskPage, miss: Record<string, unknown>): Promise<void> {
  if (stage.opens_with) await press(stage.opens_with);
  const clicks = Object.entries(miss).flatMap(([label, state]) => {
    const { checked: before = [] } = stage.instances[label] as Setup;
    const { checked: after } = state as State;
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

for (const task of TASKS) {
  test(`${task}: no near miss solves, done by hand`, async ({ openTask }) => {
    const opened = await openTask(`checkbox_group-${task}`);
    expect(opened.nearMisses.length).toBeGreaterThan(3);
    for (const miss of opened.nearMisses) {
      await opened.reload();
      await perform(opened, miss);
      for (const [label, state] of Object.entries(miss)) {
        if (label !== SURFACE) await expect.poll(() => sorted(opened.told()?.[label])).toEqual(sorted(state));
      }
      expect(await opened.solved(), JSON.stringify(miss)).toBe(false);
    }
  });
}

const sorted = (state: unknown) => [...((state as State | undefined)?.checked ?? [])].sort();
