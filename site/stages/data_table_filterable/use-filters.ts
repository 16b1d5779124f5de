import { useState } from 'react';
import type { StageProps } from '../contract';
import { ordered } from './filtering';
import type { Condition, Setup, State } from './model';

/** The filters in force. `apply` takes what the library's own filter event says, brings it into one spelling, and commits it. */
export function useFilters({ setup, state, commit }: Pick<StageProps<Setup, State>, 'setup' | 'state' | 'commit'>) {
  const [inForce, setInForce] = useState(state);
  const apply = ({ filters, match = 'all', search = '' }: { filters: Condition[] } & Partial<State>) => {
    const next: State = { filters: ordered(setup, filters), match, search: search.trim().toLowerCase() };
    setInForce(next);
    commit(next);
  };
  return { inForce, apply };
}
