import type { CreateAgent } from './contract';
import { equip } from './equipment/equip';
import { openaiClient } from './providers/openai/client';
import { startNative } from './native/start';
import { OpenaiNative } from './providers/openai/native';
import { openaiText } from './providers/openai/text';
import { TextEpisode } from './text/episode';

/** OpenAI's models over the Responses API. */
const create: CreateAgent = (config) => {
  const { client, key } = openaiClient(config);
  const equipment = equip(config, { agent: 'openai', example: 'gpt-5.5', key, priceProvider: 'openai' });
  const text = openaiText(client, equipment);
  return {
    name: 'openai',
    model: equipment.model,
    interface: config.interface,
    start: (context) =>
      config.interface === 'text'
        ? new TextEpisode(context, equipment, text)
        : startNative({
            context,
            equipment,
            own: 'px',
            model: (kit, system) => new OpenaiNative(client, equipment, kit, system),
          }),
  };
};

export default create;
