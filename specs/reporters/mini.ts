import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { EpisodeRecord, StepRecord } from '../../traces/record';

const root = resolve(import.meta.dirname, '../..');

/** One test of a mini project: the record its "fixture" writes, or what goes wrong instead. */
export interface MiniCase {
  title: string;
  record?: Partial<EpisodeRecord>;
  /** Written instead of the record's JSON, e.g. a broken attachment. */
  attach?: string;
  /** Throws after the record was written, as an unsolved task does. */
  throws?: boolean;
  /** Leaves out the line in episodes.jsonl, so that only the attachment carries the record. */
  attachOnly?: boolean;
  delayMs?: number;
  /** By trial (`--repeat-each`), on top of `record`. */
  trials?: Partial<EpisodeRecord>[];
  /** Steps whose trajectory is attached as the fixture attaches it; pictures lie in the project's folder. */
  steps?: StepRecord[];
}

/** A complete record; tests say only what matters to them. */
export function record(part: Partial<EpisodeRecord> = {}): EpisodeRecord {
  const wall = part.times?.wall ?? 1000;
  return {
    version: 1,
    task: 'button-antd-T01',
    suite: 'v1',
    type: 'button',
    family: 'command_navigation',
    library: 'antd',
    template: 'activate',
    bucket: 'easy',
    tier: 'L0',
    variant: 0,
    trial: 0,
    mode: 'pixel',
    agent: 'noop',
    outcome: 'solved',
    steps: 1,
    refusedSteps: 0,
    turns: 1,
    transientSuccess: 0,
    startedAt: '2026-01-01T00:00:00.000Z',
    times: { wall, open: 300, observe: 0, model: 0, waiting: 0, act: 0, settle: 0 },
    taskChecksum: 'c',
    siteBuild: 'b',
    ...part,
  };
}

export interface Mini {
  dir: string;
  runDir: string;
  run(args?: string[], env?: Record<string, string>): Promise<{ code: number; out: string }>;
  merge(args: string[], env?: Record<string, string>): Promise<{ code: number; out: string }>;
}

/** Writes a real Playwright project into `dir` whose tests write their own records, with our reporter. */
export function miniProject(dir: string, cases: MiniCase[], extra: { generated?: object; config?: string } = {}): Mini {
  mkdirSync(join(dir, '.generated'), { recursive: true });
  if (extra.generated) writeFileSync(join(dir, '.generated/tasks.private.json'), JSON.stringify(extra.generated));
  writeFileSync(join(dir, 'cases.json'), JSON.stringify(cases));
  writeFileSync(join(dir, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(dir, 'playwright.config.ts'), config(extra.config ?? ''));
  const spec = SPEC.replace('RECORD', JSON.stringify(record())).replace(
    'ATTACH',
    join(root, 'fixtures/episode/attach.ts'),
  );
  writeFileSync(join(dir, 'mini.spec.ts'), spec);
  const runDir = join(dir, 'results/mini');
  return {
    dir,
    runDir,
    run: (args = [], env = {}) => playwright(dir, ['test', ...args], { CB_RUN_DIR: runDir, CB_AGENT: 'noop', ...env }),
    merge: (args, env = {}) => playwright(dir, ['merge-reports', '-c', 'playwright.config.ts', ...args], env),
  };
}

function playwright(
  cwd: string,
  args: string[],
  given: Record<string, string>,
): Promise<{ code: number; out: string }> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(CB_|CI$|PLAYWRIGHT_|PW_|TEST_|FORCE_COLOR|DEBUG)/.test(name)),
  );
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  return new Promise((done) => {
    const env = { ...inherited, NO_COLOR: '1', NODE_ENV: 'test' as const, ...given };
    execFile(process.execPath, [cli, ...args], { cwd, env, timeout: 50_000 }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code ?? -1) : 0, out: `${stdout}${stderr}` });
    });
  });
}

const config = (extra: string): string => `
import { defineConfig } from '@playwright/test';
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  reporter: [[${JSON.stringify(join(root, 'reporters/index.ts'))}]],
  projects: [{ name: 'pixel' }],
  ${extra}
});
`;

const SPEC = `
import { test } from '@playwright/test';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { annotate, attachTrajectory } from 'ATTACH';
const cases = JSON.parse(readFileSync(join(import.meta.dirname, 'cases.json'), 'utf8'));
const base = RECORD;
for (const c of cases) {
  test(c.title, async ({}, info) => {
    if (c.delayMs) await new Promise((r) => setTimeout(r, c.delayMs));
    if (c.record) {
      const record = { ...base, task: c.title, mode: info.project.name, trial: info.repeatEachIndex, retry: info.retry, ...c.record, ...c.trials?.[info.repeatEachIndex] };
      annotate(info, record);
      const line = JSON.stringify(record);
      if (!c.attachOnly) {
        mkdirSync(process.env.CB_RUN_DIR, { recursive: true });
        appendFileSync(join(process.env.CB_RUN_DIR, 'episodes.jsonl'), line + '\\n');
      }
      await info.attach('episode', { body: c.attach ?? line, contentType: 'application/json' });
      if (c.steps) attachTrajectory(info, import.meta.dirname, c.steps);
    } else if (c.attach) await info.attach('episode', { body: c.attach, contentType: 'application/json' });
    if (c.throws) throw new Error('not solved');
  });
}
`;
