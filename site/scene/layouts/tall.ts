import type { SceneView } from '../contract';

/** Whether the stage's card will want most of the screen: what stands above it then moves below. */
export function isTall(view: Pick<SceneView, 'instances' | 'guide' | 'surface'>): boolean {
  return view.surface === undefined && (view.instances.length > 2 || view.guide !== undefined);
}
