import type { CreateAgent } from './contract';
import { agentOfProvider } from './equipment/two-interfaces';
import { compatibleClient } from './providers/compatible/client';
import { CompatibleNative } from './providers/compatible/native';
import { compatibleText } from './providers/compatible/text';

/** Any model behind a server that speaks OpenAI's chat completions: vLLM, Ollama, OpenRouter. */
const create: CreateAgent = (config) => {
  const server = compatibleClient(config, 'compatible');
  return agentOfProvider(config, {
    agent: 'compatible',
    example: 'qwen/qwen3-vl-8b-instruct',
    key: server.key,
    priceProvider: server.openRouter ? 'openrouter' : 'compatible',
    text: (equipment) => compatibleText(server, equipment),
    native: { own: 'px', generic: true },
    model: (equipment, kit, system) => new CompatibleNative(server, equipment, kit, system),
  });
};

export default create;
