import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../scripts/paths';
import { PLAYWRIGHT_CLI } from '../../scripts/run/playwright';
import { inTurn } from '../mock-model/reply';
import { startMockModel } from '../mock-model/server';

/** A run that may spend only so much: stops with its reason, keeps what it has, and goes on when started again. */

function bench(env: Record<string, string>): Promise<{ status: number | null; output: string }> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(CB_|PLAYWRIGHT_|PW_)/.test(name)),
  );
  const args = [
    '--project=pixel',
    '--workers=1',
    '--grep',
    '\\bbutton-antd-T0[1-4]',
    '--reporter=./reporters/index.ts',
  ];
  const child = spawn(process.execPath, [PLAYWRIGHT_CLI, 'test', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, NODE_ENV: 'test', ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output })));
}

test('CB_MAX_USD stops a run and a later start goes on', async ({}, info) => {
  test.setTimeout(300_000);
  const mock = await startMockModel();
  // One call an episode; $0.0066 each.
  mock.play(inTurn({ kind: 'say', text: 'done()' }));
  const results = info.outputPath('results');
  const env = {
    CB_AGENT: 'openai',
    CB_MODEL: 'gpt-5.5',
    CB_BASE_URL: mock.baseUrl('responses'),
    OPENAI_API_KEY: 'sk-mock-0123456789',
    CB_RESULTS: results,
    CB_RUN: 'mine',
    CB_UNSOLVED: 'record',
  };
  const stopped = await bench({ ...env, CB_MAX_USD: '0.01' });
  expect(mock.requests, stopped.output).toHaveLength(2);
  expect(stopped.output).toContain('STOPPED: CB_MAX_USD=0.01 is reached: $0.0132 spent; 2 episodes were not begun');
  expect(stopped.status).toBe(1);
  const records = () =>
    readFileSync(path.join(results, 'mine', 'episodes.jsonl'), 'utf8')
      .trim()
      .split('\n');
  expect(records()).toHaveLength(2);

  const resumed = await bench({ ...env, CB_MAX_USD: '1' });
  await mock.close();
  expect(mock.requests, resumed.output).toHaveLength(4);
  expect(resumed.status, resumed.output).toBe(0);
  expect(records()).toHaveLength(4);
});
