import { test, expect } from '@playwright/test';
import { clusteredPassInterval, meanInterval, passInterval, wilson } from '../../reporters/statistics/bootstrap';
import { pearson, ranks, spearman } from '../../reporters/statistics/correlation';
import { mcnemarExact, paired } from '../../reporters/statistics/paired';
import { generator } from '../../reporters/statistics/random';
import { mean, median, quantile, share } from '../../reporters/statistics/summary';
import { passAtK, passHatK, trialSummary } from '../../reporters/statistics/trials';

test('quantiles interpolate like R type 7, and nothing is null, never 0', () => {
  expect(quantile([15, 20, 35, 40, 50], 0.4)).toBeCloseTo(29, 12);
  expect(median([3, 1, 2, 10])).toBe(2.5);
  expect(quantile([7], 0.9)).toBe(7);
  expect([mean([]), median([]), quantile([], 0.9), share(0, 0)]).toEqual([null, null, null, null]);
});

test('Wilson matches the textbook', () => {
  // Newcombe (1998), 81 of 263: 0.2553 to 0.3662.
  expect(wilson(81, 263).low).toBeCloseTo(0.2553, 4);
  expect(wilson(81, 263).high).toBeCloseTo(0.3662, 4);
});

test('bootstrap of a pass rate: known width, the same for the same seed, guards', () => {
  const interval = passInterval(2000, 2500);
  // Normal approximation: 0.8 ± 1.96 · 0.008.
  expect(interval?.low).toBeCloseTo(0.7843, 2);
  expect(interval?.high).toBeCloseTo(0.8157, 2);
  expect(interval?.method).toBe('bootstrap');
  expect(passInterval(2000, 2500)).toEqual(interval);
  expect(passInterval(2000, 2500, { seed: 1 })).not.toEqual(interval);
  expect(passInterval(0, 0)).toBeNull();
  expect(passInterval(1, 1)).toMatchObject({ high: 1, method: 'wilson' });
  expect(passInterval(60, 60)?.low).toBeCloseTo(0.9398, 3);
  expect(passInterval(0, 60)).toMatchObject({ low: 0, method: 'wilson' });
});

test('drawing the sum at once is the bootstrap: it agrees with resampling one by one', () => {
  const values = Array.from({ length: 300 }, (_, i) => (i < 210 ? 1 : 0));
  const plain = meanInterval(values);
  const fast = passInterval(210, 300);
  expect(fast?.low).toBeCloseTo(plain?.low as number, 1);
  expect(Math.abs((fast?.low as number) - (plain?.low as number))).toBeLessThan(0.007);
  expect(Math.abs((fast?.high as number) - (plain?.high as number))).toBeLessThan(0.007);
});

test('95 % intervals cover the truth in about 95 % of simulated runs', () => {
  const random = generator(7);
  const truth = 0.8;
  let covered = 0;
  const runs = 600;
  for (let run = 0; run < runs; run++) {
    let solved = 0;
    for (let i = 0; i < 250; i++) solved += random() < truth ? 1 : 0;
    const interval = passInterval(solved, 250, { resamples: 2000, seed: run });
    if (interval && interval.low <= truth && truth <= interval.high) covered++;
  }
  expect(covered / runs).toBeGreaterThan(0.92);
  expect(covered / runs).toBeLessThan(0.975);
});

test('clusters that succeed together widen the interval, and coverage then holds', () => {
  const random = generator(11);
  let [plainCovers, clusterCovers] = [0, 0];
  const runs = 300;
  for (let run = 0; run < runs; run++) {
    // Type rates are 0.6 or 1.0, evenly: the truth is 0.8.
    const clusters = Array.from({ length: 60 }, () => {
      const rate = random() < 0.5 ? 0.6 : 1;
      let solved = 0;
      for (let i = 0; i < 30; i++) solved += random() < rate ? 1 : 0;
      return { solved, n: 30 };
    });
    const total = clusters.reduce((sum, c) => sum + c.solved, 0);
    const holds = (i: { low: number; high: number } | null): number => Number(i && i.low <= 0.8 && 0.8 <= i.high);
    plainCovers += holds(passInterval(total, 1800, { resamples: 1000 }));
    clusterCovers += holds(clusteredPassInterval(clusters, { resamples: 1000 }));
  }
  expect(clusterCovers / runs).toBeGreaterThan(0.9);
  expect(plainCovers / runs).toBeLessThan(0.7);
  expect(clusteredPassInterval([])).toBeNull();
  expect(clusteredPassInterval([{ solved: 3, n: 10 }])?.method).toBe('wilson');
  expect(
    clusteredPassInterval([
      { solved: 3, n: 3 },
      { solved: 2, n: 2 },
    ]),
  ).toMatchObject({ high: 1, method: 'wilson' });
});

