/**
 * `npm run docs [-- --check]`: writes the generated parts of README.md. `--check` writes nothing; exit status 1 when they are stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledTasks, TaskIndexRow } from '../tasks/compiled';
import { ROOT } from './paths';
import { fillParts } from './readme/markers';
import { readmeParts } from './readme/tables';

const file = path.join(ROOT, 'README.md');
const index = JSON.parse(
  readFileSync(path.join(ROOT, '.generated/tasks.index.json'), 'utf8'),
) as CompiledTasks<TaskIndexRow>;
const page = readFileSync(file, 'utf8');
const filled = fillParts(page, readmeParts(index.tasks));
if (filled === page) {
  console.log('readme: up to date');
} else if (process.argv.includes('--check')) {
  console.error('README.md: its generated tables are stale. Type: npm run docs');
  process.exitCode = 1;
} else {
  writeFileSync(file, filled);
  console.log('readme: tables written');
}
