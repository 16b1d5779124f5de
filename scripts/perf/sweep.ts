import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { stepRecord } from '../../traces/record';
import { readRecordFiles } from '../../traces/read';
import { ROOT } from '../paths';
import { PLAYWRIGHT_CLI } from '../run/playwright';
import type { Bench } from './bench';
import { Watch } from './cpu';
import { median, quantile, round } from './statistics';

type Times = z.infer<typeof stepRecord>['times'];
const PARTS = ['observe', 'model', 'act', 'settle'] as const satisfies readonly (keyof Times)[];

/** The reference at two workers with a fresh context a task: rate of the whole, and what every step costs. */
export const sweep: Bench = {
  name: 'sweep',
  title: 'Reference agent, pixel, 2 workers, fresh context',
  usual: true,
  async run() {
    const results = mkdtempSync(path.join(tmpdir(), 'cb-perf-'));
    try {
      const { seconds, cpu } = await runSweep(results);
      const run = path.join(results, 'perf');
      const { records } = readRecordFiles(run);
      const starts = records.map((record) => Date.parse(record.startedAt));
      const ends = records.map((record) => Date.parse(record.startedAt) + record.times.wall);
      const active =
        (Math.max(...ends) - Math.min(...starts) + median(records.map((record) => record.times.open))) / 1000;
      const times = readSteps(run).map((step) => step.times);
      const harness = times.map((t) => t.observe + t.act + t.settle);
      return [
        ['what', 'median', 'p90'],
        ['tasks', `${records.filter((r) => r.outcome === 'solved').length} of ${records.length} solved`, ''],
        ['tasks a minute, first to last episode', round((records.length / active) * 60), ''],
        ['whole command, s', round(seconds, 1), ''],
        ['CPU ms a task: browser', round(cpu.browser / records.length), ''],
        ['CPU ms a task: node (runner, workers, site)', round(cpu.node / records.length), ''],
        row(
          'open a page, ms',
          records.map((record) => record.times.open),
        ),
        row('step without the agent, ms', harness),
        ...PARTS.map((part) =>
          row(
            part === 'model' ? '  (reference decides, ms)' : `  ${part}, ms`,
            times.map((t) => t[part]),
          ),
        ),
      ];
    } finally {
      rmSync(results, { recursive: true, force: true });
    }
  },
};

function row(what: string, values: number[]): string[] {
  return [what, round(median(values)), round(quantile(values, 0.9))];
}

function readSteps(run: string): z.infer<typeof stepRecord>[] {
  const folder = path.join(run, 'episodes');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('steps.json'),
  );
  return files.flatMap((file) => z.array(stepRecord).parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))));
}

async function runSweep(results: string): Promise<{ seconds: number; cpu: ReturnType<Watch['stop']> }> {
  const began = performance.now();
  const child = spawn(process.execPath, [PLAYWRIGHT_CLI, 'test', '--project=pixel', '--workers=2'], {
    cwd: ROOT,
    env: { ...process.env, CB_RESULTS: results, CB_RUN: 'perf', CB_SCREENSHOTS: 'none', CB_AGENT: 'reference' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const watch = new Watch(child.pid ?? 0);
  await new Promise((resolve) => child.on('close', resolve));
  return { seconds: (performance.now() - began) / 1000, cpu: watch.stop() };
}
