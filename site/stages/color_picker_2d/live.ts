import { useRef } from 'react';
import type { StageProps } from '../contract';
import { hexOf, type Rgba } from './colour';
import type { Setup, State } from './model';

/** The state of a stage as it was told last. A colour is told when it is fixed: at the end of a drag, by a press, or when its text is whole. */
export function useLive({ state, commit }: Pick<StageProps<Setup, State>, 'state' | 'commit'>) {
  const live = useRef<State>(state);
  const tell = (part: Partial<State>) => {
    live.current = { ...live.current, ...part };
    commit(live.current);
  };
  return {
    tell,
    fix: (rgba: Rgba | null) => tell({ rgba, hex: rgba && hexOf(rgba) }),
  };
}
