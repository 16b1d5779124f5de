import type { Axis, Bucket, Library, ModeName, RunSuite, Scene, Suite, Template, Tier } from './factors';
import type { ReferenceStep } from './reference';
import type { StageSpec } from './spec';

/** What the page may know: the scene and the stage, with a variant's values filled in. */
export interface PublicVariant {
  stage: StageSpec;
}

export interface PublicTask {
  id: string;
  suite: Suite;
  type: string;
  library: Library;
  scene: Scene;
  variants: PublicVariant[];
}

/** A committed state: instance label (or `surface`) → state. */
export type SceneState = Record<string, unknown>;

/** What only server, fixtures and specs may know. */
export interface PrivateVariant {
  goal: string;
  values: Record<string, unknown>;
  /** Instance label → query. Instances that are not named must be unchanged. */
  success: Record<string, unknown>;
  nearMisses: SceneState[];
  reference: ReferenceStep[];
  /** Names of the files that can be uploaded. */
  files?: string[];
}

export interface PrivateTask {
  id: string;
  suite: RunSuite;
  type: string;
  family: string;
  library: Library;
  component: string;
  template: Template;
  secondaryTemplate?: Template;
  bucket: Bucket;
  tier: Tier;
  axes: Record<Axis, number>;
  scene: Scene;
  predicate: string;
  tolerance?: number;
  needsConfirm: boolean;
  needsInstance: boolean;
  /** Modes in which nobody can solve the task, with the reason. */
  unreachable: Partial<Record<ModeName, string>>;
  variants: PrivateVariant[];
}

/** `.generated/tasks.public.json` and `.generated/tasks.private.json`: tasks in canonical order (type, library, id). */
export interface CompiledTasks<T> {
  /** SHA-256 over the task data, hex. */
  checksum: string;
  tasks: T[];
}

/** One row of `.generated/tasks.index.json`: all that listing tests needs. */
export interface TaskIndexRow {
  id: string;
  suite: RunSuite;
  type: string;
  family: string;
  library: Library;
  template: Template;
  bucket: Bucket;
  tier: Tier;
  variants: number;
}
