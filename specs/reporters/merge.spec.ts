import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test, expect } from '@playwright/test';
import { compareRuns, comparisonText, regressions } from '../../reporters/compare';
import { mergeRuns } from '../../reporters/merge';
import { writeTables } from '../../reporters/output';
import { makePlan, serialisePlan, type Plan } from '../../reporters/records/plan';
import { loadRun, makeRun } from '../../reporters/records/run';
import { generator } from '../../reporters/statistics/random';
import { costText } from '../../reporters/tables/usage';
import { summaryOf } from '../../reporters/tables/summary';
import type { EpisodeRecord } from '../../traces/record';
import { record } from './mini';
import { syntheticRun } from '../../scripts/perf/synthetic-run';

const root = resolve(import.meta.dirname, '../..');

function writeRun(dir: string, plan: Plan, records: EpisodeRecord[], identity: object = { agent: 'mock' }): string {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'episodes.jsonl'), records.map((r) => `${JSON.stringify(r)}\n`).join(''));
  writeFileSync(join(dir, 'plan.json'), serialisePlan(plan));
  const manifest = { version: 1, run: 'x', identity, modes: ['pixel'], starts: [{ at: '2026-01-01' }] };
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify(manifest));
  return dir;
}

function script(name: string, args: string[], cwd: string): Promise<{ code: number; out: string }> {
  return new Promise((done) => {
    const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
    const env = { ...process.env, CB_RESULTS: '' };
    execFile(process.execPath, [tsx, join(root, 'scripts', name), ...args], { cwd, env }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code ?? -1) : 0, out: `${stdout}${stderr}` });
    });
  });
}

test('shards merged in any order give the same bytes as the run in one piece', ({}, info) => {
  const { plan, records } = syntheticRun({ tasks: 200, modes: ['pixel', 'som'], trials: 2 });
  const whole = writeRun(info.outputPath('whole'), plan, records);
  writeTables(whole, loadRun(whole));
  const random = generator(5);
  const shardOf = new Map([...plan.episodes.keys()].map((key) => [key, Math.floor(random() * 4)]));
  const shards = [0, 1, 2, 3].map((n) => {
    const episodes = [...plan.episodes].filter(([key]) => shardOf.get(key) === n).map(([, e]) => e);
    const own = records.filter((r) => shardOf.get(`${r.task}|${r.variant}|${r.trial}|${r.mode}`) === n).reverse();
    const ids = new Set(episodes.map((e) => e.task));
    const facts = [...plan.tasks.values()].filter((t) => ids.has(t.id));
    return writeRun(info.outputPath(`shard${n}`), makePlan(episodes, facts), own);
  });
  mergeRuns(
    [2, 0, 3, 1].map((n) => shards[n] as string),
    info.outputPath('merged'),
  );
  // Merging what was merged, with a shard twice, changes nothing.
  mergeRuns([info.outputPath('merged'), shards[1] as string], info.outputPath('again'));
  for (const file of ['summary.json', 'episodes.csv', 'plan.json']) {
    const read = (dir: string): string => readFileSync(join(dir, file), 'utf8');
    const expected = file === 'plan.json' ? serialisePlan(plan) : read(whole);
    expect(read(info.outputPath('merged')), file).toBe(expected);
    expect(read(info.outputPath('again')), file).toBe(expected);
  }
  expect(readFileSync(join(whole, 'summary.json'), 'utf8')).not.toMatch(/NaN|Infinity|2026-01-01T/);
});

test('runs that were begun differently are not merged', ({}, info) => {
  const { plan, records } = syntheticRun({ tasks: 4, modes: ['pixel'] });
  const a = writeRun(info.outputPath('a'), plan, records, { agent: 'x', sources: { agents: '1' } });
  const b = writeRun(info.outputPath('b'), plan, records, { agent: 'x', sources: { agents: '2' } });
  expect(() => mergeRuns([a, b], info.outputPath('out'))).toThrow(/not parts of one run: sources was/);
  expect(() => mergeRuns([info.outputPath('nowhere')], info.outputPath('out'))).toThrow(/expected a run folder/);
});

test('npm run merge: exit status says whether the merged run is complete', async ({}, info) => {
  const { plan, records } = syntheticRun({ tasks: 12, modes: ['pixel'] });
  const solid = records.map((r) => ({ ...r, outcome: 'solved' as const }));
  const a = writeRun(info.outputPath('a'), plan, solid.slice(0, 5));
  const b = writeRun(info.outputPath('b'), plan, solid.slice(5));
  const whole = await script('merge.ts', [a, b, '--out', info.outputPath('out')], info.outputPath());
  expect(whole.out).toContain('Planned 12: solved 12');
  expect(whole.code).toBe(0);
  const part = await script('merge.ts', [a, '--out', info.outputPath('part')], info.outputPath());
  expect(part.out).toContain('Pass 5/12 (not run 7; 5/5 if excluded)');
  expect(part.code).toBe(1);
  expect((await script('merge.ts', [a, '--out', a], info.outputPath())).code).toBe(2);
});

const runOf = (records: EpisodeRecord[]) => makeRun(makePlan([], []), { records, problems: [] });

