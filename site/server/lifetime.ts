import { fstatSync } from 'node:fs';

const PARENT_CHECK_MS = 1000;
/** A pipe that ends sooner than this was never held by anybody who waits. */
const LEASH_MS = 1000;

/**
 * Calls `stop` once: on SIGTERM, SIGINT or SIGHUP, when the parent process is gone, or when the pipe that is our standard input is closed by
 * whoever held it (that is how a killed Playwright is noticed, also through a shell in between).
 */
export function endWithParent(stop: (why: string) => void): void {
  let stopped = false;
  const once = (why: string): void => {
    if (stopped) return;
    stopped = true;
    stop(why);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => once(signal));

  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) once('the parent process is gone');
  }, PARENT_CHECK_MS).unref();

  if (!isPipe()) return;
  const began = Date.now();
  process.stdin.on('end', () => {
    // Whoever held it may also have died while we were still loading; then we are an orphan.
    if (Date.now() - began > LEASH_MS || process.ppid === 1) once('standard input was closed');
  });
  process.stdin.on('error', () => once('standard input was closed'));
  process.stdin.resume();
}

function isPipe(): boolean {
  try {
    const stat = fstatSync(0);
    return stat.isFIFO() || stat.isSocket();
  } catch {
    return false;
  }
}
