import type { StepCounts } from './normalise';

/**
 * Keystroke-level time of a solution, for tasks without a recording: ms = intercept + Σ count × coefficient.
 *
 * The coefficients are the least-absolute-deviation fit over the 3,683 published human traces with at least one step
 * (train split of 80 %); on the held-out 20 % the mean absolute error is 2,688 ms (predicting the median: 4,019 ms).
 * So it is good for means over many tasks and says little about one.
 */
export const TIME_MODEL = {
  name: 'keystroke-level, least absolute deviations',
  interceptMs: -425,
  coefficientsMs: { click: 1149, type: 2140, drag: 2351, scroll: 1330, key: 321 },
  meanAbsoluteErrorMs: 2688,
  baselineErrorMs: 4019,
  fittedOn: 3683,
} as const;

/** No prediction is shorter: the intercept is negative and a lone key press would come out below zero. */
export const SHORTEST_MS = 321;

/** The model with its error in one sentence, for every place that prints predicted times. */
export function timeModelText(): string {
  const { name, interceptMs, coefficientsMs, meanAbsoluteErrorMs } = TIME_MODEL;
  const terms = Object.entries(coefficientsMs).map(([kind, ms]) => `${ms}·${kind}`);
  return `${name}: ${interceptMs} + ${terms.join(' + ')} ms; mean absolute error ${meanAbsoluteErrorMs} ms a task on held-out human traces`;
}

/** Predicted human time in ms; null for a solution without a timed step. */
export function predictMs(counts: StepCounts): number | null {
  const kinds = Object.keys(TIME_MODEL.coefficientsMs) as (keyof StepCounts)[];
  if (kinds.every((kind) => counts[kind] === 0)) return null;
  const sum = kinds.reduce<number>(
    (ms, kind) => ms + counts[kind] * TIME_MODEL.coefficientsMs[kind],
    TIME_MODEL.interceptMs,
  );
  return Math.max(sum, SHORTEST_MS);
}
