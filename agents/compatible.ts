import type { CreateAgent } from './contract';
import { equip } from './equipment/equip';
import { compatibleClient } from './providers/compatible/client';
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
    start: (context) => new TextEpisode(context, equipment, text),
  };
};

export default create;
