import type { SceneState } from '../../../tasks/compiled';
import type { Scene } from '../../../tasks/factors';
import type { SURFACE as SurfaceKey, StageSpec } from '../../../tasks/spec';
import { surfaceOf } from '../../../tasks/surface';
import type { SurfaceKind } from '../contract';
import { equal } from './equal';

/** Key of the overlay surface in a committed state; a copy of `SURFACE`, whose module would bring every schema into the page. */
const SURFACE = 'surface' satisfies typeof SurfaceKey;

/** What a scene remembers. Immutable: every event makes a new one, and the same one where nothing changed. */
export interface SceneData {
  /** Instance label → state that counts; `surface` where the scene has an overlay surface. */
  committed: SceneState;
  /** Instance label → state that waits for Apply; empty without a commit control. */
  draft: SceneState;
  /** What freshly mounted stages show. */
  shown: SceneState;
  /** Part of the stages' `key`: raised when they have to be mounted again. */
  generation: number;
}

export type SceneEvent =
  /** A stage's own commit event; `generation` is that of the stage, so that a discarded one is not heard. */
  | { kind: 'commit'; label: string; state: unknown; generation: number }
  | { kind: 'apply' }
  | { kind: 'cancel' }
  | { kind: 'surface'; open: boolean };

/** The facts of a scene that decide what an event does. */
export interface SceneRules {
  /** A control of the scene makes drafts count. */
  gated: boolean;
  /** The instances live in an overlay. */
  overlay: boolean;
}

export function sceneRules(scene: Pick<Scene, 'layout'>, stage: StageSpec): SceneRules {
  return {
    gated: stage.commit !== undefined && !stage.commit.own,
    overlay: surfaceKind(scene, stage) !== undefined,
  };
}

/** The overlay that carries the instances, or undefined when they are inline. */
export function surfaceKind(scene: Pick<Scene, 'layout'>, stage: StageSpec): SurfaceKind | undefined {
  const surface = surfaceOf(scene.layout, stage);
  return surface === 'inline' ? undefined : surface;
}

/** @param initial state of every instance, `surface` included where there is one. */
export function openScene(initial: SceneState): SceneData {
  return { committed: initial, draft: {}, shown: initial, generation: 0 };
}

/** Whether Apply would change anything. */
export function isDirty(data: SceneData): boolean {
  return Object.entries(data.draft).some(([label, state]) => !equal(state, data.committed[label]));
}

export function reduceScene(rules: SceneRules, data: SceneData, event: SceneEvent): SceneData {
  switch (event.kind) {
    case 'commit': {
      if (event.generation !== data.generation) return data;
      const field = rules.gated ? 'draft' : 'committed';
      if (equal(data[field][event.label], event.state)) return data;
      return { ...data, [field]: { ...data[field], [event.label]: event.state } };
    }
    case 'apply': {
      const committed = closed(rules, { ...data.committed, ...data.draft });
      return { ...data, committed, draft: {} };
    }
    case 'cancel': {
      const committed = closed(rules, data.committed);
      return { committed, draft: {}, shown: committed, generation: data.generation + 1 };
    }
    case 'surface': {
      if (isOpen(data) === event.open) return data;
      // Leaving a gated surface by its close button or Escape discards what was not applied.
      if (!event.open && rules.gated) return reduceScene(rules, data, { kind: 'cancel' });
      const committed = { ...data.committed, [SURFACE]: { open: event.open } };
      return { ...data, committed, shown: event.open ? committed : data.shown };
    }
  }
}

/** Whether the overlay surface is open; false where there is none. */
export function isOpen(data: SceneData): boolean {
  return (data.committed[SURFACE] as { open: boolean } | undefined)?.open ?? false;
}

function closed(rules: SceneRules, committed: SceneState): SceneState {
  return rules.overlay ? { ...committed, [SURFACE]: { open: false } } : committed;
}
