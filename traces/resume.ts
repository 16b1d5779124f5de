import { existsSync, readFileSync } from 'node:fs';
import { episodeKey, type EpisodeRecord } from './record';
import { readRecordFiles, readRecordLines } from './read';

/** An attempt is decided when it says something about the agent: everything but `infra_error`. */
export function isDecided(record: Pick<EpisodeRecord, 'outcome'>): boolean {
  return record.outcome !== 'infra_error';
}

/** Keys (`episodeKey`) that need not run again: those with a decided record. An infra error is not decided. */
export function decidedKeys(records: Iterable<EpisodeRecord>): Set<string> {
  return new Set([...records].filter(isDecided).map(episodeKey));
}

/** The same for a run folder, or for one `episodes.jsonl`; a folder that is not there has none. */
export function decidedKeysOf(path: string): Set<string> {
  if (!existsSync(path)) return new Set();
  if (path.endsWith('.jsonl')) return decidedKeys(readRecordLines(readFileSync(path, 'utf8'), path).records);
  return decidedKeys(readRecordFiles(path).records);
}

/** Type of the annotation that says why a run did not begin an episode; it stays open for a later start. */
export const NOT_BEGUN = 'not begun';
