import type { Setup, State } from '../../site/stages/date_picker_range/model';
import { dayOf, fieldOf, nextMonth } from './date-range-hand';
import type { TestedLibrary } from './probe';
import { nearMissesByHand, wrongFirst } from './near-misses';
import type { TaskPage } from './task-page';

/** Two tasks for each library, those with several fields first; near misses hold wrong fields, days beside, and dropped drafts. */
const TASKS = ['mui-T05', 'mui-T08', 'antd-T04', 'antd-T07', 'mantine-T08', 'mantine-T10'] as const;

/** Picks the ranges that a near miss names, keeps them or drops them, and leaves every calendar closed. */
async function perform(opened: TaskPage, miss: Record<string, Partial<State>>, library: TestedLibrary): Promise<void> {
  const { page, stage, atRest, success } = opened;
  const leads = ([label, { start, end }]: [string, Partial<State>]) => {
    const goal = success[label] as Partial<State> | undefined;
    return goal?.start === start && goal?.end === end;
  };
  for (const [label, state] of wrongFirst(Object.entries(miss), leads)) {
    const { shape, confirm } = stage.instances[label] as Setup;
    const { start, end } = state.dropped ?? state;
    if (shape !== 'inline') await fieldOf(page, library, label).click();
    for (const iso of [start, end]) {
      await atRest();
      while ((await dayOf(page, library, iso!).count()) === 0) await nextMonth(page, library).click();
      await dayOf(page, library, iso!).click();
    }
    if (confirm) await page.getByRole('button', { name: state.dropped ? 'Cancel' : 'OK', exact: true }).click();
    await atRest();
  }
}

nearMissesByHand('date_picker_range', TASKS, { perform, least: 3 });
