import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { browserLaunchOptions } from '../browser';
import { CACHE_FOLDER, ROOT } from '../paths';
import type { Bench } from './bench';
import { round } from './statistics';

const PAGES = ['index', 'types', 'scenes', 'episodes'];

/** The report of 2,910 tasks in six modes: building in a process of its own, weight, and opening of every page. */
export const report: Bench = {
  name: 'report',
  title: 'Report of 17,460 episodes (bounds: 20 s, 1 GB, 15 MB, 3 s a page)',
  usual: true,
  async run() {
    const out = path.join(CACHE_FOLDER, 'perf-report');
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    const script = path.join('scripts', 'perf', 'report-build.ts');
    const printed = execFileSync(process.execPath, ['--import', 'tsx', script, out], { cwd: ROOT, encoding: 'utf8' });
    const { seconds, megabytes } = JSON.parse(printed) as { seconds: number; megabytes: number };
    const rows = [
      ['what', 'measured'],
      ['build, s', round(seconds, 1)],
      ['peak memory, MB', round(megabytes, 0)],
      ['weight without pictures, MB', round(weightOf(out) / 1e6, 2)],
    ];
    const browser = await chromium.launch(browserLaunchOptions());
    try {
      const page = await browser.newPage();
      for (const name of PAGES) {
        const began = performance.now();
        await page.goto(pathToFileURL(path.join(out, `${name}.html`)).href);
        // Not before it has been drawn.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        rows.push([`opening ${name}.html, ms`, round(performance.now() - began, 0)]);
      }
    } finally {
      await browser.close();
    }
    return rows;
  },
};

function weightOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
