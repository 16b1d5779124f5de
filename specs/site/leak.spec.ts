import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser } from '@playwright/test';
import type { PrivateTask, PublicTask } from '../../tasks/compiled';
import { createTaskStore, readCompiled, type TaskStore } from '../../site/server/task-store';
import { createApp } from '../../site/server/app';
import { readSite, type SiteFiles } from '../../site/server/site-files';
import { findLeaks, gather, type Leak } from './leak-scanner';
import { SECRETS } from './sample';
import { ROOT, sampleStore, SECRET, serveSite } from './serve';

const out = path.join(ROOT, 'site/out');
const realStore = (): TaskStore =>
  createTaskStore(readCompiled<PublicTask>(ROOT, 'public'), readCompiled<PrivateTask>(ROOT, 'private'));

/** Loads the pages of the given tasks in a real browser, and says what they leak. */
async function scan(
  browser: Browser,
  store: TaskStore,
  ids: string[],
  given: { files?: SiteFiles; query?: string } = {},
): Promise<(Leak & { task: string })[]> {
  const site = await serveSite({ store, files: given.files });
  const leaks: (Leak & { task: string })[] = [];
  try {
    for (const id of ids) {
      const page = await browser.newPage({ locale: 'en-US', timezoneId: 'UTC' });
      const { found, code } = await gather(page, `${site.url}/task/${id}${given.query ?? ''}`);
      leaks.push(...findLeaks(await store.prepare(id, 0), found, code).map((leak) => ({ task: id, ...leak })));
      await page.close();
    }
  } finally {
    await site.close();
  }
  return leaks;
}

test('no sample page tells anything private', async ({ browser }) => {
  const store = sampleStore();
  expect(
    await scan(
      browser,
      store,
      store.tasks.map((task) => task.id),
    ),
  ).toEqual([]);
});

test('the scanner sees the goal where it is shown by design, in every place it reaches', async ({ browser }) => {
  const leaks = await scan(browser, sampleStore(), ['slider_single-mui-T01'], { query: '?mode=presentation' });
  const places = new Set(leaks.filter((leak) => leak.what === 'goal').map((leak) => leak.where));
  expect([...places]).toEqual(
    expect.arrayContaining([
      'response /task/slider_single-mui-T01',
      'document',
      'text',
      'window.__CB__',
      'accessibility tree',
      'React props of elements',
      'React props of components',
    ]),
  );
});

for (const [name, leak, what] of [
  [
    'a success query in the HTML',
    `<script>window.x=${JSON.stringify({ Volume: { value: SECRETS.target } })}</script>`,
    'success',
  ],
  ['the target alone, in an attribute', `<meta name="hint" content="${SECRETS.target}">`, 'private value'],
  ['a near miss alone', `<!-- ${SECRETS.nearMiss} -->`, 'private value'],
  ['the goal in a comment', `<!-- ${SECRETS.goal}: set the volume to ${SECRETS.target}. -->`, 'goal'],
] as const) {
  test(`a seeded leak is found: ${name}`, async ({ browser }) => {
    const files = readSite(out);
    const shells = { ...files.shells, antd: files.shells.antd.replace('</head>', `${leak}</head>`) };
    const leaks = await scan(browser, sampleStore(), ['slider_single-antd-T01'], { files: { ...files, shells } });
    expect(leaks.map((found) => found.what)).toContain(what);
  });
}

test('a seeded leak is found: a reference in a script', async ({ browser }) => {
  const files = readSite(out);
  const [reference] = sampleStore().tasks.filter((task) => task.id === 'slider_single-antd-T01');
  const step = JSON.stringify(reference?.variants[0]?.reference[0]);
  const assets = new Map([...files.assets].map(([url, file]) => [url, url.endsWith('.js') ? seed(file, step) : file]));
  const leaks = await scan(browser, sampleStore(), ['slider_single-antd-T01'], { files: { ...files, assets } });
  expect(leaks.map((found) => found.what)).toContain('reference');
});

function seed(file: { body: Uint8Array<ArrayBuffer>; type: string }, text: string) {
  const code = `${new TextDecoder().decode(file.body)}\n;globalThis.leaked=${text};`;
  return { ...file, body: new TextEncoder().encode(code) };
}

test('the server answers no private value to whoever has no secret', async () => {
  const store = sampleStore();
  const app = createApp({ store, files: readSite(out), build: 'test', secret: SECRET });
  const task = await store.prepare('slider_single-antd-T01', 0);
  const html = await (await app.request('/task/slider_single-antd-T01')).text();
  const token = /"token":"(\w+)"/.exec(html)?.[1] ?? '';
  const wrong = { seq: 0, states: { Volume: { value: 'x' } }, transient: [] };
  const answers = await Promise.all([
    app.request('/api/health'),
    app.request(`/api/episodes/${token}`),
    app.request(`/api/episodes/${token}/state`, { method: 'POST', body: JSON.stringify(wrong) }),
    app.request(`/api/episodes/${token}/state`, { method: 'POST', body: '{' }),
    app.request('/task/slider_single-antd-T01?variant=9'),
  ]);
  const found = await Promise.all(
    answers.map(async (answer, i) => ({ where: `answer ${i}`, text: await answer.text() })),
  );
  expect(findLeaks(task, found)).toEqual([]);
});

test.describe('the tasks of the project', () => {
  const compiled = existsSync(path.join(ROOT, '.generated/tasks.public.json'));
  const ids = compiled ? realStore().tasks.map((task) => task.id) : [];
  const PORTION = 15;

  test('are compiled', () => {
    expect(ids.length, 'run `npm run tasks:build`').toBeGreaterThan(0);
  });

  for (let from = 0; from < ids.length; from += PORTION) {
    const portion = ids.slice(from, from + PORTION);
    test(`nothing private in ${portion[0]} … ${portion.at(-1)}`, async ({ browser }) => {
      expect(await scan(browser, realStore(), portion)).toEqual([]);
    });
  }
});
