/**
 * `npm run tasks:floor -- [--seeds <n>] [type…]`: which tasks are solved by agents that do not look: `noop`, `tab_enter`, and `random` with
 * several seeds. A task that one of them solves is too easy to hit by accident. Exit status 1: `noop` solves one; 2: wrong arguments.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { typeEntry } from '../tasks/ontology';
import { readRecordFiles } from '../traces/read';
import type { EpisodeRecord } from '../traces/record';
import { ROOT } from './paths';
import { describeFloor } from './quality/floor';
import { playwrightTest } from './run/playwright';

const { values, positionals: types } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: 'string', default: '5' } },
});
const seeds = Number(values.seeds);
const unknown = types.filter((type) => !typeEntry(type));
if (!Number.isInteger(seeds) || seeds < 1 || unknown.length > 0) {
  console.error(
    `tasks:floor: expected canonical types and --seeds with a number from 1, found ${process.argv.slice(2).join(' ')}`,
  );
  process.exit(2);
}

const records: EpisodeRecord[] = [];
for (const [agent, trials] of [
  ['noop', 1],
  ['tab_enter', 1],
  ['random', seeds],
] as const) {
  const run = `floor-${agent}`;
  const folder = join(ROOT, 'results', run);
  rmSync(folder, { recursive: true, force: true });
  const grep = types.length > 0 ? [`--grep=@(${types.join('|')})(?![\\w])`] : [];
  await playwrightTest(['--project=pixel', `--repeat-each=${trials}`, ...grep], {
    CB_AGENT: agent,
    CB_UNSOLVED: 'record',
    CB_ISOLATION: 'page',
    CB_SCREENSHOTS: 'none',
    CB_RUN: run,
  });
  if (!existsSync(folder)) throw new Error(`${agent} left no records; see above`);
  records.push(...readRecordFiles(folder).records);
}
for (const line of describeFloor(records)) console.log(line);
process.exitCode = records.some(({ agent, outcome }) => agent === 'noop' && outcome === 'solved') ? 1 : 0;
