import { createHash } from 'node:crypto';
import type { CompiledTasks, PrivateTask, PublicTask, TaskIndexRow } from './compiled';
import { AXES, type Axis } from './factors';
import { formatPath } from './finding';
import { familyOf } from './ontology';
import { parseId } from './rules';
import { surfaceOf } from './surface';
import type { StageSpec, TaskSpec } from './spec';
import { fillVariants } from './variants';

export interface Compiled {
  public: CompiledTasks<PublicTask>;
  private: CompiledTasks<PrivateTask>;
  index: CompiledTasks<TaskIndexRow>;
}

/**
 * Compiles checked tasks into what the page may know, what only the server may know, and what listing needs. Pure: the same
 * specs, in any order, give the same bytes. All three carry the same checksum.
 *
 * @throws if a task is wrong; `loadTasks` reports such tasks with their places.
 */
export function compile(specs: readonly TaskSpec[]): Compiled {
  const tasks = specs.map((spec) => compileTask(spec)).sort((a, b) => canonical(a.index, b.index));
  const publicTasks = tasks.map((task) => task.public);
  const privateTasks = tasks.map((task) => task.private);
  const checksum = createHash('sha256')
    .update(JSON.stringify([publicTasks, privateTasks]))
    .digest('hex');
  return {
    public: { checksum, tasks: publicTasks },
    private: { checksum, tasks: privateTasks },
    index: { checksum, tasks: tasks.map((task) => task.index) },
  };
}

/** The order in which suites run: type, library, id, each by code unit. */
export function canonical(a: TaskIndexRow, b: TaskIndexRow): number {
  return order(a.type, b.type) || order(a.library, b.library) || order(a.id, b.id);
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function compileTask(spec: TaskSpec): { public: PublicTask; private: PrivateTask; index: TaskIndexRow } {
  const { id, scene, template } = spec;
  const { suite, type, library } = parseId(id);
  const { bucket, tier } = spec.difficulty;
  const family = familyOf(type);
  const { variants, findings } = fillVariants(spec);
  const [finding] = findings;
  if (finding) {
    throw new Error(`${id}: ${formatPath(finding.path)}: expected ${finding.expected}, found ${finding.found}`);
  }
  return {
    public: {
      id,
      suite,
      type,
      library,
      scene,
      variants: variants.map(({ stage }) => ({ stage: withSurface(spec, stage) })),
    },
    private: {
      id,
      suite,
      type,
      family,
      library,
      component: spec.component,
      template,
      secondaryTemplate: spec.secondary_template,
      bucket,
      tier,
      axes: Object.fromEntries(AXES.map((axis, i) => [axis, spec.difficulty.axes[i]])) as Record<Axis, number>,
      scene,
      predicate: spec.predicate,
      tolerance: spec.tolerance,
      needsConfirm: needsConfirm(spec),
      needsInstance: needsInstance(spec),
      unreachable: spec.unreachable ?? {},
      variants: variants.map(({ variant }) => variant),
    },
    index: { id, suite, type, family, library, template, bucket, tier, variants: variants.length },
  };
}

/** The page gets the surface said, so that it need not know which layouts imply one. */
function withSurface(spec: TaskSpec, stage: StageSpec): StageSpec {
  return { ...stage, surface: surfaceOf(spec.scene.layout, stage) };
}

/** Whether a control of the scene or of the component has to make the draft count. */
export function needsConfirm(spec: TaskSpec): boolean {
  return spec.stage.commit !== undefined;
}

/** Whether the right one of several instances has to be changed. */
export function needsInstance(spec: TaskSpec): boolean {
  return spec.needs_instance ?? spec.scene.instances > 1;
}
