import { useRef, useState } from 'react';
import type { StageProps } from '../contract';
import type { Pane, Setup, State } from './model';

export type Shares = State['shares'];

/** Shares to a tenth of a percent, of sizes in any one unit. */
export function sharesOf(panes: readonly { name: string }[], sizes: readonly number[]): Shares {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return Object.fromEntries(
    panes.map(({ name }, i) => [name, total > 0 ? Math.round(((sizes[i] ?? 0) / total) * 1000) / 10 : 0]),
  );
}

/** The sizes to which a reset goes back. */
export const defaultsOf = (panes: readonly Pane[]): Shares =>
  Object.fromEntries(panes.map(({ name, size }) => [name, size]));

/** What is written beside a pane's name, or nothing. */
export function readoutOf({ readout = 'percent', vertical, width, height }: Setup, share: number): string | undefined {
  switch (readout) {
    case 'percent':
      return `${Math.round(share)} %`;
    case 'px':
      return `${Math.round((share / 100) * ((vertical ? height : width) ?? 0))} px`;
    case 'none':
      return undefined;
  }
}

/** CSS px of the frame around the panes. */
export const frameOf = ({ width, height = 220 }: Setup) => ({ width: width ?? '100%', height });

/**
 * Live shares of all panes of a stage. `show` follows the hand; `settle` takes what holds when it lets go, and commits it once.
 * Both take the shares of one row of panes.
 */
export function useShares({ setup, state, commit }: Pick<StageProps<Setup, State>, 'setup' | 'state' | 'commit'>) {
  const [shares, setShares] = useState(state.shares);
  const held = useRef(state.shares);
  const show = (part: Shares) => setShares((now) => ({ ...now, ...part }));
  const settle = (part: Shares) => {
    show(part);
    const before = held.current;
    if (Object.entries(part).every(([name, share]) => before[name] === share)) return;
    held.current = { ...before, ...part };
    const collapsed = setup.panes
      .filter(({ name, collapsible }) => collapsible && held.current[name] === 0)
      .map(({ name }) => name);
    commit({ shares: held.current, collapsed });
  };
  return { shares, show, settle };
}
