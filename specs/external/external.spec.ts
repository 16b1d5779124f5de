import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createAgent } from '../../agents';
import type { AgentConfig } from '../../agents/contract';
import { environmentOf } from '../../agents/external/process';
import { readReport } from '../../agents/external/report';
import { attachableBrowsers } from '../../fixtures/attached/browser';
import type { EpisodeSetup } from '../../fixtures/episode/setup';
import { modes } from '../../fixtures/modes';
import { browserLaunchOptions } from '../../scripts/browser';
import { openProbe, play, probe, SUCCEED, type Play, type Probe } from '../episode/probe';

/** Agents that attach to the browser: started, counted, limited, and gone afterwards with all that they started. */

const AGENT = `"${process.execPath}" "${path.join(import.meta.dirname, 'agent.mjs')}"`;
const BODY = `<button onclick="${SUCCEED.replaceAll('"', '&quot;')}">Go</button><input style="position:absolute; left:400px; top:100px; width:200px">`;

let site: Probe;
test.beforeAll(async () => void (site = await probe(BODY)));
test.afterAll(() => site.close());

interface Given {
  env?: AgentConfig['env'];
  changes?: Partial<EpisodeSetup>;
}

async function run(browser: Parameters<typeof play>[0], words: string, given: Given = {}): Promise<Play> {
  const env = { ...process.env, ...given.env };
  const agent = await createAgent('external', { interface: 'text', command: `${AGENT} ${words}`, env });
  const places = attachableBrowsers(browserLaunchOptions());
  return play(browser, site, agent, { mode: modes.browser_use, open: () => openProbe(places, site), ...given.changes });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie waits for its parent alone; it runs nothing any more.
    return process.platform !== 'linux' || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

test('an agent that clicks solves the task; its actions are counted and kept', async ({ browser }) => {
  const report = JSON.stringify({ claimed: 'done', inputTokens: 10, outputTokens: 2, cost: 0.5, model: 'my-model' });
  const words = `report '${report}' click 500,115 type hello press Tab drag 20,400 90,400 dblclick 300,500 click 200,140`;
  const { record, steps, runDir, folder, trouble } = await run(browser, words);
  expect(record, JSON.stringify(trouble)).toMatchObject({
    outcome: 'solved',
    steps: 6,
    turns: 6,
    mode: 'browser_use',
    agent: 'external',
  });
  expect(steps.map((step) => step.action)).toEqual([
    'click(500, 115)',
    'type("hello")',
    'press("Tab")',
    'drag(20, 400, 90, 400)',
    'click(300, 500, count=2)',
    'click(200, 140)',
  ]);
  expect(record).toMatchObject({
    claimed: 'done',
    servedModel: 'my-model',
    usage: { inputTokens: 10, cost: 0.5, unknown: 0 },
  });
  expect(existsSync(path.join(runDir, folder, 'steps.json'))).toBe(true);
});

test('what a script does is no step, and what the command says is no verdict', async ({ browser }) => {
  const { record } = await run(browser, `report '{"claimed":"done"}' press Tab`);
  expect(record).toMatchObject({ outcome: 'gave_up', claimed: 'done', steps: 1 });
  const scripted = await run(browser, 'js');
  expect(scripted.record).toMatchObject({ outcome: 'solved', steps: 0 });
});

test('the step that is too many ends the episode and every process of the agent', async ({ browser }, info) => {
  const PIDS = info.outputPath('pids');
  const limits = { steps: 3, task: 60_000, step: 60_000 };
  const { record, steps } = await run(browser, 'children clicks', { env: { PIDS }, changes: { limits } });
  expect(record).toMatchObject({ outcome: 'step_limit', steps: 3 });
  expect(steps).toHaveLength(3);
  const pids = readFileSync(PIDS, 'utf8').split(' ').map(Number);
  expect(pids).toHaveLength(2);
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});

test('the wall limit ends it too', async ({ browser }, info) => {
  const PIDS = info.outputPath('pids');
  const { record } = await run(browser, 'children hang', {
    env: { PIDS },
    changes: { limits: { steps: 20, task: 6_000, step: 60_000 } },
  });
  expect(record).toMatchObject({ outcome: 'time_limit', steps: 0 });
  const pids = readFileSync(PIDS, 'utf8').split(' ').map(Number);
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});

test('a command that breaks is an infrastructure error with its last words, and leaves its log', async ({
  browser,
}) => {
  const { record, runDir, folder } = await run(browser, 'fail');
  expect(record).toMatchObject({
    outcome: 'infra_error',
    reason: "the agent's command ended with status 3: ValueError: no such thing",
  });
  expect(readFileSync(path.join(runDir, folder, 'agent.log'), 'utf8')).toContain('Traceback');
});

test('in a mode whose observation it does not use, it is not started', async ({ browser }) => {
  const { record } = await run(browser, 'click 200,140', { changes: { mode: modes.pixel } });
  expect(record).toMatchObject({ outcome: 'infra_error', reason: expect.stringContaining('--project=browser_use') });
});

test('the command finds goal, endpoint and limits in its environment, and nothing that decides', () => {
  const context = { goal: 'Do it.', cdpUrl: 'http://127.0.0.1:1', maxSteps: 7, timeLimit: 90_000, seed: 4 };
  const env = environmentOf(context, 'report.json', {
    CB_SECRET: 's',
    CB_PORT: '1',
    CB_MODEL: 'm',
    OPENAI_API_KEY: 'k',
    EMPTY: undefined,
  });
  expect(env).toEqual({
    CB_GOAL: 'Do it.',
    CB_CDP_URL: 'http://127.0.0.1:1',
    CB_MAX_STEPS: '7',
    CB_TASK_TIMEOUT: '90',
    CB_SEED: '4',
    CB_REPORT: 'report.json',
    CB_MODEL: 'm',
    OPENAI_API_KEY: 'k',
  });
});

test('without a command the agent says what is missing; a broken report is told', async ({}, info) => {
  await expect(createAgent('external', { interface: 'text', env: {} })).rejects.toThrow('needs CB_AGENT_COMMAND');
  const { writeFileSync } = await import('node:fs');
  const file = info.outputPath('report.json');
  expect(readReport(file)).toBeUndefined();
  writeFileSync(file, '{"cost": -1}');
  expect(() => readReport(file)).toThrow('CB_REPORT: cost');
  writeFileSync(file, 'done');
  expect(() => readReport(file)).toThrow('not JSON');
});
