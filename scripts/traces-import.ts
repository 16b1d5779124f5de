import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CompiledTasks, TaskIndexRow } from '../tasks/compiled';
import { UPSTREAM_SUITES } from '../tasks/factors';
import { humanFileOf, noClone, UPSTREAM, type CloneFile } from '../tasks/upstream/clone';
import { figuresOf, RECORDINGS_DIR, type RecordingRow } from '../traces/recordings';
import { upstreamFigures } from '../traces/upstream';
import { ROOT } from './paths';

const USAGE = `Takes the human figures of the original ComponentBench into ${RECORDINGS_DIR}/ (not tracked by git), where every table finds them.

  npm run traces:import -- <clone of the original, or one of its *_reference.jsonl> [--out <folder>]

Importing again replaces what was imported before. Exit status: 0 imported; 2 nothing that can be used.`;

/** The files of figures that a path stands for. @throws Error when there are none */
function figureFiles(path: string): CloneFile[] {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts === undefined)
    throw new Error(
      `${path}: expected a clone of the original ComponentBench or a file of human figures, found nothing`,
    );
  if (facts.isFile()) return [{ path: basename(path), text: readFileSync(path, 'utf8') }];
  const files = UPSTREAM_SUITES.flatMap((suite) => humanFileOf(path, suite) ?? []);
  if (files.length > 0) return files;
  throw new Error(noClone(path, UPSTREAM['upstream:v1'].human, 'holding human figures'));
}

/** Ids of this project's tasks; none before they are compiled. */
function ourTasks(): Set<string> {
  const file = join(ROOT, '.generated', 'tasks.index.json');
  if (!existsSync(file)) return new Set();
  const { tasks } = JSON.parse(readFileSync(file, 'utf8')) as CompiledTasks<TaskIndexRow>;
  return new Set(tasks.map((task) => task.id));
}

function importFile({ path, text }: CloneFile, folder: string): RecordingRow[] {
  const { rows, left, problems } = upstreamFigures(text, path);
  for (const { where, what } of problems) console.error(`Not used: ${where}: ${what}`);
  if (rows.length === 0) return [];
  const file = join(folder, `componentbench-${basename(path)}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  console.log(
    `${relative(process.cwd(), file)}: ${rows.length} figures; left out because they hold no step (n/a): ${left}`,
  );
  return rows;
}

try {
  const { values, positionals } = parseArgs({
    options: { out: { type: 'string' }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [path, ...more] = positionals;
  if (values.help || path === undefined || more.length > 0) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
  } else {
    const folder = resolve(values.out ?? join(ROOT, RECORDINGS_DIR));
    const rows = figureFiles(resolve(path)).flatMap((file) => importFile(file, folder));
    if (rows.length === 0) throw new Error(`${path}: no human figure that can be used`);
    const ours = ourTasks();
    const joined = [...figuresOf(rows).keys()].filter((task) => ours.has(task)).length;
    console.log(`${joined} of this project's ${ours.size} tasks have a figure now; the others keep their reference's.`);
    console.log("They were recorded on the original's own page, mostly on a second try; reports name them so.");
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
