import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { datasetFiles } from '../reporters/export/dataset';
import { byFamily, methodLines, resultsTable } from '../reporters/export/methods';
import { submissionsOf, type Submission } from '../reporters/export/submission';
import { readManifest, type Manifest } from '../reporters/manifest';
import { loadRun } from '../reporters/records/run';
import type { Item } from '../reporters/tables/items';
import { isUpstream } from '../tasks/factors';
import { episodeFolder, type StepRecord } from '../traces/record';

const USAGE = `Writes a run in forms that others read.

  npm run results:export -- <run> [--out <folder>]      default: results/<run>/export/

  public/<model>-<mode>-<version>.json   the original ComponentBench's submission form: one object a task
  public/<model>-<mode>-<version>.md     its rates by family, and how they were measured
  dataset/                               a folder as the Hugging Face hub reads it: README.md and data/*.jsonl

<run> is a run's name or folder. Exit status: 0 written; 2 cannot be read.`;

function runFolder(name: string): string {
  const folders = [resolve(name), resolve(process.env['CB_RESULTS'] || 'results', name)];
  const folder = folders.find((f) => existsSync(f));
  if (folder === undefined) throw new Error(`${name}: no run of that name, looked for ${folders.join(' and ')}`);
  return folder;
}

/** The steps of an episode as its folder keeps them. */
function storedSteps(folder: string, { record }: Item): StepRecord[] | undefined {
  if (record === undefined) return undefined;
  const file = join(folder, episodeFolder(record), 'steps.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StepRecord[]) : undefined;
}

function methodsPage({ name, items, suite }: Submission, manifest?: Manifest): string {
  const table = resultsTable(byFamily(items));
  return `# ${name}\n\n${table}\n\n## How it was measured\n\n${methodLines(items, suite, manifest).join('\n')}\n`;
}

function exportRun(name: string, out: string | undefined): string[] {
  const folder = runFolder(name);
  const run = loadRun(folder);
  if (run.samples.length === 0) throw new Error(`${name}: no episode records in ${join(folder, 'episodes.jsonl')}`);
  for (const { where, what } of run.problems) console.error(`Not used: ${where}: ${what}`);
  const manifest = readManifest(join(folder, 'manifest.json'));
  const about = { name: basename(folder), ...(manifest ? { manifest } : {}) };
  const submissions = submissionsOf(run, about);
  const files = new Map<string, string>();
  for (const submission of submissions) {
    files.set(`public/${submission.name}.json`, `${JSON.stringify(submission.rows, null, 1)}\n`);
    files.set(`public/${submission.name}.md`, methodsPage(submission, manifest));
  }
  const dataset = datasetFiles({ ...about, run, stepsOf: (item) => storedSteps(folder, item) });
  for (const [path, text] of dataset) files.set(`dataset/${path}`, text);
  if (!submissions.every(({ suite }) => isUpstream(suite))) {
    console.log("These are results on this project's own pages: do not submit them as results on the original's.");
  }
  const target = resolve(out ?? join(folder, 'export'));
  return [...files].map(([path, text]) => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
    return relative(process.cwd(), join(target, path));
  });
}

try {
  const { values, positionals } = parseArgs({
    options: { out: { type: 'string' }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  if (values.help || name === undefined || more.length > 0) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
  } else for (const file of exportRun(name, values.out)) console.log(file);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
