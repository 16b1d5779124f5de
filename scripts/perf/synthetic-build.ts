import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { TYPES } from '../../tasks/ontology';
import { browserLaunchOptions } from '../browser';
import type { Bench } from './bench';
import { copyProject } from './clone';
import { Watch } from './cpu';
import { weigh } from './page-bytes';
import { startSite } from './site';
import { round } from './statistics';

/** Stages that exist in three libraries and are copied for the types that do not exist yet. */
const MODELS = ['slider_single', 'button'];

/** The site with a stage for every type and library: time, memory, and what one page of it still loads. */
export const syntheticBuild: Bench = {
  name: 'synthetic-build',
  title: 'Site build with about 290 stages',
  usual: false,
  async run() {
    const { root, remove } = copyProject('build', { packages: true });
    try {
      const stages = addStages(root);
      const run = (script: string) =>
        spawnSync(process.execPath, ['--import', 'tsx', script], { cwd: root, stdio: 'inherit' });
      run('scripts/tasks-build.ts');
      const began = performance.now();
      const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/site-build.ts'], {
        cwd: root,
        stdio: 'inherit',
      });
      const watch = new Watch(child.pid ?? 0);
      const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
      const { node, memory } = watch.stop();
      if (status !== 0) throw new Error('the build of the copy failed, see above');
      const seconds = (performance.now() - began) / 1000;
      return [
        ['what', 'value', 'JS kB', 'JS files', 'requests'],
        ['stages', String(stages), '', '', ''],
        ['build, s', round(seconds, 1), '', '', ''],
        ['build, CPU s', round(node / 1000, 1), '', '', ''],
        ['memory at most, GB (shared pages count twice)', round(memory / 1e9, 2), '', '', ''],
        ...(await weighPages(root)),
      ];
    } finally {
      remove();
    }
  },
};

/** @returns how many stage modules there are then */
function addStages(root: string): number {
  const folder = path.join(root, 'site/stages');
  TYPES.forEach(({ type }, i) => {
    const to = path.join(folder, type);
    if (existsSync(to)) return;
    cpSync(path.join(folder, MODELS[i % MODELS.length] ?? 'button'), to, { recursive: true });
    // Equal modules would be one chunk.
    for (const file of readdirSync(to).filter((name) => name.endsWith('.tsx'))) {
      appendFileSync(path.join(to, file), `\nif (typeof window === 'undefined') console.debug('${type} ${file}');\n`);
    }
  });
  const libraries = ['antd.tsx', 'mui.tsx', 'mantine.tsx', 'external.tsx'];
  return TYPES.flatMap(({ type }) => libraries.filter((file) => existsSync(path.join(folder, type, file)))).length;
}

async function weighPages(root: string): Promise<string[][]> {
  const site = await startSite(root);
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const rows: string[][] = [];
    for (const library of ['antd', 'mui', 'mantine'])
      rows.push(await weigh(browser, site.url, `slider_single-${library}-T01`));
    return rows.map(([task = '', ...numbers]) => [`${task}: JS kB gzipped`, ...numbers]);
  } finally {
    await browser.close();
    await site.stop();
  }
}
