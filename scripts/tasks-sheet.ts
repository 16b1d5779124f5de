/**
 * `npm run tasks:sheet -- <type> [--variant <n>]`: every page of a type in one picture, `results/sheets/<type>.png`, to be looked at.
 * Needs the built site (`npm run setup`). Overlays are shown as they are at load.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { chromium } from '@playwright/test';
import { CONTEXT } from '../fixtures/session/context';
import { readCompiled } from '../site/server/task-store';
import type { PublicTask } from '../tasks/compiled';
import { browserLaunchOptions } from './browser';
import { ROOT } from './paths';
import { startSite } from './perf/site';

const COLUMNS = 3;
/** Size of one page on the sheet, px. */
const CELL = { width: 640, height: 360, caption: 22 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { variant: { type: 'string', default: '0' } },
});
const [type] = positionals;
const tasks = readCompiled<PublicTask>(ROOT, 'public').tasks.filter((task) => task.type === type);
if (tasks.length === 0) {
  console.error(`tasks:sheet: expected a type that has tasks, found ${type ?? 'nothing'}`);
  process.exit(2);
}
const folder = join(ROOT, 'results', 'sheets');
mkdirSync(folder, { recursive: true });
for (const library of new Set(tasks.map((task) => task.library))) {
  const file = join(folder, `${type}-${library}.png`);
  writeFileSync(file, await sheet(tasks.filter((task) => task.library === library)));
  console.log(file);
}

async function sheet(pages: readonly PublicTask[]): Promise<Buffer> {
  const site = await startSite();
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const page = await (await browser.newContext(CONTEXT)).newPage();
    const rows = Math.ceil(pages.length / COLUMNS);
    const canvas = createCanvas(COLUMNS * CELL.width, rows * (CELL.height + CELL.caption));
    const pen = canvas.getContext('2d');
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = 'black';
    pen.font = '14px sans-serif';
    for (const [at, task] of pages.entries()) {
      await page.goto(`${site.url}/task/${task.id}?variant=${values.variant}`);
      await page.locator('html[data-cb-ready="1"], html[data-cb-error]').waitFor({ state: 'attached' });
      const x = (at % COLUMNS) * CELL.width;
      const y = Math.floor(at / COLUMNS) * (CELL.height + CELL.caption);
      pen.fillText(task.id, x + 6, y + 16);
      pen.drawImage(await loadImage(await page.screenshot()), x, y + CELL.caption, CELL.width - 4, CELL.height);
    }
    return canvas.toBuffer('image/png');
  } finally {
    await browser.close();
    await site.stop();
  }
}
