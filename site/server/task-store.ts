import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledTasks, PrivateTask, PublicTask, SceneState } from '../../tasks/compiled';
import { withUnnamed } from '../../tasks/predicate';
import { SURFACE } from '../../tasks/spec';
import { surfaceOf } from '../../tasks/surface';
import type { StageModel } from '../stages/contract';

/** One variant of a task, ready to be served: set-ups parsed by their stage's schema, initial state made. */
export interface PreparedVariant {
  public: PublicTask;
  private: PrivateTask;
  variant: number;
  stage: PublicTask['variants'][number]['stage'];
  goal: string;
  success: Record<string, unknown>;
  initial: SceneState;
}

/** Loads a type's model; `site/stages/<type>/model.ts` unless a test brings its own. */
export type LoadModel = (type: string) => Promise<StageModel>;

export const loadStageModel: LoadModel = async (type) =>
  ((await import(`../stages/${type}/model.ts`)) as { model: StageModel }).model;

export interface TaskStore {
  /** Checksum of the public task data. */
  checksum: string;
  /** In canonical order. */
  tasks: PrivateTask[];
  has(id: string): boolean;
  /** How many variants a task has; 0 for an unknown one. */
  variants(id: string): number;
  /** @throws Error if the variant does not exist or a set-up is refused by its stage's schema */
  prepare(id: string, variant: number): Promise<PreparedVariant>;
}

/** @throws Error if the two files do not hold the same tasks */
export function createTaskStore(
  publicTasks: CompiledTasks<PublicTask>,
  privateTasks: CompiledTasks<PrivateTask>,
  loadModel: LoadModel = loadStageModel,
): TaskStore {
  const shown = new Map(publicTasks.tasks.map((task) => [task.id, task]));
  const hidden = new Map(privateTasks.tasks.map((task) => [task.id, task]));
  const odd = [...shown.keys()].find((id) => !hidden.has(id)) ?? [...hidden.keys()].find((id) => !shown.has(id));
  if (odd !== undefined)
    throw new Error(`task ${odd} is in one of the compiled files only; run \`npm run tasks:build\``);
  const prepared = new Map<string, Promise<PreparedVariant>>();

  async function make(id: string, variant: number): Promise<PreparedVariant> {
    const open = shown.get(id);
    const secret = hidden.get(id);
    const stage = open?.variants[variant]?.stage;
    const answer = secret?.variants[variant];
    if (!open || !secret) throw new Error(`there is no task ${id}`);
    if (!stage || !answer)
      throw new Error(`task ${id} has variants 0 to ${secret.variants.length - 1}, not ${variant}`);
    const model = await loadModel(open.type);
    const instances: Record<string, Record<string, unknown>> = {};
    const initial: SceneState = {};
    for (const [label, raw] of Object.entries(stage.instances)) {
      const setup = model.setup.safeParse(raw);
      if (!setup.success) throw new Error(`task ${id}, instance ${label}: ${setup.error.message}`);
      instances[label] = setup.data as Record<string, unknown>;
      initial[label] = model.initial(setup.data);
    }
    if (surfaceOf(open.scene.layout, stage) !== 'inline') initial[SURFACE] = { open: stage.opened };
    return {
      public: open,
      private: secret,
      variant,
      stage: { ...stage, instances },
      goal: answer.goal,
      success: withUnnamed(answer.success, initial, model.unchanged),
      initial,
    };
  }

  return {
    checksum: publicTasks.checksum,
    tasks: privateTasks.tasks,
    has: (id) => shown.has(id),
    variants: (id) => shown.get(id)?.variants.length ?? 0,
    prepare(id, variant) {
      const key = `${id}|${variant}`;
      const known = prepared.get(key) ?? make(id, variant);
      if (shown.has(id)) prepared.set(key, known);
      return known;
    },
  };
}

/** Reads a compiled file. @throws Error saying what to run when it is missing */
export function readCompiled<T>(root: string, name: 'public' | 'private'): CompiledTasks<T> {
  const file = path.join(root, `.generated/tasks.${name}.json`);
  if (!existsSync(file)) throw new Error(`.generated/tasks.${name}.json is missing; run \`npm run tasks:build\``);
  return JSON.parse(readFileSync(file, 'utf8')) as CompiledTasks<T>;
}
