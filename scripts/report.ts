import { existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { finalText } from '../reporters/console/final';
import { readGoals, withRecordings } from '../reporters/facts';
import { readManifest } from '../reporters/manifest';
import { writeTables } from '../reporters/output';
import { loadRun, type RunData } from '../reporters/records/run';
import { buildReport } from '../reporters/report/build';
import { summaryOf } from '../reporters/tables/summary';
import { tasksFolder } from '../tasks/folder';
import { readRecordings, RECORDINGS_DIR } from '../traces/recordings';
import { readReferenceTraces, REFERENCE_TRACES_DIR } from '../traces/reference-traces';

const USAGE = `Rebuilds summary.json, episodes.csv and the report of a run from its stored records.

  npm run report -- <run>                 into results/<run>/report/
  npm run report -- <run> <run> … [--out <folder>]   several runs side by side
  --human   takes human figures from the recordings in traces/human/, not those stored with the run`;

const { values, positionals } = parseArgs({
  options: {
    out: { type: 'string' },
    human: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
function withHumanFigures(run: RunData): RunData {
  const { recordings, problems } = readRecordings(join(import.meta.dirname, '..', RECORDINGS_DIR));
  return { ...run, plan: withRecordings(run.plan, recordings), problems: [...run.problems, ...problems] };
}

try {
  if (values.help || positionals.length === 0) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
  } else {
    const runs = positionals.map((name) => {
      const folders = [resolve(name), resolve(process.env['CB_RESULTS'] || 'results', name)];
      const dir = folders.find((f) => existsSync(f));
      if (!dir) throw new Error(`${name}: no run of that name, looked for ${folders.join(' and ')}`);
      const run = values.human ? withHumanFigures(loadRun(dir)) : loadRun(dir);
      const manifest = readManifest(join(dir, 'manifest.json'));
      writeTables(dir, run);
      console.log(`${finalText(run)}\n`);
      return { name: basename(dir), dir, run, ...(manifest ? { manifest } : {}) };
    });
    const first = runs[0]?.dir ?? '.';
    const out = values.out ? resolve(values.out) : join(first, runs.length === 1 ? 'report' : 'report-compared');
    const { traces } = readReferenceTraces(join(import.meta.dirname, '..', REFERENCE_TRACES_DIR));
    const checksums = runs.flatMap(({ run }) => summaryOf(run).taskChecksums);
    const goals = readGoals(tasksFolder(join(import.meta.dirname, '..')), checksums);
    console.log(`Report: ${relative(process.cwd(), buildReport(out, runs, traces, goals))}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
