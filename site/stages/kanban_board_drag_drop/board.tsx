import { move } from '@dnd-kit/helpers';
import { DragDropProvider, useDroppable } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { type ReactNode, useRef, useState } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';

export interface Card {
  title: string;
  tag?: string;
  note?: string;
}
export type Columns = State['columns'];

/** Cards by title. */
export function cardsOf({ columns }: Pick<Setup, 'columns'>): Map<string, Card> {
  const cards = columns.flatMap((column) =>
    column.cards.map((each) => (typeof each === 'string' ? { title: each } : each)),
  );
  return new Map(cards.map((card) => [card.title, card]));
}

/** The saved arrangement. */
export const savedOf = ({ columns }: Pick<Setup, 'columns'>): Columns =>
  Object.fromEntries(
    columns.map(({ name, cards }) => [name, cards.map((each) => (typeof each === 'string' ? each : each.title))]),
  );

/** Whether a card stands out while a text is looked for. */
export const isFound = (title: string, text: string): boolean =>
  text.trim() === '' || title.toLowerCase().includes(text.trim().toLowerCase());

/** Live columns of a board. `commit` hears of a drag when the card is dropped; a drag that is given up leaves all as it was. */
export function useBoard({ setup, state, commit }: Pick<StageProps<Setup, State>, 'setup' | 'state' | 'commit'>) {
  const [columns, setColumns] = useState(state.columns);
  const live = useRef(columns);
  const before = useRef(columns);
  const [message, setMessage] = useState<string>();
  const show = (next: Columns) => {
    live.current = next;
    setColumns(next);
  };
  const drag = {
    onDragStart: () => {
      before.current = live.current;
      setMessage(undefined);
    },
    onDragOver: (event: Parameters<typeof move>[1]) => show(move(live.current, event) as Columns),
    onDragEnd: (canceled: boolean) => {
      if (canceled) show(before.current);
      else if (live.current !== before.current) commit({ columns: live.current });
    },
  };
  const reset = () => {
    const saved = savedOf(setup);
    show(saved);
    commit({ columns: saved });
    setMessage(setup.reset?.says);
  };
  return { columns, drag, reset, message, dismiss: () => setMessage(undefined) };
}

/** The drag and drop context around a board. */
export function Board({ drag, children }: { drag: ReturnType<typeof useBoard>['drag']; children: ReactNode }) {
  return (
    <DragDropProvider
      onDragStart={drag.onDragStart}
      onDragOver={(event) => drag.onDragOver(event)}
      onDragEnd={(event) => drag.onDragEnd(event.canceled)}
    >
      {children}
    </DragDropProvider>
  );
}

/** A column takes cards over its whole height; cards in it come first. */
export function useColumn(name: string) {
  return useDroppable({ id: name, type: 'column', accept: 'card', collisionPriority: 1 });
}

export function useCard(title: string, column: string, index: number) {
  return useSortable({ id: title, index, group: column, type: 'card', accept: 'card' });
}
