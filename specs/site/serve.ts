import path from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import type { Page } from '@playwright/test';
import type { AddressInfo } from 'node:net';
import { createApp, type AppOptions } from '../../site/server/app';
import { readSite } from '../../site/server/site-files';
import { createTaskStore, type TaskStore } from '../../site/server/task-store';
import { samples } from './sample';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const SECRET = 'secret-of-the-tests';

export interface LiveSite {
  url: string;
  close(): Promise<void>;
}

export function sampleStore(): TaskStore {
  const { public: open, private: secret } = samples();
  return createTaskStore(open, secret);
}

/** The real server with the real export on a free port, with the sample tasks unless told otherwise. */
export async function serveSite(given: Partial<AppOptions> = {}): Promise<LiveSite> {
  const files = given.files ?? readSite(path.join(ROOT, 'site/out'));
  const app = createApp({ store: sampleStore(), build: 'test', secret: SECRET, ...given, files });
  const server: ServerType = await new Promise((resolve) => {
    const started: ServerType = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(started));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

export interface Verdict {
  solved: boolean;
  posts: number;
  errors: string[];
  transientSuccess: number;
}

/** The server's word about the episode of an open page. @throws Error when it gives none */
export async function verdictOf(page: Page, siteUrl: string): Promise<Verdict> {
  const token = await page.evaluate(() => window.__CB__?.token ?? '');
  const answer = await fetch(`${siteUrl}/api/episodes/${token}`, { headers: { 'x-cb-secret': SECRET } });
  if (!answer.ok) throw new Error(`no verdict about ${page.url()}: status ${answer.status}`);
  return (await answer.json()) as Verdict;
}
