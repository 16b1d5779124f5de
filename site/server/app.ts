import { timingSafeEqual, createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { PAGE_MODES } from '../page-data';
import { browsePage, messagePage } from './browse-page';
import { createEpisodes, type Episodes } from './episodes';
import { recordRoutes } from './record';
import { sampleFileRoutes } from './sample-files';
import { etagOf, type SiteFiles } from './site-files';
import { taskPage } from './task-page';
import type { TaskStore } from './task-store';
import { postBody } from './verify';

export interface AppOptions {
  store: TaskStore;
  files: SiteFiles;
  /** Names the site build. */
  build: string;
  /** What the fixture has to show to read an episode. */
  secret: string;
  episodes?: Episodes;
}

/** Tells which episode a navigation comes from; scripts of the page cannot read it. */
const COOKIE = 'cb_episode';
const POST_LIMIT = 4 * 1024 * 1024;

/** A page asks its own server only. `unsafe-*`: the two inline scripts, and libraries that inject their styles. */
const POLICY =
  "default-src 'self' data: blob:; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'";

const pageQuery = z.object({
  mode: z.enum(PAGE_MODES).default('benchmark'),
  variant: z.coerce.number().int().min(0).default(0),
  trial: z.coerce.number().int().min(0).default(0),
  motion: z.enum(['on', 'off']).default('on'),
});

/** The whole site: pages, assets, verifier. Everything in memory. */
export function createApp({ store, files, build, secret, episodes = createEpisodes() }: AppOptions): Hono {
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', POLICY);
    c.header('X-Content-Type-Options', 'nosniff');
  });

  app.get('/_next/static/*', (c) => {
    const file = files.assets.get(c.req.path);
    if (!file) return c.notFound();
    return c.body(file.body, 200, {
      'Content-Type': file.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });

  app.get('/', async (c) => {
    const { page, ...filters } = c.req.query();
    const body = String(await browsePage(store.tasks, { ...filters, page: Number(page) || 1 }));
    const etag = etagOf(body);
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, { ETag: etag });
    return c.html(body, 200, { ETag: etag, 'Cache-Control': 'no-cache' });
  });

  app.get('/task/:id', async (c) => {
    const id = c.req.param('id');
    if (!store.has(id)) {
      if (isNavigation(c)) noteViolation(c, episodes);
      return c.html(messagePage('No such task', `There is no task with the id ${id}.`), 404);
    }
    const query = pageQuery.safeParse(c.req.query());
    if (!query.success) return c.html(messagePage('This address does not work', z.prettifyError(query.error)), 400);
    const variants = store.variants(id);
    if (query.data.variant >= variants) {
      const text = `Task ${id} has the variants 0 to ${variants - 1}; the address asks for ${query.data.variant}.`;
      return c.html(messagePage('No such variant', text), 404);
    }
    const task = await store.prepare(id, query.data.variant);
    const token = episodes.open(id, { success: task.success, initial: task.initial });
    setCookie(c, COOKIE, token, { httpOnly: true, sameSite: 'Strict', path: '/' });
    const shell = files.shells[task.public.library];
    return c.html(taskPage(shell, task, query.data, token), 200, { 'Cache-Control': 'no-store' });
  });

  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    if (!isNavigation(c)) return next();
    noteViolation(c, episodes);
    return c.html(messagePage('Not a page', 'This address is for programs.'), 403);
  });

  app.route('/', recordRoutes(store));
  app.route(
    '/',
    sampleFileRoutes(new Set(store.tasks.flatMap(({ variants }) => variants.flatMap(({ files = [] }) => files)))),
  );

  app.get('/api/health', (c) => c.json({ app: 'componentbench', build, tasks: store.checksum }));

  app.get('/api/episodes/:token', (c) => {
    if (!sameSecret(c.req.header('x-cb-secret') ?? '', secret))
      return c.json({ error: 'wrong or missing secret' }, 403);
    const episode = episodes.find(c.req.param('token'));
    if (!episode) return c.json({ error: 'no such episode' }, 404);
    return c.json({ task: episode.task, ...episode.verdict, violations: episode.violations });
  });

  app.post('/api/episodes/:token/state', bodyLimit({ maxSize: POST_LIMIT }), async (c) => {
    const body = postBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 400);
    const judged = episodes.judge(c.req.param('token'), body.data);
    if (!judged) return c.json({ error: 'no such episode' }, 404);
    switch (judged.kind) {
      case 'taken':
        return c.json({ solved: judged.verdict.solved });
      case 'gap':
        return c.json({ error: `post ${body.data.seq} came before post ${judged.expected}` }, 409);
    }
  });

  app.notFound((c) => {
    if (isNavigation(c)) noteViolation(c, episodes);
    return c.html(messagePage('No such page', `There is nothing at ${c.req.path}.`), 404);
  });

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(`${c.req.method} ${c.req.path}: ${error.message}`);
    return c.text(error.message, 500);
  });

  return app;
}

function isNavigation(c: Context): boolean {
  return ['document', 'iframe', 'frame'].includes(c.req.header('sec-fetch-dest') ?? '');
}

function noteViolation(c: Context, episodes: Episodes): void {
  const token = getCookie(c, COOKIE);
  if (token !== undefined) episodes.violate(token, c.req.path);
}

/** Takes the same time wherever the two differ. */
function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
