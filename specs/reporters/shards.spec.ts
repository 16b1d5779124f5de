import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test, expect } from '@playwright/test';
import type { CompiledTasks, TaskIndexRow } from '../../tasks/compiled';
import { miniProject, type MiniCase } from './mini';

const root = resolve(import.meta.dirname, '../..');
const ours = join(root, 'reporters/index.ts');
const id = (n: number): string => `button-antd-T${String(n).padStart(2, '0')}`;
const SHARDS = [1, 2, 3];

/** Titles that the benchmark lists, in the order of the list. */
function listed(args: string[], env: Record<string, string> = {}): Promise<string[]> {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const given = { ...process.env, ...env };
  return new Promise((done, failed) => {
    const all = [cli, 'test', '--list', '--project=pixel', ...args];
    execFile(process.execPath, all, { cwd: root, env: given, maxBuffer: 50e6 }, (error, stdout) => {
      if (error) failed(error);
      else done([...stdout.matchAll(/^ *\[pixel\] › .* › (\S+)$/gm)].map((match) => match[1] as string));
    });
  });
}

test('E76: shards of the benchmark differ by one task at most, share none, and are the whole; any locale', async () => {
  test.setTimeout(240_000);
  const index = join(root, '.generated/tasks.index.json');
  const { tasks } = JSON.parse(readFileSync(index, 'utf8')) as CompiledTasks<TaskIndexRow>;
  const shards: string[][] = [];
  for (let i = 1; i <= 8; i++) shards.push(await listed([`--shard=${i}/8`]));
  const sizes = shards.map((shard) => shard.length);
  expect(Math.max(...sizes) - Math.min(...sizes), `sizes ${sizes.join(', ')}`).toBeLessThanOrEqual(1);
  const whole = shards.flat();
  expect(whole.toSorted()).toEqual(tasks.map((task) => task.id).toSorted());
  expect(new Set(whole).size, 'a task is in one shard, and its title is its own').toBe(whole.length);
  const elsewhere = { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' };
  expect(await listed(['--shard=3/8'], elsewhere)).toEqual(shards[2]);
});

test('E77: shards that run one after another on one machine leave a blob each, and the merged report has all', async ({}, info) => {
  test.setTimeout(240_000);
  const cases = Array.from({ length: 7 }, (_, i): MiniCase => ({ title: id(i + 1), record: { steps: i } }));
  const mini = miniProject(info.outputPath('p'), cases);
  for (const shard of SHARDS) {
    // As docs/reports.md says.
    const env = { PLAYWRIGHT_BLOB_OUTPUT_FILE: `blob-report/${shard}.zip` };
    const part = await mini.run([`--shard=${shard}/3`, `--reporter=${ours},blob`], env);
    expect(part.code, part.out).toBe(0);
  }
  expect(readdirSync(join(mini.dir, 'blob-report')).sort()).toEqual(['1.zip', '2.zip', '3.zip']);
  const merged = await mini.merge(['--reporter', `${ours},html`, 'blob-report'], {
    CB_RUN_DIR: join(mini.dir, 'results/merged'),
    PLAYWRIGHT_HTML_OPEN: 'never',
  });
  expect(merged.code, merged.out).toBe(0);
  expect(merged.out).toMatch(/pixel {2}all +7 +7 +100\.0%/);
  const summary = (run: string): string => readFileSync(join(mini.dir, 'results', run, 'summary.json'), 'utf8');
  expect(summary('merged')).toBe(summary('mini'));
});

interface AllureResult {
  name: string;
  historyId: string;
  start: number;
  stop: number;
  parameters: { name: string; value: string }[];
}

test("E81: Allure's results of shards, modes and models are copied together: all there, own histories, own durations", async ({}, info) => {
  test.setTimeout(240_000);
  const delayMs = 150;
  const projects = `projects: [{ name: 'pixel' }, { name: 'som' }],
  reporter: [['allure-playwright', { resultsDir: process.env.ALLURE }]],`;
  const together = info.outputPath('together');
  mkdirSync(together);
  const whole: AllureResult[] = [];
  for (const model of ['large', 'small']) {
    const cases = [1, 2, 3, 4, 5].map((n): MiniCase => ({
      title: id(n),
      delayMs,
      record: { agent: 'openai', model, outcome: n === 1 && model === 'small' ? 'gave_up' : 'solved' },
    }));
    const mini = miniProject(info.outputPath(model), cases, { config: projects });
    for (const shard of SHARDS) {
      const results = join(mini.dir, `allure-${shard}`);
      const part = await mini.run([`--shard=${shard}/3`], { ALLURE: results });
      expect(part.code, part.out).toBe(0);
      cpSync(results, together, { recursive: true });
    }
  }
  for (const name of readdirSync(together).filter((file) => file.endsWith('-result.json')))
    whole.push(JSON.parse(readFileSync(join(together, name), 'utf8')) as AllureResult);
  const key = (r: AllureResult): string =>
    [r.name, ...['mode', 'model'].map((p) => r.parameters.find((q) => q.name === p)?.value)].join(' ');
  expect(new Set(whole.map(key)).size).toBe(20);
  expect(whole).toHaveLength(20);
  expect(new Set(whole.map((r) => r.historyId)).size, 'a history for each mode and model').toBe(20);
  for (const r of whole) expect(r.stop - r.start, key(r)).toBeGreaterThanOrEqual(delayMs - 1);
  writeFileSync(info.outputPath('keys.txt'), whole.map(key).sort().join('\n'));
});
