import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** CSS px kept free between content and the lower edge of the screen. */
const MARGIN = 24;

/**
 * How much of the page may stand above the stage, found by measuring before the first paint: starts at `most` and goes down
 * until the element that `ref` is put on ends within the first screen, or nothing is left to move away. `spare` is what the
 * screen then has left below it, in CSS px.
 */
export function useFit(most: number, active = true) {
  const ref: RefObject<HTMLDivElement | null> = useRef(null);
  const [level, setLevel] = useState(most);
  const [spare, setSpare] = useState<number>();
  useLayoutEffect(() => {
    if (!active || spare !== undefined || ref.current === null) return;
    const left = window.innerHeight - (ref.current.getBoundingClientRect().bottom + window.scrollY);
    if (level > 0 && left < MARGIN / 2) setLevel(level - 1);
    else setSpare(left);
  }, [active, level, spare]);
  return { ref, level, spare: spare ?? 0 };
}

/** CSS px from the top of an element to the lower edge of the first screen, measured before the paint in which `level` changed. */
export function useRoom(level: number): { ref: RefObject<HTMLDivElement | null>; room: number | undefined } {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    if (ref.current === null) return;
    const top = ref.current.getBoundingClientRect().top + window.scrollY;
    setRoom(Math.max(0, Math.floor(window.innerHeight - top - MARGIN)));
  }, [level]);
  return { ref, room };
}
