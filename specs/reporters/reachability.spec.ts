import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test, expect } from '@playwright/test';
import { makePlan, type TaskFacts } from '../../reporters/records/plan';
import { makeRun, type RunData } from '../../reporters/records/run';
import { buildReport } from '../../reporters/report/build';
import { itemsOf } from '../../reporters/tables/items';
import { reachabilityText, reachText } from '../../reporters/tables/reachability';
import { summaryOf } from '../../reporters/tables/summary';
import { type Gates, reasonsToFail } from '../../reporters/verdict';
import type { EpisodeRecord } from '../../traces/record';
import type { ModeName } from '../../tasks/factors';
import { record } from './mini';

const WHY = 'the track has no element for the value, and the thumb takes no keys';
const tasks = ['slider_single-antd-T01', 'slider_single-antd-T02', 'slider_single-antd-T03'];

/** Three tasks in two modes; the second is declared unreachable in som, the third was not run there. */
function run(agent: string, som: Partial<EpisodeRecord> = { outcome: 'gave_up' }): RunData {
  const facts = tasks.map((id): TaskFacts => ({
    id,
    type: 'slider_single',
    family: 'continuous_precision',
    ...(id === tasks[1] && { unreachable: { som: WHY } }),
  }));
  const planned = (['pixel', 'som'] as ModeName[]).flatMap((mode) =>
    tasks.map((task) => ({ task, mode, variant: 0, trial: 0 })),
  );
  const base = { agent, type: 'slider_single', family: 'continuous_precision' };
  const records = [
    ...tasks.map((task) => record({ ...base, task, mode: 'pixel' })),
    record({ ...base, task: tasks[0]!, mode: 'som' }),
    record({ ...base, task: tasks[1]!, mode: 'som', ...som }),
  ];
  return makeRun(makePlan(planned, facts), { records, problems: [] });
}
const gates: Gates = { status: 'passed', errors: 0, otherFailures: 0, refusals: [] };

test('the matrix tells solved, unreachable and not run apart', () => {
  expect(reachabilityText(itemsOf(run('reference')))).toBe(
    `Reachability: what the reference solves in each mode (n solved, u declared unreachable in the task file, x not solved, · not run)
Family                pixel     som
--------------------  -----  ------
continuous_precision      3  1 1u 1·
all                       3  1 1u 1·
  som slider_single-antd-T02: ${WHY}`
      .replace('  ------', '  -------')
      .replace('    som', '     som'),
  );
  expect(reachText({ solved: 0, unreachable: 0, unsolved: 2, notRun: 1 })).toBe('2x 1·');
  expect(reachText({ solved: 0, unreachable: 0, unsolved: 0, notRun: 4 })).toBe('·');
});

test('the summary holds the matrix, the reasons and the pass rate of what can be solved', () => {
  const [pixel, som] = summaryOf(run('reference')).modes;
  expect(pixel?.reachability).toMatchObject({ solved: 3, unreachable: 0, passOfReachable: 1, declared: {} });
  expect(som?.reachability).toEqual({
    ...{ solved: 1, unreachable: 1, unsolved: 0, notRun: 1, passOfReachable: 0.5 },
    by: {
      family: { continuous_precision: { solved: 1, unreachable: 1, unsolved: 0, notRun: 1 } },
      type: { slider_single: { solved: 1, unreachable: 1, unsolved: 0, notRun: 1 } },
    },
    declared: { [tasks[1]!]: WHY },
  });
});

test('what is declared unreachable is no failure of the measurement; what is wrongly declared is', () => {
  const complete = (data: RunData): RunData => {
    const episodes = [...data.plan.episodes].filter(([, e]) => !(e.mode === 'som' && e.task === tasks[2]));
    return { ...data, plan: { ...data.plan, episodes: new Map(episodes) } };
  };
  expect(reasonsToFail(complete(run('reference')), gates)).toEqual([]);
  expect(reasonsToFail(complete(run('reference', { outcome: 'solved' })), gates)).toEqual([
    'The reference solved 1 episode declared unreachable',
  ]);
  expect(reasonsToFail(complete(run('reference', { outcome: 'infra_error' })), gates)).toEqual([
    'The measurement is incomplete: 1 of 5 planned episodes undecided',
  ]);
  expect(reachabilityText(itemsOf(run('reference', { outcome: 'solved' })))).toContain(
    `Solved although declared unreachable in som: ${tasks[1]}`,
  );
});

test("another agent's run tells what nobody could have solved, also from the record alone", () => {
  expect(reachabilityText(itemsOf(run('openai')))).toBe('Unreachable in som for anybody: 1; solved of the rest 1/2');
  const alone = record({ agent: 'openai', mode: 'som', outcome: 'step_limit', unreachable: WHY });
  const merged = makeRun(makePlan([], []), { records: [alone], problems: [] });
  expect(reachabilityText(itemsOf(merged))).toBe('Unreachable in som for anybody: 1; solved of the rest 0/0');
});

test('the report shows the matrix by type, with the reasons', async ({ page }, info) => {
  const index = buildReport(info.outputPath('report'), [{ name: 'reach', run: run('reference') }]);
  await page.setContent(readFileSync(join(dirname(index), 'types.html'), 'utf8'));
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Reachability' }) });
  await expect(section.getByRole('row', { name: /^slider_single/ }).first()).toHaveText(/3\s*1 1u 1·/);
  await expect(section.getByRole('row', { name: /slider_single-antd-T02/ })).toContainText(WHY);
});
