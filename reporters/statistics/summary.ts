/** Descriptive statistics. Every function answers null where there is nothing to describe, never 0, NaN or Infinity. */

export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, v) => sum + v, 0) / values.length;
}

/** Quantile by linear interpolation between order statistics (type 7, as R and NumPy do by default). `p` is 0–1. */
export function quantile(values: readonly number[], p: number): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * p;
  const low = sorted[Math.floor(at)] as number;
  const high = sorted[Math.ceil(at)] as number;
  return low + (high - low) * (at - Math.floor(at));
}

export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5);
}

/** `part / whole`; null for an empty whole. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
