import type { CreateAgent } from './contract';
import { equip } from './equipment/equip';
import { compatibleClient } from './providers/compatible/client';
import { startNative } from './native/start';
import { CompatibleNative } from './providers/compatible/native';
import { compatibleText } from './providers/compatible/text';
import { TextEpisode } from './text/episode';

/** Any model behind a server that speaks OpenAI's chat completions: vLLM, Ollama, OpenRouter. */
const create: CreateAgent = (config) => {
  const server = compatibleClient(config, 'compatible');
  const equipment = equip(config, {
    agent: 'compatible',
    example: 'qwen/qwen3-vl-8b-instruct',
    key: server.key,
    priceProvider: server.openRouter ? 'openrouter' : 'compatible',
  });
  const text = compatibleText(server, equipment);
  return {
    name: 'compatible',
    model: equipment.model,
    interface: config.interface,
    start: (context) =>
      config.interface === 'text'
        ? new TextEpisode(context, equipment, text)
        : startNative({
            context,
            equipment,
            generic: true,
            own: 'px',
            model: (kit, system) => new CompatibleNative(server, equipment, kit, system),
          }),
  };
};

export default create;
