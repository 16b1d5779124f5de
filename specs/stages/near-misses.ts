import { expect } from '@playwright/test';
import type { TestedLibrary } from './probe';
import { test, type TaskPage } from './task-page';

/** Tests with this tag are left out of `npm test` by its configuration. */
const THOROUGH = '@thorough';

/** How a hand brings a type's near misses about. */
export interface ByHand<State> {
  perform(opened: TaskPage, miss: Record<string, State>, library: TestedLibrary): Promise<void>;
  /** How many near misses of each task have to be performed at least; 1 by default. */
  least?: number;
  /** Those that a hand can bring about; every one by default. */
  possible?(miss: Record<string, State>, opened: TaskPage): boolean;
  /** Fails until an instance stands as its near miss says; what that leaves out may differ by default. */
  arrived?(told: Partial<State> | undefined, wanted: State): void;
}

/**
 * Tests that each near miss of some tasks, performed on a page of its own, is told to the verifier and does not solve. The first
 * task is part of `npm test`, the others of `npm run tasks:check -- --browser <type>`: all of them take five minutes.
 * @param tasks without their type, two for each library
 */
export function nearMissesByHand<State extends object>(
  type: string,
  tasks: readonly string[],
  hand: ByHand<State>,
): void {
  for (const [at, task] of tasks.entries()) {
    const tag = at === 0 ? [`@${type}`] : [`@${type}`, THOROUGH];
    test(`${type}-${task}: no near miss solves, done by hand`, { tag }, async ({ openTask }) => {
      const opened = await openTask(`${type}-${task}`);
      const library = task.split('-')[0] as TestedLibrary;
      const misses = (opened.nearMisses as Record<string, State>[]).filter(
        (miss) => hand.possible?.(miss, opened) ?? true,
      );
      expect(misses.length).toBeGreaterThanOrEqual(hand.least ?? 1);
      for (const miss of misses) {
        await opened.reload();
        await hand.perform(opened, miss, library);
        for (const [label, wanted] of Object.entries(miss))
          await expect(() => (hand.arrived ?? holds)(opened.told()?.[label] as State | undefined, wanted)).toPass({
            timeout: 5000,
          });
        expect(await opened.solved(), JSON.stringify(miss)).toBe(false);
      }
    });
  }
}

const holds = (told: object | undefined, wanted: object): void => expect(told).toMatchObject({ ...wanted });

/** Puts first what does not lead to the goal: a state that is right on the way would hold, and so count, on a slow machine. */
export function wrongFirst<T>(items: readonly T[], leads: (item: T) => boolean): T[] {
  return [...items.filter((item) => !leads(item)), ...items.filter(leads)];
}
