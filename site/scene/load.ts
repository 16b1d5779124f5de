import { createElement, type ComponentType } from 'react';
import type { Scene as SceneFactors } from '../../tasks/factors';
import type { StageSpec } from '../../tasks/spec';
import type { Kit, KitLoaders, LoadedScene, SceneView } from './contract';
import IsolatedCard from './layouts/isolated_card';
import { isBare, neededParts } from './parts';
import Scene from './Scene';

type Layout = ComponentType<{ view: SceneView; kit: Kit }>;

/**
 * Fetches, in parallel, all that the page of a scene draws with: the layout, its pool of texts, and the carrier controls of the
 * library. What is public of the task decides, so it can start before anything is mounted, and nothing suspends afterwards.
 * @throws Error if a module cannot be loaded or the task names a pool of texts that does not exist.
 */
export async function loadScene(loaders: KitLoaders, scene: SceneFactors, stage: StageSpec): Promise<LoadedScene> {
  const [layout, ...parts] = await Promise.all([
    isBare(scene, stage) ? IsolatedCard : loadLayout(scene, stage),
    ...neededParts(scene, stage).map((part) => loaders.parts[part]()),
  ]);
  // A control outside `neededParts` is a mistake of a layout: React then names it ("element type is invalid").
  const kit = Object.assign({}, loaders.core, ...parts.map((part) => part.default)) as Kit;
  return { kit, Scene: ({ view, kit: given }) => createElement(Scene, { view, kit: given, Layout: layout }) };
}

async function loadLayout(_scene: SceneFactors, _stage: StageSpec): Promise<Layout> {
  return IsolatedCard;
}
