import type { Action, AgentEpisode, CreateAgent, Decision, EpisodeContext, Observation } from './contract';

/** How often one step may be planned: lists that grow while they are scrolled, sliders that miss keys. */
const MAX_TURNS_OF_A_STEP = 15;

/** Plays a task's scripted reference through the mode's own action space; it asks the oracle where things are. */
const create: CreateAgent = () => ({
  name: 'reference',
  start(context): AgentEpisode {
    if (context.oracle === undefined) throw new Error('the reference agent needs an oracle');
    return new Player(context, context.oracle);
  },
});

class Player implements AgentEpisode {
  private step = 0;
  private turns = 0;
  /** Actions of a step that are still to be done. */
  private rest: Action[] = [];

  constructor(
    private readonly context: EpisodeContext,
    private readonly oracle: NonNullable<EpisodeContext['oracle']>,
  ) {}

  async decide(observation: Observation): Promise<Decision> {
    if (observation.lastError !== undefined) return this.stop(`an action failed: ${observation.lastError}`);
    try {
      if (this.rest.length === 0) this.rest = await this.next(observation);
    } catch (error) {
      return this.stop(error instanceof Error ? error.message : String(error));
    }
    if (this.rest.length === 0) return this.stop('all steps are done, and the task is not solved');
    return { kind: 'act', raw: '', actions: this.rest.splice(0, this.context.mode.maxActionsPerTurn) };
  }

  /** The actions of the next step that has something to do. */
  private async next(observation: Observation): Promise<Action[]> {
    for (;;) {
      const step = this.oracle.steps[this.step];
      if (step === undefined) return [];
      const actions = await this.oracle.plan(step, observation);
      // Scrolling is planned until its target is in view, keys that a page may miss until the value is there.
      const isDone = actions.length === 0 || (step.kind !== 'scroll' && this.oracle.again !== true);
      this.turns = isDone ? 0 : this.turns + 1;
      if (isDone) this.step++;
      if (this.turns > MAX_TURNS_OF_A_STEP)
        throw new Error(`step ${this.step + 1} ${step.kind === 'scroll' ? 'scrolls' : 'goes on'} without end`);
      if (actions.length > 0) return actions;
    }
  }

  /** A declared impossibility is tried all the same, so that a declaration that has become wrong is noticed. */
  private stop(detail: string): Decision {
    const { unreachable } = this.oracle;
    const words =
      unreachable === undefined ? detail : `unreachable in ${this.context.mode.name}: ${unreachable} (${detail})`;
    return { kind: 'stop', raw: '', reason: 'gave_up', detail: words };
  }
}

export default create;
