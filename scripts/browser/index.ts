import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { ROOT } from '../paths';
import { browserArgs } from './flags';
import { definedEnv, headedBrowser, isRoot } from './probe';
import { readBrowserRecord, type BrowserRecord } from './record';

/**
 * The browser of this machine: the one set-up recorded, else the first that works. Installs nothing.
 * @throws Error saying what to type when there is none.
 */
export function findBrowser(): BrowserRecord {
  const recorded = readBrowserRecord();
  if (recorded) return recorded;
  // Trying browsers is asynchronous and a configuration is not: a process of its own looks, once a clone.
  const look = path.join(ROOT, 'scripts/browser/ensure.ts');
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', look, '--look'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const found = readBrowserRecord();
  if (!found) throw new Error(`${stdout}${stderr}`.trim());
  return found;
}

export interface LaunchRequest {
  /** Windows are wanted. */
  headed?: boolean;
  /** URL of a site on another machine, whose name has to resolve. */
  siteUrl?: string;
  /** Every name may resolve: the site's pages fetch from elsewhere. */
  anyHost?: boolean;
}

/**
 * Playwright launch options for `findBrowser()`.
 * @throws Error when windows are wanted and only a headless shell is there.
 */
export function browserLaunchOptions({ headed = false, siteUrl, anyHost }: LaunchRequest = {}): LaunchOptions {
  const browser = findBrowser();
  const hosts = siteUrl ? [new URL(siteUrl).hostname] : [];
  if (headed && browser.shell) {
    const executablePath = headedBrowser();
    if (!executablePath) throw new Error(headedProblem(browser));
    return { executablePath, args: browserArgs({ shell: false, hosts, anyHost }), chromiumSandbox: !isRoot() };
  }
  return {
    executablePath: browser.path,
    args: browserArgs({ shell: browser.shell, hosts, anyHost }),
    chromiumSandbox: browser.sandbox,
    ...(browser.libraries ? { env: { ...definedEnv(), LD_LIBRARY_PATH: browser.libraries } } : {}),
  };
}

function headedProblem(browser: BrowserRecord): string {
  return [
    `--headed needs a browser with windows; here is only a headless shell (${browser.kind} ${browser.version}).`,
    'Install one with `npx playwright install chromium`, or name one: CB_CHROMIUM=/path/to/chrome',
  ].join('\n');
}
