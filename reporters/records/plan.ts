import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BUCKETS, LIBRARIES, MODES, RUN_SUITES, TEMPLATES, TIERS } from '../../tasks/factors';
import { compareText } from './attempts';
import type { Problem } from '../../traces/read';

const figure = z.strictObject({
  /** Human steps, at least 0; `H` is this or 1. */
  steps: z.number().min(0),
  /** Human time in ms; absent is unknown. */
  ms: z.number().min(0).optional(),
  source: z.enum(['recording', 'reference']),
  from: z.string().optional(),
  recordings: z.int().min(2).optional(),
});

/** What tables need to know of a task, stored with the run so that its summary can be rebuilt without the task data. */
export const taskFacts = z.strictObject({
  id: z.string(),
  suite: z.enum(RUN_SUITES).optional(),
  type: z.string(),
  family: z.string(),
  library: z.enum(LIBRARIES).optional(),
  template: z.enum(TEMPLATES).optional(),
  bucket: z.enum(BUCKETS).optional(),
  tier: z.enum(TIERS).optional(),
  axes: z.record(z.string(), z.number()).optional(),
  scene: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** By variant; an entry may be null: nobody knows. */
  human: z.array(figure.nullable()).optional(),
  /** Modes in which nobody can solve the task, with the reason. */
  unreachable: z.record(z.string(), z.string()).optional(),
});
export type TaskFacts = z.infer<typeof taskFacts>;

const planned = z.strictObject({
  task: z.string(),
  variant: z.int().min(0),
  trial: z.int().min(0),
  mode: z.enum(MODES),
});
/** One episode that the run means to measure: the denominator of every rate. */
export type PlannedEpisode = z.infer<typeof planned>;

const planFile = z.strictObject({
  version: z.literal(1),
  tasks: z.array(taskFacts),
  /** Grouped, so that 17,000 episodes stay small. */
  episodes: z.array(planned.omit({ task: true }).extend({ tasks: z.array(z.string()) })),
});
type PlanFile = z.infer<typeof planFile>;

export interface Plan {
  tasks: Map<string, TaskFacts>;
  /** By episode key, sorted. */
  episodes: Map<string, PlannedEpisode>;
}

export function plannedKey(p: PlannedEpisode): string {
  return `${p.task}|${p.variant}|${p.trial}|${p.mode}`;
}

/** A plan from parts; later parts add to earlier ones and never take away. */
export function makePlan(episodes: Iterable<PlannedEpisode>, tasks: Iterable<TaskFacts>): Plan {
  const sorted = [...episodes].map((e) => [plannedKey(e), e] as const).sort(([a], [b]) => compareText(a, b));
  const facts = [...tasks].sort((a, b) => compareText(a.id, b.id));
  return { episodes: new Map(sorted), tasks: new Map(facts.map((t) => [t.id, t])) };
}

export function unitePlans(plans: readonly Plan[]): Plan {
  return makePlan(
    plans.flatMap((p) => [...p.episodes.values()]),
    plans.flatMap((p) => [...p.tasks.values()]),
  );
}

export function serialisePlan(plan: Plan): string {
  const groups = new Map<string, PlanFile['episodes'][number]>();
  for (const e of plan.episodes.values()) {
    const key = `${e.mode}|${e.variant}|${e.trial}`;
    const group = groups.get(key) ?? { mode: e.mode, variant: e.variant, trial: e.trial, tasks: [] };
    groups.set(key, group);
    group.tasks.push(e.task);
  }
  const episodes = [...groups.entries()].sort(([a], [b]) => compareText(a, b)).map(([, group]) => group);
  const file: PlanFile = { version: 1, tasks: [...plan.tasks.values()], episodes };
  return `${JSON.stringify(file)}\n`;
}

/** Reads every plan of a run folder (`plan.json`, `plan.<shard>.json`); a bad file becomes a problem. */
export function readPlans(runDir: string, problems: Problem[]): Plan {
  const names = existsSync(runDir)
    ? readdirSync(runDir)
        .filter((n) => /^plan(\.[\w-]+)?\.json$/.test(n))
        .sort()
    : [];
  const plans = names.flatMap((name) => {
    try {
      const file = planFile.parse(JSON.parse(readFileSync(join(runDir, name), 'utf8')));
      const episodes = file.episodes.flatMap(({ tasks, ...rest }) => tasks.map((task) => ({ task, ...rest })));
      return [makePlan(episodes, file.tasks)];
    } catch (error) {
      problems.push({ where: name, what: `not a plan: ${(error as Error).message}`, halfWritten: false });
      return [];
    }
  });
  return unitePlans(plans);
}
