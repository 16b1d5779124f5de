import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test, expect } from '@playwright/test';
import { loadRun, undecided } from '../../reporters/records/run';
import { generator } from '../../reporters/statistics/random';
import { serialiseSummary, summaryOf } from '../../reporters/tables/summary';
import { miniProject, type MiniCase } from './mini';

const root = resolve(import.meta.dirname, '../..');
/** A few in CI, since every kill costs a start; `RESUME_KILLS=20` is the whole check. */
const KILLS = Number(process.env['RESUME_KILLS'] ?? 6);

test(`kill -9 at ${KILLS} random points, then resume: as if never interrupted`, async ({}, info) => {
  test.setTimeout(600_000);
  const cases = Array.from({ length: 60 }, (_, i): MiniCase => {
    const outcome = i % 4 === 0 ? 'gave_up' : 'solved';
    const task = `button-antd-T${String(i).padStart(2, '0')}`;
    return {
      title: task,
      delayMs: 120,
      record: { outcome, steps: i % 7, startedAt: `2026-01-01T00:00:${task.slice(-2)}Z` },
    };
  });
  const whole = miniProject(info.outputPath('whole'), cases);
  expect((await whole.run()).code).toBe(0);

  const killed = miniProject(info.outputPath('killed'), cases);
  const spec = join(killed.dir, 'mini.spec.ts');
  const skipping = readFileSync(spec, 'utf8')
    .replace(
      "import { join } from 'node:path';",
      `import { join } from 'node:path';\nimport { decidedKeysOf } from '${root}/traces/resume.ts';`,
    )
    .replace(
      'if (c.delayMs)',
      "if (decidedKeysOf(process.env.CB_RUN_DIR).has([c.title, 0, 0, 'pixel'].join('|'))) return;\n    if (c.delayMs)",
    );
  writeFileSync(spec, skipping);
  const random = generator(3);
  const counts = new Set<number>();
  for (let kill = 0; kill < KILLS; kill++) {
    const more = 1 + Math.floor(random() * 3);
    await startAndKill(killed.dir, killed.runDir, linesOf(killed.runDir) + more, random() * 120);
    counts.add(linesOf(killed.runDir));
  }
  expect(counts.size, 'the kills fell into the middle of the work').toBeGreaterThan(KILLS / 4);
  const stopped = loadRun(killed.runDir);
  expect((await killed.run()).code, `undecided before: ${undecided(stopped).length}`).toBe(0);

  const resumed = loadRun(killed.runDir);
  expect(serialiseSummary(summaryOf(resumed))).toBe(serialiseSummary(summaryOf(loadRun(whole.runDir))));
  expect(resumed.samples.filter((s) => s.attempts.length !== 1)).toEqual([]);
  expect(linesOf(killed.runDir), 'no finished episode was repeated').toBe(60);
});

function linesOf(runDir: string): number {
  const file = join(runDir, 'episodes.jsonl');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
}

/**
 * Starts the runner in a process group of its own and kills it, workers included, without a word: `afterMs` after the
 * records have reached `lines`. A start that ends by itself is left to end.
 */
function startAndKill(cwd: string, runDir: string, lines: number, afterMs: number): Promise<void> {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const env = { ...process.env, CB_RUN_DIR: runDir, CB_AGENT: 'noop', NO_COLOR: '1' };
  const child = spawn(process.execPath, [cli, 'test'], { cwd, env, stdio: 'ignore', detached: true });
  const kill = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  return new Promise((done) => {
    const watch = setInterval(() => {
      if (linesOf(runDir) < lines) return;
      clearInterval(watch);
      setTimeout(kill, afterMs);
    }, 20);
    child.on('exit', () => {
      clearInterval(watch);
      done();
    });
  });
}
