import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test, expect } from '@playwright/test';
import { miniProject, type MiniCase } from './mini';

const id = (n: number): string => `button-antd-T${String(n).padStart(2, '0')}`;
const times = (wall: number, waiting = 0) => ({ wall, waiting, open: 0, observe: 0, model: 0, act: 0, settle: 0 });
const reference = [{ kind: 'click', on: 'button "A"', button: 'left', count: 1, modifiers: [] }];

function generated(ids: string[]): object {
  const tasks = ids.map((task) => ({
    id: task,
    suite: 'v1',
    type: 'button',
    family: 'command_navigation',
    library: 'antd',
    component: 'AntD: Button',
    template: 'activate',
    bucket: 'easy',
    tier: 'L0',
    axes: { precision_requirement: 1 },
    scene: { theme: 'light', clutter: 'none', instances: 1 },
    predicate: 'equals',
    needsConfirm: false,
    needsInstance: false,
    unreachable: {},
    variants: [{ goal: '', values: {}, success: {}, nearMisses: [], reference }],
  }));
  return { checksum: 'abc', tasks };
}

/** The output from the table on; the progress lines above it hold rates. */
const ending = (out: string): string => out.slice(out.indexOf('noop\n')).trim();

test('a complete measurement with unsolved tasks exits with 0 and prints the whole table', async ({}, info) => {
  const cases: MiniCase[] = [
    { title: id(1), record: { outcome: 'solved', steps: 1, times: times(2000) } },
    { title: id(2), record: { outcome: 'solved', steps: 2, times: times(9000, 5000) } },
    { title: id(3), record: { outcome: 'step_limit', steps: 20, claimed: 'done' }, throws: true },
    { title: id(4), record: { outcome: 'gave_up', steps: 0 }, throws: true },
  ];
  const mini = miniProject(info.outputPath('p'), cases, { generated: generated([1, 2, 3, 4].map(id)) });
  const { code, out } = await mini.run();
  expect(ending(out)).toBe(
    `noop
Mode   Family              Planned  Solved   Pass     ≤H    ≤2H    ≤3H    ≤5H  Steps/H    p90  Seconds  Human s
-----  ------------------  -------  ------  -----  -----  -----  -----  -----  -------  -----  -------  -------
pixel  command_navigation        4       2  50.0%  25.0%  50.0%  50.0%  50.0%    1.50×  1.90×      3.0      0.7
pixel  all                       4       2  50.0%  25.0%  50.0%  50.0%  50.0%    1.50×  1.90×      3.0      0.7

Planned 4: solved 2, step_limit 1, gave_up 1
Human figures from: reference 4
Predicted times of people: keystroke-level, least absolute deviations: -425 + 1149·click + 2140·type + 2351·drag + 1330·scroll + 321·key ms; mean absolute error 2688 ms a task on held-out human traces
Claimed but not solved: 1

Records: results/mini
Report:  results/mini/report/index.html`,
  );
  expect(code).toBe(0);
  expect(out).toContain('4/4 done · 2 solved · 2 failed');
  const manifest = JSON.parse(readFileSync(join(mini.runDir, 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({
    run: 'mini',
    identity: { agent: 'noop', taskChecksum: 'abc', maxSteps: 20 },
    modes: ['pixel'],
    starts: [{ workers: 2, shard: null }],
  });
});

test('infra errors stay in the denominator, and the exit status says incomplete', async ({}, info) => {
  const outcome = (n: number) => (n <= 5 ? 'solved' : n <= 7 ? 'gave_up' : 'infra_error');
  const cases = Array.from({ length: 10 }, (_, i): MiniCase => ({
    title: id(i + 1),
    record: { outcome: outcome(i + 1) },
  }));
  const { code, out } = await miniProject(info.outputPath('p'), cases).run();
  expect(out).toContain('Pass 5/10 (errors 3; 5/7 if excluded): between 50.0% and 71.4% was measured');
  expect(out).toContain(
    'FAILED: The measurement is incomplete: 3 of 10 planned episodes undecided\n  button-antd-T08 (pixel)',
  );
  expect(out).toContain('Human figures: n/a (10 tasks without reference)');
  expect(code).toBe(1);
});

test('with the reference agent any unsolved task fails, and nothing else does', async ({}, info) => {
  const solved: MiniCase = { title: id(1), record: { agent: 'reference' } };
  const good = await miniProject(info.outputPath('good'), [solved]).run([], { CB_AGENT: 'reference' });
  expect(good.code).toBe(0);
  const cases = [solved, { title: id(2), record: { agent: 'reference', outcome: 'step_limit' as const } }];
  const bad = await miniProject(info.outputPath('bad'), cases).run([], { CB_AGENT: 'reference' });
  expect(bad.out).toContain('FAILED: The reference left 1 task unsolved');
  expect(bad.code).toBe(1);
});

test('CB_MIN_PASS gates the pass rate of any agent', async ({}, info) => {
  const cases: MiniCase[] = [
    { title: id(1), record: {} },
    { title: id(2), record: { outcome: 'gave_up' }, throws: true },
  ];
  const mini = miniProject(info.outputPath('p'), cases);
  expect((await mini.run([], { CB_MIN_PASS: '0.5' })).code).toBe(0);
  const bad = await mini.run([], { CB_MIN_PASS: '0.51' });
  expect(bad.out).toContain('FAILED: Pass rate 50.0% is below CB_MIN_PASS=0.51');
  expect(bad.code).toBe(1);
});

test('a test without a record, a broken attachment and a failing test of another kind are loud', async ({}, info) => {
  const cases: MiniCase[] = [
    { title: id(1), record: {} },
    { title: id(2), attach: '{"version":1,' },
    { title: 'a test of something else', throws: true },
  ];
  const { code, out } = await miniProject(info.outputPath('p'), cases).run();
  expect(out).toContain(`Not used: attachment of pixel › mini.spec.ts › ${id(2)}: not JSON`);
  expect(out).toContain('FAILED: 1 test failed that ran no episode');
  expect(out).toContain(`FAILED: The measurement is incomplete: 1 of 2 planned episodes undecided\n  ${id(2)} (pixel)`);
  expect(out).toMatch(/pixel {2}all +2 +1 +50\.0%/);
  expect(code).toBe(1);
});

test('a pass on retry is one episode, and not a pass', async ({}, info) => {
  const mini = miniProject(info.outputPath('p'), [{ title: id(1), record: { outcome: 'gave_up' }, throws: true }]);
  const { code, out } = await mini.run(['--retries=1']);
  expect(out).toMatch(/pixel {2}all +1 +0 +0\.0%/);
  expect(out).toContain('Retried by Playwright: 1; the first attempt counts');
  expect(code).toBe(0);
});

test('CB_VERBOSE=1 prints a line a task', async ({}, info) => {
  const cases: MiniCase[] = [
    { title: id(1), record: { outcome: 'gave_up', steps: 3, reason: 'no way', times: times(1500) } },
  ];
  const { out } = await miniProject(info.outputPath('p'), cases).run([], { CB_VERBOSE: '1' });
  expect(out).toContain(`failed  pixel ${id(1)}  gave_up, 3 steps, 1.5s: no way\n`);
});

test('--list lists, and leaves nothing behind', async ({}, info) => {
  const mini = miniProject(info.outputPath('p'), [{ title: id(1), record: {} }]);
  const { code, out } = await mini.run(['--list']);
  expect(out).toMatch(new RegExp(`mini\\.spec\\.ts:\\d+:\\d+ › ${id(1)}`));
  expect(out).toContain('Total: 1 test');
  expect(code).toBe(0);
  expect(existsSync(join(mini.dir, 'results'))).toBe(false);
});

test('shards answer for themselves, and merge-reports rebuilds the same table from attachments', async ({}, info) => {
  const cases = Array.from({ length: 9 }, (_, i): MiniCase => ({
    title: id(i + 1),
    attachOnly: true,
    delayMs: ((i * 7) % 5) * 10,
    record: { outcome: i % 3 === 0 ? 'gave_up' : 'solved', steps: i },
  }));
  const facts = { generated: generated(cases.map((c) => c.title)) };
  const direct = await miniProject(info.outputPath('direct'), cases, facts).run();
  expect(direct.code).toBe(0);
  const config = `reporter: [['blob', { outputFile: 'blobs/' + process.env.BLOB + '.zip' }], [${JSON.stringify(
    join(import.meta.dirname, '../../reporters/index.ts'),
  )}]],`;
  const mini = miniProject(info.outputPath('sharded'), cases, { ...facts, config });
  for (const shard of [1, 2, 3, 4]) {
    const part = await mini.run([`--shard=${shard}/4`], { BLOB: String(shard) });
    expect(part.code, part.out).toBe(0);
  }
  expect(readdirSync(mini.runDir).sort()).toEqual(
    ['episodes.csv', 'manifest.json', 'report', 'summary.json', ...[1, 2, 3, 4].map((n) => `plan.${n}of4.json`)].sort(),
  );
  const reporter = join(import.meta.dirname, '../../reporters/index.ts');
  const merged = await mini.merge(['--reporter', reporter, 'blobs'], { CB_RUN_DIR: join(mini.dir, 'results/merged') });
  expect(ending(merged.out).replaceAll('results/merged', 'results/mini')).toBe(ending(direct.out));
  expect(merged.code).toBe(0);
  for (const file of ['summary.json', 'episodes.csv']) {
    const read = (run: string): string => readFileSync(join(info.outputPath(), run, file), 'utf8');
    expect(read('sharded/results/merged')).toBe(read('direct/results/mini'));
  }
});

test('merge-reports fails when a shard is incomplete', async ({}, info) => {
  const config = `reporter: [['blob', { outputFile: 'blobs/1.zip' }]],`;
  const mini = miniProject(info.outputPath('p'), [{ title: id(1), record: { outcome: 'infra_error' } }], { config });
  await mini.run();
  const reporter = join(import.meta.dirname, '../../reporters/index.ts');
  const { code, out } = await mini.merge(['--reporter', reporter, 'blobs']);
  expect(out).toContain('FAILED: The measurement is incomplete: 1 of 1 planned episode undecided');
  expect(code).toBe(1);
});

test('naming a run that was begun with another agent is refused', async ({}, info) => {
  const mini = miniProject(info.outputPath('p'), [{ title: id(1), record: {} }]);
  expect((await mini.run()).code).toBe(0);
  const { code, out } = await mini.run([], { CB_AGENT: 'random' });
  expect(out).toContain(
    'FAILED: Run mini was begun differently: agent was "noop" and is "random". Choose another CB_RUN',
  );
  expect(code).toBe(1);
});

test('a half-written line of a killed run is survived by the run that resumes it', async ({}, info) => {
  const mini = miniProject(info.outputPath('p'), [{ title: id(1), record: {} }]);
  await mini.run();
  const { appendFileSync } = await import('node:fs');
  appendFileSync(join(mini.runDir, 'episodes.jsonl'), '{"version":1,"task":"button-antd-T02","su');
  const { code, out } = await mini.run();
  expect(out).toContain('Not used: episodes.jsonl:2: half-written line');
  expect(out).toMatch(/pixel {2}all +1 +1 +100\.0%/);
  expect(code).toBe(0);
});

test("Playwright's HTML report and Allure get every episode, modes apart, beside ours", async ({}, info) => {
  const projects = "projects: [{ name: 'pixel' }, { name: 'som' }],";
  const mini = miniProject(
    info.outputPath('p'),
    [
      { title: id(1), record: {} },
      { title: id(2), record: { outcome: 'gave_up' }, throws: true },
    ],
    { config: projects },
  );
  const reporters = `${join(import.meta.dirname, '../../reporters/index.ts')},html,allure-playwright`;
  const { code, out } = await mini.run([`--reporter=${reporters}`], { PLAYWRIGHT_HTML_OPEN: 'never' });
  expect(code, out).toBe(0);
  expect(existsSync(join(mini.dir, 'playwright-report/index.html'))).toBe(true);
  const allure = join(mini.dir, 'allure-results');
  const results = readdirSync(allure)
    .filter((name) => name.endsWith('-result.json'))
    .map((name) => JSON.parse(readFileSync(join(allure, name), 'utf8')));
  expect(results.map((r) => r.name).sort()).toEqual([id(1), id(1), id(2), id(2)]);
  expect(new Set(results.map((r) => r.historyId)).size).toBe(4);
  expect(JSON.stringify(results)).toContain('"name":"episode"');
});
