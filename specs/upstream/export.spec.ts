import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { makePlan, serialisePlan, type TaskFacts } from '../../reporters/records/plan';
import { ROOT } from '../../scripts/paths';
import { readRecordings } from '../../traces/recordings';
import { record } from '../reporters/mini';
import { FILES, writeClone } from './stand-in-files';

function script(name: string, args: string[]): Promise<{ status: number; output: string }> {
  return new Promise((done) => {
    const call = ['--import', 'tsx', join(ROOT, 'scripts', `${name}.ts`), ...args];
    execFile(process.execPath, call, { cwd: ROOT }, (error, stdout, stderr) => {
      done({ status: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

const ids = ['button-antd-T01', 'pin_input_otp-antd-T03', 'tags_input-mui-T02', 'menu-antd-T04'] as const;

/** A stored run of four planned tasks: solved, out of steps, broken, never run. */
function storedRun(folder: string, suite: 'upstream:v1' | 'v1' = 'upstream:v1'): string {
  const facts: TaskFacts[] = ids.map((id) => ({
    ...{ id, suite, type: id.split('-')[0] as string, family: 'text_entry', library: 'antd', template: 'enter_text' },
    ...{ bucket: 'mid', tier: 'L1', axes: { precision_requirement: 2 }, scene: { theme: 'dark', instances: 4 } },
    human: [id === 'button-antd-T01' ? { steps: 1, ms: 900, source: 'recording' as const, from: 'A clone' } : null],
  }));
  const episodes = ids.map((task) => ({ task, variant: 0, trial: 0, mode: 'pixel' as const }));
  const times = { wall: 2_500, open: 500, observe: 0, model: 1_200, waiting: 0, act: 0, settle: 0 };
  const common = { suite, agent: 'compatible', model: 'a/model:v2', servedModel: 'model-v2-0901', times };
  const records = [
    record({ ...common, task: ids[0], outcome: 'solved', steps: 3, normalisedSteps: 2 }),
    record({ ...common, task: ids[1], outcome: 'step_limit', steps: 20, reason: 'all 20 steps were used' }),
    record({ ...common, task: ids[2], outcome: 'infra_error', steps: 0, reason: 'the page crashed' }),
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'plan.json'), serialisePlan(makePlan(episodes, facts)));
  writeFileSync(join(folder, 'episodes.jsonl'), records.map((r) => `${JSON.stringify(r)}\n`).join(''));
  const steps = join(folder, `episodes/${ids[0]}/pixel-0-0/steps.json`);
  mkdirSync(dirname(steps), { recursive: true });
  const step = { i: 1, action: 'click(10, 20)', kind: 'click', at: [10, 20], refused: false, raw: 'I click.' };
  writeFileSync(steps, JSON.stringify([{ ...step, times: { observe: 1, model: 2, waiting: 0, act: 3, settle: 4 } }]));
  return folder;
}

const readLines = (file: string): Record<string, unknown>[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test("results:export writes the original's submission form: one object a planned task", async ({}, info) => {
  const folder = storedRun(info.outputPath('run'));
  const { status, output } = await script('results-export', [folder]);
  expect(status, output).toBe(0);
  expect(output).not.toContain('do not submit');
  expect(readdirSync(join(folder, 'export/public')).sort()).toEqual([
    'a_model_v2-pixel-v1.json',
    'a_model_v2-pixel-v1.md',
  ]);
  const rows = JSON.parse(readFileSync(join(folder, 'export/public/a_model_v2-pixel-v1.json'), 'utf8')) as object[];
  expect(rows[0]).toEqual({
    ...{ task_id: 'button-antd-T01', canonical_type: 'button', implementation_source: 'antd', mode: 'pixel' },
    ...{ success: true, reward: 1, steps: 2, termination_reason: 'success' },
    ...{ start_ts: '2026-01-01T00:00:00.000Z', end_ts: '2026-01-01T00:00:03.000Z', duration_seconds: 3 },
    ...{ hostname: null, slurm_job_id: null, shard_id: null, num_shards: null },
    ...{
      model_name: 'model-v2-0901',
      git_commit: null,
      run_id: 'run',
      pipeline_version: 'componentbench-playwright 1',
    },
    ...{ error_message: null, exp_dir: 'episodes/button-antd-T01/pixel-0-0' },
    ...{ difficulty_level: 'medium', difficulty_tier: 'L1', task_name: null, family_id: 'text_entry' },
  });
  expect(rows.slice(1)).toEqual([
    expect.objectContaining({
      task_id: 'menu-antd-T04',
      termination_reason: 'runner_error',
      error_message: 'not run',
      start_ts: null,
    }),
    expect.objectContaining({
      termination_reason: 'max_steps',
      error_message: 'step_limit: all 20 steps were used',
      success: false,
    }),
    expect.objectContaining({ termination_reason: 'runner_error', error_message: 'infra_error: the page crashed' }),
  ]);
  const page = readFileSync(join(folder, 'export/public/a_model_v2-pixel-v1.md'), 'utf8');
  expect(page).toContain('| all | 4 | 1 | 25.0% | 1 | 1 | 2.0 | 2.5 |');
  expect(page).toContain('| text_entry | 4 |');
  expect(page).toContain('- Human figures: recording (A clone) 1.');
});

test('results:export writes a folder that the Hugging Face hub can read', async ({}, info) => {
  const folder = storedRun(info.outputPath('run'), 'v1');
  const out = info.outputPath('out');
  const { status, output } = await script('results-export', [folder, '--out', out]);
  expect(status, output).toBe(0);
  expect(output).toContain('do not submit them');
  expect(readdirSync(join(out, 'public'))).toContain('a_model_v2-pixel-playwright-v1.json');
  const card = readFileSync(join(out, 'dataset/README.md'), 'utf8');
  const [, head = '', body = ''] = card.split(/^---$/m);
  const { configs, ...about } = parse(head) as { configs: { config_name: string; data_files: { path: string }[] }[] };
  expect(about).toMatchObject({ license: 'other', size_categories: ['n<1K'] });
  expect(configs.map((c) => c.config_name)).toEqual(['episodes', 'steps']);
  for (const { data_files } of configs) {
    const rows = readLines(join(out, 'dataset', data_files[0]?.path ?? ''));
    expect(new Set(rows.map((row) => Object.keys(row).join())).size).toBe(1);
  }
  const rows = readLines(join(out, 'dataset/data/episodes.jsonl'));
  expect(rows.map((row) => row.outcome)).toEqual(['solved', 'not_run', 'step_limit', 'infra_error']);
  expect(rows[0]).toMatchObject({ task: ids[0], steps: 2, human_ms: 900, scene_theme: 'dark', scene_layout: null });
  expect(readLines(join(out, 'dataset/data/steps.jsonl'))).toEqual([
    expect.objectContaining({ task: ids[0], step: 1, action: 'click(10, 20)', answer: 'I click.', x: 10, y: 20 }),
  ]);
  expect(body).toContain('| compatible a/model:v2, pixel | 4 | 1 | 25.0% |');
});

test('results:export says what it cannot read', async ({}, info) => {
  const missing = await script('results-export', ['no-such-run']);
  expect(missing).toMatchObject({ status: 2, output: expect.stringContaining('no-such-run: no run of that name') });
  mkdirSync(info.outputPath('empty'), { recursive: true });
  const empty = await script('results-export', [info.outputPath('empty')]);
  expect(empty).toMatchObject({ status: 2, output: expect.stringContaining('no episode records in') });
});

test('traces:import takes the figures of a clone, names them, and replaces what it took before', async ({}, info) => {
  const clone = writeClone(info.outputPath('clone'));
  const out = info.outputPath('human');
  const { status, output } = await script('traces-import', [clone, '--out', out]);
  expect(status, output).toBe(0);
  expect(output).toContain('8 figures; left out because they hold no step (n/a): 2');
  expect(output).toContain('2 figures; left out because they hold no step (n/a): 1');
  expect(output).toMatch(/\d+ of this project's \d+ tasks have a figure now/);
  await script('traces-import', [clone, '--out', out]);
  const { recordings, rows, problems } = readRecordings(out);
  expect(problems).toEqual([]);
  expect(rows).toHaveLength(10);
  expect(recordings.get('button-antd-T01')).toEqual({
    steps: 1,
    ms: 1_200,
    source: 'recording',
    from: "ComponentBench v1_reference.jsonl, recorded on the original's page",
  });
  expect(recordings.has('markdown_editor-external-v2-T02')).toBe(false);
});

test('traces:import takes a single file, and says what it cannot use', async ({}, info) => {
  const clone = writeClone(info.outputPath('clone'));
  const file = join(clone, 'data/human_traces/v2_reference.jsonl');
  const single = await script('traces-import', [file, '--out', info.outputPath('single')]);
  expect(single.status, single.output).toBe(0);
  expect(readdirSync(info.outputPath('single'))).toEqual(['componentbench-v2_reference.jsonl']);

  const nowhere = await script('traces-import', ['/nowhere/clone']);
  expect(nowhere).toMatchObject({ status: 2, output: expect.stringContaining('found nothing') });
  const wrong = await script('traces-import', [dirname(clone)]);
  expect(wrong).toMatchObject({ status: 2, output: expect.stringContaining('data/human_traces/v1_reference.jsonl') });
  expect(wrong.output).toContain(`did you mean ${clone}?`);
  writeFileSync(file, `${FILES['data/human_traces/v2_reference.jsonl']}not a figure\n`);
  const torn = await script('traces-import', [file, '--out', info.outputPath('torn')]);
  expect(torn).toMatchObject({
    status: 0,
    output: expect.stringContaining('Not used: v2_reference.jsonl:4: not JSON'),
  });
});
