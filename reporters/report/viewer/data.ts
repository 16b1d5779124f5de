import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { countedSteps } from '../../../traces/normalise';
import { episodeFolder, OUTCOMES, stepRecord, type StepRecord } from '../../../traces/record';
import type { Goals } from '../../facts';
import { workingMs } from '../../tables/efficiency';
import type { Item } from '../../tables/items';
import type { Column } from '../model';
import { referenceScript, type ReferenceTraces } from './reference';

/** Bytes that all steps together may take in the report; failed episodes come first, the rest stays in the run folder. */
export const STEPS_BUDGET = 9_000_000;
const TEXT_LIMIT = 700;
/** Trees and DOMs are long; what the model read first is what it acted on most. */
const SEEN_LIMIT = 4000;

export interface ViewerFiles {
  /** File name below `data/` → content. */
  files: Map<string, string>;
  /** Episodes whose steps exist but did not fit. */
  leftOut: number;
}

/** The scripts that the episode page loads: the list at once, steps by column and type when one is opened. */
export function viewerFiles(
  columns: readonly Column[],
  outDir: string,
  stored: ReferenceTraces,
  goals: Goals,
): ViewerFiles {
  const outcomes = [...OUTCOMES, 'not_run'];
  const all = columns.flatMap((column, n) => column.items.map((item) => ({ column, n, item })));
  const bundles = new Map<string, string[]>();
  const bundleOf = new Map<Item, string>();
  let left = STEPS_BUDGET;
  let leftOut = 0;
  for (const { column, n, item } of [...all].sort((a, b) => priority(a.item) - priority(b.item))) {
    const steps = column.run.dir && item.record ? readSteps(column.run.dir, item, outDir) : undefined;
    if (!steps) continue;
    const line = `CB_STEPS[${JSON.stringify([n, item.task, item.variant, item.trial].join('|'))}]=${steps};\n`;
    if (line.length > left) {
      leftOut++;
      continue;
    }
    left -= line.length;
    const name = `${n}-${item.facts.type.replaceAll(/\W/g, '_')}`;
    bundleOf.set(item, name);
    bundles.set(name, [...(bundles.get(name) ?? []), line]);
  }
  const rows = all.map(({ n, item }) => [
    n,
    item.task,
    item.variant,
    item.trial,
    outcomes.indexOf(item.record?.outcome ?? 'not_run'),
    item.record ? countedSteps(item.record) : null,
    item.human?.steps ?? null,
    item.record ? Math.round(workingMs(item.record)) : null,
    bundleOf.get(item) ?? null,
    (item.record?.reason ?? '').replace(/^(.{199})..+$/s, '$1…'),
  ]);
  const list = {
    columns: columns.map((c) => c.label),
    modes: columns.map((c) => c.summary.mode),
    references: columns.flatMap((c, n) => (c.items.some((i) => i.record?.agent === 'reference') ? [n] : [])),
    outcomes,
    rows,
  };
  const tasks = new Set(all.map(({ item }) => item.task));
  const files = new Map([['reference.js', referenceScript(stored, tasks)]]);
  const asked = [...new Set(all.map(({ item }) => `${item.task}|${item.variant}`))].sort().flatMap((key) => {
    const [task = '', variant] = key.split('|');
    const goal = goals.get(task)?.[Number(variant)];
    return goal ? [[key, goal] as const] : [];
  });
  files.set('goals.js', `window.CB_GOALS=${JSON.stringify(Object.fromEntries(asked))};\n`);
  files.set('episodes.js', `window.CB_EPISODES=${JSON.stringify(list)};\n`);
  for (const [name, lines] of [...bundles].sort()) files.set(`steps-${name}.js`, lines.join(''));
  return { files, leftOut };
}

function priority(item: Item): number {
  return item.record?.outcome === 'solved' ? 1 : 0;
}

function readSteps(runDir: string, item: Item, outDir: string): string | undefined {
  const file = join(runDir, episodeFolder(item), 'steps.json');
  if (!existsSync(file)) return undefined;
  try {
    const steps = z.array(stepRecord).parse(JSON.parse(readFileSync(file, 'utf8')));
    const toRun = relative(outDir, runDir).replaceAll('\\', '/') || '.';
    return JSON.stringify(steps.map((s) => shortened(s, toRun)));
  } catch {
    // Steps that a killed process left half-written: the episode is listed, without a trajectory.
    return undefined;
  }
}

const transform = z.object({
  model: z.object({ width: z.number(), height: z.number() }),
  viewport: z.object({ width: z.number(), height: z.number() }),
});
const usage = z.object({ inputTokens: z.number().optional(), outputTokens: z.number().optional() });
const point = z.tuple([z.number(), z.number()]);
const pointed = z.object({
  at: z.object({ point }).optional(),
  from: z.object({ point }).optional(),
  to: z.object({ point }).optional(),
});

function shortened(step: StepRecord, toRun: string): object {
  const space = transform.safeParse(step.transform).data;
  const tokens = usage.safeParse(step.usage).data;
  const { at, to } = pointed.safeParse(step.parsed).data ?? {};
  const inModel = (to ?? at)?.point;
  return {
    i: step.i,
    action: cut(step.action),
    refused: step.refused || undefined,
    at: step.at?.map(Math.round),
    from: step.from?.map(Math.round),
    viewport: space ? [space.viewport.width, space.viewport.height] : undefined,
    space:
      inModel && space && step.at
        ? `model space ${inModel.map((v) => Math.round(v * 10) / 10).join(', ')} of ${space.model.width}×${space.model.height} → page ${step.at.map(Math.round).join(', ')} px`
        : undefined,
    hit: step.element && `${step.element.role} ${JSON.stringify(step.element.name)}`,
    text: step.text && cut(step.text, SEEN_LIMIT),
    error: step.error && cut(step.error),
    thought: step.thought && cut(step.thought),
    raw: step.raw && cut(step.raw),
    picture: step.screenshot && `${toRun}/${step.screenshot}`,
    times: [step.times.observe, step.times.model, step.times.waiting, step.times.act, step.times.settle].map(
      Math.round,
    ),
    tokens:
      tokens?.inputTokens === undefined ? undefined : `${tokens.inputTokens} in, ${tokens.outputTokens ?? '?'} out`,
  };
}

function cut(text: string, limit = TEXT_LIMIT): string {
  return text.length > limit ? `${text.slice(0, limit)} … (${text.length} characters)` : text;
}
