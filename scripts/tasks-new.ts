/**
 * `npm run tasks:new <type> [-- --blueprint <folder>] [--root <folder>]`
 *
 * Starts a canonical type: model, one stage a library, and its tasks with their structural fields. Never overwrites a file.
 * Exit status 1: everything is there already; 2: wrong arguments.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseBlueprint } from '../tasks/checks/blueprint';
import { scaffold } from '../tasks/scaffold';
import { writeIfChanged } from './tasks-inputs';

function start(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { blueprint: { type: 'string' }, root: { type: 'string' } },
  });
  const [type, ...more] = positionals;
  if (type === undefined || more.length > 0)
    throw new Error(`expected one canonical type, found ${positionals.length}`);
  const root = resolve(values.root ?? fileURLToPath(new URL('..', import.meta.url)));
  const rows = values.blueprint
    ? parseBlueprint(readFileSync(join(resolve(values.blueprint), 'v1.csv'), 'utf8'), 'v1.csv')
    : [];

  let written = 0;
  for (const [path, content] of scaffold(type, rows)) {
    if (existsSync(join(root, path))) {
      console.log(`kept     ${path}`);
      continue;
    }
    writeIfChanged(join(root, path), content);
    console.log(`written  ${path}`);
    written++;
  }
  if (written === 0) return 1;
  console.log(`Next: write the marked content, then npm run tasks:check -- ${type}`);
  return 0;
}

try {
  process.exitCode = start();
} catch (error) {
  console.error(
    `tasks:new: ${(error as Error).message}\nusage: tasks:new <type> [--blueprint <folder>] [--root <folder>]`,
  );
  process.exitCode = 2;
}
