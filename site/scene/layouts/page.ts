import type { Look } from '../../stages/contract';
import type { Plan } from '../clutter/plan';
import type { Kit, SceneView } from '../contract';

/** What every layout but the bare card gets. */
export interface PageProps {
  view: SceneView;
  kit: Kit;
  plan: Plan;
}

/** Size of the controls around the stage: the scene's own, and a step down where space is short. */
export const chromeSize = ({ scale, spacing }: Pick<Look, 'scale' | 'spacing'>) =>
  scale === 'default' && spacing === 'compact' ? 'small' : scale;
