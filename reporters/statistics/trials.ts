import { mean } from './summary';

/** One task's repeated trials. */
export interface Trials {
  n: number;
  solved: number;
}

/** Probability that at least one of k trials drawn from n solves (unbiased estimate); null for n < k. */
export function passAtK({ n, solved }: Trials, k: number): number | null {
  return n < k ? null : 1 - drawsWithin(n - solved, n, k);
}

/** Probability that all of k trials drawn from n solve; null for n < k. */
export function passHatK({ n, solved }: Trials, k: number): number | null {
  return n < k ? null : drawsWithin(solved, n, k);
}

export interface TrialSummary {
  /** Trials of the task with the fewest. */
  trials: number;
  meanPass: number | null;
  /** Largest distance of one trial's pass rate from the mean of all. */
  maxDeviation: number | null;
  passAt: Record<number, number | null>;
  passHat: Record<number, number | null>;
  /** Share of tasks whose trials disagree. */
  flipRate: number | null;
}

/** Repeated trials of many tasks: `results[task][trial]` says whether that trial solved. */
export function trialSummary(results: readonly (readonly boolean[])[]): TrialSummary {
  const counts = results.map((r): Trials => ({ n: r.length, solved: r.filter(Boolean).length }));
  const trials = counts.length === 0 ? 0 : Math.min(...counts.map((c) => c.n));
  const rates = Array.from({ length: trials }, (_, t) => mean(results.map((r) => Number(r[t]))) as number);
  const meanPass = mean(rates);
  const each = (f: (t: Trials, k: number) => number | null): Record<number, number | null> =>
    Object.fromEntries(
      Array.from({ length: trials }, (_, i) => [i + 1, mean(counts.flatMap((c) => f(c, i + 1) ?? []))]),
    );
  return {
    trials,
    meanPass,
    maxDeviation: meanPass === null ? null : Math.max(...rates.map((r) => Math.abs(r - meanPass))),
    passAt: each(passAtK),
    passHat: each(passHatK),
    flipRate: trials < 2 ? null : mean(counts.map((c) => Number(c.solved > 0 && c.solved < c.n))),
  };
}

/** C(part, k) / C(n, k): the chance that k draws without replacement all fall into `part`. */
function drawsWithin(part: number, n: number, k: number): number {
  let chance = 1;
  for (let i = 0; i < k; i++) chance *= Math.max(part - i, 0) / (n - i);
  return chance;
}
