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
  const tasks = compiled ? realStore().tasks : [];
  const types = [...new Set(tasks.map((task) => task.type))];

  test('are compiled', () => {
    expect(tasks.length, 'run `npm run tasks:build`').toBeGreaterThan(0);
  });

  // A page knows what it was sent and nothing else, so the server's answers prove it for every variant without a browser.
  test('the server sends nothing private with any variant of them', async () => {
    const store = realStore();
    const app = createApp({ store, files: readSite(out), build: 'test', secret: SECRET });
    const leaks: (Leak & { task: string })[] = [];
    for (const { id } of tasks) {
      for (let variant = 0; variant < store.variants(id); variant++) {
        const answer = await app.request(`/task/${id}?variant=${variant}`);
        expect(answer.status, id).toBe(200);
        const sent = { where: `/task/${id}`, text: `${JSON.stringify([...answer.headers])}\n${await answer.text()}` };
        leaks.push(...findLeaks(await store.prepare(id, variant), [sent]).map((leak) => ({ task: id, ...leak })));
      }
    }
    expect(leaks).toEqual([]);
  });

  test('no script or style sheet holds a goal, a query or a reference of theirs', async () => {
    const store = realStore();
    const decoder = new TextDecoder();
    const code = [...readSite(out).assets]
      .filter(([url]) => /\.(js|css)$/.test(url))
      .map(([url, { body }]) => ({ where: url, text: decoder.decode(body) }));
    const leaks: Leak[] = [];
    // Variants come from one file and one loader: if that were bundled, the first would be too.
    for (const { id } of tasks) leaks.push(...findLeaks(await store.prepare(id, 0), [], code));
    expect(leaks).toEqual([]);
  });

  // What a page makes of it is looked at once a type and library: the rest is the same code.
  for (const type of types) {
    test(`no page of ${type} shows anything private to whoever looks into it`, async ({ browser }) => {
      const libraries = new Map(tasks.filter((task) => task.type === type).map((task) => [task.library, task.id]));
      expect(await scan(browser, realStore(), [...libraries.values()])).toEqual([]);
    });
  }
});
