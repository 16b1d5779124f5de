import { expect, test } from '@playwright/test';
import { createApp } from '../../site/server/app';
import { createEpisodes } from '../../site/server/episodes';
import type { SiteFiles } from '../../site/server/site-files';
import type { PageData } from '../../site/page-data';
import { SECRETS } from './sample';
import { sampleStore, SECRET } from './serve';

const shell = '<!doctype html><html lang="en"><head><title>x</title></head><body></body></html>';
const files: SiteFiles = {
  assets: new Map([['/_next/static/chunks/a1.js', { body: new TextEncoder().encode('1'), type: 'text/javascript' }]]),
  shells: { antd: shell, mui: shell, mantine: shell, external: shell },
};
const setUp = () => createApp({ store: sampleStore(), files, build: 'b1', secret: SECRET });
type App = ReturnType<typeof setUp>;

const TASK = '/task/slider_single-antd-T01';
const NAVIGATION = { 'sec-fetch-dest': 'document' };
const at = (value: number) => ({ Volume: { value } });

async function open(app: App, url = TASK): Promise<PageData> {
  const html = await (await app.request(url)).text();
  const data = /window\.__CB__=(.*?)<\/script>/.exec(html)?.[1];
  expect(data, 'the page carries its data').toBeDefined();
  return JSON.parse(data ?? '') as PageData;
}
const post = (app: App, token: string, body: unknown) =>
  app.request(`/api/episodes/${token}/state`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
async function read(app: App, token: string): Promise<Record<string, unknown>> {
  return (await app.request(`/api/episodes/${token}`, { headers: { 'x-cb-secret': SECRET } })).json();
}

test('an episode from the first post to the solution', async () => {
  const app = setUp();
  const { token, initial } = await open(app);
  expect(initial).toEqual(at(20));
  const posts = [
    { seq: 0, states: initial, transient: [] },
    { seq: 1, states: at(90), transient: [at(50), at(SECRETS.target)] },
    { seq: 2, states: at(SECRETS.target), transient: [] },
    { seq: 3, states: at(10), transient: [at(SECRETS.target)] },
  ];
  const answers = [];
  for (const body of posts) answers.push(await (await post(app, token, body)).json());
  expect(answers).toEqual([{ solved: false }, { solved: false }, { solved: true }, { solved: true }]);
  expect(await read(app, token)).toEqual({
    task: 'slider_single-antd-T01',
    solved: true,
    transientSuccess: 1,
    posts: 4,
    errors: [],
    violations: [],
  });
});

test('a post whose answer was lost is not counted twice; one that skips a number is not taken', async () => {
  const app = setUp();
  const { token, initial } = await open(app);
  await post(app, token, { seq: 0, states: initial, transient: [] });
  const again = { seq: 1, states: at(90), transient: [at(SECRETS.target)] };
  await post(app, token, again);
  expect((await post(app, token, again)).status).toBe(200);
  expect((await post(app, token, { seq: 3, states: at(SECRETS.target), transient: [] })).status).toBe(409);
  expect(await read(app, token)).toMatchObject({ solved: false, transientSuccess: 1, posts: 2 });
});

test('a task that is solved at load is an error, not a success', async () => {
  const app = setUp();
  const { token } = await open(app);
  expect(await (await post(app, token, { seq: 0, states: at(SECRETS.target), transient: [] })).json()).toEqual({
    solved: false,
  });
  const { solved, errors } = await read(app, token);
  expect(solved).toBe(false);
  expect(errors).toEqual(['the task is solved at load', 'the page does not begin in the initial state']);
});

test('changing an instance that is not named does not solve', async () => {
  const app = setUp();
  const { token, initial } = await open(app, '/task/slider_single-mui-T08');
  await post(app, token, { seq: 0, states: initial, transient: [] });
  const both = { ...initial, 'Backing track': { value: SECRETS.target }, 'Lead track': { value: 41 } };
  expect(await (await post(app, token, { seq: 1, states: both, transient: [] })).json()).toEqual({ solved: false });
  const right = { ...initial, 'Backing track': { value: SECRETS.target } };
  expect(await (await post(app, token, { seq: 2, states: right, transient: [] })).json()).toEqual({ solved: true });
});

test('every load is an episode of its own, with a token of 128 bits', async () => {
  const app = setUp();
  const [first, second] = [await open(app), await open(app)];
  expect(first.token).toMatch(/^[0-9a-f]{32}$/);
  expect(second.token).not.toBe(first.token);
  expect({ ...second, token: '' }).toEqual({ ...first, token: '' });
});

test('reading an episode needs the secret, and a token that exists', async () => {
  const app = setUp();
  const { token } = await open(app);
  expect((await app.request(`/api/episodes/${token}`)).status).toBe(403);
  for (const secret of ['', 'wrong', `${SECRET}x`, SECRET.slice(1)]) {
    const answer = await app.request(`/api/episodes/${token}`, { headers: { 'x-cb-secret': secret } });
    expect(answer.status, secret).toBe(403);
    expect(await answer.text()).not.toContain('solved');
  }
  const unknown = await app.request('/api/episodes/nobody', { headers: { 'x-cb-secret': SECRET } });
  expect(unknown.status).toBe(404);
  expect((await post(app, 'nobody', { seq: 0, states: {}, transient: [] })).status).toBe(404);
});

test('a malformed post is refused in words and changes nothing', async () => {
  const app = setUp();
  const { token } = await open(app);
  for (const body of [{}, { seq: -1, states: {}, transient: [] }, { seq: 0, states: [], transient: [] }, 'x']) {
    const answer = await post(app, token, body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: string }).error).not.toBe('');
  }
  expect((await post(app, token, { seq: 0, states: { a: 'x'.repeat(5_000_000) }, transient: [] })).status).toBe(413);
  expect(await read(app, token)).toMatchObject({ posts: 0 });
});

