import { useMemo, useRef, useState } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';
import { branchesOf, filtered, flat, leavesOf, nodesOf, SEPARATOR } from './tree';

/**
 * The live choice of a stage. A pick counts at once; where the set-up has a confirm button, when that is pressed. Which branches are open
 * is told only while the list is.
 */
export function usePicker({ setup, state, commit }: Pick<StageProps<Setup, State>, 'setup' | 'state' | 'commit'>) {
  const nodes = useMemo(() => nodesOf(setup.tree), [setup.tree]);
  const leaves = useMemo(() => leavesOf(setup.tree), [setup.tree]);
  const order = useMemo(() => flat(nodes).map(({ path }) => path), [nodes]);
  const counted = useRef<State>({ ...state, open: false, expanded: [] });
  const [kept, setKept] = useState(state.chosen);
  const [draft, setDraft] = useState(state.chosen);
  const [open, setOpen] = useState(false);
  const [expanded, setExpanded] = useState<string[]>([]);
  const [text, setText] = useState('');

  const sorted = (paths: readonly string[]) => order.filter((path) => paths.includes(path));
  const tell = (part: Partial<State>) => {
    counted.current = { ...counted.current, ...part };
    setKept(counted.current.chosen);
    commit(counted.current);
  };
  const choose = (paths: readonly string[]) => {
    const next = sorted(paths);
    setDraft(next);
    if (setup.confirm === undefined) tell({ chosen: next });
  };
  const leavesUnder = (path: string) => leaves.filter((leaf) => leaf === path || leaf.startsWith(path + SEPARATOR));
  const covers = (path: string) => leavesUnder(path).every((leaf) => draft.includes(leaf));
  const shown = useMemo(() => filtered(nodes, text), [nodes, text]);

  return {
    nodes: shown,
    /** Everything that is above a hit is open while a filter is on. */
    expanded: text === '' ? expanded : branchesOf(shown),
    text,
    setText,
    open,
    /** What the field shows. */
    chosen: kept,
    /** What the tree shows as chosen. */
    draft,
    choose,
    /** Whether everything at or under a path is chosen. */
    covers,
    /** Ticks a leaf, or all leaves under a branch; or takes the ticks back where all are ticked. */
    toggle(path: string) {
      const under = leavesUnder(path);
      choose(covers(path) ? draft.filter((leaf) => !under.includes(leaf)) : [...draft, ...under]);
    },
    /** Takes the choice back, whatever the list holds. */
    clear() {
      setDraft([]);
      tell({ chosen: [] });
    },
    confirm() {
      setOpen(false);
      tell({ chosen: draft, open: false, expanded: [] });
    },
    expand(paths: readonly string[]) {
      if (text !== '') return;
      const next = sorted(paths);
      setExpanded(next);
      tell({ expanded: next });
    },
    show(next: boolean) {
      setOpen(next);
      setText('');
      // What was picked and not confirmed is forgotten with the list.
      if (setup.confirm !== undefined) setDraft(counted.current.chosen);
      tell({ open: next, expanded: next ? expanded : [] });
    },
  };
}

/** The last name of a path. */
export function leafName(path: string): string {
  return path.split(SEPARATOR).at(-1) ?? path;
}
