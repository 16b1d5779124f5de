import { AXES } from '../../tasks/factors';
import { countedSteps } from '../../traces/normalise';
import type { EpisodeRecord } from '../../traces/record';
import { episodeKey } from '../../traces/record';
import { systemOf } from '../records/attempts';
import { undecided, type RunData } from '../records/run';
import { clusteredPassInterval, passInterval, type Interval } from '../statistics/bootstrap';
import { spearman } from '../statistics/correlation';
import { trialSummary, type TrialSummary } from '../statistics/trials';
import { efficiencyOf, isSolved, type Efficiency } from './efficiency';
import { groupBy, itemsOf, type Item } from './items';
import { reachabilityOf, type Reachability } from './reachability';
import { usageOf, type UsageTotal } from './usage';

/** What tables are broken down by. Scene factors follow, by name, where the plan knows them. */
export const DIMENSIONS = {
  family: (i) => i.facts.family,
  type: (i) => i.facts.type,
  library: (i) => i.facts.library,
  template: (i) => i.facts.template,
  bucket: (i) => i.facts.bucket,
  tier: (i) => i.facts.tier,
} as const satisfies Record<string, (item: Item) => string | undefined>;

export const SCENE_FACTORS = [
  'theme',
  'spacing',
  'layout',
  'placement',
  'scale',
  'instances',
  'guidance',
  'clutter',
] as const;

export type Row = Efficiency & { interval: Interval | null };
export type Breakdown = Record<string, Row>;

/** One system in one mode. */
export interface ModeSummary {
  system: string;
  mode: string;
  total: Row & { clusterInterval: Interval | null };
  by: Record<string, Breakdown>;
  /** Spearman's correlation of each authored axis (1–5) with success over planned tasks; null where it does not vary. */
  axes: Record<string, number | null>;
  /** Share of planned tasks solved within 1, 2, … steps (index 0: one step). */
  solvedBySteps: (number | null)[];
  usage: UsageTotal;
  trials: TrialSummary | null;
  /** What nobody could solve in this mode, apart from what the system did not. */
  reachability: Reachability;
}

export interface Summary {
  version: 1;
  planned: number;
  undecided: number;
  /** Distinct values over all records; more than one of any means that the run is mixed. */
  taskChecksums: string[];
  siteBuilds: string[];
  servedModels: string[];
  modes: ModeSummary[];
}

const made = new WeakMap<RunData, Summary>();

/**
 * Everything that reports print, from records and plan alone: no clock, no order of arrival, no environment. Made once a
 * run: tables and report both ask.
 */
export function summaryOf(run: RunData): Summary {
  const known = made.get(run);
  if (known) return known;
  const summary = makeSummary(run);
  made.set(run, summary);
  return summary;
}

function makeSummary(run: RunData): Summary {
  const items = itemsOf(run);
  const attempts = groupBy(
    run.samples.flatMap((s) => s.attempts),
    (r) => `${systemOf(r)}|${r.mode}`,
  );
  const modes = [...groupBy(items, (i) => i.system)].flatMap(([system, ofSystem]) =>
    [...groupBy(ofSystem, (i) => i.mode)].map(([mode, ofMode]) =>
      modeSummary(system, mode, ofMode, attempts.get(`${system}|${mode}`) ?? []),
    ),
  );
  const records = run.samples.flatMap((s) => s.attempts);
  return {
    version: 1,
    planned: run.plan.episodes.size,
    undecided: undecided(run).length,
    taskChecksums: distinct(records.map((r) => r.taskChecksum)),
    siteBuilds: distinct(records.map((r) => r.siteBuild)),
    servedModels: distinct(records.flatMap((r) => r.servedModel ?? [])),
    modes,
  };
}

/** The text of `summary.json`: numbers to six decimals, so that it reads well and compares byte for byte. */
export function serialiseSummary(summary: Summary): string {
  const round = (_: string, value: unknown): unknown =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(6)) : value;
  return `${JSON.stringify(summary, round, 1)}\n`;
}

export function rowOf(items: readonly Item[]): Row {
  const efficiency = efficiencyOf(items);
  return { ...efficiency, interval: passInterval(efficiency.solved, efficiency.planned) };
}

function modeSummary(
  system: string,
  mode: string,
  items: readonly Item[],
  attempts: readonly EpisodeRecord[],
): ModeSummary {
  const total = rowOf(items);
  const byType = [...groupBy(items, (i) => i.facts.type).values()];
  const clusters = byType.map((of) => ({ solved: of.filter(isSolved).length, n: of.length }));
  const labels: [string, (item: Item) => string | undefined][] = [
    ...Object.entries(DIMENSIONS),
    ...SCENE_FACTORS.map((factor): [string, (item: Item) => string | undefined] => [
      factor,
      ({ facts }) => (facts.scene?.[factor] === undefined ? undefined : String(facts.scene[factor])),
    ]),
  ];
  return {
    system,
    mode,
    total: { ...total, clusterInterval: clusteredPassInterval(clusters) },
    by: Object.fromEntries(labels.map(([name, label]) => [name, breakdown(items, label)])),
    axes: Object.fromEntries(AXES.map((axis) => [axis, axisCorrelation(items, axis)])),
    solvedBySteps: solvedBySteps(items, 20),
    usage: usageOf(attempts, new Set(items.flatMap((i) => (i.record ? [i.record] : [])))),
    trials: trialsOf(items),
    reachability: reachabilityOf(items),
  };
}

function breakdown(items: readonly Item[], label: (item: Item) => string | undefined): Breakdown {
  return Object.fromEntries([...groupBy(items, label)].map(([name, group]) => [name, rowOf(group)]));
}

function axisCorrelation(items: readonly Item[], axis: string): number | null {
  const rated = items.filter((i) => i.facts.axes?.[axis] !== undefined);
  return spearman(
    rated.map((i) => i.facts.axes?.[axis] as number),
    rated.map((i) => Number(isSolved(i))),
  );
}

function solvedBySteps(items: readonly Item[], most: number): (number | null)[] {
  const steps = items.flatMap((i) => (i.record?.outcome === 'solved' ? [countedSteps(i.record)] : []));
  return Array.from({ length: most }, (_, k) =>
    items.length === 0 ? null : steps.filter((s) => s <= k + 1).length / items.length,
  );
}

function trialsOf(items: readonly Item[]): TrialSummary | null {
  const tasks = groupBy(items, (i) => episodeKey({ ...i, trial: 0 }));
  const results = [...tasks.values()].map((of) => of.sort((a, b) => a.trial - b.trial).map(isSolved));
  return results.some((r) => r.length > 1) ? trialSummary(results) : null;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
