import {
  createElement,
  useCallback,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { PageData } from '../../page-data';
import type { GuideProps, Look, StageProps } from '../../stages/contract';
import type { SceneView } from '../contract';
import { isDirty, isOpen, surfaceKind } from './scene-state';
import type { PageScene } from './page-scene';

// A stage's own types are known to its model only; the server has checked the set-up against them.
/* eslint-disable @typescript-eslint/no-explicit-any */
export type AnyStage = ComponentType<StageProps<any, any>>;
export type AnyGuide = ComponentType<GuideProps<any>>;
/* eslint-enable @typescript-eslint/no-explicit-any */

export function lookOf(page: PageData): Look {
  return { theme: page.scene.theme, spacing: page.scene.spacing, scale: page.scene.scale, motion: page.motion };
}

/** Everything the scene draws, kept in step with the page's state. */
export function useSceneView(
  page: PageData,
  scene: PageScene,
  stage: AnyStage,
  guide: AnyGuide | undefined,
): SceneView {
  const data = useSyncExternalStore(scene.subscribe, scene.snapshot, scene.snapshot);
  const { generation, shown } = data;
  // Stages are made anew only when they are restored, so a commit draws nothing but the scene.
  const instances = useMemo(
    () =>
      Object.keys(page.stage.instances).map((label) => ({
        label,
        node: mount(page, scene, stage, label, generation, shown[label]),
      })),
    [page, scene, stage, generation, shown],
  );
  const apply = useCallback(() => scene.dispatch({ kind: 'apply' }), [scene]);
  const cancel = useCallback(() => scene.dispatch({ kind: 'cancel' }), [scene]);
  const setOpen = useCallback((open: boolean) => scene.dispatch({ kind: 'surface', open }), [scene]);
  useEffect(() => scene.mounted(), [scene]);

  const kind = surfaceKind(page.scene, page.stage);
  return {
    library: page.library,
    look: lookOf(page),
    scene: page.scene,
    stage: page.stage,
    seed: page.seed,
    instances,
    guide: guide && page.stage.guide && createElement(guide, { guide: page.stage.guide, theme: page.scene.theme }),
    surface: kind && { kind, open: isOpen(data), setOpen },
    gate: scene.rules.gated ? { dirty: isDirty(data), apply, cancel } : undefined,
  };
}

function mount(
  page: PageData,
  scene: PageScene,
  stage: AnyStage,
  label: string,
  generation: number,
  state: unknown,
): ReactNode {
  return createElement(stage, {
    key: `${label}/${generation}`,
    label,
    setup: page.stage.instances[label],
    size: page.scene.scale,
    state,
    commit: (next: unknown) => scene.dispatch({ kind: 'commit', label, state: next, generation }),
  });
}
