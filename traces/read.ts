import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodError } from 'zod';
import { episodeRecord, type EpisodeRecord } from './record';

/** Something in the stored data that could not be used; never thrown, always shown. */
export interface Problem {
  /** File or attachment, with line where there is one. */
  where: string;
  what: string;
  /** A line without its end, as a killed process leaves it: its episode simply has no record. */
  halfWritten: boolean;
}

export interface ReadResult {
  records: EpisodeRecord[];
  problems: Problem[];
}

/** Every record starts so; used to find a record that was appended behind a half-written line. */
const RECORD_START = /\{"(?:version|task)":/g;

/**
 * Reads the text of an `episodes.jsonl`. Bad lines become problems and cost nothing but themselves; a record that was
 * appended to a half-written line (killed run, then resumed) is found and kept.
 */
export function readRecordLines(text: string, source: string): ReadResult {
  const result: ReadResult = { records: [], problems: [] };
  const endsCleanly = text.endsWith('\n');
  const lines = text.split('\n');
  lines.forEach((line, index) => {
    if (line.trim() === '') return;
    const where = `${source}:${index + 1}`;
    const parsed = parseJson(line);
    if (parsed.ok) {
      readRecord(parsed.value, where, result);
      return;
    }
    const tail = lastCompleteRecord(line);
    const isLast = index === lines.length - 1 && !endsCleanly;
    const half = isLast || tail !== undefined;
    result.problems.push({
      where,
      what: half ? 'half-written line, as a killed process leaves it' : `not JSON: ${parsed.error}`,
      halfWritten: half,
    });
    if (tail !== undefined) readRecord(tail, where, result);
  });
  return result;
}

/** Reads one value as a record into `result`: the record, or the problem with field, expected and found. */
export function readRecord(value: unknown, where: string, result: ReadResult): void {
  const checked = episodeRecord.safeParse(value);
  if (checked.success) {
    result.records.push(checked.data);
    return;
  }
  result.problems.push({
    where,
    what: `not an episode record: ${describeIssues(checked.error, value)}`,
    halfWritten: false,
  });
}

/** Every issue as `field: what was expected, found …`. */
export function describeIssues(error: ZodError, value: unknown): string {
  return error.issues.map((i) => `${i.path.join('.') || '(line)'}: ${i.message}${foundAt(value, i.path)}`).join('; ');
}

function foundAt(value: unknown, path: readonly PropertyKey[]): string {
  const found = path.reduce<unknown>(
    (at, key) => (at !== null && typeof at === 'object' ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );
  // A whole line would drown what is wrong with it.
  return path.length === 0 || (found !== null && typeof found === 'object')
    ? ''
    : `, found ${JSON.stringify(found)?.slice(0, 60) ?? 'nothing'}`;
}

/** The record files of a run folder (`episodes.jsonl`, `episodes.<shard>.jsonl`), in a fixed order. */
export function recordFiles(runDir: string): string[] {
  if (!existsSync(runDir)) return [];
  return readdirSync(runDir)
    .filter((name) => /^episodes(\.[\w-]+)?\.jsonl$/.test(name))
    .sort()
    .map((name) => join(runDir, name));
}

/** All records of a run folder, in the order they are stored. */
export function readRecordFiles(runDir: string): ReadResult {
  const result: ReadResult = { records: [], problems: [] };
  for (const file of recordFiles(runDir)) {
    const part = readRecordLines(readFileSync(file, 'utf8'), file.slice(runDir.length + 1));
    result.records.push(...part.records);
    result.problems.push(...part.problems);
  }
  return result;
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false; error: string } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, error: (error as Error).message };
  }
}

function lastCompleteRecord(line: string): unknown {
  const starts = [...line.matchAll(RECORD_START)].map((m) => m.index).filter((i) => i > 0);
  for (const start of starts.reverse()) {
    const parsed = parseJson(line.slice(start));
    if (parsed.ok) return parsed.value;
  }
  return undefined;
}
