import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CACHE_FOLDER } from '../paths';
import type { Attempt, BrowserFacts, Candidate } from './choose';

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

/** Looks at every place a browser may be in and starts what is there. Installs nothing. */
export function gatherFacts(tried: readonly Attempt[], mayInstall: boolean): BrowserFacts {
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
  if (explicit !== undefined) {
    const shell = /headless/i.test(path.basename(explicit));
    if (existsSync(explicit)) facts.found.custom = lookAt(explicit, shell);
    return facts;
  }
  facts.found['playwright-shell'] = lookAtFirst([playwrightShell()], true);
  if (facts.found['playwright-shell']?.starts === 'sandboxed') return facts;
  facts.found['debian-shell'] = lookAtFirst([DEBIAN_SHELL], true);
  facts.found['sparticuz-shell'] = lookAtSparticuz();
  facts.found.chrome = lookAtFirst(installedBrowsers(), false);
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

function lookAtFirst(paths: readonly string[], shell: boolean): Candidate | undefined {
  const there = paths.find((p) => existsSync(p));
  return there === undefined ? undefined : lookAt(there, shell);
}

function lookAtSparticuz(): Candidate | undefined {
  const file = path.join(SPARTICUZ_FOLDER, 'chromium');
  if (!existsSync(file)) return undefined;
  const plain = lookAt(file, true);
  const libraries = path.join(SPARTICUZ_FOLDER, 'al2023', 'lib');
  return plain.starts === 'no' && existsSync(libraries) ? lookAt(file, true, libraries) : plain;
}

/** Starts an executable on an empty page, with its sandbox unless we are root. */
function lookAt(file: string, shell: boolean, libraries?: string): Candidate {
  const env = { ...process.env, ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}) };
  const run = (args: string[]) => spawnSync(file, args, { env, encoding: 'utf8', timeout: 30_000 });
  const version = /\d+(\.\d+){2,}/.exec(run(['--version']).stdout ?? '')?.[0];
  const opens = (...extra: string[]) => {
    const result = run(['--headless', '--disable-gpu', '--dump-dom', ...extra, 'about:blank']);
    return result.status === 0 && result.stdout.includes('<html');
  };
  const base = { path: file, version, libraries, shell };
  if (!isRoot() && opens()) return { ...base, starts: 'sandboxed' };
  return { ...base, starts: opens('--no-sandbox') ? 'unsandboxed' : 'no' };
}
