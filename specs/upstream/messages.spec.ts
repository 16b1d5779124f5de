import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { checkUpstreamSite } from '../../fixtures/upstream/site';
import { readOptions } from '../../options';
import { shareUpstreamTasks } from '../../scripts/run/upstream';
import { FILES, writeClone } from './stand-in-files';
import { serveStandIn } from './stand-in-site';

const OPTIONS = {
  CB_SUITE: 'upstream:v1',
  CB_UPSTREAM: 'somewhere',
  CB_SITE_URL: 'http://localhost:3002',
  CB_AGENT: 'random',
};

test.describe('options', () => {
  test('a full set is read, for both suites', () => {
    for (const CB_SUITE of ['upstream:v1', 'upstream:core']) {
      expect(readOptions({ ...OPTIONS, CB_SUITE })).toMatchObject({ CB_SUITE, CB_UPSTREAM: 'somewhere' });
    }
  });

  for (const [change, message] of [
    [{ CB_UPSTREAM: '' }, 'CB_UPSTREAM: CB_SUITE=upstream:v1 needs the folder of a clone'],
    [{ CB_SITE_URL: '' }, "CB_SITE_URL: CB_SUITE=upstream:v1 needs the original's running site"],
    [
      { CB_AGENT: '' },
      'CB_AGENT=reference: CB_SUITE=upstream:v1 has no scripted solutions to play; name another agent',
    ],
    [{ CB_VARIANT: '1' }, 'CB_VARIANT=1: the tasks of CB_SUITE=upstream:v1 have no twins'],
    [{ CB_MOTION: 'off' }, 'CB_MOTION=off: the pages of CB_SUITE=upstream:v1 have no switch'],
  ] as const) {
    test(`${JSON.stringify(change)} is refused`, () => {
      expect(() => readOptions({ ...OPTIONS, ...change })).toThrow(message);
    });
  }
});

test.describe('the clone', () => {
  const share = (clone: string, env: Record<string, string | undefined> = {}) => {
    shareUpstreamTasks({ CB_SUITE: 'upstream:core', CB_UPSTREAM: clone }, env, test.info().outputPath('cache'));
    return env.CB_TASKS_DIR ?? '';
  };

  test('none there', () => {
    expect(() => share('/nowhere/clone')).toThrow(
      '/nowhere/clone: expected the folder of a clone of the original ComponentBench, found no such folder',
    );
  });

  test('a wrong path, and which one is probably meant', ({}, info) => {
    const empty = info.outputPath('empty');
    mkdirSync(empty, { recursive: true });
    expect(() => share(empty)).toThrow(
      `${empty}: expected a clone of the original ComponentBench with data/tasks_v2 holding the task YAML, found none`,
    );
    const clone = writeClone(info.outputPath('parent/clone'));
    expect(() => share(dirname(clone))).toThrow(`did you mean ${clone}?`);
  });

  test('a file that cannot be read is told with its place; the others wait until it is mended', ({}, info) => {
    const path = 'data/tasks_v2/15_color_picker_family.yaml';
    const text = (FILES[path] as string).replace('tier: L3', 'tier: L9');
    const clone = writeClone(info.outputPath('clone'), { [path]: text });
    expect(() => share(clone)).toThrow(
      /15_color_picker_family\.yaml:17:\d+ {2}alpha_slider-antd-v2-T01 {2}difficulty\.tier: expected/,
    );
    writeClone(clone);
    expect(share(clone)).toContain('upstream-core-');
  });

  test('is compiled once, and anew when a file changes', ({}, info) => {
    const clone = writeClone(info.outputPath('clone'));
    const first = share(clone);
    expect(share(clone)).toBe(first);
    expect(share('/nowhere', { CB_TASKS_DIR: first })).toBe(first);
    const path = 'data/tasks_v2/15_color_picker_family.yaml';
    writeClone(clone, { [path]: `${FILES[path]}\n# changed\n` });
    expect(share(clone)).not.toBe(first);
  });
});

test.describe('the site', () => {
  const compiled = (folder: string): string => {
    const env: Record<string, string | undefined> = {};
    const clone = writeClone(join(folder, 'clone'));
    shareUpstreamTasks({ CB_SUITE: 'upstream:v1', CB_UPSTREAM: clone }, env, join(folder, 'cache'));
    return env.CB_TASKS_DIR as string;
  };

  test('is there', async ({}, info) => {
    const site = await serveStandIn();
    const found = await checkUpstreamSite(`${site.url}/`, 'upstream:v1', compiled(info.outputPath()));
    await site.close();
    expect(found).toMatchObject({ url: site.url, build: 'stand-in', upstream: 'upstream:v1' });
    expect(found.tasks).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is there without the page of the first task, which is for that task to say', async ({}, info) => {
    const site = await serveStandIn({ missing: ['button-antd-T01'] });
    await checkUpstreamSite(site.url, 'upstream:v1', compiled(info.outputPath()));
    await site.close();
  });

  test('is down', async ({}, info) => {
    const site = await serveStandIn();
    await site.close();
    await expect(checkUpstreamSite(site.url, 'upstream:v1', compiled(info.outputPath()))).rejects.toThrow(
      /No site answers at \S+\/task\/button-antd-T01\?mode=benchmark \(.*ECONNREFUSED.*\)\. Start the original's: `npm run dev`/,
    );
  });

  for (const [what, status, body, message] of [
    [
      'is our own',
      200,
      '{"app":"componentbench"}',
      "this project's own site answers there; upstream:v1 needs the original's",
    ],
    ['is broken', 500, '', "the original's site is broken: "],
    ['is another one', 404, '', "expected the original ComponentBench's site, found a server that answers"],
  ] as const) {
    test(what, async ({}, info) => {
      const server = createServer((_, response) => {
        response.statusCode = status;
        response.end(body);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const checked = checkUpstreamSite(url, 'upstream:v1', compiled(info.outputPath()));
      await expect(checked).rejects.toThrow(message);
      server.closeAllConnections();
      server.close();
    });
  }
});
