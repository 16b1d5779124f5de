import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test, expect } from '@playwright/test';
import { chooseBrowser, type Attempt, type BrowserFacts, type Candidate } from '../../scripts/browser/choose';
import { browserArgs, PLAYWRIGHT_DISABLED_FEATURES } from '../../scripts/browser/flags';

const candidate = (path: string, extra: Partial<Candidate> = {}): Candidate => ({
  path,
  version: '156.0.1.2',
  starts: 'sandboxed',
  shell: true,
  ...extra,
});

const facts = (extra: Partial<BrowserFacts> = {}): BrowserFacts => ({
  found: {},
  platform: 'linux',
  arch: 'x64',
  root: false,
  apt: false,
  tried: [],
  mayInstall: true,
  ...extra,
});

/** The attempts that are made, in order, while each brings nothing. */
function attemptsOf(base: BrowserFacts): Attempt[] {
  const tried: Attempt[] = [];
  for (;;) {
    const choice = chooseBrowser({ ...base, tried });
    if (choice.kind !== 'try') return tried;
    tried.push(choice.attempt);
  }
}

test.describe('chooseBrowser', () => {
  test('CB_CHROMIUM goes before all others', () => {
    const found = { custom: candidate('/opt/x'), 'playwright-shell': candidate('/pw') };
    expect(chooseBrowser(facts({ explicit: '/opt/x', found }))).toMatchObject({ kind: 'use', browser: 'custom' });
  });

  test('a CB_CHROMIUM that is missing or does not start is an error, never replaced', () => {
    const found = { 'playwright-shell': candidate('/pw') };
    const missing = chooseBrowser(facts({ explicit: '/opt/x', found }));
    expect(missing).toMatchObject({ kind: 'none', advice: [expect.stringContaining('/opt/x: there is no such file')] });
    const broken = chooseBrowser(
      facts({ explicit: '/opt/x', found: { ...found, custom: candidate('/opt/x', { starts: 'no' }) } }),
    );
    expect(broken).toMatchObject({ kind: 'none', advice: [expect.stringContaining('does not start')] });
  });

  test("Playwright's own shell goes before the package, the package before sparticuz, that before Chrome", () => {
    const order = ['playwright-shell', 'debian-shell', 'sparticuz-shell', 'chrome'] as const;
    const tried: Attempt[] = ['playwright-download', 'playwright-libraries', 'apt-package', 'sparticuz-package'];
    for (const [i, kind] of order.entries()) {
      const found = Object.fromEntries(order.slice(i).map((k) => [k, candidate(`/${k}`)]));
      expect(chooseBrowser(facts({ found, tried }))).toMatchObject({ kind: 'use', browser: kind });
    }
  });

  test('attempts on a bare Debian as root, as a user, on ARM and on a Mac', () => {
    expect(attemptsOf(facts({ root: true, apt: true }))).toEqual([
      'playwright-download',
      'apt-package',
      'sparticuz-package',
    ]);
    expect(attemptsOf(facts({ apt: true }))).toEqual(['playwright-download', 'sparticuz-package']);
    expect(attemptsOf(facts({ root: true, apt: true, arch: 'arm64' }))).toEqual(['playwright-download', 'apt-package']);
    expect(attemptsOf(facts({ platform: 'darwin', arch: 'arm64' }))).toEqual(['playwright-download']);
  });

  test("a downloaded shell that lacks its libraries gets them from apt, else the package's shell is used", () => {
    const broken = { 'playwright-shell': candidate('/pw', { starts: 'no' }) };
    const root = { root: true, apt: true, found: broken };
    expect(attemptsOf(facts(root))).toEqual(['playwright-libraries', 'apt-package', 'sparticuz-package']);
    const found = { ...broken, 'debian-shell': candidate('/deb', { starts: 'unsandboxed' }) };
    expect(chooseBrowser(facts({ ...root, found, tried: ['playwright-libraries'] }))).toMatchObject({
      browser: 'debian-shell',
    });
  });

  test('a look-up attempts nothing and says what to type', () => {
    const choice = chooseBrowser(facts({ root: true, apt: true, mayInstall: false }));
    expect(choice).toMatchObject({ kind: 'none', advice: [expect.stringContaining('npm run setup')] });
  });

  test('when all fails, the advice names commands for this machine', () => {
    const tried: Attempt[] = ['playwright-download', 'apt-package', 'sparticuz-package'];
    const choice = chooseBrowser(facts({ apt: true, tried }));
    const text = choice.kind === 'none' ? choice.advice.join('\n') : '';
    expect(text).toContain('npx playwright install');
    expect(text).toContain('sudo apt-get install chromium-headless-shell');
    expect(text).toContain('CB_CHROMIUM=');
  });
});

test.describe('browserArgs', () => {
  test("repeats the installed Playwright's own list of disabled features", () => {
    const require = createRequire(import.meta.url);
    const core = path.dirname(require.resolve('playwright-core/package.json'));
    const source = readFileSync(path.join(core, 'lib/coreBundle.js'), 'utf8');
    const list = /disabledFeatures = \[([\s\S]*?)\]\.filter/.exec(source)?.[1] ?? '';
    const names = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map((m) => m[1]);
    expect(names.length).toBeGreaterThan(5);
    expect([...PLAYWRIGHT_DISABLED_FEATURES].sort()).toEqual(names.sort());
  });

  test('only a full Chromium gets the window features switched off', () => {
    const features = (shell: boolean) => browserArgs({ shell }).filter((a) => a.startsWith('--disable-features='));
    expect(features(true)).toEqual([]);
    expect(features(false)).toHaveLength(1);
    expect(features(false)[0]).toContain('WebUIOmniboxPopup');
    expect(features(false)[0]).toContain('PaintHolding');
  });

  test('names do not resolve, except those of the site', () => {
    const rules = browserArgs({ shell: true, hosts: ['bench.example'] }).find((a) => a.includes('resolver')) ?? '';
    expect(rules).toContain('MAP * ~NOTFOUND');
    expect(rules).toContain('EXCLUDE bench.example');
    expect(browserArgs({ shell: true }).join()).not.toContain('--no-sandbox');
  });
});
