import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { finalText, undecidedLines } from '../reporters/console/final';
import { mergeRuns } from '../reporters/merge';
import { undecided } from '../reporters/records/run';

const USAGE = `Merges the run folders of shards into one run with all its tables.

  npm run merge -- <folder> <folder> … --out results/<run>

Exit status: 0 complete, 1 incomplete, 2 cannot be merged.`;

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' }, help: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.help || positionals.length === 0 || !values.out) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}
try {
  const out = resolve(values.out);
  const folders = positionals.map((p) => resolve(p));
  for (const folder of folders) if (!existsSync(folder)) throw new Error(`${folder}: no such folder`);
  if (folders.includes(out)) throw new Error(`--out ${basename(out)} is one of the folders to merge`);
  const run = mergeRuns(folders, out);
  const open = undecided(run).length;
  console.log(`${finalText(run)}\n\nRecords: ${values.out}`);
  if (open > 0) console.log(`\nFAILED: incomplete: ${open} undecided\n${undecidedLines(run).join('\n')}`);
  process.exitCode = open > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
