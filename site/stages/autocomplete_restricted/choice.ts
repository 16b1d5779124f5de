import { useRef, useState } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';

/** The live choice of a stage: both the picked value and an open list are told as soon as the library tells them. */
export function useChoice({ state, commit }: Pick<StageProps<Setup, State>, 'state' | 'commit'>) {
  const live = useRef<State>({ ...state, open: false });
  const [value, setValue] = useState(state.value);
  const tell = (part: Partial<State>) => {
    live.current = { ...live.current, ...part };
    setValue(live.current.value);
    commit(live.current);
  };
  return {
    value,
    pick: (next: string | null) => tell({ value: next }),
    setOpen: (open: boolean) => tell({ open }),
  };
}
