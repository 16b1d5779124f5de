import type { CreateAgent } from './contract';
import { agentOfProvider } from './equipment/two-interfaces';
import { googleClient } from './providers/google/client';
import { GoogleNative } from './providers/google/native';
import { googleText } from './providers/google/text';

/** Google's Gemini models over generateContent. */
const create: CreateAgent = (config) => {
  const google = googleClient(config);
  return agentOfProvider(config, {
    agent: 'google',
    example: 'gemini-3.5-flash',
    key: google.key,
    priceProvider: 'google',
    text: (equipment) => googleText(google, equipment),
    native: { own: '1000' },
    model: (equipment, kit, system) => new GoogleNative(google, equipment, kit, system),
  });
};

export default create;
