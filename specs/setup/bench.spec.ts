import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, expect } from '@playwright/test';
import { ROOT } from '../../scripts/paths';
import { PLAYWRIGHT_CLI } from '../../scripts/run/playwright';

/** Found in the environment of every process that a run of ours started, whoever its parent is by now. */
const MARK = 'CB_RESULTS';

interface Ended {
  status: number | null;
  output: string;
}

function bench(args: string[], env: Record<string, string>): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [PLAYWRIGHT_CLI, 'test', '--project=pixel', ...args], {
    cwd: ROOT,
    env: { ...process.env, CB_UNSOLVED: 'record', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, ended: new Promise((resolve) => child.on('close', (status) => resolve({ status, output }))) };
}

/** Ids of the processes whose environment holds our mark (Linux). */
function processesWith(value: string): number[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return ids.map(Number).filter((id) => {
    try {
      return readFileSync(`/proc/${id}/environ`, 'latin1').split('\0').includes(`${MARK}=${value}`);
    } catch {
      // It ended while we looked.
      return false;
    }
  });
}

async function listen(body: unknown): Promise<{ port: number; close(): void }> {
  const server = createServer((_, response) => response.end(JSON.stringify(body)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test.describe('playwright test', () => {
  test.setTimeout(180_000);

  test('starts the site, runs a task and leaves no process behind', async ({}, info) => {
    const results = info.outputPath('results');
    const { ended } = bench(['--workers=1', '--grep', '\\bbutton-antd-T01'], { [MARK]: results });
    const { status, output } = await ended;
    expect(output).toContain('1/1 done');
    expect(status, output).toBe(0);
    const [run] = readdirSync(results);
    expect(run).toMatch(/^\d{4}-\d\d-\d\d-\d{6}-reference$/);
    expect(processesWith(results)).toEqual([]);
  });

  for (const moment of ['while the site loads', 'amid tasks'] as const) {
    test(`that is killed ${moment} takes site and browsers with it`, async ({}, info) => {
      const results = info.outputPath('results');
      const { child, ended } = bench(['--grep', '@button'], { [MARK]: results });
      const there = () =>
        moment === 'amid tasks' ? Number(existsSync(results)) : Number(processesWith(results).length > 2);
      await expect.poll(there, { timeout: 90_000 }).toBe(1);
      child.kill('SIGKILL');
      await ended;
      await expect.poll(() => processesWith(results), { timeout: 30_000 }).toEqual([]);
    });
  }

  test('a foreign server on the given port is a loud error, before any task', async ({}, info) => {
    const foreign = await listen({ hello: 'world' });
    const results = info.outputPath('results');
    const taken = await bench([], { CB_SITE_PORT: String(foreign.port), [MARK]: results }).ended;
    const named = await bench([], { CB_SITE_URL: `http://127.0.0.1:${foreign.port}`, [MARK]: results }).ended;
    foreign.close();
    expect(taken.output).toContain(`port ${foreign.port} is in use`);
    expect(named.output).toContain('foreign server');
    expect([taken.status, named.status]).toEqual([1, 1]);
    expect(taken.output + named.output).not.toMatch(/\d+\/\d+ done/);
    expect(processesWith(results)).toEqual([]);
  });

  test('a site of another build is a loud error', async ({}, info) => {
    const { checksum } = JSON.parse(readFileSync(`${ROOT}/.generated/tasks.private.json`, 'utf8')) as {
      checksum: string;
    };
    const stale = await listen({ app: 'componentbench', build: 'of last week', tasks: checksum });
    const url = `http://127.0.0.1:${stale.port}`;
    const { status, output } = await bench([], { CB_SITE_URL: url, [MARK]: info.outputPath('results') }).ended;
    stale.close();
    expect(output).toContain('stale build');
    expect(status).toBe(1);
  });

  test('--list and --shard need no site', async ({}, info) => {
    const env = { [MARK]: info.outputPath('results'), CB_SITE_URL: 'http://127.0.0.1:9' };
    const all = await bench(['--list'], env).ended;
    const quarter = await bench(['--list', '--shard=1/4'], env).ended;
    const count = (text: string) => Number(/Total: (\d+) tests/.exec(text)?.[1]);
    expect(count(all.output)).toBeGreaterThan(0);
    expect(count(quarter.output)).toBe(Math.ceil(count(all.output) / 4));
  });

  test('an unknown agent, a bad option and windows without a browser for them stop with their reason', async ({}, info) => {
    const env = { [MARK]: info.outputPath('results') };
    const cases = await Promise.all([
      bench(['--list'], { ...env, CB_AGENT: 'nobody' }).ended,
      bench(['--list'], { ...env, CB_MAX_STEPS: 'many' }).ended,
      bench(['--list'], { ...env, CB_CHROMIUM: '/nowhere/chrome' }).ended,
    ]);
    expect(cases.map((ended) => ended.status)).toEqual([1, 1, 1]);
    expect(cases[0]?.output).toContain('CB_AGENT=nobody: there is no such agent; there are');
    expect(cases[1]?.output).toContain('CB_MAX_STEPS="many"');
    expect(cases[2]?.output).toContain('/nowhere/chrome: there is no such file');
  });
});
