import type { Scene } from '../../tasks/factors';
import type { StageSpec } from '../../tasks/spec';
import { surfaceOf } from '../../tasks/surface';
import type { KitPart, SurfaceKind } from './contract';

/** The overlay that carries the instances, if any. */
export function surfaceKind(scene: Pick<Scene, 'layout'>, stage: Pick<StageSpec, 'surface'>): SurfaceKind | undefined {
  const surface = surfaceOf(scene.layout, stage);
  return surface === 'inline' ? undefined : surface;
}

const SURFACE_PART = { modal: 'dialog', drawer: 'drawer', popover: 'popover', panel: undefined } as const;
const CLUTTER_PARTS: readonly KitPart[] = ['fields', 'select', 'tabs', 'nav', 'icons'];

/** A page that is nothing but its card needs no pool of texts and only the core of a kit. */
export function isBare(scene: Pick<Scene, 'layout' | 'clutter'>, stage: Pick<StageSpec, 'surface' | 'fold'>): boolean {
  const overlay = surfaceKind(scene, stage) !== undefined;
  return scene.layout === 'isolated_card' && scene.clutter === 'none' && stage.fold === 'above' && !overlay;
}

/** The carrier controls that a scene draws, and so the modules its page has to load. */
export function neededParts(
  scene: Pick<Scene, 'layout' | 'clutter'>,
  stage: Pick<StageSpec, 'surface' | 'fold'>,
): KitPart[] {
  const parts = new Set<KitPart>();
  const kind = surfaceKind(scene, stage);
  const overlay = kind && SURFACE_PART[kind];
  if (overlay) parts.add(overlay);
  if (!isBare(scene, stage)) {
    parts.add('display');
    parts.add('table');
  }
  if (scene.clutter !== 'none') for (const part of CLUTTER_PARTS) parts.add(part);
  return [...parts];
}
