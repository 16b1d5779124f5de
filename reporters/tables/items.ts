import type { HumanFigure } from '../../traces/human';
import { episodeKey, type EpisodeRecord } from '../../traces/record';
import { compareText, systemOf } from '../records/attempts';
import type { PlannedEpisode, TaskFacts } from '../records/plan';
import type { RunData } from '../records/run';

/** One planned episode of one system with what is known of it: the unit that every table counts. */
export interface Item extends PlannedEpisode {
  system: string;
  facts: TaskFacts;
  /** The attempt that counts; absent when the episode did not run. */
  record?: EpisodeRecord;
  attempts: number;
  human: HumanFigure | null;
}

/** Every planned episode of every system of the run, sorted by system and key: the fixed denominator. */
export function itemsOf(run: RunData): Item[] {
  const systems = [...new Set(run.samples.map((s) => systemOf(s.record)))].sort(compareText);
  const samples = new Map(run.samples.map((s) => [s.key, s]));
  return (systems.length > 0 ? systems : ['(no records)']).flatMap((system) =>
    [...run.plan.episodes.values()].map((planned): Item => {
      const sample = samples.get(`${system}|${episodeKey(planned)}`);
      const facts = run.plan.tasks.get(planned.task) ?? { id: planned.task, type: 'unknown', family: 'unknown' };
      return {
        ...planned,
        system,
        facts,
        ...(sample ? { record: sample.record } : {}),
        attempts: sample?.attempts.length ?? 0,
        human: facts.human?.[planned.variant] ?? null,
      };
    }),
  );
}

/** Groups by a label, sorted by label; items without one (undefined) are left out. */
export function groupBy<T>(items: readonly T[], label: (item: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = label(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return new Map([...groups.entries()].sort(([a], [b]) => compareText(a, b)));
}
