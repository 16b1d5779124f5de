import type { CreateAgent } from './contract';
import { equip } from './equipment/equip';
import { anthropicClient } from './providers/anthropic/client';
import { startNative } from './native/start';
import { AnthropicNative } from './providers/anthropic/native';
import { anthropicText } from './providers/anthropic/text';
import { TextEpisode } from './text/episode';

/** Anthropic's models over the Messages API. */
const create: CreateAgent = (config) => {
  const { client, key } = anthropicClient(config);
  const equipment = equip(config, { agent: 'anthropic', example: 'claude-opus-5-5', key, priceProvider: 'anthropic' });
  const text = anthropicText(client, equipment);
  return {
    name: 'anthropic',
    model: equipment.model,
    interface: config.interface,
    start: (context) =>
      config.interface === 'text'
        ? new TextEpisode(context, equipment, text)
        : startNative({
            context,
            equipment,
            own: 'px',
            model: (kit, system) => new AnthropicNative(client, equipment, kit, system),
          }),
  };
};

export default create;
