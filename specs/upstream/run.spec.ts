import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { CACHE_FOLDER, ROOT } from '../../scripts/paths';
import { PLAYWRIGHT_CLI } from '../../scripts/run/playwright';
import { cloneKey } from '../../scripts/run/upstream';
import { readRecordFiles } from '../../traces/read';
import { startMockModel } from '../mock-model/server';
import { writeClone } from './stand-in-files';
import { serveStandIn, type StandInSite } from './stand-in-site';

test.setTimeout(300_000);

let site: StandInSite;
let clone: string;
test.beforeEach(async ({}, info) => {
  site = await serveStandIn();
  clone = writeClone(info.outputPath('clone'));
});
test.afterEach(async () => {
  await site.close();
  const compiled = join(CACHE_FOLDER, 'upstream');
  const names = existsSync(compiled) ? readdirSync(compiled).filter((name) => name.includes(cloneKey(clone))) : [];
  for (const name of names) rmSync(join(compiled, name), { recursive: true, force: true });
});

/** `playwright test` on this project's own configuration, as a user types it. */
async function bench(
  args: string[],
  env: Record<string, string>,
): Promise<{ status: number | null; output: string; folder: string }> {
  const results = test.info().outputPath('results');
  const inherited = Object.entries(process.env).filter(([name]) => !/^(CB_|PLAYWRIGHT_|PW_|TEST_)/.test(name));
  const child = spawn(process.execPath, [PLAYWRIGHT_CLI, 'test', ...args], {
    cwd: ROOT,
    env: {
      ...Object.fromEntries(inherited),
      ...{ NODE_ENV: 'test', CB_RESULTS: results, CB_RUN: 'run', CB_UNSOLVED: 'record' },
      ...{ CB_UPSTREAM: clone, CB_SITE_URL: site.url, CB_MAX_STEPS: '4' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { status, output, folder: join(results, 'run') };
}

test('upstream:v1 with an agent that does nothing: records, tables and a report, nothing solved', async () => {
  const { status, output, folder } = await bench(['--project=pixel'], { CB_SUITE: 'upstream:v1', CB_AGENT: 'noop' });
  expect(status, output).toBe(0);
  expect(output).toContain('Planned 3: solved 0, gave_up 3');
  expect(output).toContain('Human figures: n/a (1 task without reference)');
  expect(output).toContain(
    "Human figures from: recording (ComponentBench v1_reference.jsonl, recorded on the original's page) 2",
  );
  const { records, problems } = readRecordFiles(folder);
  expect(problems).toEqual([]);
  expect(records.map((r) => r.task).sort()).toEqual([
    'button-antd-T01',
    'drag_drop_between_lists-mantine-T06',
    'pin_input_otp-antd-T03',
  ]);
  expect(records.find((r) => r.task === 'pin_input_otp-antd-T03')).toMatchObject({
    suite: 'upstream:v1',
    family: 'text_entry',
    template: 'enter_text',
    bucket: 'mid',
    mode: 'pixel',
    siteBuild: 'stand-in',
  });
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { identity: object };
  expect(manifest.identity).toMatchObject({ suite: 'upstream:v1', taskChecksum: records[0]?.taskChecksum });
  const plan = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8')) as {
    tasks: { id: string; human: unknown }[];
  };
  expect(plan.tasks.map((t) => [t.id, t.human])).toEqual([
    ['button-antd-T01', [expect.objectContaining({ steps: 1, ms: 1_200, source: 'recording' })]],
    ['drag_drop_between_lists-mantine-T06', [null]],
    ['pin_input_otp-antd-T03', [expect.objectContaining({ steps: 3, ms: 795_793 })]],
  ]);
  expect(readFileSync(join(folder, 'report/index.html'), 'utf8')).toContain('recorded on the original&#39;s page');
  expect(
    site.requests.filter((path) => path.startsWith('/task/')).every((path) => path.endsWith('?mode=benchmark')),
  ).toBe(true);
});

test('upstream:core with random actions in two modes: what its page shows as solved is solved, flags are not', async () => {
  const projects = ['--project=pixel', '--project=browser_use'];
  const { status, output, folder } = await bench(projects, {
    CB_SUITE: 'upstream:core',
    CB_AGENT: 'random',
    CB_MAX_STEPS: '15',
  });
  expect(status, output).toBe(0);
  const outcomes = readRecordFiles(folder).records.map((r) => [r.mode, r.task, r.outcome].join(' '));
  expect(outcomes.sort()).toEqual([
    'browser_use alpha_slider-antd-v2-T01 solved',
    'browser_use markdown_editor-external-v2-T02 step_limit',
    'browser_use time_picker-mui-v2-T35 step_limit',
    'pixel alpha_slider-antd-v2-T01 solved',
    'pixel markdown_editor-external-v2-T02 step_limit',
    'pixel time_picker-mui-v2-T35 step_limit',
  ]);
  expect(output).toMatch(/pixel +all +3 +1 +33\.3%/);
  expect(existsSync(join(folder, 'report/index.html'))).toBe(true);
  expect(site.requests).toContain('/task/time_picker-mui-v2-T35?mode=benchmark&bench=v2');
});

test('upstream:v1 with a model: what it is told is enough, and its word decides nothing', async () => {
  const model = await startMockModel();
  model.play((ask) => ({ kind: 'say', text: nextAction(ask.text) }));
  const { status, output, folder } = await bench(['--project=ax_tree'], {
    ...{ CB_SUITE: 'upstream:v1', CB_AGENT: 'compatible', CB_MODEL: 'qwen3-vl-8b-instruct' },
    ...{ CB_BASE_URL: model.baseUrl('chat'), COMPATIBLE_API_KEY: 'a-key-of-a-test' },
  });
  const problems = model.problems();
  await model.close();
  expect(problems).toEqual([]);
  expect(status, output).toBe(0);
  const records = readRecordFiles(folder).records.sort((a, b) => a.task.localeCompare(b.task));
  expect(records.map(({ task, outcome, steps, claimed }) => ({ task, outcome, steps, claimed }))).toEqual([
    // Its banner is 300 ms late, which an agent without a thought may spend on a step more.
    { task: 'button-antd-T01', outcome: 'solved', steps: expect.any(Number), claimed: undefined },
    { task: 'drag_drop_between_lists-mantine-T06', outcome: 'gave_up', steps: 2, claimed: 'done' },
    { task: 'pin_input_otp-antd-T03', outcome: 'solved', steps: 2, claimed: undefined },
  ]);
  expect(records[0]).toMatchObject({ agent: 'compatible', model: 'qwen3-vl-8b-instruct', suite: 'upstream:v1' });
});

/** The right next action for each of the stand-in's pages, from what the prompt says; a claim where only flags are set. */
function nextAction(prompt: string): string {
  const idOf = (what: RegExp): string => [...prompt.matchAll(what)].at(-1)?.[1] ?? 'none';
  if (prompt.includes('Ring the bell')) return `click(id="${idOf(/\[(\w+)\] button "Ring"/g)}")`;
  if (prompt.includes('gate code')) {
    const confirm = idOf(/\[(\w+)\] button "Confirm"/g);
    return prompt.includes('value="4711"')
      ? `click(id="${confirm}")`
      : `fill(id="${idOf(/\[(\w+)\] textbox/g)}", text="4711")`;
  }
  return prompt.includes('# Your last steps') ? 'done()' : `click(id="${idOf(/\[(\w+)\] button "Finish"/g)}")`;
}

test('a preview counts with the steps of people', async () => {
  const agent = { CB_AGENT: 'compatible', CB_MODEL: 'qwen3-vl-8b-instruct', CB_PREVIEW: '1', CB_MAX_STEPS: '20' };
  const { status, output } = await bench(['--project=pixel'], { CB_SUITE: 'upstream:v1', ...agent });
  expect(status, output).toBe(0);
  expect(output).toContain('3 of suite upstream:v1');
  // 1 and 3 steps, and 1 for the task that nobody knows about.
  expect(output).toMatch(/is solved by its shortest way +5 /);
  expect(site.requests).toEqual([]);
});

test('a clone that is not there and an agent that cannot play stop the run before anything starts', async () => {
  const [missing, reference, down] = await Promise.all([
    bench(['--list'], { CB_SUITE: 'upstream:v1', CB_AGENT: 'noop', CB_UPSTREAM: join(clone, 'elsewhere') }),
    bench(['--list'], { CB_SUITE: 'upstream:v1', CB_AGENT: 'reference' }),
    bench(['--project=pixel'], { CB_SUITE: 'upstream:v1', CB_AGENT: 'noop', CB_SITE_URL: 'http://127.0.0.1:9' }),
  ]);
  expect([missing.status, reference.status, down.status]).toEqual([1, 1, 1]);
  expect(missing.output).toContain('found no such folder');
  expect(reference.output).toContain('has no scripted solutions to play; name another agent');
  expect(down.output).toContain('No site answers at http://127.0.0.1:9/task/button-antd-T01?mode=benchmark');
  expect(down.output).not.toMatch(/\d+\/\d+ done/);
});