test('navigating to the API or to nowhere is answered with 403 and 404, and noted for the episode it comes from', async () => {
  const app = setUp();
  const page = await app.request(TASK);
  const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
  const token = cookie.split('=')[1] ?? '';
  const go = (path: string) => app.request(path, { headers: { ...NAVIGATION, cookie } });
  expect((await go('/api/health')).status).toBe(403);
  expect((await go(`/api/episodes/${token}`)).status).toBe(403);
  expect((await go('/elsewhere')).status).toBe(404);
  expect((await go('/host/antd')).status).toBe(404);
  expect((await app.request('/missing.png', { headers: { cookie, 'sec-fetch-dest': 'image' } })).status).toBe(404);
  const { violations } = await read(app, token);
  expect(violations).toEqual(['/api/health', `/api/episodes/${token}`, '/elsewhere', '/host/antd']);
  expect(page.headers.get('set-cookie')).toMatch(/HttpOnly/i);
});

test('what cannot be shown is said in words', async () => {
  const app = setUp();
  for (const [url, status, words] of [
    ['/task/nothing-antd-T01', 404, 'There is no task with the id nothing-antd-T01'],
    [`${TASK}?variant=7`, 404, 'variants 0 to 2; the address asks for 7'],
    [`${TASK}?mode=cheat`, 400, 'mode'],
    [`${TASK}?variant=-1`, 400, 'variant'],
    ['/task/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 404, '&lt;script&gt;'],
  ] as const) {
    const answer = await app.request(url);
    expect(answer.status, url).toBe(status);
    expect(await answer.text(), url).toContain(words);
  }
});

test('hashed assets are immutable, pages are not kept, the list is revalidated', async () => {
  const app = setUp();
  const asset = await app.request('/_next/static/chunks/a1.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await app.request(TASK)).headers.get('cache-control')).toBe('no-store');
  const list = await app.request('/');
  const etag = list.headers.get('etag') ?? '';
  expect((await app.request('/', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('health names the site, its build and the task data', async () => {
  const app = setUp();
  const health = await (await app.request('/api/health')).json();
  expect(health).toEqual({ app: 'componentbench', build: 'b1', tasks: sampleStore().checksum });
});

test('benchmark mode tells no goal; presentation mode tells the goal and facts', async () => {
  const app = setUp();
  expect(JSON.stringify(await open(app))).not.toContain(SECRETS.goal);
  const { presentation } = await open(app, `${TASK}?mode=presentation`);
  expect(presentation?.goal).toBe(`${SECRETS.goal}: set the volume to ${SECRETS.target}.`);
  expect(presentation?.facts).toContainEqual({ name: 'Tier', value: 'L0 (easy)' });
});

test('people find the files of a task beside its goal, and no others are made', async () => {
  const app = setUp();
  const { presentation } = await open(app, '/task/button-mui-T01?mode=presentation');
  expect(presentation?.files).toEqual([{ name: 'my letter.pdf', href: '/files/my%20letter.pdf' }]);
  expect(await (await app.request('/record/button-mui-T01')).text()).toContain('href="/files/my%20letter.pdf"');
  const file = await app.request('/files/my%20letter.pdf', { headers: NAVIGATION });
  expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''my%20letter.pdf");
  expect(await file.text()).toMatch(/^%PDF/);
  expect((await app.request('/files/passwd')).status).toBe(404);
});

test('the list filters, and shows of what is private only the goal', async () => {
  const app = setUp();
  const all = await (await app.request('/')).text();
  expect(all).toContain('9 of 9 tasks');
  expect(all).not.toContain(String(SECRETS.nearMiss));
  const some = await (await app.request('/?library=mui&type=button')).text();
  expect(some).toContain('1 of 9 tasks');
  expect(some).toContain('/task/button-mui-T01?mode=presentation');
  expect(some).not.toContain('button-antd-T01');
});

test('episodes are bounded in number and age', () => {
  let now = 0;
  const episodes = createEpisodes(() => now, { most: 3, silence: 1000 });
  const question = { success: { Volume: { value: 1 } }, initial: at(0) };
  const tokens = [0, 1, 2].map(() => episodes.open('t', question));
  episodes.find(tokens[0] ?? '');
  episodes.open('t', question);
  expect(tokens.map((token) => episodes.find(token) !== undefined)).toEqual([true, false, true]);
  now = 1001;
  expect(episodes.find(tokens[0] ?? '')).toBeUndefined();
});
