import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { CONTEXT } from '../../fixtures/session/context';
import { browserLaunchOptions } from '../browser';
import type { Bench } from './bench';
import { startSite } from './site';
import { round } from './statistics';

/** What a task page loads: its own library and stage, and nothing else. */
export const pageBytes: Bench = {
  name: 'page-bytes',
  title: 'JavaScript and requests of a page',
  usual: true,
  async run() {
    const site = await startSite();
    const browser = await chromium.launch(browserLaunchOptions());
    try {
      const rows: string[][] = [];
      for (const type of ['button', 'slider_single']) {
        for (const library of ['antd', 'mui', 'mantine'])
          rows.push(await weigh(browser, site.url, `${type}-${library}-T01`));
      }
      return [['page', 'JS kB gzipped', 'JS kB', 'JS files', 'requests'], ...rows];
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

/** A row about one page: its name, then kB of JavaScript gzipped and plain, script files, requests. */
export async function weigh(browser: Browser, url: string, task: string): Promise<string[]> {
  const context = await browser.newContext(CONTEXT);
  const page = await context.newPage();
  let requests = 0;
  const scripts: Promise<Buffer>[] = [];
  page.on('request', () => requests++);
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(`${url}/task/${task}?mode=benchmark`);
  await page.locator('html[data-cb-ready="1"]').waitFor({ state: 'attached' });
  const bodies = await Promise.all(scripts);
  await context.close();
  const kB = (sizes: number[]) => round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
  const plain = bodies.map((body) => body.length);
  return [task, kB(bodies.map((body) => gzipSync(body).length)), kB(plain), String(bodies.length), String(requests)];
}
