import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { CACHE_FOLDER, ROOT } from '../paths';
import type { Attempt } from './choose';
import { SPARTICUZ_FOLDER } from './probe';

const SPARTICUZ = '@sparticuz/chromium@153.0.0';
const DEBIAN_PACKAGE = 'chromium-headless-shell';

/**
 * Makes one attempt to get a browser; output goes to the terminal.
 * @returns why it did not work, or undefined when it ran through (whether the browser starts is looked at afterwards).
 */
export async function attempt(which: Attempt): Promise<string | undefined> {
  switch (which) {
    case 'playwright-download':
      return playwright('install', '--only-shell', 'chromium-headless-shell');
    case 'playwright-libraries':
      return playwright('install-deps', 'chromium-headless-shell');
    case 'apt-package':
      return aptInstall();
    case 'sparticuz-package':
      return sparticuz();
  }
}

function playwright(...args: string[]): Promise<string | undefined> {
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  // A blocked network may swallow packets instead of refusing them: then silence is the only sign.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  return run(process.execPath, [cli, ...args], { env, silenceMs: 60_000 });
}

async function aptInstall(): Promise<string | undefined> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    run('apt-get', ['install', '-y', '--no-install-recommends', DEBIAN_PACKAGE], { env, silenceMs: 300_000 });
  // Stale package lists are the usual reason of a failure, and refreshing them the slow part: so only then.
  if ((await install()) === undefined) return undefined;
  return (await run('apt-get', ['update'], { env, silenceMs: 120_000 })) ?? install();
}

/** Fetches the npm package (not a dependency: 67 MB that few machines need) and unpacks the browser it carries. */
async function sparticuz(): Promise<string | undefined> {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE_FOLDER, 'sparticuz-'));
  try {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const packed = await run(npm, ['pack', SPARTICUZ, '--pack-destination', folder], { silenceMs: 180_000 });
    if (packed) return packed;
    const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
    if (!archive) return `npm pack ${SPARTICUZ} wrote no archive`;
    const opened = await run('tar', ['-xzf', archive], { cwd: folder, silenceMs: 60_000 });
    if (opened) return opened;

    const unpacked = path.join(folder, 'unpacked');
    mkdirSync(unpacked);
    const decompress = (name: string) => brotliDecompressSync(readFileSync(path.join(folder, 'package/bin', name)));
    writeFileSync(path.join(unpacked, 'chromium'), decompress('chromium.br'));
    chmodSync(path.join(unpacked, 'chromium'), 0o755);
    // Software graphics, and the shared libraries that a bare machine lacks.
    for (const name of ['swiftshader.tar', 'al2023.tar']) {
      writeFileSync(path.join(folder, name), decompress(`${name}.br`));
      const problem = await run('tar', ['-xf', path.join(folder, name)], { cwd: unpacked, silenceMs: 60_000 });
      if (problem) return problem;
    }
    rmSync(SPARTICUZ_FOLDER, { recursive: true, force: true });
    renameSync(unpacked, SPARTICUZ_FOLDER);
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** A command that prints nothing for so long is ended, ms. */
  silenceMs: number;
}

/** Runs a command; undefined when it ends with 0, else its last words. */
function run(command: string, args: string[], { cwd = ROOT, env, silenceMs }: RunOptions): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let last = '';
    const end = () => child.kill();
    let timer = setTimeout(end, silenceMs);
    const heard = (chunk: Buffer) => {
      clearTimeout(timer);
      timer = setTimeout(end, silenceMs);
      last = (last + chunk.toString()).slice(-4000);
    };
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    child.on('error', (error) => resolve(error.message));
    child.on('close', (status, signal) => {
      clearTimeout(timer);
      if (status === 0) return resolve(undefined);
      const why = signal ? `no output for ${silenceMs / 1000} s` : (telling(last) ?? `exit status ${status}`);
      resolve(`${path.basename(command)} ${args.filter((a) => !existsSync(a)).join(' ')}: ${why}`);
    });
  });
}

/** The line of an output that says what went wrong. */
function telling(output: string): string | undefined {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.find((line) => /^(E:|Error:|npm (error|ERR!))/.test(line)) ?? lines.findLast((line) => line !== '');
}