test('comparison: pairs, flips, undecided and unmatched episodes', () => {
  const outcomes = (list: string, from = 0): EpisodeRecord[] =>
    [...list].map((c, i) =>
      record({
        task: `t${String(i + from).padStart(2, '0')}`,
        outcome: c === '1' ? 'solved' : c === '0' ? 'step_limit' : 'infra_error',
      }),
    );
  const a = { name: 'a', run: runOf(outcomes('1111100000x')) };
  const b = { name: 'b', run: runOf(outcomes('11100000011', 0).slice(0, 10).concat(outcomes('1', 20))) };
  const comparisons = compareRuns(a, b);
  expect(comparisons).toHaveLength(1);
  expect(comparisons[0]).toMatchObject({ scope: 'pixel', undecided: 0, unmatched: 2 });
  expect(comparisons[0]?.result).toMatchObject({ n: 10, both: 3, onlyA: 2, onlyB: 1, neither: 4 });
  expect(comparisons[0]?.lost).toEqual(['t03 (pixel)', 't04 (pixel)']);
  expect(comparisons[0]?.won).toEqual(['t09 (pixel)']);
  const text = comparisonText(comparisons);
  expect(text).toContain('−10.0');
  expect(text).toContain('Solved by a only (pixel): 2\n  t03 (pixel)\n  t04 (pixel)');
  expect(regressions(comparisons)).toEqual([]);
  expect(regressions(comparisons, 0.1)).toEqual([]);
  expect(regressions(comparisons, 0.05)).toEqual(['b against a (pixel): pass rate dropped by 10.0% (allowed 5.0%)']);
});

test('two runs of one mode each are compared across modes', () => {
  const a = { name: 'a', run: runOf([record({ task: 't', mode: 'pixel' })]) };
  const b = { name: 'b', run: runOf([record({ task: 't', mode: 'som', outcome: 'gave_up' })]) };
  expect(compareRuns(a, b)).toMatchObject([{ scope: 'pixel → som', result: { n: 1, onlyA: 1 } }]);
});

test('npm run compare: a clear drop fails, the same run does not', async ({}, info) => {
  const good = syntheticRun({ tasks: 150, modes: ['pixel'], skill: 0.9 });
  const bad = syntheticRun({ tasks: 150, modes: ['pixel'], skill: 0.5, seed: 2 });
  writeRun(info.outputPath('results/good'), good.plan, good.records);
  writeRun(info.outputPath('results/bad'), bad.plan, bad.records);
  const same = await script('compare.ts', ['good', 'good'], info.outputPath());
  expect(same.code, same.out).toBe(0);
  expect(same.out).toMatch(/good → good +pixel.* 1\.0000 .*100\.0% .*1\.000/);
  const worse = await script('compare.ts', ['good', 'bad'], info.outputPath());
  expect(worse.out).toMatch(/REGRESSION: bad against good \(pixel\): pass rate dropped by/);
  expect(worse.code).toBe(1);
  const unknown = await script('compare.ts', ['good', 'none'], info.outputPath());
  expect(unknown.out).toContain('none: no run of that name, looked for');
  expect(unknown.code).toBe(2);
});

test('three runs: each is compared with the first, and one regression fails the gate', async ({}, info) => {
  const runs = { base: 0.7, better: 0.9, worse: 0.4 };
  for (const [name, skill] of Object.entries(runs)) {
    const { plan, records } = syntheticRun({ tasks: 200, modes: ['pixel', 'som'], skill, seed: 3 });
    writeRun(info.outputPath('results', name), plan, records);
  }
  const all = await script('compare.ts', ['base', 'better', 'worse', '--json'], info.outputPath());
  const { comparisons, regressions: worse } = JSON.parse(all.out.slice(0, all.out.lastIndexOf('}') + 1)) as {
    comparisons: { a: string; b: string; scope: string; result: { n: number; difference: number } }[];
    regressions: string[];
  };
  expect(comparisons.map((c) => `${c.a} ${c.b} ${c.scope}`)).toEqual(
    ['better', 'worse'].flatMap((b) => ['pixel', 'som', 'all'].map((scope) => `base ${b} ${scope}`)),
  );
  for (const { b, result } of comparisons) expect(Math.sign(result.difference), b).toBe(b === 'better' ? 1 : -1);
  expect(worse).toHaveLength(3);
  expect(all.code).toBe(1);
  expect((await script('compare.ts', ['base', 'better', 'base'], info.outputPath())).code).toBe(0);
});

test('spend of discarded attempts is kept and shown; a missing price is never zero', () => {
  const cost = (usd: number) => ({ cost: usd, inputTokens: 100 });
  const { usage } = summaryOf(
    runOf([
      record({ task: 'a', outcome: 'infra_error', usage: cost(0.5), startedAt: '2026-01-01T00:00:00Z' }),
      record({ task: 'a', outcome: 'solved', usage: cost(0.25), startedAt: '2026-01-01T01:00:00Z' }),
      record({ task: 'b', outcome: 'solved', usage: { unknown: 3 } }),
    ]),
  ).modes[0] as { usage: Parameters<typeof costText>[0] };
  expect(usage).toMatchObject({ cost: 0.75, wasted: 0.5, inputTokens: 200, unknownCalls: 3 });
  expect(costText(usage)).toBe('≥ $0.75, 3 calls unknown');
  expect(costText({ cost: null, unknownCalls: 0 })).toBe('n/a');
});
