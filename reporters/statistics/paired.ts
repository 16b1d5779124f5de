import { meanInterval, type Interval } from './bootstrap';
import { mean, share } from './summary';

/** How two runs did on the same tasks. */
export interface Paired {
  n: number;
  both: number;
  onlyA: number;
  onlyB: number;
  neither: number;
  /** Pass rate of B minus that of A. */
  difference: number | null;
  interval: Interval | null;
  /** Two-sided exact McNemar test: how likely such a split of the flips is when neither run is better. */
  pValue: number | null;
  /** Share of tasks with the same result. */
  agreement: number | null;
  /** Tasks that both solved over tasks that either solved; null when neither solved any. */
  jaccard: number | null;
}

export function paired(results: readonly { a: boolean; b: boolean }[]): Paired {
  const count = (a: boolean, b: boolean): number => results.filter((r) => r.a === a && r.b === b).length;
  const [both, onlyA, onlyB, neither] = [
    count(true, true),
    count(true, false),
    count(false, true),
    count(false, false),
  ];
  const differences = results.map((r) => Number(r.b) - Number(r.a));
  return {
    ...{ n: results.length, both, onlyA, onlyB, neither },
    difference: mean(differences),
    interval: meanInterval(differences),
    pValue: results.length === 0 ? null : mcnemarExact(onlyA, onlyB),
    agreement: share(both + neither, results.length),
    jaccard: share(both, both + onlyA + onlyB),
  };
}

/** Exact two-sided McNemar p value of `b` against `c` discordant pairs; 1 where there are none. */
export function mcnemarExact(b: number, c: number): number {
  const n = b + c;
  if (n === 0) return 1;
  let logTerm = -n * Math.LN2;
  let tail = 0;
  for (let k = 0; k <= Math.min(b, c); k++) {
    tail += Math.exp(logTerm);
    logTerm += Math.log(n - k) - Math.log(k + 1);
  }
  return Math.min(2 * tail, 1);
}
