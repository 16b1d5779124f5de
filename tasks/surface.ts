import type { Layout } from './factors';
import type { StageSpec } from './spec';

export type Surface = NonNullable<StageSpec['surface']>;

/** The surface that a layout brings with it, if any. */
export function impliedSurface(layout: Layout): Exclude<Surface, 'inline'> | undefined {
  switch (layout) {
    case 'modal_flow':
      return 'modal';
    case 'drawer_flow':
      return 'drawer';
    case 'panel_flow':
      return 'panel';
    default:
      return undefined;
  }
}

/** What carries a stage's instances: said by the stage, else implied by the layout, else inline. */
export function surfaceOf(layout: Layout, stage: Pick<StageSpec, 'surface'>): Surface {
  return stage.surface ?? impliedSurface(layout) ?? 'inline';
}
