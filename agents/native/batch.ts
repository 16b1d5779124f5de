import type { Action, Observation } from '../contract';
import { zoom } from '../picture/fit';
import type { Shown, Unit, UnitResult } from './units';

/** The units of one answer, worked off in order: one a step, or as many as a turn of the mode may hold. */
export class Batch {
  private at = 0;
  private readonly results: UnitResult[] = [];
  /** Units that are being done, with their numbers of actions. */
  private running: number[] = [];

  constructor(private readonly units: readonly Unit[]) {}

  get isDone(): boolean {
    return this.at >= this.units.length && this.running.length === 0;
  }

  /** The result of every unit, once all are done. */
  get all(): readonly UnitResult[] {
    return this.results;
  }

  /** Notes what the observation after a step says of the units that were run. */
  settle(seen: Observation): void {
    let left = seen.done ?? 0;
    const running = this.running;
    this.running = [];
    for (const actions of running) {
      if (left < actions) {
        this.fail(seen.lastError ?? 'Not executed: the page changed.');
        return;
      }
      left -= actions;
      this.results.push({ state: 'done' });
      this.at++;
    }
  }

  /**
   * Answers what can be answered without acting, up to what has to be done next.
   * @param most units that one step may hold
   * @returns the units to do, none when nothing is left; `problem` when the one that is due cannot be done
   */
  async next(shown: Shown, most: number): Promise<{ actions: Action[]; labels: string[]; problem?: string }> {
    const actions: Action[] = [];
    const labels: string[] = [];
    for (let at = this.at; at < this.units.length && labels.length < most; at++) {
      const { want, label } = this.units[at]!;
      if (want.kind === 'act') {
        actions.push(...want.actions);
        labels.push(label);
        this.running.push(want.actions.length);
        continue;
      }
      // What is asked for after an action is answered after it.
      if (labels.length > 0) break;
      switch (want.kind) {
        case 'look':
          this.results.push({ state: 'done' });
          break;
        case 'tabs':
          this.results.push({ state: 'tabs' });
          break;
        case 'tell':
          this.results.push({ state: 'told', text: want.say(shown) });
          break;
        case 'zoom':
          this.results.push({ state: 'zoomed', picture: await zoom(shown.picture, want.region) });
          break;
        case 'wrong':
          this.fail(want.problem);
          return { actions, labels, problem: want.problem };
      }
      this.at = at + 1;
    }
    return { actions, labels };
  }

  /** Fails the unit that is due; the ones after it are not done. */
  private fail(problem: string): void {
    this.results.push({ state: 'failed', problem });
    while (this.results.length < this.units.length) this.results.push({ state: 'skipped' });
    this.at = this.units.length;
  }
}
