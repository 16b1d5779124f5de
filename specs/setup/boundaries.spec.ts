import { ESLint } from 'eslint';
import { test, expect } from '@playwright/test';
import { ROOT } from '../../scripts/paths';

/** Importer, imported, and whether the table of docs/architecture.md allows it. Both names are real files. */
const IMPORTS: [from: string, to: string, allowed: boolean][] = [
  ['tasks/compile.ts', '../site/stages/contract', false],
  ['site/page-data.ts', '../tasks/spec', true],
  ['site/page-data.ts', '../fixtures/settle', false],
  ['site/page-data.ts', '../agents/contract', false],
  ['site/page-data.ts', '../options', false],
  ['agents/noop.ts', '../tasks/factors', true],
  ['agents/noop.ts', '../fixtures/settle', false],
  ['agents/noop.ts', '../reporters/index', false],
  ['agents/noop.ts', '../site/page-data', false],
  ['fixtures/settle.ts', '../agents/noop', true],
  ['fixtures/settle.ts', '../options', true],
  ['fixtures/settle.ts', '../reporters/index', false],
  ['reporters/index.ts', '../traces/record', true],
  ['reporters/index.ts', '../fixtures/settle', false],
  ['scripts/paths.ts', '../fixtures/settle', true],
  ['scripts/paths.ts', '../specs/bench/generate', false],
  ['traces/record.ts', '../tasks/factors', true],
  ['traces/record.ts', '../agents/noop', false],
];

test('imports between the rooms are those of the architecture page', async () => {
  test.setTimeout(120_000);
  // Types are of no use here, and loading them takes most of the time.
  const eslint = new ESLint({
    cwd: ROOT,
    ruleFilter: ({ ruleId }) => ruleId === 'boundaries/dependencies',
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  });
  for (const [from, to, allowed] of IMPORTS) {
    const [result] = await eslint.lintText(`import '${to}';\n`, { filePath: `${ROOT}/${from}` });
    const found = (result?.messages ?? []).map((message) => message.ruleId);
    expect(found, `${from} importing ${to}`).toEqual(allowed ? [] : ['boundaries/dependencies']);
  }
});
