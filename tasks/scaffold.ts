import { Document, isCollection, isPair, isScalar, visit } from 'yaml';
import { AXES, type Layout, type Library, SUITES } from './factors';
import { UNWRITTEN } from './checks/goal';
import type { BlueprintRow } from './checks/blueprint';
import { expectedTasks, librariesOf, typeEntry } from './ontology';
import { sceneSpec } from './spec';
import { impliedSurface } from './surface';

const TODO = UNWRITTEN;

/**
 * The files with which the work on a canonical type starts, by path from the project's folder. Structural fields come from the
 * blueprint; everything that is content is marked, and `tasks:check` refuses the marks.
 *
 * @param rows the blueprint's rows of suite v1; without any, one example task per library is written.
 * @throws if there is no such type.
 */
export function scaffold(type: string, rows: readonly BlueprintRow[]): Map<string, string> {
  const entry = typeEntry(type);
  if (!entry) throw new Error(`expected one of the 97 canonical types, found "${type}"`);
  const libraries = librariesOf(type).filter((library) =>
    SUITES.some((suite) => expectedTasks(suite, type, library) > 0),
  );
  const own = rows.filter((row) => row.canonical_type === type);
  const tasks = own.length > 0 ? own.map(taskFromRow) : libraries.map((library) => exampleTask(type, library));
  return new Map([
    [`site/stages/${type}/model.ts`, modelSource()],
    ...libraries.map((library): [string, string] => [
      `site/stages/${type}/${library}.tsx`,
      stageSource(entry.components[library] ?? type),
    ]),
    [`tasks/v1/${type}.yaml`, tasks.join('\n')],
  ]);
}

function taskFromRow(row: BlueprintRow): string {
  const scene: Record<string, unknown> = {};
  const defaults = sceneSpec.parse({});
  for (const [factor, level] of Object.entries(defaults)) {
    const own = factor === 'instances' ? instancesOf(row) : row[factor];
    if (own !== level) scene[factor] = own;
  }
  const count = instancesOf(row);
  const needsInstance = row.needs_instance === '1';
  return render(
    {
      id: row.id,
      component: row.component,
      template: row.template,
      ...(row.secondary_template ? { secondary_template: row.secondary_template } : {}),
      goal: `${TODO} a wish in the words of someone who uses the page.`,
      invariable: `${TODO} replace by vary with three value sets, or give the reason`,
      ...(Object.keys(scene).length > 0 ? { scene } : {}),
      difficulty: { bucket: row.bucket, tier: row.tier, axes: AXES.map((axis) => Number(row[axis])), why: TODO },
      ...(row.predicate === 'equals' ? {} : { predicate: row.predicate }),
      ...(/^\d/.test(row.tolerance ?? '') ? { tolerance: Number(row.tolerance) } : {}),
      ...(needsInstance === count > 1 ? {} : { needs_instance: needsInstance }),
      stage: stageOf(row, count),
      ...answers(Number(row.negatives)),
    },
    row.human_actions ? `people: ${row.human_actions}` : undefined,
  );
}

function exampleTask(type: string, library: Library): string {
  return render({
    id: `${type}-${library}-T01`,
    component: TODO,
    template: 'activate',
    goal: `${TODO} a wish in the words of someone who uses the page.`,
    invariable: `${TODO} replace by vary with three value sets, or give the reason`,
    difficulty: { bucket: 'easy', tier: 'L0', axes: AXES.map(() => 1), why: TODO },
    stage: { title: TODO, domain: TODO, instances: { [`${TODO} 1`]: {} } },
    ...answers(3),
  });
}

function stageOf(row: BlueprintRow, count: number): Record<string, unknown> {
  const labels = Array.from({ length: count }, (_, i) => `${TODO} ${i + 1}`);
  const shown = row.guidance === 'visual' || row.guidance === 'mixed';
  const inTable = row.layout === 'table_cell';
  return {
    title: TODO,
    domain: TODO,
    ...(impliedSurface(row.layout as Layout) ? { opens_with: TODO } : {}),
    ...(row.needs_confirm === '1' ? { commit: { apply: TODO, cancel: TODO } } : {}),
    ...(inTable
      ? { heads: [TODO, TODO], columns: [TODO], cells: Object.fromEntries(labels.map((label) => [label, [TODO]])) }
      : {}),
    instances: Object.fromEntries(labels.map((label) => [label, {}])),
    ...(shown ? { guide: { [TODO]: TODO } } : {}),
  };
}

function answers(negatives: number): Record<string, unknown> {
  return {
    success: { [`${TODO} 1`]: { [TODO]: 0 } },
    near_misses: Array.from({ length: negatives }, (_, i) => ({ [`${TODO} 1`]: { [TODO]: i + 1 } })),
    reference: [{ click: `button "${TODO}"` }],
  };
}

function instancesOf(row: BlueprintRow): number {
  return row.instances === '4_plus' ? 4 : Number(row.instances);
}

/** Written on one line each, as in the other task files. */
const ON_ONE_LINE = ['scene', 'difficulty', 'commit', 'heads', 'columns', 'success', 'guide'];

function render(task: Record<string, unknown>, comment?: string): string {
  const document = new Document([task]);
  visit(document, {
    Pair(_, { key, value }) {
      const name = isScalar(key) ? String(key.value) : '';
      if (isCollection(value) && ON_ONE_LINE.includes(name)) value.flow = true;
      if (isCollection(value) && ['near_misses', 'instances', 'cells'].includes(name)) {
        for (const item of value.items) {
          const inner = isPair(item) ? item.value : item;
          if (isCollection(inner)) inner.flow = true;
        }
      }
    },
  });
  const text = document.toString({ lineWidth: 128, singleQuote: true });
  return comment ? `# ${comment}\n${text}` : text;
}

function modelSource(): string {
  return `import { z } from 'zod';
import type { StageModel } from '../contract';

// ${TODO}: what a task may set up, and what its committed state is.
const setup = z.strictObject({});
const state = z.strictObject({});

export type Setup = z.output<typeof setup>;
export type State = z.output<typeof state>;

export const model: StageModel<Setup, State> = { setup, state, initial: () => ({}) };
`;
}

function stageSource(component: string): string {
  return `import type { StageProps } from '../contract';
import type { Setup, State } from './model';

/** ${TODO}: built on ${component}. */
export default function Stage({ label }: StageProps<Setup, State>) {
  return <div role="group" aria-label={label} />;
}
`;
}
