import type { AgentEpisode, Coords, EpisodeContext } from '../contract';
import type { Equipment } from '../equipment/equip';
import { withPoints } from '../picture/points';
import { toolSystemPrompt } from '../prompt/system';
import { NativeEpisode } from './episode';
import { type Kit, kitOf } from './kit';
import type { NativeModel } from './units';

export interface NativeStart {
  context: EpisodeContext;
  equipment: Equipment;
  /** No tool of the provider's own: all modes are played by functions. */
  generic?: boolean;
  /** The space of points of the provider's own tool. */
  own: Coords;
  model(kit: Kit, system: string): NativeModel;
}

/** Starts an episode of the native interface. @throws Error when model and mode do not go together */
export function startNative({ context, equipment, generic, own, model }: NativeStart): AgentEpisode {
  const kit = kitOf(context.mode, equipment.profile, equipment.model, generic);
  const hasOwnTool = kit.computer !== undefined || kit.browser !== undefined;
  const coords = hasOwnTool ? own : equipment.coordsIn(context.mode);
  const system = toolSystemPrompt(withPoints(context.mode.reading, coords));
  const textOnDemand = kit.browser !== undefined;
  const byPaintedNumbers = context.mode.name === 'pixel_grid' && !hasOwnTool;
  return new NativeEpisode({ context, equipment, coords, byPaintedNumbers, textOnDemand }, model(kit, system));
}
