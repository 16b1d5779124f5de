import type { ReferenceStep } from '../tasks/reference';
import type { EpisodeRecord } from './record';

/**
 * How steps are counted, the same for people, the reference and agents.
 *
 * | rule | counts as |
 * |---|---|
 * | adjacent typing, each piece at most 800 ms after the one before | one step |
 * | a key chord (`Control+a`), however many keys it holds | one step |
 * | modifiers pressed and released around other steps | nothing by themselves |
 * | adjacent scrolling over the same place, each turn at most 800 ms after the one before | one step |
 * | a double or triple click | one step |
 * | a drag, from press to release | one step |
 * | waiting, observing, messages | nothing |
 * | a refused action | one step; it ends a run of typing or scrolling |
 *
 * Repeated keys (Backspace, arrows) stay one step each: each is a decision of its own.
 */
export const MERGE_GAP_MS = 800;

export interface CountableStep {
  kind: string;
  /** Text of a chord or key (`Control+a`, `Shift`), where the step is one. */
  keys?: string;
  /** Where a scroll turned the wheel; two places do not merge. */
  place?: string;
  refused?: boolean;
  /** Begin and end on one clock, ms. Absent: unknown, and adjacent steps count as close. */
  startMs?: number;
  endMs?: number;
}

const UNCOUNTED = new Set(['wait', 'message', 'observe', 'key_up']);
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta']);
const MERGING = new Set(['type', 'scroll']);

/** Merges steps by the rules above; the result has one entry a counted step, the first of each run. */
export function normaliseSteps<T extends CountableStep>(steps: readonly T[]): T[] {
  const counted: T[] = [];
  let previous: T | undefined;
  for (const step of steps) {
    if (!counts(step)) continue;
    if (!(previous && merges(previous, step))) counted.push(step);
    previous = step;
  }
  return counted;
}

function counts(step: CountableStep): boolean {
  if (step.refused) return true;
  if (UNCOUNTED.has(step.kind)) return false;
  const isKey = step.kind === 'press' || step.kind === 'key' || step.kind === 'key_down';
  return !(isKey && step.keys !== undefined && MODIFIERS.has(step.keys));
}

function merges(previous: CountableStep, next: CountableStep): boolean {
  if (previous.kind !== next.kind || !MERGING.has(next.kind)) return false;
  if (previous.refused || next.refused) return false;
  if (next.kind === 'scroll' && previous.place !== next.place) return false;
  const end = previous.endMs ?? previous.startMs;
  if (end === undefined || next.startMs === undefined) return true;
  return next.startMs - end <= MERGE_GAP_MS;
}

/** Counts of a kind of step, as the time model wants them. */
export type StepCounts = Record<'click' | 'type' | 'drag' | 'scroll' | 'key', number>;

/**
 * The scripted solution as countable steps. Choosing in a native select is two clicks for a person: open,
 * pick; so is a file, and every further one is a pick more.
 */
export function referenceSteps(steps: readonly ReferenceStep[]): CountableStep[] {
  return normaliseSteps(
    steps.flatMap((step): CountableStep[] => {
      switch (step.kind) {
        case 'click':
        case 'hover':
        case 'drag':
        case 'type':
        case 'wait':
          return [{ kind: step.kind }];
        case 'press':
          return [{ kind: 'press', keys: step.keys }];
        case 'scroll':
          return [{ kind: 'scroll', place: JSON.stringify(step.over ?? '') }];
        case 'select':
          return step.options.flatMap(() => [{ kind: 'click' }]).concat({ kind: 'click' });
        case 'upload':
          return step.drop
            ? [{ kind: 'drag' }]
            : [{ kind: 'click' }, ...step.files.map((): CountableStep => ({ kind: 'upload' }))];
      }
    }),
  );
}

/** How many steps of each timed kind; kinds without a coefficient of their own count as clicks. */
export function countKinds(steps: readonly CountableStep[]): StepCounts {
  const counts: StepCounts = { click: 0, type: 0, drag: 0, scroll: 0, key: 0 };
  for (const step of steps) counts[timedKind(step.kind)]++;
  return counts;
}

function timedKind(kind: string): keyof StepCounts {
  switch (kind) {
    case 'type':
    case 'fill':
      return 'type';
    case 'drag':
      return 'drag';
    case 'scroll':
      return 'scroll';
    case 'press':
    case 'key':
    case 'key_down':
      return 'key';
    default:
      return 'click';
  }
}

/**
 * Steps of an episode as tables use them: turns in `browser_use` (a turn of up to four actions is one step), else the
 * normalised count where the writer made one, else the executed and refused actions.
 */
export function countedSteps(record: Pick<EpisodeRecord, 'mode' | 'steps' | 'normalisedSteps' | 'turns'>): number {
  if (record.mode === 'browser_use' && record.turns > 0) return Math.min(record.turns, record.steps || record.turns);
  return record.normalisedSteps ?? record.steps;
}
