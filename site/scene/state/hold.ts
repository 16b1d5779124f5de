import type { SceneState } from '../../../tasks/compiled';
import { equal } from './equal';

/** A state that has held, and the ones that were superseded before they could. */
export interface Held {
  states: SceneState;
  transient: SceneState[];
}

export interface Clock {
  /** Calls back after `ms`; the answer revokes it. */
  after(ms: number, callback: () => void): () => void;
}

export const browserClock: Clock = {
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** How long a state must stand before it counts, ms. */
export const HOLD_MS = 200;

export interface Hold {
  /** Tells the newest committed state. */
  change(states: SceneState): void;
  /** Tells whether any pointer button is down. */
  pointer(down: boolean): void;
  /** A state waits to be held. */
  waiting(): boolean;
}

/**
 * The hold rule: a state counts when for HOLD_MS nothing changed and no pointer button was down. The quiet time starts anew at a
 * release, because libraries tell the final value of a drag only after it.
 * @param initial the state that counts already
 */
export function createHold(initial: SceneState, clock: Clock, onHeld: (held: Held) => void): Hold {
  let counted = initial;
  let pending: SceneState | undefined;
  let transient: SceneState[] = [];
  let down = false;
  let revoke = (): void => {};

  const restart = (): void => {
    revoke();
    revoke = down || pending === undefined ? () => {} : clock.after(HOLD_MS, settle);
  };
  const settle = (): void => {
    if (pending === undefined) return;
    const held = { states: pending, transient };
    counted = pending;
    pending = undefined;
    transient = [];
    onHeld(held);
  };

  return {
    change(states) {
      if (equal(states, pending ?? counted)) return;
      if (pending !== undefined) transient.push(pending);
      pending = states;
      restart();
    },
    pointer(isDown) {
      if (isDown === down) return;
      down = isDown;
      restart();
    },
    waiting: () => pending !== undefined,
  };
}
