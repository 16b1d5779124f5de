import { createElement, type ComponentType } from 'react';
import type { Layout as LayoutName, Scene as SceneFactors } from '../../tasks/factors';
import type { StageSpec } from '../../tasks/spec';
import type { Kit, KitLoaders, LoadedScene, SceneView } from './contract';
import { planPage } from './clutter/plan';
import { loadDomain } from './domains';
import IsolatedCard from './layouts/isolated_card';
import type { PageProps } from './layouts/page';
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

const LAYOUTS: Record<LayoutName, () => Promise<{ default: ComponentType<PageProps> }>> = {
  isolated_card: () => import('./layouts/card_in_page'),
  form_section: () => import('./layouts/form_section'),
  dashboard: () => import('./layouts/dashboard'),
  settings_panel: () => import('./layouts/settings_panel'),
  modal_flow: () => import('./layouts/flow'),
  table_cell: () => import('./layouts/table_cell'),
  drawer_flow: () => import('./layouts/flow'),
  panel_flow: () => import('./layouts/flow'),
  dashboard_panel: () => import('./layouts/dashboard_panel'),
  inline_surface: () => import('./layouts/inline_surface'),
  nested_scroll: () => import('./layouts/nested_scroll'),
};

async function loadLayout(scene: SceneFactors, stage: StageSpec): Promise<Layout> {
  const [{ default: Page }, domain] = await Promise.all([LAYOUTS[scene.layout](), loadDomain(stage.domain)]);
  let plan: ReturnType<typeof planPage> | undefined;
  // One page, one plan: a scene's clutter, stage and seed never change while it lives.
  return ({ view, kit }) => {
    plan ??= planPage(domain, scene.clutter, stage, view.seed);
    return createElement(Page, { view, kit, plan });
  };
}
