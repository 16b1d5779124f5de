import type { z } from 'zod';
import type { ModeName } from '../../tasks/factors';
import type { ReferenceStep } from '../../tasks/reference';
import type { RetryPolicy } from '../policy/attempt';
import type { Action, ActionKind } from './action';
import type { AttachContext, AttachedAgent } from './attached';
import type { Observation } from './observation';

/** Tokens as the provider reports them, and what they cost. Absent numbers are unknown, never zero. */
export interface Usage {
  inputTokens?: number;
  cachedInputTokens?: number;
  cacheWriteTokens?: number;
  outputTokens?: number;
  reasoningTokens?: number;
  /** USD of the calls whose price is known; absent when that is none. */
  cost?: number;
  /** Calls of the model in this decision, answered or billed unanswered; 0 where the answer of an earlier one is worked off. Default 1. */
  calls?: number;
  /** Calls among them whose price is unknown. Default: all when there is no `cost`, else none. */
  unpriced?: number;
  /** The model whose price was taken. */
  pricedAs?: string;
  /** The provider's usage blocks, untouched; one a call. */
  raw?: unknown;
}

/** Measured parts of one decision, in ms of a monotonic clock. */
export interface DecisionTimes {
  model: number;
  /** Rate limits and retries. */
  waiting: number;
}

interface DecisionBase {
  /** The model's answer, word for word; '' for scripted agents. */
  raw: string;
  thought?: string;
  usage?: Usage;
  times?: DecisionTimes;
  retries?: number;
  /** The model name that the API returned. */
  servedModel?: string;
  /** The actions are the parts of one call of a provider's tool (hold a key; click, type, Enter): one step, whatever a turn may hold. */
  compound?: boolean;
  /** Actions of the same answer that were not accepted, each with its reason. */
  refused?: string[];
}

/** Why an agent stops by itself. The fixture turns each into exactly one outcome. */
export type StopReason = 'gave_up' | 'refused' | 'invalid_output' | 'infra_error';

export type Decision =
  | (DecisionBase & { kind: 'act'; actions: Action[] })
  | (DecisionBase & { kind: 'stop'; reason: StopReason; detail: string });

/** One action of a mode's action space: everything that prompts, parsers and provider tools are derived from. */
export interface ActionSpec {
  /** Name in the call grammar, e.g. `mouse_click`. */
  name: string;
  description: string;
  /** Arguments in call order; a zod object whose keys are in that order. */
  parameters: z.ZodObject;
  example: string;
  /** Turns validated arguments into an action. */
  toAction(args: Record<string, unknown>): Action;
  kind: ActionKind;
}

export type ParsedAnswer =
  | {
      ok: true;
      actions: Action[];
      /** The actions' calls as they were written, for the history that a prompt shows. */
      calls?: string[];
      thought?: string;
      refused: string[];
    }
  | { ok: false; error: string };

/** A mode as an agent sees it. */
export interface ModeDescription {
  name: ModeName;
  /** How to read the observation and how to act, for the system prompt. */
  instructions: string;
  /** The part of it that says how to read the observation, for models that act through tools. */
  reading: string;
  actions: readonly ActionSpec[];
  /** Actions that one turn may hold (1, or 4 in `browser_use`). */
  maxActionsPerTurn: number;
  /** Reads a model's plain-text answer in this mode's grammar. */
  parse(answer: string): ParsedAnswer;
}

/**
 * What only the scripted reference may ask: it answers "where is this target right now, and which action of this
 * mode does this step mean?" Absent for every other agent.
 */
export interface Oracle {
  steps: readonly ReferenceStep[];
  /** Why the task file says that nobody can solve the task in this mode; absent: it can be solved. */
  unreachable?: string;
  /** The mode's own actions for one step. Throws with the target's name when the page has no such target. */
  plan(step: ReferenceStep, observation: Observation): Promise<Action[]>;
  /** The step just planned is planned again after its actions, until nothing is left to do. */
  readonly again?: boolean;
}

export interface EpisodeContext {
  task: string;
  goal: string;
  mode: ModeDescription;
  /** Seed for agents that draw numbers: stable for (task, variant, trial). */
  seed: number;
  maxSteps: number;
  oracle?: Oracle;
  /** Aborted when the episode has ended: no request may go out after it. */
  signal: AbortSignal;
  /**
   * Call it as a wait for a rate limit or a retry begins: that time counts as waiting, not against the limits.
   * @param ms how long the wait will be
   */
  waiting?(ms: number): void;
}

export interface AgentEpisode {
  decide(observation: Observation): Promise<Decision>;
  /** Called once, whatever happened. */
  close?(): Promise<void>;
}

export interface Agent {
  name: string;
  /** The configured model, if any. */
  model?: string;
  interface?: 'text' | 'native';
  start(context: EpisodeContext): AgentEpisode | Promise<AgentEpisode>;
  /** Instead of `start`, for agents that act on the browser by themselves (attached.ts). */
  attach?(context: AttachContext): AttachedAgent | Promise<AttachedAgent>;
}

/** The space of a model's points: px of the picture it was sent, or 0–1000 of its width and height. */
export type Coords = 'px' | '1000';

/** What a run says about its agent. */
export interface AgentConfig {
  /** `CB_MODEL` */
  model?: string;
  /** `CB_INTERFACE` */
  interface: 'text' | 'native';
  /** `CB_BASE_URL`; a trailing slash is no matter, and so is whether the version (`/v1`) is part of it. */
  baseUrl?: string;
  /** `CB_COORDS` */
  coords?: Coords;
  /** `CB_REQUEST_TIMEOUT`: longest time of one request, ms. */
  requestLimit?: number;
  /** `CB_AGENT_COMMAND` */
  command?: string;
  /** Parts of the policy on retries, for tests that cannot wait. */
  policy?: Partial<RetryPolicy>;
  /** `results/<run>`: what workers of a run have to know of each other. */
  runDir?: string;
  /** Where keys are looked up, by the providers' usual names. */
  env: Readonly<Record<string, string | undefined>>;
}

/**
 * Default export of `agents/<name>.ts`.
 * @throws Error saying what is missing (a key, a model name), once, before the first episode
 */
export type CreateAgent = (config: AgentConfig) => Agent | Promise<Agent>;
