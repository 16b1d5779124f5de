import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { agentNames } from '../../agents';
import type { Options } from '../../options';
import { runName } from './folder';

/**
 * Chooses what all processes of a run share, once: the main process decides and its workers inherit the variables.
 * `CB_RUN_DIR` is the run's folder, `CB_SECRET` what the fixture shows the site to read verdicts.
 */
export function shareRunEnvironment(
  root: string,
  options: Options,
  env: Record<string, string | undefined> = process.env,
): void {
  env.CB_SECRET ||= randomBytes(16).toString('hex');
  if (env.CB_RUN_DIR) return;
  const results = path.resolve(root, options.CB_RESULTS);
  const taken = (name: string) => existsSync(path.join(results, name));
  const name = options.CB_RUN ?? runName(options.CB_AGENT, options.CB_MODEL, new Date(), taken);
  env.CB_RUN_DIR = path.join(results, name);
}

/**
 * Whether windows were asked for on the command line. Workers do not see that line, so the answer travels in `CB_HEADED`.
 */
export function wantsWindows(
  argv: readonly string[] = process.argv,
  env: Record<string, string | undefined> = process.env,
): boolean {
  if (argv.includes('--headed') || argv.includes('--debug') || env.PWDEBUG) env.CB_HEADED = '1';
  return env.CB_HEADED === '1';
}

/** @throws Error naming the agents there are, before anything is started for one there is not. */
export function requireAgent(name: string): void {
  const names = agentNames();
  if (!names.includes(name)) throw new Error(`CB_AGENT=${name}: there is no such agent; there are ${names.join(', ')}`);
}

/** @throws Error saying what to type when the tasks are not compiled. */
export function requireCompiledTasks(root: string): void {
  if (existsSync(path.join(root, '.generated/tasks.index.json'))) return;
  throw new Error('The tasks are not compiled yet (.generated/tasks.index.json is missing). Type: npm run setup');
}

/** Runs `work`; what it throws is shown as its message alone: the reader has to mend a setting, not this code. */
export function plainly<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    // Node puts brackets round an error that names no place.
    if (error instanceof Error) error.stack = `${error.message}\n    at playwright.config.ts`;
    throw error;
  }
}
