import type { LaunchOptions } from '@playwright/test';
import { chooseBrowser } from './choose';
import { browserArgs } from './flags';
import { gatherFacts, headedBrowser, isRoot } from './probe';
import { readBrowserRecord, writeBrowserRecord, type BrowserRecord } from './record';

/**
 * The browser of this machine: the one set-up recorded, else the first that works. Installs nothing.
 * @throws Error saying what to type when there is none.
 */
export function findBrowser(): BrowserRecord {
  const recorded = readBrowserRecord();
  if (recorded) return recorded;
  const choice = chooseBrowser(gatherFacts([], false));
  if (choice.kind === 'use') return writeBrowserRecord(choice.browser, choice.candidate);
  throw new Error(choice.kind === 'none' ? choice.advice.join('\n') : 'No browser is set up yet. Type: npm run setup');
}

export interface LaunchRequest {
  /** Windows are wanted. */
  headed?: boolean;
  /** URL of a site on another machine, whose name has to resolve. */
  siteUrl?: string;
}

/**
 * Playwright launch options for `findBrowser()`.
 * @throws Error when windows are wanted and only a headless shell is there.
 */
export function browserLaunchOptions({ headed = false, siteUrl }: LaunchRequest = {}): LaunchOptions {
  const browser = findBrowser();
  const hosts = siteUrl ? [new URL(siteUrl).hostname] : [];
  if (headed && browser.shell) {
    const executablePath = headedBrowser();
    if (!executablePath) throw new Error(headedProblem(browser));
    return { executablePath, args: browserArgs({ shell: false, hosts }), chromiumSandbox: !isRoot() };
  }
  return {
    executablePath: browser.path,
    args: browserArgs({ shell: browser.shell, hosts }),
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

function definedEnv(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((e): e is [string, string] => e[1] !== undefined));
}
