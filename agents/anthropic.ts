import type { CreateAgent } from './contract';
import { agentOfProvider } from './equipment/two-interfaces';
import { anthropicClient } from './providers/anthropic/client';
import { AnthropicNative } from './providers/anthropic/native';
import { anthropicText } from './providers/anthropic/text';

/** Anthropic's models over the Messages API. */
const create: CreateAgent = (config) => {
  const { client, key } = anthropicClient(config);
  return agentOfProvider(config, {
    agent: 'anthropic',
    example: 'claude-opus-5-5',
    key,
    priceProvider: 'anthropic',
    text: (equipment) => anthropicText(client, equipment),
    native: { own: 'px' },
    model: (equipment, kit, system) => new AnthropicNative(client, equipment, kit, system),
  });
};

export default create;
