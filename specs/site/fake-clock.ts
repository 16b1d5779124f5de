import type { Clock } from '../../site/scene/state/hold';

/** A clock that stands until it is advanced. */
export function fakeClock(): Clock & { advance(ms: number): void } {
  let now = 0;
  let timers: { due: number; callback: () => void }[] = [];
  return {
    after(ms, callback) {
      const timer = { due: now + ms, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((t) => t !== timer);
      };
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const next = timers.filter((t) => t.due <= end).sort((a, b) => a.due - b.due)[0];
        if (!next) break;
        timers = timers.filter((t) => t !== next);
        now = next.due;
        next.callback();
      }
      now = end;
    },
  };
}
