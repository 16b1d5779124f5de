import type { Setup } from './model';

/** Number of decimals a step needs: 0.005 → 3. */
function decimalsOf(step: number): number {
  const [, fraction = ''] = String(step).split('.');
  return fraction.length;
}

/** How a slider writes a value: `-12.5 dB`. */
export function writer({ step, decimals = decimalsOf(step), unit = '' }: Pick<Setup, 'step' | 'decimals' | 'unit'>) {
  return (value: number) => `${value.toFixed(decimals)}${unit}`;
}

/** Takes the binary noise off a value that a library made by adding steps (0.30000000000000004 → 0.3). */
export function tidy(value: number, step: number): number {
  return Number(value.toFixed(decimalsOf(step)));
}

/** Track length in CSS px. */
export function lengthOf({ length, vertical }: Pick<Setup, 'length' | 'vertical'>): number {
  return length ?? (vertical ? 220 : 320);
}
