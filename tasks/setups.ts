import { type Finding, show } from './finding';
import type { LoadedTask } from './loader';
import { schemaFindings } from './schema-findings';
import type { StageSpec } from './spec';
import { unique } from './variants';
import type { z } from 'zod';

/**
 * What `tasks/` needs of a stage's model; `site/stages/contract.ts` has the whole contract. Models are handed in, because this
 * room imports nobody.
 */
export interface Model {
  setup: z.ZodType;
  state: z.ZodType;
  // A model takes its own set-up type; every set-up is parsed by `setup` before it is handed over.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  initial(setup: any): unknown;
  unchanged?(initial: never): unknown;
  guide?: z.ZodType;
}

/** Models by canonical type. */
export type Models = ReadonlyMap<string, Model>;

/** Set-ups and guide of every variant against the schemas of the stage's model. */
export function checkSetups(task: LoadedTask, model: Model): Finding[] {
  return unique(task.variants.flatMap(({ stage }) => [...instanceSetups(task, stage, model), ...guide(stage, model)]));
}

function instanceSetups(task: LoadedTask, stage: StageSpec, model: Model): Finding[] {
  // Labels may hold {name}; the file's own labels, in the same order, are where the trouble stands.
  const written = Object.keys(task.spec.stage.instances);
  return Object.entries(stage.instances).flatMap(([label, setup], i) => {
    const parsed = model.setup.safeParse(setup);
    if (parsed.success) return [];
    const at = ['stage', 'instances', written[i] ?? label];
    return schemaFindings(parsed.error, setup).map((finding) => ({ ...finding, path: [...at, ...finding.path] }));
  });
}

function guide(stage: StageSpec, model: Model): Finding[] {
  if (stage.guide === undefined) return [];
  if (!model.guide) {
    return [{ path: ['stage', 'guide'], expected: 'no guide, as the stage has none', found: show(stage.guide) }];
  }
  const parsed = model.guide.safeParse(stage.guide);
  if (parsed.success) return [];
  return schemaFindings(parsed.error, stage.guide).map((one) => ({ ...one, path: ['stage', 'guide', ...one.path] }));
}
