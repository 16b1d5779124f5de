import { humanBound } from '../../traces/human';
import { countedSteps } from '../../traces/normalise';
import { OUTCOMES, type EpisodeRecord, type Outcome } from '../../traces/record';
import { mean, median, quantile, share } from '../statistics/summary';
import type { Item } from './items';

/** Multiples of human steps within which a solved task counts as efficient. */
export const FACTORS = [1, 2, 3, 5] as const;
export type Factor = (typeof FACTORS)[number];

/** The figures of one group of planned episodes. Shares are 0–1; null means that nobody can say. */
export interface Efficiency {
  planned: number;
  solved: number;
  outcomes: Record<Outcome, number>;
  notRun: number;
  /** solved / planned: errors and episodes that did not run count against the agent. */
  pass: number | null;
  /** solved / decided: the other end of the bracket. */
  passOfDecided: number | null;
  /** Share of planned episodes solved within k·H steps, of those whose H is known. */
  within: Record<Factor, number | null>;
  /** Planned episodes with a human figure, and without one. */
  humanKnown: number;
  humanUnknown: number;
  /** Steps over human steps on solved tasks whose human steps are known and above 0. */
  stepRatio: { median: number | null; p90: number | null; n: number };
  /** Mean working seconds on solved tasks (waiting for an API is not the agent's time). */
  seconds: number | null;
  /** Working and human seconds over the same solved tasks, and the median of their per-task ratio. */
  paired: { n: number; seconds: number | null; humanSeconds: number | null; ratio: number | null };
  meanSteps: number | null;
}

/** ms that the episode took without waiting for rate limits and retries. */
export function workingMs(record: Pick<EpisodeRecord, 'times'>): number {
  return Math.max(record.times.wall - record.times.waiting, 0);
}

export function isSolved(item: Pick<Item, 'record'>): boolean {
  return item.record?.outcome === 'solved';
}

/** True/false: solved within k·H or not; null: H is not known. */
export function solvedWithin(item: Item, factor: number): boolean | null {
  if (!item.human) return null;
  return isSolved(item) && countedSteps(item.record as EpisodeRecord) <= factor * humanBound(item.human);
}

export function efficiencyOf(items: readonly Item[]): Efficiency {
  const outcomes = Object.fromEntries(OUTCOMES.map((o) => [o, 0])) as Record<Outcome, number>;
  for (const { record } of items) if (record) outcomes[record.outcome]++;
  const ran = items.filter((i) => i.record).length;
  const solved = items.flatMap((i) => (isSolved(i) ? [{ ...i, record: i.record as EpisodeRecord }] : []));
  const known = items.filter((i) => i.human);
  const ratios = solved.flatMap((i) => (i.human && i.human.steps > 0 ? [countedSteps(i.record) / i.human.steps] : []));
  const timed = solved.flatMap((i) =>
    i.human?.ms ? [{ agent: workingMs(i.record) / 1000, human: i.human.ms / 1000 }] : [],
  );
  return {
    planned: items.length,
    solved: solved.length,
    outcomes,
    notRun: items.length - ran,
    pass: share(solved.length, items.length),
    passOfDecided: share(solved.length, ran - outcomes.infra_error),
    within: Object.fromEntries(
      FACTORS.map((k) => [k, share(known.filter((i) => solvedWithin(i, k)).length, known.length)]),
    ) as Record<Factor, number | null>,
    humanKnown: known.length,
    humanUnknown: items.length - known.length,
    stepRatio: { median: median(ratios), p90: quantile(ratios, 0.9), n: ratios.length },
    seconds: mean(solved.map((i) => workingMs(i.record) / 1000)),
    paired: {
      n: timed.length,
      seconds: mean(timed.map((t) => t.agent)),
      humanSeconds: mean(timed.map((t) => t.human)),
      ratio: median(timed.map((t) => t.agent / t.human)),
    },
    meanSteps: mean(solved.map((i) => countedSteps(i.record))),
  };
}
