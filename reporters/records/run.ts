import { RUN_SUITES } from '../../tasks/factors';
import { readRecordFiles, type Problem, type ReadResult } from '../../traces/read';
import { episodeKey, type EpisodeRecord } from '../../traces/record';
import { isDecided } from '../../traces/resume';
import { samplesOf, type Sample } from './attempts';
import { makePlan, readPlans, unitePlans, type Plan, type PlannedEpisode, type TaskFacts } from './plan';

/** Everything that tables are made of. */
export interface RunData {
  plan: Plan;
  samples: Sample[];
  problems: Problem[];
}

/** Loads a run folder; nothing in it makes this throw. */
export function loadRun(runDir: string): RunData {
  const read = readRecordFiles(runDir);
  const plan = readPlans(runDir, read.problems);
  return makeRun(plan, read);
}

/** A run from its parts. Records outside the plan join the plan: what was measured was meant to be. */
export function makeRun(plan: Plan, read: ReadResult): RunData {
  const samples = samplesOf(read.records);
  const unplanned = samples.filter((s) => !plan.episodes.has(episodeKey(s.record)));
  const extra = makePlan(
    unplanned.map(({ record }) => plannedOf(record)),
    samples.filter((s) => !plan.tasks.has(s.record.task)).map(({ record }) => factsOf(record)),
  );
  return { plan: unitePlans([plan, extra]), samples, problems: read.problems };
}

/** Planned episodes that no decided record answers. */
export function undecided(run: RunData): PlannedEpisode[] {
  const decided = new Set(run.samples.filter((s) => isDecided(s.record)).map((s) => episodeKey(s.record)));
  return [...run.plan.episodes].filter(([key]) => !decided.has(key)).map(([, episode]) => episode);
}

function plannedOf(r: EpisodeRecord): PlannedEpisode {
  return { task: r.task, variant: r.variant, trial: r.trial, mode: r.mode };
}

/** What a record itself tells of its task. */
export function factsOf(r: EpisodeRecord): TaskFacts {
  const suite = RUN_SUITES.find((known) => known === r.suite);
  return {
    id: r.task,
    ...(suite ? { suite } : {}),
    type: r.type,
    family: r.family,
    library: r.library,
    template: r.template,
    bucket: r.bucket,
    tier: r.tier,
  };
}

/** The part of a run that a plan asks for. */
export function withinPlan(run: RunData, plan: Plan): RunData {
  return { ...run, plan, samples: run.samples.filter((s) => plan.episodes.has(episodeKey(s.record))) };
}
