import { z } from 'zod';
import type { Problem } from './read';
import { describeIssues } from './read';
import { recordingRow, type RecordingRow } from './recordings';

/** One line of the original's `*_reference.jsonl`; other fields of it are not used. */
const referenceRow = z.object({
  task_id: z.string().min(1),
  status: z.string().optional(),
  normalized_steps: z.int().min(0),
  duration_ms: z.number().min(0).nullish(),
  hover_only: z.boolean().optional(),
  step_types: z.array(z.string()).optional(),
});

export interface UpstreamFigures {
  rows: RecordingRow[];
  /** Rows that say nothing (no step, or no success): their tasks have no figure. */
  left: number;
  problems: Problem[];
}

/**
 * Reads the original's human figures as recordings. Rows of zero steps are no figures: of the published ones few are of
 * tasks that hovering solves, in most the recorder lost the only action.
 *
 * @param text JSON lines @param file its path, as errors and reports name it
 */
export function upstreamFigures(text: string, file: string): UpstreamFigures {
  const result: UpstreamFigures = { rows: [], left: 0, problems: [] };
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') return;
    const where = `${file}:${index + 1}`;
    const bad = (what: string): void => void result.problems.push({ where, what, halfWritten: false });
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      return bad(`not JSON: ${(error as Error).message}`);
    }
    const read = referenceRow.safeParse(value);
    if (!read.success) return bad(`not a human figure: ${describeIssues(read.error, value)}`);
    const { task_id, status, normalized_steps, hover_only } = read.data;
    if (normalized_steps === 0 || hover_only === true || (status !== undefined && status !== 'SUCCESS')) {
      result.left++;
      return;
    }
    const row = recordingRow.safeParse({
      task: task_id,
      steps: normalized_steps,
      ...timeOf(read.data),
      ...kindsOf(read.data),
      // The report names sources as they stand here, so the caveat travels with them.
      source: `ComponentBench ${file.split('/').at(-1)}, recorded on the original's page`,
    });
    if (row.success) result.rows.push(row.data);
    else bad(`not a human figure: ${describeIssues(row.error, value)}`);
  });
  return result;
}

/** A time of 0 ms was not measured. */
function timeOf({ duration_ms }: z.output<typeof referenceRow>): Pick<RecordingRow, 'ms'> {
  return duration_ms ? { ms: duration_ms } : {};
}

const KINDS = ['click', 'type', 'drag', 'scroll', 'key'] as const;

/** Left out where the list does not tell every step. */
function kindsOf({ step_types = [], normalized_steps }: z.output<typeof referenceRow>): Pick<RecordingRow, 'kinds'> {
  const counts = KINDS.map((kind) => [kind, step_types.filter((type) => type === kind).length] as const);
  const told = counts.reduce((sum, [, n]) => sum + n, 0);
  return told === normalized_steps ? { kinds: Object.fromEntries(counts.filter(([, n]) => n > 0)) } : {};
}
