import dayjs from 'dayjs';
import { useRef, useState } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';

/** ISO days; null where a side is not picked. */
export type Range = Pick<State, 'start' | 'end'>;

export const ISO = 'YYYY-MM-DD';
export const EMPTY: Range = { start: null, end: null };

/**
 * What a click on a day makes of the range picked so far: the first click sets its start, the second its end; a second click before
 * the start begins anew.
 */
export function pickDay({ start, end }: Range, day: string): Range {
  return start === null || end !== null || day < start ? { start: day, end: null } : { start, end: day };
}

/** The month (`YYYY-MM`) at which a calendar opens. */
export function firstMonth({ start }: Range, { month }: Pick<Setup, 'month'>): string {
  return start?.slice(0, 7) ?? month ?? dayjs().format('YYYY-MM');
}

/** The state of a stage as it was told last, and one that follows the range that counts. */
export function useRange({ state, commit }: Pick<StageProps<Setup, State>, 'state' | 'commit'>) {
  const live = useRef<State>(state);
  const [range, setRange] = useState<Range>({ start: state.start, end: state.end });
  const tell = (part: Partial<State>) => {
    live.current = { ...live.current, ...part };
    commit(live.current);
  };
  return {
    range,
    tell,
    /** Makes a range count. */
    keep(next: Range, rest: Partial<State> = {}) {
      setRange(next);
      tell({ ...next, ...rest });
    },
  };
}
