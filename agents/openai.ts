import type { CreateAgent } from './contract';
import { agentOfProvider } from './equipment/two-interfaces';
import { openaiClient } from './providers/openai/client';
import { OpenaiNative } from './providers/openai/native';
import { openaiText } from './providers/openai/text';

/** OpenAI's models over the Responses API. */
const create: CreateAgent = (config) => {
  const { client, key } = openaiClient(config);
  return agentOfProvider(config, {
    agent: 'openai',
    example: 'gpt-5.5',
    key,
    priceProvider: 'openai',
    text: (equipment) => openaiText(client, equipment),
    native: { own: 'px' },
    model: (equipment, kit, system) => new OpenaiNative(client, equipment, kit, system),
  });
};

export default create;
