import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { isSecretName } from '../../traces/redact';
import { CACHE_FOLDER } from '../paths';
import type { Attempt, BrowserFacts, BrowserKind, Candidate } from './choose';
import { browserArgs } from './flags';

/** A browser that has not opened a page by then is none, ms. */
const START_MS = 20_000;
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
export const SPARTICUZ_FOLDER = path.join(CACHE_FOLDER, 'sparticuz');

const INSTALLED: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Looks at the places a browser may be in, best first, and starts what is there until one works. Installs nothing. */
export async function gatherFacts(tried: readonly Attempt[], mayInstall: boolean): Promise<BrowserFacts> {
  const explicit = process.env.CB_CHROMIUM || undefined;
  const facts: BrowserFacts = {
    found: {},
    explicit,
    platform: process.platform,
    arch: process.arch,
    root: isRoot(),
    apt: existsSync('/usr/bin/apt-get'),
    tried,
    mayInstall,
  };
  const places: [BrowserKind, () => Promise<Candidate | undefined>][] =
    explicit !== undefined
      ? [['custom', () => lookAtFirst([explicit], /headless/i.test(path.basename(explicit)))]]
      : [
          ['playwright-shell', () => lookAtFirst([playwrightShell()], true)],
          ['debian-shell', () => lookAtFirst([DEBIAN_SHELL], true)],
          ['sparticuz-shell', lookAtSparticuz],
          ['chrome', () => lookAtFirst(installedBrowsers(), false)],
        ];
  for (const [kind, look] of places) {
    const candidate = await look();
    facts.found[kind] = candidate;
    if (candidate && candidate.starts !== 'no') break;
  }
  return facts;
}

/** Path of a browser that can show windows, for `--headed`; undefined when there is none. */
export function headedBrowser(): string | undefined {
  const explicit = process.env.CB_CHROMIUM;
  const own = chromium.executablePath();
  return [explicit, own, ...installedBrowsers()].find((p) => p && existsSync(p) && !/headless/i.test(p));
}

/** Where Playwright keeps its headless shell of this version, whether or not it is there. */
export function playwrightShell(): string {
  const require = createRequire(import.meta.url);
  const core = path.dirname(require.resolve('playwright-core/package.json'));
  const { browsers } = JSON.parse(readFileSync(path.join(core, 'browsers.json'), 'utf8')) as {
    browsers: { name: string; revision: string }[];
  };
  const revision = browsers.find((b) => b.name === 'chromium-headless-shell')?.revision ?? 'unknown';
  const folder = path.join(playwrightFolder(), `chromium_headless_shell-${revision}`);
  const inside = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('chrome-')) : [];
  const names = ['chrome-headless-shell', 'headless_shell', 'chrome-headless-shell.exe'];
  const files = inside.flatMap((dir) => names.map((name) => path.join(folder, dir, name)));
  return files.find((file) => existsSync(file)) ?? folder + path.sep + 'chrome-headless-shell';
}

function playwrightFolder(): string {
  const given = process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (given && given !== '0') return path.resolve(given);
  switch (process.platform) {
    case 'darwin':
      return path.join(homedir(), 'Library/Caches/ms-playwright');
    case 'win32':
      return path.join(process.env.LOCALAPPDATA ?? path.join(homedir(), 'AppData/Local'), 'ms-playwright');
    default:
      return path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'ms-playwright');
  }
}

function installedBrowsers(): string[] {
  const names = INSTALLED[process.platform] ?? [];
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => (path.isAbsolute(name) ? [name] : folders.map((dir) => path.join(dir, name))));
}

async function lookAtFirst(paths: readonly string[], shell: boolean): Promise<Candidate | undefined> {
  const there = paths.find((p) => existsSync(p));
  return there === undefined ? undefined : lookAt(there, shell);
}

async function lookAtSparticuz(): Promise<Candidate | undefined> {
  const file = path.join(SPARTICUZ_FOLDER, 'chromium');
  if (!existsSync(file)) return undefined;
  const plain = await lookAt(file, true);
  const libraries = path.join(SPARTICUZ_FOLDER, 'lib');
  return plain.starts === 'no' && existsSync(libraries) ? lookAt(file, true, libraries) : plain;
}

/** Opens an empty page in an executable, with its sandbox unless we are root. */
async function lookAt(file: string, shell: boolean, libraries?: string): Promise<Candidate> {
  const env = libraries ? { ...definedEnv(), LD_LIBRARY_PATH: libraries } : undefined;
  const start = async (chromiumSandbox: boolean): Promise<string | undefined> => {
    try {
      const args = browserArgs({ shell });
      const browser = await chromium.launch({ executablePath: file, chromiumSandbox, args, env, timeout: START_MS });
      try {
        await (await browser.newPage()).goto('about:blank', { timeout: START_MS });
        return browser.version();
      } finally {
        await browser.close();
      }
    } catch {
      // Why it did not start matters only when nothing else starts; the advice then says how to try it by hand.
      return undefined;
    }
  };
  const base = { path: file, libraries, shell };
  const sandboxed = isRoot() ? undefined : await start(true);
  if (sandboxed) return { ...base, version: sandboxed, starts: 'sandboxed' };
  const version = await start(false);
  return { ...base, version, starts: version ? 'unsandboxed' : 'no' };
}

/** The environment without the holes that its type allows, and without keys: it becomes a part of a configuration. */
export function definedEnv(): Record<string, string> {
  const defined = Object.entries(process.env).filter((e): e is [string, string] => e[1] !== undefined);
  return Object.fromEntries(defined.filter(([name]) => !isSecretName(name)));
}
