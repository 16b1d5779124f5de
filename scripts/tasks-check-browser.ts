/**
 * The browser half of `npm run tasks:check -- --browser`: quality bars 1, 2, 3, 5 and 6 on the built site.
 *
 * The references are run by the benchmark itself (all variants, pixel mode), and judged by its records.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import type { Problem } from '../tasks/finding';
import type { LoadedTask } from '../tasks/loader';
import type { PrivateTask } from '../tasks/compiled';
import { readCompiled } from '../site/server/task-store';
import { readRecordFiles } from '../traces/read';
import type { EpisodeRecord } from '../traces/record';
import { ROOT } from './paths';
import { referenceFault } from './quality/reference-fault';
import { playwrightTest } from './run/playwright';

const RUN = 'tasks-check';

/**
 * @param tasks those to check @param repeat how often each reference has to solve its task
 * @throws Error when the site cannot be built
 */
export async function check(tasks: readonly LoadedTask[], repeat: number): Promise<Problem[]> {
  for (const script of ['tasks-build', 'site-build']) {
    const args = ['--import', 'tsx', join('scripts', `${script}.ts`)];
    const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) throw new Error(`${script} ended with ${status}; nothing was checked in a browser`);
  }
  const types = [...new Set(tasks.map(({ type }) => type))];
  return [...(await runReferences(tasks, types, repeat)), ...(await lookAtPages(types))];
}

async function runReferences(tasks: readonly LoadedTask[], types: string[], repeat: number): Promise<Problem[]> {
  const dir = join(ROOT, 'results', RUN);
  rmSync(dir, { recursive: true, force: true });
  const args = ['--project=pixel', `--grep=${tagPattern(types)}`, `--repeat-each=${repeat}`];
  await playwrightTest(args, {
    CB_AGENT: 'reference',
    CB_VARIANT: 'all',
    CB_UNSOLVED: 'record',
    CB_ISOLATION: 'page',
    CB_SCREENSHOTS: 'none',
    CB_RUN: RUN,
  });
  const records = existsSync(dir) ? readRecordFiles(dir).records : [];
  if (records.length === 0) throw new Error('the references could not be run: no record was written; see above');
  const byTask = new Map<string, EpisodeRecord[]>();
  for (const record of records) byTask.set(record.task, [...(byTask.get(record.task) ?? []), record]);
  const compiled = new Map(readCompiled<PrivateTask>(ROOT, 'private').tasks.map((task) => [task.id, task]));
  return tasks.flatMap((task) =>
    (compiled.get(task.spec.id)?.variants ?? []).flatMap((variant, index) => {
      const own = (byTask.get(task.spec.id) ?? []).filter((record) => record.variant === index);
      const fault = referenceFault(variant.reference, own, repeat);
      if (fault === undefined) return [];
      const expected = index === 0 ? fault.expected : `variant ${index} ${fault.expected}`;
      return [task.problem({ path: ['reference'], expected, found: fault.found })];
    }),
  );
}

async function lookAtPages(types: string[]): Promise<Problem[]> {
  const config = join('specs', 'quality', 'playwright.config.ts');
  const status = await playwrightTest(['-c', config, `--grep=${tagPattern(types)}`, '--reporter=list']);
  if (status === 0) return [];
  const expected = 'pages that show their scenes and tell nothing private, and near misses that solve nothing';
  return [{ file: config, line: 1, col: 1, expected, found: 'the faults printed above' }];
}

/** Matches the tags of exactly these types. */
function tagPattern(types: readonly string[]): string {
  return `@(${types.join('|')})(?![\\w])`;
}
