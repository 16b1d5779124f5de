import { z } from 'zod';
import { BUCKETS, LIBRARIES, MODES, TEMPLATES, TIERS } from '../tasks/factors';

/** How an episode ended; decided once, in time order. */
export const OUTCOMES = [
  'solved',
  'step_limit',
  'time_limit',
  'gave_up',
  'refused',
  'invalid_output',
  'infra_error',
  'policy_violation',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

const ms = z.number().min(0);
const tokens = z.int().min(0);

export const stepRecord = z.strictObject({
  /** 1 for the first step. */
  i: z.int().min(1),
  /** The action in the mode's own call grammar, as run or refused. */
  action: z.string(),
  kind: z.string(),
  /** The parsed action, points in model space. */
  parsed: z.unknown().optional(),
  /** Where the pointer ended up, CSS px. */
  at: z.tuple([z.number(), z.number()]).optional(),
  from: z.tuple([z.number(), z.number()]).optional(),
  /** What the action hit, by ARIA role and accessible name; of a drag, what it took hold of; of typing, the focus. */
  element: z.strictObject({ role: z.string(), name: z.string() }).optional(),
  /** Extents of the model space and the viewport of the observation that was answered. */
  transform: z.unknown().optional(),
  /** What the agent was told; absent when the action ran. */
  error: z.string().optional(),
  refused: z.boolean().default(false),
  thought: z.string().optional(),
  raw: z.string().optional(),
  /** Path of the picture the agent saw, relative to the run folder. */
  screenshot: z.string().optional(),
  /** What the model saw beside the picture: the tree or the serialised DOM. On the first action of a turn only. */
  text: z.string().optional(),
  times: z.strictObject({ observe: ms, model: ms, waiting: ms, act: ms, settle: ms }),
  /** Requests to the model that were repeated; absent is 0. */
  retries: z.int().min(0).optional(),
  usage: z.unknown().optional(),
});
export type StepRecord = z.infer<typeof stepRecord>;

/** One line of `results/<run>/episodes.jsonl`: one agent, one task, one mode, one trial. */
export const episodeRecord = z.strictObject({
  /** Raised when a field changes its meaning. */
  version: z.literal(1),
  task: z.string(),
  suite: z.string(),
  type: z.string(),
  family: z.string(),
  library: z.enum(LIBRARIES),
  template: z.enum(TEMPLATES),
  bucket: z.enum(BUCKETS),
  tier: z.enum(TIERS),
  variant: z.int().min(0),
  trial: z.int().min(0),
  mode: z.enum(MODES),
  agent: z.string(),
  model: z.string().optional(),
  servedModel: z.string().optional(),
  interface: z.string().optional(),
  outcome: z.enum(OUTCOMES),
  /** Why, in words, where the outcome alone does not say it. */
  reason: z.string().optional(),
  /** Why the task file says that nobody can solve the task in this mode: then it is no failure of the agent. */
  unreachable: z.string().optional(),
  /** The agent's own word; never decisive. */
  claimed: z.enum(['done', 'infeasible']).optional(),
  /** True when the task was solved after the episode had ended otherwise; it does not count. */
  lateSuccess: z.boolean().optional(),
  /** Playwright's retry number; absent is 0. A retry never replaces an attempt that was decided. */
  retry: z.int().min(0).optional(),
  /** Executed and refused actions. */
  steps: z.int().min(0),
  /** The same, counted by `traces/normalise.ts` (adjacent typing merges …); absent when the writer did not count. */
  normalisedSteps: z.int().min(0).optional(),
  refusedSteps: z.int().min(0),
  turns: z.int().min(0),
  /** Requests to the model that were repeated; absent is 0. */
  retries: z.int().min(0).optional(),
  /** Times the predicate held while the state did not count (a drag passing through). */
  transientSuccess: z.int().min(0),
  /** ISO time at which the episode began. */
  startedAt: z.string(),
  times: z.strictObject({
    /** From the ready page to the end of the episode. */
    wall: ms,
    open: ms,
    observe: ms,
    model: ms,
    waiting: ms,
    act: ms,
    settle: ms,
  }),
  usage: z
    .strictObject({
      inputTokens: tokens,
      outputTokens: tokens,
      cachedInputTokens: tokens,
      cost: z.number(),
      /** Calls of the model. */
      calls: z.int(),
      /** Calls among them whose price is unknown. */
      unknown: z.int(),
    })
    .partial()
    .optional(),
  taskChecksum: z.string(),
  siteBuild: z.string(),
});
export type EpisodeRecord = z.infer<typeof episodeRecord>;

/** What makes two records the same sample of a run. */
export function episodeKey(r: Pick<EpisodeRecord, 'task' | 'variant' | 'trial' | 'mode'>): string {
  return `${r.task}|${r.variant}|${r.trial}|${r.mode}`;
}

/** Folder of one episode's steps and pictures, relative to the run's folder. */
export function episodeFolder(r: Pick<EpisodeRecord, 'task' | 'variant' | 'trial' | 'mode'>): string {
  return `episodes/${r.task}/${r.mode}-${r.variant}-${r.trial}`;
}
