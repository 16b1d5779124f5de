import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { hashSources, makeStamp, STAMP_FILE } from '../../site/server/site-stamp';
import { samples } from './sample';
import { ROOT } from './serve';

interface Started {
  child: ChildProcess;
  out: () => string;
  err: () => string;
  /** Resolves with the line that says where it listens. */
  listening: Promise<string>;
  exited: Promise<number | null>;
}

/** A folder with all that the server reads, small and valid. */
const test = base.extend<{ root: string; start: (args?: string[]) => Started }>({
  root: async ({}, use) => {
    const root = mkdtempSync(path.join(tmpdir(), 'cb-site-'));
    for (const folder of ['.generated', 'site/out/_next/static', 'site/out/host', 'site/app', 'tasks']) {
      mkdirSync(path.join(root, folder), { recursive: true });
    }
    writeFileSync(path.join(root, 'package-lock.json'), '{}');
    writeFileSync(path.join(root, 'site/app/page.tsx'), 'one');
    for (const library of ['antd', 'mui', 'mantine', 'external']) {
      writeFileSync(path.join(root, `site/out/host/${library}.html`), '<html><head></head></html>');
    }
    const compiled = samples();
    for (const kind of ['public', 'private'] as const) {
      writeFileSync(path.join(root, `.generated/tasks.${kind}.json`), JSON.stringify(compiled[kind]));
    }
    writeFileSync(path.join(root, STAMP_FILE), JSON.stringify(makeStamp(hashSources(root), compiled.public.checksum)));
    await use(root);
    rmSync(root, { recursive: true });
  },
  start: async ({ root }, use) => {
    const children: ChildProcess[] = [];
    await use((args = []) => {
      const main = path.join(ROOT, 'site/server/main.ts');
      const child = spawn(process.execPath, ['--import', 'tsx', main, '--root', root, ...args], { cwd: ROOT });
      children.push(child);
      return watch(child);
    });
    for (const child of children) child.kill('SIGKILL');
  },
});

function watch(child: ChildProcess): Started {
  let out = '';
  let err = '';
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (out.includes('\n')) resolve(out.trim());
    });
    void exited.then((code) => reject(new Error(`ended with ${code}: ${err}`)));
  });
  listening.catch(() => {});
  return { child, out: () => out, err: () => err, listening, exited };
}

const LINE = /^ComponentBench site listening on (http:\/\/127\.0\.0\.1:(\d+)) build ([0-9a-f]{12})$/;

test('says in one line where it listens and which build it is; ends on SIGTERM with an open connection', async ({
  start,
}) => {
  const site = start(['--port', '0']);
  const [, url, , build] = LINE.exec(await site.listening) ?? [];
  const health = await (await fetch(`${url}/api/health`)).json();
  expect(health).toEqual({ app: 'componentbench', build, tasks: samples().public.checksum });
  site.child.kill('SIGTERM');
  expect(await site.exited).toBe(0);
  expect(site.out().trim().split('\n')).toHaveLength(1);
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
});

test('ends when whoever holds its standard input is gone', async ({ start }) => {
  const site = start();
  await site.listening;
  // A pipe that was closed at once would be no leash.
  await expect.poll(() => performance.now()).toBeGreaterThan(performance.now() + 1200);
  site.child.stdin?.end();
  expect(await site.exited).toBe(0);
});

test('a port in use is said in words, exit 1', async ({ start }) => {
  const first = start();
  const [, , port = ''] = LINE.exec(await first.listening) ?? [];
  const second = start(['--port', port]);
  expect(await second.exited).toBe(1);
  expect(second.err()).toContain(`port ${port} is in use`);
  expect(second.out()).toBe('');
});

for (const [name, spoil, words] of [
  ['no task data', (root: string) => rmSync(path.join(root, '.generated/tasks.private.json')), 'npm run tasks:build'],
  ['no build', (root: string) => rmSync(path.join(root, STAMP_FILE)), 'the site is not built'],
  ['other sources', (root: string) => writeFileSync(path.join(root, 'site/app/page.tsx'), 'two'), 'from other sources'],
  ['a host missing', (root: string) => rmSync(path.join(root, 'site/out/host/mui.html')), 'no host for mui'],
  [
    'other task data',
    (root: string) => {
      const other = { ...samples().public, checksum: 'f00' };
      writeFileSync(path.join(root, '.generated/tasks.public.json'), JSON.stringify(other));
    },
    'for other task data',
  ],
] as const) {
  test(`refuses to start: ${name}`, async ({ root, start }) => {
    spoil(root);
    const site = start();
    expect(await site.exited).toBe(1);
    expect(site.err()).toContain(words);
    expect(site.out()).toBe('');
  });
}

test('refuses a bad port in words', async ({ start }) => {
  const site = start(['--port', 'http']);
  expect(await site.exited).toBe(1);
  expect(site.err()).toContain('--port http: expected 0 to 65535');
});

test('the stamp follows what the export is built from, and nothing else', ({ root }) => {
  const before = hashSources(root);
  for (const [file, changes] of [
    ['site/server/app.ts', false],
    ['site/out/new.js', false],
    ['tasks/v1.yaml', false],
    ['site/app/more.tsx', true],
  ] as const) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), 'x');
    expect(hashSources(root) !== before, file).toBe(changes);
  }
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  expect(hashSources(copy)).toBe(hashSources(root));
  rmSync(copy, { recursive: true });
});
