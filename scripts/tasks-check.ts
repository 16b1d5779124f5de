/**
 * `npm run tasks:check -- [--blueprint <folder>] [--browser [--repeat <n>]] [--root <folder>] [type…]`
 *
 * Checks tasks beyond their syntax. Exit status 1: problems; 2: wrong arguments.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BrowserCheck, checkTasks } from '../tasks/check';
import { compareBlueprint, parseBlueprint } from '../tasks/checks/blueprint';
import { SUITES } from '../tasks/factors';
import { formatProblem, type Problem } from '../tasks/finding';
import { type LoadedTask, loadTasks, readTaskFiles } from '../tasks/loader';
import type { ReferenceStep } from '../tasks/reference';
import { typeEntry } from '../tasks/ontology';
import { compareWithPeople, describeLikeness } from './quality/human-likeness';
import { checkStages, importModels, readDomains, readStageFolders } from './tasks-stages';

const USAGE = 'usage: tasks:check [--blueprint <folder>] [--browser [--repeat <n>]] [--root <folder>] [type…]';

const OWN_ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));

class UsageError extends Error {}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      blueprint: { type: 'string' },
      browser: { type: 'boolean', default: false },
      repeat: { type: 'string', default: '3' },
      root: { type: 'string' },
    },
  });
  const unknown = positionals.filter((type) => !typeEntry(type));
  if (unknown.length > 0) throw new UsageError(`expected canonical types, found ${unknown.join(', ')}`);
  const root = resolve(values.root ?? OWN_ROOT);
  const repeat = Number(values.repeat);
  if (!Number.isInteger(repeat) || repeat < 1)
    throw new UsageError(`--repeat: expected a number, found ${values.repeat}`);
  return { root, types: positionals, browser: values.browser, repeat, blueprint: values.blueprint };
}

async function check({ root, types, browser, repeat, blueprint }: ReturnType<typeof readArguments>): Promise<number> {
  const wanted = (type: string): boolean => types.length === 0 || types.includes(type);
  const files = readTaskFiles(root);
  const { tasks, problems, ids } = loadTasks(files);
  const models = await importModels(
    root,
    tasks.map(({ type }) => type),
  );
  const notes: string[] = [];
  // The set-ups are part of both lists below; each file and line is reported once.
  problems.push(
    ...checkStages(tasks, readStageFolders(root), models, readDomains(root)),
    ...checkTasks(tasks, models, ids),
  );
  if (blueprint !== undefined) {
    for (const suite of SUITES) {
      const path = join(resolve(blueprint), `${suite}.csv`);
      if (!existsSync(path))
        throw new UsageError(`--blueprint: expected ${suite}.csv in ${blueprint}, found no such file`);
      const rows = parseBlueprint(readFileSync(path, 'utf8'), `${suite}.csv`);
      const outcome = compareBlueprint(
        tasks.filter(({ type }) => wanted(type)),
        rows,
        suite,
        ids,
      );
      problems.push(...outcome.problems);
      notes.push(`blueprint ${suite}: ${outcome.rows} rows, ${outcome.fields.toLocaleString('en')} fields compared`);
      if (outcome.rows > 0)
        notes.push(
          ...describeLikeness(
            compareWithPeople(rows, referencesOf(tasks.filter(({ type }) => wanted(type)))),
            new Map(tasks.map(({ spec }) => [spec.id, spec.notes ?? ''])),
          ),
        );
    }
  }
  if (browser)
    problems.push(
      ...(await inBrowser(
        root,
        tasks.filter(({ type }) => wanted(type)),
        repeat,
      )),
    );

  const shown = [...new Set(problems.filter((problem) => concerns(problem, wanted)).map(formatProblem))];
  for (const line of shown) console.error(line);
  const own = tasks.filter(({ type }) => wanted(type));
  const variants = own.reduce((sum, task) => sum + task.variants.length, 0);
  const kinds = new Set(own.map(({ type }) => type)).size;
  for (const note of notes) console.log(note);
  console.log(`tasks:check: ${own.length} tasks of ${kinds} types, ${variants} variants, ${shown.length} problems`);
  return shown.length > 0 ? 1 : 0;
}

function referencesOf(tasks: readonly LoadedTask[]): Map<string, readonly ReferenceStep[]> {
  return new Map(tasks.map(({ spec, variants }) => [spec.id, variants[0]?.variant.reference ?? []]));
}

/** Problems without an id, such as broken YAML, are told by their file's name. */
function concerns({ id, file }: Problem, wanted: (type: string) => boolean): boolean {
  if (!file.startsWith('tasks/')) return true;
  return (
    wanted(id?.split('-')[0] ?? file.replace(/^.*\/|\.ya?ml$/g, '')) || (id === undefined && file.includes('/core/'))
  );
}

/** Loaded only when asked for: it needs the site. */
async function inBrowser(root: string, tasks: readonly LoadedTask[], repeat: number): Promise<Problem[]> {
  if (root !== OWN_ROOT) throw new UsageError('--browser: the built site belongs to the tasks of this project');
  const { check } = (await import('./tasks-check-browser')) as { check: BrowserCheck };
  return check(tasks, repeat);
}

try {
  process.exitCode = await check(readArguments());
} catch (error) {
  const wrongUse = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  if (!wrongUse) throw error;
  console.error(`tasks:check: ${(error as Error).message}\n${USAGE}`);
  process.exitCode = 2;
}
