import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../scripts/paths';
import { PLAYWRIGHT_CLI } from '../../scripts/run/playwright';
import { estimate } from '../../scripts/run/preview-plan';
import { callSize } from '../../scripts/run/preview-size';

const size = () => ({ input: 1000, output: 100 });

test('calls, tokens and dollars are added up between the shortest way and all steps', () => {
  const episodes = [{ mode: 'pixel', reference: 1 }, { mode: 'pixel', reference: 4 }, { mode: 'pixel' }] as const;
  const { shortest, typical, most } = estimate(episodes, 6, size, (input, output) => (input + output) / 1000);
  expect(shortest).toEqual({ calls: 6, inputTokens: 6000, outputTokens: 600, usd: expect.closeTo(6.6) });
  // 3 + 6 (of 9) + 3
  expect(typical.calls).toBe(12);
  expect(most.calls).toBe(18);
});

test('a call whose price is unknown makes the sum unknown, never free', () => {
  const { most } = estimate([{ mode: 'pixel' }], 2, size, () => undefined);
  expect(most.usd).toBeUndefined();
});

test('conversations grow with their pictures, prompts of their own with a line a step', () => {
  const text = { agent: 'openai', interface: 'text', pictures: 3, reasons: false } as const;
  const native = { ...text, interface: 'native' } as const;
  const inputs = (facts: Parameters<typeof callSize>[0]) =>
    [0, 1, 5].map((step) => callSize(facts, 'pixel', step).input);
  const [first, second, sixth] = inputs(text) as [number, number, number];
  expect(second - first).toBe(60);
  expect(sixth - first).toBe(300);
  const grown = inputs(native);
  expect(grown[1]! - grown[0]!).toBe(920 + 90);
  expect(grown[2]! - grown[0]!).toBe(3 * 920 + 5 * 90);
});

function bench(env: Record<string, string>, ...args: string[]): Promise<{ status: number; output: string }> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('CB_')));
  const given = { ...inherited, NODE_ENV: 'test' as const, ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, [PLAYWRIGHT_CLI, 'test', ...args], { cwd: ROOT, env: given }, (error, out, err) =>
      resolve({ status: error === null ? 0 : Number(error.code), output: `${out}${err}` }),
    );
  });
}

test('CB_PREVIEW prints the plan and starts nothing', async ({}, info) => {
  const results = info.outputPath('results');
  const env = { CB_PREVIEW: '1', CB_RESULTS: results, CB_AGENT: 'openai', CB_MODEL: 'gpt-5.5', CB_SITE_PORT: '1' };
  const args = ['--project=pixel', '--project=som', '--grep', '\\bbutton-antd-T0[12]'];
  const { status, output } = await bench(env, ...args);
  expect(output).toMatch(/agent +openai \(gpt-5\.5, text\)/);
  expect(output).toMatch(/tasks +2 of suite v1/);
  expect(output).toMatch(/episodes +4\n/);
  expect(output).toMatch(/uses all its steps +80 .* \d+\.\d\d\n/);
  expect(output).toContain('Price of openai/gpt-5.5');
  expect(status).toBe(0);
  expect(existsSync(results)).toBe(false);
  const unknown = await bench({ ...env, CB_MODEL: 'gpt-6.2-astra' }, ...args);
  expect(unknown.output).toMatch(/uses all its steps .* unknown\n/);
  const scripted = await bench({ ...env, CB_AGENT: 'noop' }, ...args);
  expect(scripted.output).toContain('this agent calls no model');
});
