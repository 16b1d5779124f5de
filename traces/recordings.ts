import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { HumanFigure } from './human';
import { describeIssues, type Problem } from './read';

/** Where recordings of people are kept, relative to the project's folder. */
export const RECORDINGS_DIR = 'traces/human';

const count = z.int().min(0);

/** One line of `traces/human/*.jsonl`: one person doing one task once, counted by the rules of `normalise.ts`. */
export const recordingRow = z
  .strictObject({
    /** Task id; the figure holds for all its variants, which have the same structure. */
    task: z.string().regex(/^[a-z0-9_]+-[a-z]+(?:-v2)?-T\d{2}$/, 'expected a task id such as button-antd-T01'),
    /** Normalised steps; 0 where the recorder saw none (a task that hovering alone solves). */
    steps: count,
    /** From the ready page to success, ms; absent where nobody measured it. */
    ms: z.number().min(0).optional(),
    /** The steps by kind; they add up to `steps`. */
    kinds: z.strictObject({ click: count, type: count, drag: count, scroll: count, key: count }).partial().optional(),
    /** Who or what made the recording, as reports are to name it. */
    source: z.string().trim().min(1),
  })
  .superRefine((row, context) => {
    if (!row.kinds) return;
    const sum = Object.values(row.kinds).reduce((total, n) => total + n, 0);
    if (sum === row.steps) return;
    context.addIssue({
      code: 'custom',
      path: ['kinds'],
      message: `expected to add up to steps ${row.steps}, found ${sum}`,
    });
  });
export type RecordingRow = z.infer<typeof recordingRow>;

/** Figures by task, as tables use them. */
export type Recordings = ReadonlyMap<string, HumanFigure>;

export interface RecordingsRead {
  recordings: Recordings;
  rows: RecordingRow[];
  /** Lines that could not be used, by file and line. */
  problems: Problem[];
}

/** Reads every `*.jsonl` of a folder, files in the order of their names. A folder that is not there has no recordings. */
export function readRecordings(dir: string): RecordingsRead {
  const names = existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => name.endsWith('.jsonl'))
        .sort()
    : [];
  const rows: RecordingRow[] = [];
  const problems: Problem[] = [];
  for (const name of names) {
    const part = readRecordingLines(readFileSync(join(dir, name), 'utf8'), `${RECORDINGS_DIR}/${name}`);
    rows.push(...part.rows);
    problems.push(...part.problems);
  }
  return { recordings: figuresOf(rows), rows, problems };
}

/** Reads the text of one file; empty lines are nothing, bad ones become problems and cost only themselves. */
export function readRecordingLines(text: string, file: string): Pick<RecordingsRead, 'rows' | 'problems'> {
  const rows: RecordingRow[] = [];
  const problems: Problem[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const where = `${file}:${index + 1}`;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      problems.push({ where, what: `not JSON: ${(error as Error).message}`, halfWritten: false });
      return;
    }
    const checked = recordingRow.safeParse(value);
    if (checked.success) rows.push(checked.data);
    else problems.push({ where, what: `not a recording: ${describeIssues(checked.error, value)}`, halfWritten: false });
  });
  return { rows, problems };
}

/**
 * One figure a task: the medians of its recordings. Recordings without a step count only where there are no others, and
 * tell no time: their recorder missed what the person did.
 */
export function figuresOf(rows: readonly RecordingRow[]): Map<string, HumanFigure> {
  const byTask = new Map<string, RecordingRow[]>();
  for (const row of rows) byTask.set(row.task, [...(byTask.get(row.task) ?? []), row]);
  return new Map([...byTask].map(([task, all]) => [task, figureOf(all)]));
}

function figureOf(all: readonly RecordingRow[]): HumanFigure {
  const withSteps = all.filter((row) => row.steps > 0);
  const used = withSteps.length > 0 ? withSteps : all;
  const times = withSteps.flatMap((row) => row.ms ?? []);
  return {
    steps: median(used.map((row) => row.steps)),
    ...(times.length > 0 ? { ms: median(times) } : {}),
    source: 'recording',
    from: [...new Set(used.map((row) => row.source))].sort().join(', '),
    ...(used.length > 1 ? { recordings: used.length } : {}),
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] as number) + (sorted[Math.ceil(middle)] as number)) / 2;
}