test('McNemar against exact values', () => {
  expect(mcnemarExact(0, 0)).toBe(1);
  expect(mcnemarExact(5, 5)).toBe(1);
  expect(mcnemarExact(1, 9)).toBeCloseTo(22 / 1024, 12);
  expect(mcnemarExact(9, 1)).toBeCloseTo(22 / 1024, 12);
  expect(mcnemarExact(0, 6)).toBeCloseTo(2 / 64, 12);
  expect(mcnemarExact(800, 1000)).toBeGreaterThan(0);
});

test('paired runs: counts, agreement, Jaccard, difference', () => {
  const pair = (a: number, b: number, n: number) => Array.from({ length: n }, () => ({ a: !!a, b: !!b }));
  const result = paired([...pair(1, 1, 50), ...pair(1, 0, 5), ...pair(0, 1, 15), ...pair(0, 0, 30)]);
  expect(result).toMatchObject({ n: 100, both: 50, onlyA: 5, onlyB: 15, neither: 30, agreement: 0.8 });
  expect(result.difference).toBeCloseTo(0.1, 12);
  expect(result.jaccard).toBeCloseTo(50 / 70, 12);
  expect(result.pValue).toBeCloseTo(0.041389, 5);
  // ± 1.96 · sqrt((0.2 − 0.01) / 100) around 0.1.
  expect(result.interval?.low).toBeCloseTo(0.015, 1);
  expect(result.interval?.high).toBeCloseTo(0.185, 1);
  expect(paired([])).toMatchObject({ difference: null, interval: null, pValue: null, agreement: null, jaccard: null });
  expect(paired(pair(0, 0, 3)).jaccard).toBeNull();
  expect(paired(pair(1, 1, 3))).toMatchObject({ jaccard: 1, difference: 0, pValue: 1 });
});

test('correlations against known answers', () => {
  expect(pearson([1, 2, 3, 4, 5], [2, 4, 6, 8, 10])).toBeCloseTo(1, 12);
  expect(pearson([1, 2, 3], [1, 2, 2])).toBeCloseTo(0.8660254, 6);
  expect(ranks([10, 20, 20, 5])).toEqual([2, 3.5, 3.5, 1]);
  // The IQ and television example of many textbooks: −29/165.
  const iq = [86, 97, 99, 100, 101, 103, 106, 110, 112, 113];
  const hours = [2, 20, 28, 27, 50, 29, 7, 17, 6, 12];
  expect(spearman(iq, hours)).toBeCloseTo(-29 / 165, 12);
  expect([pearson([1], [1]), pearson([], []), pearson([1, 1], [1, 2]), spearman([3, 3, 3], [1, 2, 3])]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('pass@k and pass^k are the exact shares of draws', () => {
  expect(passAtK({ n: 5, solved: 2 }, 1)).toBeCloseTo(0.4, 12);
  expect(passAtK({ n: 5, solved: 2 }, 3)).toBeCloseTo(0.9, 12);
  expect(passHatK({ n: 5, solved: 3 }, 2)).toBeCloseTo(0.3, 12);
  expect(passHatK({ n: 5, solved: 1 }, 2)).toBe(0);
  expect(passAtK({ n: 5, solved: 0 }, 5)).toBe(0);
  expect(passAtK({ n: 2, solved: 1 }, 3)).toBeNull();
});

test('repeated trials: mean, largest deviation, flips', () => {
  const summary = trialSummary([
    [true, true],
    [true, false],
    [false, false],
    [true, true],
  ]);
  expect(summary).toMatchObject({ trials: 2, meanPass: 0.625, maxDeviation: 0.125, flipRate: 0.25 });
  expect(summary.passAt).toEqual({ 1: 0.625, 2: 0.75 });
  expect(summary.passHat).toEqual({ 1: 0.625, 2: 0.5 });
  expect(trialSummary([])).toEqual({
    trials: 0,
    meanPass: null,
    maxDeviation: null,
    passAt: {},
    passHat: {},
    flipRate: null,
  });
  expect(trialSummary([[true]])).toMatchObject({ trials: 1, meanPass: 1, flipRate: null });
});
