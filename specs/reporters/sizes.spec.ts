import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test, expect } from '@playwright/test';
import { generator } from '../../reporters/statistics/random';
import type { StepRecord } from '../../traces/record';
import { miniProject, type MiniCase } from './mini';

const root = resolve(import.meta.dirname, '../..');
const id = (n: number): string => `button-antd-T${String(n).padStart(2, '0')}`;
const times = { observe: 60, model: 1000, waiting: 0, act: 40, settle: 30 };
const [TASKS, STEPS, PICTURE_BYTES] = [30, 20, 60_000];

const size = (dir: string): number =>
  existsSync(dir)
    ? readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
    : 0;

test('E86: pictures are stored once, and none of them is held in the memory of the runner', async ({}, info) => {
  test.setTimeout(240_000);
  const random = generator(1);
  /** A mini project whose every step has a picture of its own; `bytes` of it are noise, so that nothing shares a file. */
  const project = (name: string, bytes: number) => {
    const dir = info.outputPath(name);
    mkdirSync(join(dir, 'pictures'), { recursive: true });
    const cases = Array.from({ length: TASKS }, (_, task): MiniCase => ({
      title: id(task + 1),
      record: { outcome: 'step_limit', steps: STEPS },
      steps: Array.from({ length: STEPS }, (_, step): StepRecord => {
        const screenshot = `pictures/${task}-${step}.jpg`;
        writeFileSync(join(dir, screenshot), Buffer.from(Array.from({ length: bytes }, () => random() * 256)));
        return { i: step + 1, action: 'click(1, 1)', kind: 'click', refused: false, screenshot, times };
      }),
    }));
    writeFileSync(
      join(dir, 'memory.ts'),
      `import { writeFileSync } from 'node:fs';
export default class { printsToStdio() { return false; } onEnd() { writeFileSync('memory.txt', String(process.resourceUsage().maxRSS / 1024)); } }`,
    );
    return miniProject(dir, cases);
  };
  const run = async (name: string, bytes: number) => {
    const mini = project(name, bytes);
    const reporters = `${join(root, 'reporters/index.ts')},./memory.ts`;
    const ended = await mini.run([`--reporter=${reporters}`]);
    expect(ended.code, ended.out).toBe(0);
    return { dir: mini.dir, megabytes: Number(readFileSync(join(mini.dir, 'memory.txt'), 'utf8')) };
  };
  const [small, large] = [await run('small', 16), await run('large', PICTURE_BYTES)];
  const pictures = size(join(large.dir, 'pictures'));
  expect(pictures).toBe(TASKS * STEPS * PICTURE_BYTES);
  expect(size(join(large.dir, 'test-results')), 'Playwright copied no picture').toBeLessThan(PICTURE_BYTES);
  expect(size(join(large.dir, 'results')), 'records and report hold no picture').toBeLessThan(pictures / 10);
  expect(large.megabytes, 'MB, main process').toBeLessThan(600);
  // 36 MB of pictures passed by.
  expect(large.megabytes - small.megabytes, 'MB more for larger pictures').toBeLessThan(30);
  const perTask = size(join(large.dir, 'results')) / TASKS;
  info.annotations.push({
    type: 'size',
    description: `${(perTask / 1000).toFixed(1)} kB a task without pictures, ${((perTask * 2910) / 1e6).toFixed(0)} MB for 2,910; with ${STEPS} pictures of 60 kB ${((2910 * STEPS * PICTURE_BYTES) / 1e9).toFixed(1)} GB more; ${large.megabytes.toFixed(0)} MB of memory`,
  });
});

test('E87: a runner that is killed fails the command that started it', async ({}, info) => {
  const mini = miniProject(info.outputPath('p'), [{ title: id(1), record: {} }]);
  const script = join(mini.dir, 'wrapped.ts');
  // The wrapper behind `npm run bench`, with a runner that dies the way an exhausted memory makes it die.
  writeFileSync(join(mini.dir, 'dies.cjs'), 'process.kill(process.pid, "SIGKILL");');
  writeFileSync(
    script,
    `import { playwrightTest } from ${JSON.stringify(join(root, 'scripts/run/playwright.ts'))};
process.exitCode = await playwrightTest(['--list'], { NODE_OPTIONS: '--require ' + ${JSON.stringify(join(mini.dir, 'dies.cjs'))} });`,
  );
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  let status = 0;
  try {
    execFileSync(process.execPath, [tsx, script], { stdio: 'pipe' });
  } catch (error) {
    status = (error as { status: number }).status;
  }
  expect(status).toBe(1);
});
