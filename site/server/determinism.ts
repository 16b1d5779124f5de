import { createHash } from 'node:crypto';

/** When every page believes to have been opened, UTC; the clock runs on from there. */
export const START = '2026-03-12T10:00:00.000Z';

/** 32 bits that follow from the parts. */
export function seedOf(...parts: (string | number)[]): number {
  return createHash('sha256').update(parts.join('|')).digest().readUInt32LE(0);
}

/**
 * Inline script that makes a page the same on every load: `Date` starts at START, `Math.random` (mulberry32) at the seed. `performance` and timers
 * stay real, so animations and measurements are. `crypto` stays random: what it makes (ids, keys) is never shown, and libraries
 * may rely on it. `Intl` formats without a date are not covered; UTC and en-US are the browser context's.
 */
export function determinismScript(seed: number): string {
  return `(${INSTALL})(${Date.parse(START)},${seed})`;
}

// Kept as text: a compiler that renames or instruments functions would break a function that is sent by its source.
const INSTALL = `(start, seed) => {
  const Real = Date, opened = performance.now();
  const now = () => start + Math.floor(performance.now() - opened);
  const Fixed = new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
  Real.prototype.constructor = Fixed;
  globalThis.Date = Fixed;
  let state = seed;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}`;
