/** Where a browser comes from, in the order of preference. */
export const BROWSER_KINDS = ['custom', 'playwright-shell', 'debian-shell', 'sparticuz-shell', 'chrome'] as const;
export type BrowserKind = (typeof BROWSER_KINDS)[number];

/** An executable that was looked at. */
export interface Candidate {
  path: string;
  /** As the executable prints it, e.g. `156.0.8078.108`; absent when it cannot even say that. */
  version?: string;
  /** Whether it opened an empty page, and if so whether with its sandbox. */
  starts: 'sandboxed' | 'unsandboxed' | 'no';
  /** Folder of shared libraries that it needs beside the system's. */
  libraries?: string;
  /** A headless shell has no windows: a third of the CPU, and no `--headed`. */
  shell: boolean;
}

/** What can be tried when no browser is there yet. */
export type Attempt = 'playwright-download' | 'playwright-libraries' | 'apt-package' | 'sparticuz-package';

/** Everything the choice depends on; gathered by `probe.ts`. */
export interface BrowserFacts {
  found: Partial<Record<BrowserKind, Candidate>>;
  /** Value of `CB_CHROMIUM`. */
  explicit?: string;
  platform: NodeJS.Platform;
  arch: string;
  root: boolean;
  /** `apt-get` is there (Debian, Ubuntu). */
  apt: boolean;
  /** Attempts already made in this run. */
  tried: readonly Attempt[];
  /** False for a mere look-up: nothing may be installed. */
  mayInstall: boolean;
}

export type BrowserChoice =
  | { kind: 'use'; browser: BrowserKind; candidate: Candidate }
  | { kind: 'try'; attempt: Attempt }
  /** Nothing works; `advice` are lines that say what to type. */
  | { kind: 'none'; advice: string[] };

/**
 * The next thing to do on the way to a browser. Call again with fresh facts after every attempt; it ends because every
 * attempt is made once.
 */
export function chooseBrowser(facts: BrowserFacts): BrowserChoice {
  const { found } = facts;
  if (facts.explicit !== undefined) {
    if (works(found.custom)) return { kind: 'use', browser: 'custom', candidate: found.custom };
    return { kind: 'none', advice: [explicitProblem(facts.explicit, found.custom)] };
  }

  if (works(found['playwright-shell'])) return use('playwright-shell', found['playwright-shell']);
  if (!found['playwright-shell'] && may(facts, 'playwright-download')) return attempt('playwright-download');
  if (found['playwright-shell'] && facts.root && facts.apt && may(facts, 'playwright-libraries'))
    return attempt('playwright-libraries');

  if (works(found['debian-shell'])) return use('debian-shell', found['debian-shell']);
  if (facts.root && facts.apt && may(facts, 'apt-package')) return attempt('apt-package');

  if (works(found['sparticuz-shell'])) return use('sparticuz-shell', found['sparticuz-shell']);
  if (facts.platform === 'linux' && facts.arch === 'x64' && may(facts, 'sparticuz-package'))
    return attempt('sparticuz-package');

  if (works(found.chrome)) return use('chrome', found.chrome);
  return { kind: 'none', advice: adviceFor(facts) };
}

function works(candidate: Candidate | undefined): candidate is Candidate {
  return candidate !== undefined && candidate.starts !== 'no';
}

function may(facts: BrowserFacts, which: Attempt): boolean {
  return facts.mayInstall && !facts.tried.includes(which);
}

function use(browser: BrowserKind, candidate: Candidate): BrowserChoice {
  return { kind: 'use', browser, candidate };
}

function attempt(which: Attempt): BrowserChoice {
  return { kind: 'try', attempt: which };
}

function explicitProblem(path: string, candidate: Candidate | undefined): string {
  if (!candidate) return `CB_CHROMIUM=${path}: there is no such file. Give the path of a Chromium, or leave it out.`;
  return `CB_CHROMIUM=${path}: it does not start. Try it by hand: ${path} --headless --dump-dom about:blank`;
}

function adviceFor(facts: BrowserFacts): string[] {
  if (!facts.mayInstall) return ['No browser is set up yet. Type: npm run setup'];
  const lines = ['No browser could be found or fetched. One of these helps:'];
  lines.push('  npx playwright install --only-shell chromium      (needs access to the download server of Playwright)');
  if (facts.platform === 'linux') {
    const sudo = facts.root ? '' : 'sudo ';
    if (facts.apt) lines.push(`  ${sudo}apt-get install chromium-headless-shell          (Debian)`);
    if (found(facts, 'playwright-shell') || found(facts, 'sparticuz-shell'))
      lines.push(`  ${sudo}npx playwright install-deps chromium              (libraries the browser lacks)`);
  }
  lines.push('  CB_CHROMIUM=/path/to/chromium npm run setup       (a browser that you have)');
  return lines;
}

function found(facts: BrowserFacts, kind: BrowserKind): boolean {
  return facts.found[kind] !== undefined;
}
