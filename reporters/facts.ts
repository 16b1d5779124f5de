import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledTasks, PrivateTask, TaskIndexRow } from '../tasks/compiled';
import { humanFigure } from '../traces/human';
import type { Recordings } from '../traces/recordings';
import { makePlan, type Plan, type TaskFacts } from './records/plan';

/**
 * Facts of the named tasks from the compiled task data: the private file where it is there (scene, axes, reference),
 * else the index. Tasks that neither knows are left out; tables call them unknown.
 */
export function readTaskFacts(
  generatedDir: string,
  ids: ReadonlySet<string>,
  recordings: Recordings = new Map(),
): TaskFacts[] {
  const full = readJson<CompiledTasks<PrivateTask>>(join(generatedDir, 'tasks.private.json'));
  const known = new Map(
    (full?.tasks ?? []).filter((t) => ids.has(t.id)).map((t) => [t.id, factsOfTask(t, recordings)]),
  );
  const index = readJson<TaskIndexRow[] | CompiledTasks<TaskIndexRow>>(join(generatedDir, 'tasks.index.json'));
  const rows = Array.isArray(index) ? index : (index?.tasks ?? []);
  for (const row of rows) {
    if (!ids.has(row.id) || known.has(row.id)) continue;
    const { variants, ...facts } = row;
    known.set(row.id, { ...facts, human: Array.from({ length: variants }, () => recordings.get(row.id) ?? null) });
  }
  return [...known.values()];
}

/** Checksum of the compiled task data; undefined when there is none. */
export function readTaskChecksum(generatedDir: string): string | undefined {
  return readJson<CompiledTasks<unknown>>(join(generatedDir, 'tasks.private.json'))?.checksum;
}

/** Goals by task, an entry a variant. */
export type Goals = ReadonlyMap<string, readonly string[]>;

/** The goals of the compiled tasks, for the trajectory viewer; none where the records were made with other task data. */
export function readGoals(generatedDir: string, checksums: Iterable<string>): Goals {
  const compiled = readJson<CompiledTasks<PrivateTask>>(join(generatedDir, 'tasks.private.json'));
  if (compiled === undefined || ![...checksums].includes(compiled.checksum)) return new Map();
  return new Map(compiled.tasks.map((task) => [task.id, task.variants.map((variant) => variant.goal)]));
}

/** A plan whose human figures come from these recordings, where there is one; other tasks keep theirs. */
export function withRecordings(plan: Plan, recordings: Recordings): Plan {
  const tasks = [...plan.tasks.values()].map((t): TaskFacts => {
    const recording = recordings.get(t.id);
    return recording ? { ...t, human: (t.human ?? [null]).map(() => recording) } : t;
  });
  return makePlan(plan.episodes.values(), tasks);
}

function factsOfTask(task: PrivateTask, recordings: Recordings): TaskFacts {
  const { id, suite, type, family, library, template, bucket, tier, axes, scene, unreachable } = task;
  return {
    ...{ id, suite, type, family, library, template, bucket, tier, axes },
    scene: { ...scene },
    human: task.variants.map((v) => humanFigure(recordings.get(id), v.reference)),
    ...(unreachable && Object.keys(unreachable).length > 0 ? { unreachable } : {}),
  };
}

function readJson<T>(path: string): T | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    // A reporter must not stop a run for task data that the fixtures would refuse anyway.
    return undefined;
  }
}
