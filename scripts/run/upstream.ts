import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Options } from '../../options';
import { isUpstream, type UpstreamSuite } from '../../tasks/factors';
import { formatProblem } from '../../tasks/finding';
import { humanFileOf, stampOf, taskFilesOf } from '../../tasks/upstream/clone';
import { compileUpstream } from '../../tasks/upstream/compile';
import { loadUpstream } from '../../tasks/upstream/load';
import { upstreamFigures } from '../../traces/upstream';
import { CACHE_FOLDER, ROOT } from '../paths';

const SHOWN_PROBLEMS = 20;

/** Compiled tasks of the clone's earlier contents are kept this long, ms: a run under way may still read them. */
const KEPT = 24 * 60 * 60 * 1000;

/**
 * Compiles the original's tasks and human figures into a git-ignored folder where the run is of an upstream suite, and
 * names it to all processes as `CB_TASKS_DIR`. A folder that is there already is used as it is.
 * @throws Error when the clone is missing, is none, or holds what cannot be read
 */
export function shareUpstreamTasks(
  options: Pick<Options, 'CB_SUITE' | 'CB_UPSTREAM'>,
  env: Record<string, string | undefined> = process.env,
  cache = path.join(CACHE_FOLDER, 'upstream'),
): void {
  const { CB_SUITE: suite, CB_UPSTREAM: clone } = options;
  if (!isUpstream(suite) || clone === undefined || env.CB_TASKS_DIR) return;
  env.CB_TASKS_DIR = compiledFolder(path.resolve(clone), suite, cache);
}

/** The part of a folder's name that stands for a clone, wherever it is and whatever it holds by now. */
export function cloneKey(clone: string): string {
  return shortHash(path.resolve(clone));
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

function compiledFolder(clone: string, suite: UpstreamSuite, cache: string): string {
  const prefix = `${suite.replace(':', '-')}-${cloneKey(clone)}-`;
  const folder = path.join(cache, prefix + shortHash(`${stampOf(clone, suite)}\n${readers()}`));
  if (existsSync(path.join(folder, 'tasks.index.json'))) return folder;

  const { tasks, problems } = loadUpstream(taskFilesOf(clone, suite), suite);
  if (problems.length > 0) {
    const more = problems.length > SHOWN_PROBLEMS ? [`… and ${problems.length - SHOWN_PROBLEMS} more`] : [];
    const lines = [...problems.slice(0, SHOWN_PROBLEMS).map(formatProblem), ...more];
    throw new Error(`The tasks of ${suite} in ${clone} cannot be read:\n${lines.map((l) => `  ${l}`).join('\n')}`);
  }
  const compiled = compileUpstream(tasks, suite);
  // Two runs may begin at once: each writes beside, and whoever comes second keeps the first one's.
  const beside = `${folder}.${process.pid}`;
  mkdirSync(path.join(beside, 'human'), { recursive: true });
  writeFileSync(path.join(beside, 'tasks.private.json'), JSON.stringify(compiled.private));
  writeFileSync(path.join(beside, 'tasks.index.json'), JSON.stringify(compiled.index));
  writeFigures(clone, suite, path.join(beside, 'human'));
  try {
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(path.join(folder, 'tasks.index.json'))) throw error;
  }
  dropOld(cache, prefix, folder);
  return folder;
}

function dropOld(cache: string, prefix: string, current: string): void {
  const siblings = readdirSync(cache).filter((name) => name.startsWith(prefix));
  for (const sibling of siblings.map((name) => path.join(cache, name))) {
    const facts = statSync(sibling, { throwIfNoEntry: false });
    if (sibling === current || facts === undefined || Date.now() - facts.mtimeMs < KEPT) continue;
    rmSync(sibling, { recursive: true, force: true });
  }
}

function writeFigures(clone: string, suite: UpstreamSuite, folder: string): void {
  const file = humanFileOf(clone, suite);
  if (file === undefined) return console.error(`${clone} holds no human figures of ${suite}: tables show n/a`);
  const { rows, problems } = upstreamFigures(file.text, file.path);
  for (const { where, what } of problems) console.error(`Not used: ${where}: ${what}`);
  writeFileSync(path.join(folder, 'componentbench.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

/** Compiled by an older reader, tasks may look different. */
function readers(): string {
  const folder = path.join(ROOT, 'tasks/upstream');
  const files = [
    ...readdirSync(folder)
      .sort()
      .map((name) => path.join(folder, name)),
    path.join(ROOT, 'traces/upstream.ts'),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}
