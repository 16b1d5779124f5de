import type { Agent, AgentConfig } from '../contract';
import { type NativeStart, startNative } from '../native/start';
import { TextEpisode } from '../text/episode';
import type { TextModel } from '../text/model';
import { equip, type Equipment, type EquipmentNeeds } from './equip';

/** What is a provider's own of an agent with a text and a native interface. */
export interface Provider extends EquipmentNeeds {
  text(equipment: Equipment): TextModel;
  native: Pick<NativeStart, 'own' | 'generic'>;
  model(equipment: Equipment, ...kit: Parameters<NativeStart['model']>): ReturnType<NativeStart['model']>;
}

/** @throws Error when no model is named, or a data file is wrong */
export function agentOfProvider(config: AgentConfig, provider: Provider): Agent {
  const equipment = equip(config, provider);
  const text = provider.text(equipment);
  return {
    name: provider.agent,
    model: equipment.model,
    interface: config.interface,
    start: (context) =>
      config.interface === 'text'
        ? new TextEpisode(context, equipment, text)
        : startNative({ context, equipment, ...provider.native, model: (...kit) => provider.model(equipment, ...kit) }),
  };
}
