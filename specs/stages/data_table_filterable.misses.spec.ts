import { expect } from '@playwright/test';
import type { Setup, State } from '../../site/stages/data_table_filterable/model';
import type { TestedLibrary } from './probe';
import { choose } from './table-filters';
import { nearMissesByHand, wrongFirst } from './near-misses';
import type { TaskPage } from './task-page';

/** Two tasks for each library; their near misses hold wrong tables, wrong values, missing and surplus filters. */
const TASKS = ['mantine-T10', 'mantine-T06', 'antd-T07', 'antd-T08', 'mui-T05', 'mui-T07'];

/** Chooses the filters that a near miss names; those of the goal last. */
async function perform(opened: TaskPage, miss: Record<string, State>, library: TestedLibrary): Promise<void> {
  const { page, stage, atRest, wanted } = opened;
  const tables = wrongFirst(Object.entries(miss), ([label]) => wanted(label, 'filters') !== undefined);
  for (const [label, { filters, match }] of tables) {
    const goal = JSON.stringify(wanted(label, 'filters') ?? []);
    const order = wrongFirst(filters, (filter) => goal.includes(JSON.stringify(filter)));
    const { builder } = stage.instances[label] as Setup;
    await choose({ page, library, atRest }, label, order, builder ? (match ?? 'all') : undefined);
  }
}

nearMissesByHand<State>('data_table_filterable', TASKS, {
  perform,
  arrived: (told, { filters }) => expect(told?.filters ?? []).toEqual(filters),
});
