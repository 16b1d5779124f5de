import { useRef } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';

/** Reports which tips are on the page; called with what the library's own open and close events say. */
export function useTips({ setup, state, commit }: Pick<StageProps<Setup, State>, 'setup' | 'state' | 'commit'>) {
  const open = useRef(state.open);
  return (name: string, isOpen: boolean) => {
    const others = open.current.filter((other) => other !== name);
    open.current = inPageOrder(setup, isOpen ? [...others, name] : others);
    commit({ open: open.current });
  };
}

/** The same names in the order in which their triggers stand on the page. */
export function inPageOrder({ triggers }: Pick<Setup, 'triggers'>, names: readonly string[]): string[] {
  return triggers.map(({ name }) => name).filter((name) => names.includes(name));
}

/** A text cut at the words that explain themselves. */
export function partsOf(text: string, words: readonly string[]): { text: string; isWord: boolean }[] {
  const starts = words.map((word) => ({ word, at: text.indexOf(word) })).filter(({ at }) => at >= 0);
  const [first] = starts.sort((a, b) => a.at - b.at || b.word.length - a.word.length);
  if (first === undefined) return text === '' ? [] : [{ text, isWord: false }];
  const rest = words.filter((word) => word !== first.word);
  const before = text.slice(0, first.at);
  return [
    ...(before === '' ? [] : [{ text: before, isWord: false }]),
    { text: first.word, isWord: true },
    ...partsOf(text.slice(first.at + first.word.length), rest),
  ];
}
