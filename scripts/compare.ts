import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareRuns, comparisonText, regressions, type NamedRun } from '../reporters/compare';
import { loadRun } from '../reporters/records/run';

const USAGE = `Compares runs task by task with the first one.

  npm run compare -- A B [C …] [--max-drop 0.02] [--json]

A, B … are run names or folders. Exit status: 0 no regression; 1 a pass rate dropped by more than --max-drop
(without it: a drop whose 95 % interval leaves out zero); 2 cannot be compared.`;

function load(name: string): NamedRun {
  const folders = [resolve(name), resolve(process.env['CB_RESULTS'] || 'results', name)];
  const folder = folders.find((f) => existsSync(f));
  if (!folder) throw new Error(`${name}: no run of that name, looked for ${folders.join(' and ')}`);
  const run = loadRun(folder);
  if (run.samples.length === 0) throw new Error(`${name}: no episode records in ${join(folder, 'episodes.jsonl')}`);
  for (const problem of run.problems) console.error(`Not used: ${name}: ${problem.where}: ${problem.what}`);
  return { name: basename(folder), run };
}

const { values, positionals } = parseArgs({
  options: {
    'max-drop': { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
try {
  if (values.help) {
    console.log(USAGE);
  } else {
    if (positionals.length < 2) throw new Error(USAGE);
    const maxDrop = values['max-drop'] === undefined ? undefined : Number(values['max-drop']);
    if (maxDrop !== undefined && !(maxDrop >= 0 && maxDrop <= 1)) {
      throw new Error(`--max-drop ${values['max-drop']}: expected a share from 0 to 1, such as 0.02`);
    }
    const [base, ...others] = positionals.map(load) as [NamedRun, ...NamedRun[]];
    const comparisons = others.flatMap((other) => compareRuns(base, other));
    const worse = regressions(comparisons, maxDrop);
    console.log(
      values.json ? JSON.stringify({ comparisons, regressions: worse }, null, 2) : comparisonText(comparisons),
    );
    for (const line of worse) console.error(`REGRESSION: ${line}`);
    process.exitCode = worse.length > 0 ? 1 : 0;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
