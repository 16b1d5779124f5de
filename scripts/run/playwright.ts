import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../paths';

/** Playwright's command line, run with this Node. */
export const PLAYWRIGHT_CLI = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);

/** Runs `playwright test` in the terminal. @param env added to this process's @returns its exit status */
export function playwrightTest(args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  // Ctrl-C reaches the child by itself; this process has to outlive it to pass its status on.
  process.on('SIGINT', () => undefined);
  const child = spawn(process.execPath, [PLAYWRIGHT_CLI, 'test', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
}
