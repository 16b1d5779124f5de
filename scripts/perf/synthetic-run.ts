import { BUCKETS, LIBRARIES, MODES, TEMPLATES, TIERS, type ModeName } from '../../tasks/factors';
import { makePlan, type Plan, type TaskFacts } from '../../reporters/records/plan';
import { generator } from '../../reporters/statistics/random';
import type { EpisodeRecord } from '../../traces/record';
import { TYPES as ONTOLOGY } from '../../tasks/ontology';

const TYPES = ['button', 'slider_single', 'date_picker', 'kanban_board', 'rich_text_editor', 'tree_grid', 'select'];
const FAMILIES = ['command_navigation', 'continuous_precision', 'datetime', 'dragdrop_workspace', 'advanced_editors'];
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** What all records of the run have in common. */
const BASE = {
  version: 1,
  variant: 0,
  refusedSteps: 0,
  transientSuccess: 0,
  taskChecksum: 'c',
  siteBuild: 'b',
} as const;

export interface SyntheticOptions {
  tasks: number;
  modes?: readonly ModeName[];
  types?: number;
  trials?: number;
  agent?: string;
  model?: string;
  seed?: number;
  /** Base pass rate 0–1. */
  skill?: number;
}

/** A whole run with plausible numbers, the same for the same options. */
export function syntheticRun(options: SyntheticOptions): { plan: Plan; records: EpisodeRecord[] } {
  const { tasks, modes = MODES, types = TYPES.length, trials = 1, agent = 'mock', seed = 1, skill = 0.8 } = options;
  const random = generator(seed);
  const facts = Array.from({ length: tasks }, (_, n) => {
    const type = n % types;
    const library = pick(LIBRARIES.slice(0, 3), Math.floor(n / types));
    // All types of the ontology where many are asked for, so that names are as long as they are.
    const real = types > TYPES.length ? pick(ONTOLOGY, type) : undefined;
    const name = real?.type ?? pick(TYPES, type);
    const steps = 1 + ((n * 7) % 5);
    return {
      id: `${name}-${library}-T${String(Math.floor(n / types / 3) + 1).padStart(2, '0')}`,
      suite: 'v1',
      type: name,
      family: real?.family ?? pick(FAMILIES, type),
      library,
      template: pick(TEMPLATES, n * 5),
      bucket: pick(BUCKETS, n),
      tier: pick(TIERS, n * 3),
      axes: { precision_requirement: 1 + (n % 5), target_acquisition: 1 + ((n * 3) % 5) },
      scene: {
        theme: pick(['light', 'dark'], n),
        spacing: pick(['comfortable', 'compact'], Math.floor(n / 2)),
        layout: pick(['isolated_card', 'dashboard', 'modal_flow'], n),
        placement: pick(['center', 'top_left'], Math.floor(n / 3)),
        scale: pick(['default', 'small'], Math.floor(n / 5)),
        instances: 1 + (n % 3),
        guidance: pick(['text', 'visual'], Math.floor(n / 7)),
        clutter: pick(['none', 'low', 'medium', 'high'], n),
      },
      human: [
        n % 97 === 0
          ? null
          : { steps: steps + (type % 7), ms: 800 * steps + (n % 13) * 100, source: 'reference' as const },
      ],
    } satisfies TaskFacts;
  });
  const records: EpisodeRecord[] = [];
  for (const [m, mode] of modes.entries()) {
    for (const task of facts) {
      for (let trial = 0; trial < trials; trial++) {
        const hard = TIERS.indexOf(task.tier ?? 'L0') * 0.08 + m * 0.04;
        const draw = random();
        const outcome = draw < skill - hard ? 'solved' : draw > 0.99 ? 'infra_error' : 'step_limit';
        const steps = outcome === 'solved' ? 1 + Math.floor(random() * 8) : 20;
        records.push({
          ...BASE,
          task: task.id,
          suite: 'v1',
          type: task.type,
          family: task.family,
          library: task.library,
          template: task.template,
          bucket: task.bucket,
          tier: task.tier,
          mode,
          trial,
          agent,
          ...(options.model ? { model: options.model, servedModel: `${options.model}-2026-01-01` } : {}),
          outcome,
          steps,
          turns: steps,
          startedAt: new Date(Date.UTC(2026, 0, 1) + records.length * 1000).toISOString(),
          times: {
            wall: steps * 4000,
            open: 300,
            observe: steps * 60,
            model: steps * 3000,
            waiting: steps * 100,
            act: steps * 50,
            settle: steps * 40,
          },
          usage: { inputTokens: steps * 2000, outputTokens: steps * 100, cost: steps * 0.002, unknown: 0 },
        });
      }
    }
  }
  const planned = records.map(({ task, variant, trial, mode }) => ({ task, variant, trial, mode }));
  return { plan: makePlan(planned, facts), records };
}
