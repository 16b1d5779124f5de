import path from 'node:path';
import { test, expect } from '@playwright/test';
import { readOptions } from '../../options';
import {
  plainly,
  requireAgent,
  requireCompiledTasks,
  shareRunEnvironment,
  wantsWindows,
} from '../../scripts/run/environment';
import { runName } from '../../scripts/run/folder';

const noon = new Date('2026-11-30T12:00:01.500Z');

test.describe('name of a run', () => {
  test('says when and who', () => {
    expect(runName('reference', undefined, noon, () => false)).toBe('2026-11-30-120001-reference');
    expect(runName('openai', 'a/model:v1', noon, () => false)).toBe('2026-11-30-120001-openai-a_model_v1');
  });

  test('two runs that begin in the same second get two folders', () => {
    const taken = new Set(['2026-11-30-120001-noop', '2026-11-30-120001-noop-2']);
    expect(runName('noop', undefined, noon, (name) => taken.has(name))).toBe('2026-11-30-120001-noop-3');
  });

  test('fits what CB_RUN accepts, so that it can be given to resume the run', () => {
    const name = runName('openai-compatible', 'größe/7b (q4)', noon, () => false);
    expect(readOptions({ CB_RUN: name }).CB_RUN).toBe(name);
  });
});

test.describe('what the processes of a run share', () => {
  test('the main process chooses, a worker that inherits keeps it', () => {
    const env: Record<string, string | undefined> = {};
    const options = readOptions({ CB_RUN: 'mine', CB_RESULTS: 'out' });
    shareRunEnvironment('/project', options, env);
    expect(env.CB_RUN_DIR).toBe(path.resolve('/project/out/mine'));
    expect(env.CB_SECRET).toMatch(/^[0-9a-f]{32}$/);
    const inherited = { ...env };
    shareRunEnvironment('/project', readOptions({ CB_RUN: 'other' }), inherited);
    expect(inherited).toEqual(env);
  });

  test('the secret is another one for every run', () => {
    const secrets = [1, 2].map(() => {
      const env: Record<string, string | undefined> = {};
      shareRunEnvironment('/project', readOptions({}), env);
      return env.CB_SECRET;
    });
    expect(secrets[0]).not.toBe(secrets[1]);
  });

  test('--headed reaches workers, which do not see the command line', () => {
    const env: Record<string, string | undefined> = {};
    expect(wantsWindows(['node', 'playwright', 'test'], env)).toBe(false);
    expect(wantsWindows(['node', 'playwright', 'test', '--headed'], env)).toBe(true);
    expect(wantsWindows(['node', 'worker.js'], env)).toBe(true);
  });
});

test('an unknown agent and uncompiled tasks are told before anything starts', () => {
  expect(() => requireAgent('nobody')).toThrow(/CB_AGENT=nobody: .*reference/);
  expect(() => requireCompiledTasks(path.resolve('nowhere'))).toThrow('npm run setup');
  const show = () =>
    plainly(() => {
      throw new Error('CB_X: bad');
    });
  expect(show).toThrow('CB_X: bad');
});
