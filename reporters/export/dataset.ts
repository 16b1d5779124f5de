import { stringify } from 'yaml';
import { AXES } from '../../tasks/factors';
import type { StepRecord } from '../../traces/record';
import type { Manifest } from '../manifest';
import type { RunData } from '../records/run';
import { cellsOf } from '../tables/csv';
import { groupBy, itemsOf, type Item } from '../tables/items';
import { SCENE_FACTORS } from '../tables/summary';
import { methodLines, resultsTable } from './methods';

export interface DatasetInput {
  /** Name of the run. */
  name: string;
  run: RunData;
  manifest?: Manifest;
  /** The stored steps of an episode; undefined where there are none. */
  stepsOf(item: Item): readonly StepRecord[] | undefined;
}

/** The files of a data set folder as the Hugging Face hub reads it: a card and JSON lines, by path. */
export function datasetFiles({ name, run, manifest, stepsOf }: DatasetInput): Map<string, string> {
  const items = itemsOf(run);
  const steps = items.flatMap((item) => (stepsOf(item) ?? []).map((step) => stepRow(item, step)));
  const files = new Map([['data/episodes.jsonl', lines(items.map(episodeRow))]]);
  // A file without a row has no columns, which readers take for a fault.
  if (steps.length > 0) files.set('data/steps.jsonl', lines(steps));
  const suite = items[0]?.facts.suite ?? 'unknown';
  return files.set('README.md', card({ name, items, suite, manifest, withSteps: steps.length > 0 }));
}

type Flat = Record<string, string | number | boolean | null>;

/** Every row has every column, so that readers agree on types. */
function episodeRow(item: Item): Flat {
  const cells = Object.entries(cellsOf(item)).map(([column, cell]) => [column, cell ?? null] as const);
  const { scene = {}, axes = {} } = item.facts;
  return {
    ...Object.fromEntries(cells),
    started_at: item.record?.startedAt ?? null,
    ...Object.fromEntries(SCENE_FACTORS.map((factor) => [`scene_${factor}`, scene[factor] ?? null])),
    ...Object.fromEntries(AXES.map((axis) => [`axis_${axis}`, axes[axis] ?? null])),
    task_checksum: item.record?.taskChecksum ?? null,
    site_build: item.record?.siteBuild ?? null,
  };
}

function stepRow(item: Item, step: StepRecord): Flat {
  const { i, action, kind, refused, error, thought, raw, at, times } = step;
  return {
    ...{ system: item.system, mode: item.mode, task: item.task, variant: item.variant, trial: item.trial },
    ...{ step: i, action, kind, refused, error: error ?? null, thought: thought ?? null, answer: raw ?? null },
    ...{ x: at?.[0] ?? null, y: at?.[1] ?? null },
    ...{ model_ms: times.model, act_ms: times.act },
  };
}

interface Card {
  name: string;
  items: readonly Item[];
  suite: string;
  manifest?: Manifest;
  withSteps: boolean;
}

function card({ name, items, suite, manifest, withSteps }: Card): string {
  const configs = ['episodes', ...(withSteps ? ['steps'] : [])].map((config) => ({
    config_name: config,
    data_files: [{ split: 'test', path: `data/${config}.jsonl` }],
  }));
  const head = {
    pretty_name: `ComponentBench results: ${name}`,
    license: 'other',
    language: ['en'],
    tags: ['benchmark', 'computer-use', 'web-agents', 'componentbench'],
    size_categories: [sizeOf(items.length)],
    configs,
  };
  const groups = [...groupBy(items, (i) => `${i.system}, ${i.mode}`)];
  return [
    `---\n${stringify(head)}---`,
    `# ComponentBench results: ${name}`,
    'Results of computer-use agents on tasks with one user-interface component each, one row a planned episode.',
    `## Results\n\n${resultsTable(groups)}`,
    `## How they were measured\n\n${methodLines(items, suite, manifest).join('\n')}`,
    `## Files\n\n${FILES_TEXT}${withSteps ? STEPS_TEXT : ''}`,
    '## Before you publish\n\nChoose a licence (`license` above), say who made the run, and look at `answer` and `thought` once: they are what the model wrote.',
  ]
    .join('\n\n')
    .concat('\n');
}

const FILES_TEXT =
  '- `data/episodes.jsonl`: one row a planned episode. `outcome` is `solved`, a kind of failure, `infra_error` or `not_run`; `steps` are counted as for people, `actions` are all of them; times are ms, costs USD; `human_*` is null where nobody knows; `scene_*` and `axis_*` are the properties of the task.\n';
const STEPS_TEXT =
  '- `data/steps.jsonl`: one row an action, with the words of the model. `x` and `y` are CSS px. Pictures are not included.\n';

function sizeOf(rows: number): string {
  if (rows < 1_000) return 'n<1K';
  return rows < 10_000 ? '1K<n<10K' : '10K<n<100K';
}

function lines(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
