import { createHash } from 'node:crypto';
import { canonical } from '../compile';
import type { CompiledTasks, PrivateTask, TaskIndexRow } from '../compiled';
import type { UpstreamSuite } from '../factors';
import { familyOf } from '../ontology';
import type { UpstreamTask } from './fields';

export interface UpstreamCompiled {
  private: CompiledTasks<PrivateTask>;
  index: CompiledTasks<TaskIndexRow>;
}

/**
 * The original's tasks as fixtures and reports want them, in the original's own run order (type, library, id). There is no
 * public part, because its site shows them; no success, because its page decides; no near misses and no reference. Every
 * task has the one variant that its page has.
 */
export function compileUpstream(tasks: readonly UpstreamTask[], suite: UpstreamSuite): UpstreamCompiled {
  const rows = tasks.map((task) => ({ task, row: rowOf(task, suite) })).sort((a, b) => canonical(a.row, b.row));
  const privateTasks = rows.map(({ task, row }) => privateOf(task, row));
  const checksum = createHash('sha256').update(JSON.stringify(privateTasks)).digest('hex');
  return {
    private: { checksum, tasks: privateTasks },
    index: { checksum, tasks: rows.map(({ row }) => row) },
  };
}

function rowOf(task: UpstreamTask, suite: UpstreamSuite): TaskIndexRow {
  return {
    id: task.id,
    suite,
    type: task.canonical_type,
    family: familyOf(task.canonical_type),
    library: task.implementation_source,
    template: task.task_template,
    bucket: task.difficulty.difficulty_bucket,
    tier: task.difficulty.tier,
    variants: 1,
  };
}

function privateOf(task: UpstreamTask, { variants: _, ...row }: TaskIndexRow): PrivateTask {
  const { predicate_type, tolerance, require_confirm, require_correct_instance } =
    task.success_trigger.canonical_predicate;
  return {
    ...row,
    component: task.implementation_component,
    secondaryTemplate: task.secondary_template ?? undefined,
    axes: task.difficulty.axes_ratings,
    scene: task.scene_context,
    predicate: predicate_type,
    tolerance,
    needsConfirm: require_confirm,
    needsInstance: require_correct_instance,
    unreachable: {},
    variants: [{ goal: task.browsergym_goal, values: {}, success: {}, nearMisses: [], reference: [] }],
  };
}
