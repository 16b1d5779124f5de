import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ReferenceStep } from '../tasks/reference';
import { figureOfReference } from './human';
import { countKinds, normaliseSteps, referenceSteps, type StepCounts } from './normalise';
import { describeIssues, type Problem } from './read';
import { stepRecord, type StepRecord } from './record';

/** Where the traces of the scripted solutions are kept, a file a type, relative to the project's folder. */
export const REFERENCE_TRACES_DIR = 'traces/reference';

const count = z.int().min(0);
const traceStep = stepRecord.pick({ i: true, action: true, kind: true, at: true, from: true, element: true });

/** One line of `traces/reference/<type>.jsonl`: how the scripted solution of a task's canonical variant went in a real browser. */
export const referenceTrace = z.strictObject({
  task: z.string(),
  /** Checksum of the scripted steps that were run; another one says that the trace is out of date. */
  reference: z.string(),
  /** Steps by the rules of `normalise.ts`, as for people and agents; the figure that tables use. */
  steps: count,
  kinds: z.strictObject({ click: count, type: count, drag: count, scroll: count, key: count }),
  /** Predicted time of a person, ms; absent where no step is timed. */
  ms: z.number().min(0).optional(),
  /** The actions as they ran in `pixel`, merged by the same rules. Measured times are left out: they are the machine's. */
  trace: z.array(traceStep.omit({ i: true })),
});
export type ReferenceTrace = z.infer<typeof referenceTrace>;

/** Names a scripted solution by its content. */
export function referenceChecksum(steps: readonly ReferenceStep[]): string {
  return createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 12);
}

/** The line of a task from its script and the steps of an episode that solved it. */
export function traceOf(task: string, reference: readonly ReferenceStep[], ran: readonly StepRecord[]): ReferenceTrace {
  const { steps, ms } = figureOfReference(reference);
  const kinds: StepCounts = countKinds(referenceSteps(reference));
  const merged = normaliseSteps(
    ran.map((step) => ({ ...step, place: step.kind === 'scroll' ? step.at?.join(',') : undefined })),
  );
  return {
    ...{ task, reference: referenceChecksum(reference), steps, kinds },
    ...(ms === undefined ? {} : { ms }),
    trace: merged.map(({ action, kind, at, from, element }) => ({
      ...{ action, kind },
      ...(at ? { at: whole(at) } : {}),
      ...(from ? { from: whole(from) } : {}),
      ...(element ? { element } : {}),
    })),
  };
}

const whole = ([x, y]: [number, number]): [number, number] => [Math.round(x), Math.round(y)];

export interface ReferenceTracesRead {
  traces: Map<string, ReferenceTrace>;
  problems: Problem[];
}

/** Reads every file of a folder; bad lines become problems by file and line. A folder that is not there has none. */
export function readReferenceTraces(dir: string): ReferenceTracesRead {
  const read: ReferenceTracesRead = { traces: new Map(), problems: [] };
  const names = existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => name.endsWith('.jsonl'))
        .sort()
    : [];
  for (const name of names) {
    const lines = readFileSync(join(dir, name), 'utf8').split('\n');
    lines.forEach((line, index) => {
      if (line.trim() === '') return;
      const where = `${REFERENCE_TRACES_DIR}/${name}:${index + 1}`;
      try {
        const value: unknown = JSON.parse(line);
        const checked = referenceTrace.safeParse(value);
        if (checked.success) read.traces.set(checked.data.task, checked.data);
        else read.problems.push(problem(where, `not a reference trace: ${describeIssues(checked.error, value)}`));
      } catch (error) {
        read.problems.push(problem(where, `not JSON: ${(error as Error).message}`));
      }
    });
  }
  return read;
}

/** The text of one type's file: a line a task, sorted, so that recording again what has not changed changes nothing. */
export function serialiseTraces(traces: readonly ReferenceTrace[]): string {
  return [...traces]
    .sort((a, b) => (a.task < b.task ? -1 : 1))
    .map((trace) => `${JSON.stringify(trace)}\n`)
    .join('');
}

const problem = (where: string, what: string): Problem => ({ where, what, halfWritten: false });
