import type { Outcome } from '../../traces/record';
import { episodeFolder, type EpisodeRecord } from '../../traces/record';
import { countedSteps } from '../../traces/normalise';
import type { Manifest } from '../manifest';
import type { RunData } from '../records/run';
import { groupBy, itemsOf, type Item } from '../tables/items';

/** One task's result with the field names of the original's results; what we do not know is null. */
export interface SubmissionRow {
  task_id: string;
  canonical_type: string;
  implementation_source: string | null;
  mode: string;
  success: boolean;
  reward: 0 | 1;
  steps: number;
  termination_reason: 'success' | 'terminated' | 'max_steps' | 'task_timeout' | 'error' | 'runner_error';
  start_ts: string | null;
  end_ts: string | null;
  duration_seconds: number | null;
  hostname: null;
  slurm_job_id: null;
  shard_id: null;
  num_shards: null;
  model_name: string;
  git_commit: string | null;
  run_id: string;
  pipeline_version: string;
  error_message: string | null;
  exp_dir: string | null;
  difficulty_level: string | null;
  difficulty_tier: string | null;
  task_name: null;
  family_id: string;
}

/** One file of a submission: one system in one mode on one suite, one trial. */
export interface Submission {
  /** `<model>-<mode>-<version>`, without an ending. */
  name: string;
  system: string;
  mode: string;
  suite: string;
  items: Item[];
  rows: SubmissionRow[];
}

/** How the original calls the suites. Results on our own pages are others, so their name says so. */
const VERSIONS: Readonly<Record<string, string>> = {
  'upstream:v1': 'v1',
  'upstream:core': 'v2',
  v1: 'playwright-v1',
  core: 'playwright-core',
};

export const PIPELINE = 'componentbench-playwright 1';

/** A run in the original's submission form: every planned task has an object, also one that did not run. */
export function submissionsOf(run: RunData, about: { name: string; manifest?: Manifest }): Submission[] {
  const groups = groupBy(itemsOf(run), (i) => [i.system, i.mode, i.facts.suite ?? '', i.variant, i.trial].join('\0'));
  const trials = new Set([...run.plan.episodes.values()].map((e) => e.trial)).size;
  return [...groups.values()].map((items) => {
    const { system, mode, variant, trial, facts } = items[0] as Item;
    const model = items.flatMap((i) => i.record?.model ?? i.record?.agent ?? [])[0] ?? system;
    const parts = [model, mode, VERSIONS[facts.suite ?? ''] ?? 'unknown'];
    if (variant > 0) parts.push(`variant${variant}`);
    if (trials > 1) parts.push(`trial${trial}`);
    return {
      name: parts.map((part) => part.replace(/[^\w.-]+/g, '_')).join('-'),
      system,
      mode,
      suite: facts.suite ?? 'unknown',
      items,
      rows: items.map((item) => rowOf(item, model, about)),
    };
  });
}

function rowOf(item: Item, model: string, { name, manifest }: { name: string; manifest?: Manifest }): SubmissionRow {
  const { record, facts } = item;
  const isSolved = record?.outcome === 'solved';
  return {
    task_id: item.task,
    canonical_type: facts.type,
    implementation_source: facts.library ?? null,
    mode: item.mode,
    success: isSolved,
    reward: isSolved ? 1 : 0,
    steps: record ? countedSteps(record) : 0,
    termination_reason: record ? reasonOf(record.outcome) : 'runner_error',
    ...timesOf(record),
    ...{ hostname: null, slurm_job_id: null, shard_id: null, num_shards: null },
    model_name: record?.servedModel ?? record?.model ?? model,
    git_commit: manifest?.commit ?? null,
    run_id: manifest?.run ?? name,
    pipeline_version: PIPELINE,
    error_message: isSolved ? null : messageOf(record),
    exp_dir: record ? episodeFolder(record) : null,
    // Its loader reads `mid` as `medium`.
    difficulty_level: facts.bucket === 'mid' ? 'medium' : (facts.bucket ?? null),
    difficulty_tier: facts.tier ?? null,
    task_name: null,
    family_id: facts.family,
  };
}

/** The original knows six reasons; ours, which are more, stand in `error_message`. */
function reasonOf(outcome: Outcome): SubmissionRow['termination_reason'] {
  switch (outcome) {
    case 'solved':
      return 'success';
    case 'step_limit':
      return 'max_steps';
    case 'time_limit':
      return 'task_timeout';
    case 'gave_up':
    case 'refused':
    case 'policy_violation':
      return 'terminated';
    case 'invalid_output':
      return 'error';
    case 'infra_error':
      return 'runner_error';
  }
}

function messageOf(record: EpisodeRecord | undefined): string {
  if (record === undefined) return 'not run';
  return record.reason === undefined ? record.outcome : `${record.outcome}: ${record.reason}`;
}

/** As there, the duration includes opening the page and waiting for the model's server. */
function timesOf(record: EpisodeRecord | undefined): Pick<SubmissionRow, 'start_ts' | 'end_ts' | 'duration_seconds'> {
  if (record === undefined) return { start_ts: null, end_ts: null, duration_seconds: null };
  const ms = record.times.open + record.times.wall;
  const end = new Date(Date.parse(record.startedAt) + ms).toISOString();
  return { start_ts: record.startedAt, end_ts: end, duration_seconds: Math.round(ms) / 1000 };
}
