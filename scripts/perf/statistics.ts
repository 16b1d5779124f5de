/** Middle value; the mean of both middle ones for an even number. NaN for none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Linearly interpolated quantile. @param q 0–1 */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * q;
  const low = sorted[Math.floor(at)] ?? NaN;
  const high = sorted[Math.ceil(at)] ?? NaN;
  return low + (high - low) * (at - Math.floor(at));
}

export function round(value: number, digits = 0): string {
  return Number.isFinite(value) ? value.toFixed(digits) : 'n/a';
}
