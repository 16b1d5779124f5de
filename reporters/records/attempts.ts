import { episodeKey, type EpisodeRecord } from '../../traces/record';
import { isDecided } from '../../traces/resume';

/** All attempts at one sample, and the one that counts. */
export interface Sample {
  key: string;
  record: EpisodeRecord;
  /** Every attempt, in time order, `record` included. */
  attempts: EpisodeRecord[];
}

/** Who acted: agent, with model and interface where there are any. */
export function systemOf(r: Pick<EpisodeRecord, 'agent' | 'model' | 'interface'>): string {
  const name = r.model ? `${r.agent} ${r.model}` : r.agent;
  return r.interface === 'native' ? `${name} (native)` : name;
}

/** Key of a sample within a set of records that may come from several systems. */
export function sampleKey(r: EpisodeRecord): string {
  return `${systemOf(r)}|${episodeKey(r)}`;
}

/**
 * Groups attempts into samples, sorted by key: the result depends on the set of records, never on their order.
 *
 * Which attempt counts: a decided one before an infra error; a first try before Playwright's retry of it (a pass on
 * retry is not a pass); among those the newest, so that running an episode again replaces it.
 */
export function samplesOf(records: Iterable<EpisodeRecord>): Sample[] {
  const groups = new Map<string, Map<string, EpisodeRecord>>();
  for (const record of records) {
    const key = sampleKey(record);
    const group = groups.get(key) ?? new Map<string, EpisodeRecord>();
    groups.set(key, group);
    // The same attempt may arrive twice: from the run folder and as an attachment, or from two copies of a shard.
    group.set(`${record.startedAt}|${record.retry ?? 0}|${record.outcome}|${record.steps}`, record);
  }
  return [...groups.entries()]
    .sort(([a], [b]) => compareText(a, b))
    .map(([key, group]) => {
      const attempts = [...group.values()].sort(byTime);
      return { key, attempts, record: attempts.reduce((best, next) => (outranks(next, best) ? next : best)) };
    });
}

/** Plain code-unit order: the same under every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function byTime(a: EpisodeRecord, b: EpisodeRecord): number {
  return compareText(a.startedAt, b.startedAt) || (a.retry ?? 0) - (b.retry ?? 0) || compareText(a.outcome, b.outcome);
}

function outranks(next: EpisodeRecord, best: EpisodeRecord): boolean {
  if (isDecided(next) !== isDecided(best)) return isDecided(next);
  const first = (r: EpisodeRecord): boolean => (r.retry ?? 0) === 0;
  return first(next) || !first(best);
}
