import { chromium } from '@playwright/test';
import { CONTEXT } from '../../fixtures/session/context';
import { browserLaunchOptions } from '../browser';
import type { Bench } from './bench';
import { usageBelow, type Usage } from './cpu';
import { startSite } from './site';
import { median, quantile, round } from './statistics';

const PAGES = ['button', 'slider_single'].flatMap((type) =>
  ['antd', 'mui', 'mantine'].map((library) => `${type}-${library}-T01`),
);
const WARM_UP = 2;
const ROUNDS = 15;

interface Sample {
  ready: number;
  browser: number;
}

/** Navigation to the ready marker in a fresh context, server warm; pages take turns, so that a noisy moment hits all. */
export const pageReady: Bench = {
  name: 'page-ready',
  title: 'Page ready: fresh context, warm server',
  usual: true,
  async run() {
    const site = await startSite();
    const browser = await chromium.launch(browserLaunchOptions());
    const samples = new Map<string, Sample[]>(PAGES.map((task) => [task, []]));
    try {
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        for (const task of PAGES) {
          const before = usageBelow();
          const context = await browser.newContext(CONTEXT);
          const page = await context.newPage();
          const began = performance.now();
          await page.goto(`${site.url}/task/${task}?mode=benchmark`, { waitUntil: 'commit' });
          await page.locator('html[data-cb-ready="1"]').waitFor({ state: 'attached' });
          const ready = performance.now() - began;
          await context.close();
          const after: Usage = usageBelow();
          if (round >= 0) samples.get(task)?.push({ ready, browser: after.browser - before.browser });
        }
      }
    } finally {
      await browser.close();
      await site.stop();
    }
    const rows = [...samples].map(([task, values]) => {
      const ready = values.map((sample) => sample.ready);
      return [
        task,
        round(median(ready)),
        round(quantile(ready, 0.9)),
        round(median(values.map((sample) => sample.browser))),
      ];
    });
    return [['page', 'ready ms', 'p90 ms', 'browser CPU ms'], ...rows];
  },
};
