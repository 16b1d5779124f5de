import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { UpstreamSuite } from '../factors';

/** Where a clone of the original ComponentBench keeps one of its suites, and how its site shows it. */
export interface UpstreamPlace {
  /** Folder of the task YAML, relative to the clone. */
  tasks: string;
  /** Human figures, JSON lines, relative to the clone. */
  human: string;
  /** Query of a task's page, beside its path `/task/<id>`. */
  query: Readonly<Record<string, string>>;
}

export const UPSTREAM: Readonly<Record<UpstreamSuite, UpstreamPlace>> = {
  'upstream:v1': {
    tasks: 'data/tasks_v1',
    human: 'data/human_traces/v1_reference.jsonl',
    query: { mode: 'benchmark' },
  },
  'upstream:core': {
    tasks: 'data/tasks_v2',
    human: 'data/human_traces/v2_reference.jsonl',
    query: { mode: 'benchmark', bench: 'v2' },
  },
};

/** A text file of a clone. */
export interface CloneFile {
  /** Path relative to the clone, with forward slashes. */
  path: string;
  text: string;
}

/**
 * The task files of one suite, in the order of their names. Names are not relied upon: the original's unit files follow three
 * styles (`…_v2.yaml`, `…_v2_tasks.yaml`, and one without `_v2`).
 *
 * @param clone folder of the clone
 * @throws Error when there is no such folder, or when it is no clone that holds the suite
 */
export function taskFilesOf(clone: string, suite: UpstreamSuite): CloneFile[] {
  const { tasks } = UPSTREAM[suite];
  requireFolder(clone);
  const folder = join(clone, tasks);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
  if (names.length === 0) throw new Error(noClone(clone, tasks, 'holding the task YAML'));
  return names.sort().map((name) => ({ path: `${tasks}/${name}`, text: readFileSync(join(folder, name), 'utf8') }));
}

/** The file of human figures of one suite; undefined where the clone has none. @throws Error when there is no clone */
export function humanFileOf(clone: string, suite: UpstreamSuite): CloneFile | undefined {
  requireFolder(clone);
  const { human } = UPSTREAM[suite];
  const file = join(clone, human);
  return existsSync(file) ? { path: human, text: readFileSync(file, 'utf8') } : undefined;
}

/** A short text that changes whenever a file of the suite does: paths, sizes, times of change (ms). */
export function stampOf(clone: string, suite: UpstreamSuite): string {
  const { tasks, human } = UPSTREAM[suite];
  const folder = join(clone, tasks);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return [human, ...files.map((name) => `${tasks}/${name}`)]
    .map((path) => {
      const facts = statSync(join(clone, path), { throwIfNoEntry: false });
      return `${path}:${facts?.size ?? '-'}:${facts?.mtimeMs ?? '-'}`;
    })
    .join('\n');
}

function requireFolder(clone: string): void {
  if (statSync(clone, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new Error(`${clone}: expected the folder of a clone of the original ComponentBench, found no such folder`);
}

/** The message for a folder that lacks `wanted`, with the clone that is probably meant. */
export function noClone(clone: string, wanted: string, holding: string): string {
  const inside = readdirSync(clone, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(clone, entry.name, wanted)))
    .map((entry) => join(clone, entry.name));
  const hint = inside.length > 0 ? `; did you mean ${inside[0]}?` : '';
  return `${clone}: expected a clone of the original ComponentBench with ${wanted} ${holding}, found none${hint}`;
}
