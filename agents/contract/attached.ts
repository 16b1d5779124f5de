/**
 * Agents that act on the browser by themselves: programs of any language that attach over the DevTools protocol. The fixture does not
 * ask them for decisions; it watches what they do.
 */

/** What such an agent is given. */
export interface AttachContext {
  goal: string;
  /** `http://127.0.0.1:<port>`: the browser's DevTools endpoint. The task's page is the only tab. */
  cdpUrl: string;
  maxSteps: number;
  /** ms of wall time until the episode ends. */
  timeLimit: number;
  /** Seed for agents that draw numbers. */
  seed: number;
}

/** How an agent has ended by itself. */
export interface AgentExit {
  /** False when it broke: the episode is then an `infra_error`, not a failure of the agent's skill. */
  ok: boolean;
  detail: string;
}

/** What an agent may tell about itself; never decisive. */
export interface AgentReport {
  claimed?: 'done' | 'infeasible';
  /** Name of the model that answered. */
  model?: string;
  inputTokens?: number;
  cachedInputTokens?: number;
  outputTokens?: number;
  /** USD; absent is unknown. */
  cost?: number;
}

export interface AttachedAgent {
  ended: Promise<AgentExit>;
  /** Ends it and every process it has started. Safe to call twice. */
  stop(): Promise<void>;
  /** What it wrote to its output so far; the end of it when that is long. */
  output(): string;
  /** Its own report, after its end. @throws Error when there is one that cannot be read */
  report(): AgentReport | undefined;
}
