/**
 * `npm test [-- <arguments of playwright test>]`: the project's own checks and tests. With arguments only the tests run, with them.
 * The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CACHE_FOLDER, ROOT } from './paths';
import { PLAYWRIGHT_CLI } from './run/playwright';

const bin = (...parts: string[]) => path.join(ROOT, 'node_modules', ...parts);
const tsx = (script: string) => ['--import', 'tsx', path.join('scripts', script)];

/** Static checks: two queues side by side, since linting takes as long as all others together. */
const QUEUES: { name: string; args: string[] }[][] = [
  [{ name: 'lint', args: [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'] }],
  [
    { name: 'types', args: [bin('typescript/bin/tsc'), '--noEmit'] },
    { name: 'format', args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'] },
    { name: 'tasks', args: tsx('tasks-check.ts') },
    { name: 'readme', args: [...tsx('readme.ts'), '--check'] },
  ],
];

/** In CI a test is tried twice: a machine that stalls is no fault of a change. More than these are one. */
const MAX_FLAKY = 3;

interface Tally {
  passed: number;
  failed: number;
}

async function runQueue(queue: { name: string; args: string[] }[]): Promise<Tally> {
  const tally = { passed: 0, failed: 0 };
  for (const { name, args } of queue) {
    const began = performance.now();
    const { status, output } = await run(args);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (status === 0) tally.passed++;
    else tally.failed++;
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
    if (status !== 0) console.log(output.trimEnd());
  }
  return tally;
}

/** The project tests, shown while they run, counted from Playwright's own report. */
async function runTests(): Promise<Tally> {
  const file = path.join(CACHE_FOLDER, 'tests.json');
  mkdirSync(CACHE_FOLDER, { recursive: true });
  rmSync(file, { force: true });
  const args = [PLAYWRIGHT_CLI, 'test', '-c', 'specs/playwright.config.ts', '--reporter=dot,json', ...given];
  const { status } = await run(args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, show: true });
  const tally = readTally(file);
  if (!tally) return { passed: 0, failed: 1 };
  // Errors outside any test have no count of their own, and must not look like success.
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

function readTally(file: string): Tally | undefined {
  // Playwright writes none when it cannot even load the tests.
  if (!existsSync(file)) return undefined;
  const { stats } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  const forgiven = stats.flaky <= MAX_FLAKY ? stats.flaky : 0;
  if (stats.flaky > 0) console.log(`${stats.flaky} passed only when tried again (flaky, see above)`);
  // Nothing here is skipped on purpose: a test that did not run was cut off.
  return { passed: stats.expected + forgiven, failed: stats.unexpected + stats.flaky - forgiven + stats.skipped };
}

function run(
  args: string[],
  { env = {}, show = false }: { env?: Record<string, string>; show?: boolean } = {},
): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    const stdio = show ? ('inherit' as const) : ('pipe' as const);
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdio, stdio],
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

const given = process.argv.slice(2);
const tallies: Tally[] = given.length > 0 ? [] : await Promise.all(QUEUES.map(runQueue));
tallies.push(await runTests());
const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
