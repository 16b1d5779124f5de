import type { CreateAgent } from './contract';
import { equip } from './equipment/equip';
import { googleClient } from './providers/google/client';
import { googleText } from './providers/google/text';
import { TextEpisode } from './text/episode';

/** Google's Gemini models over generateContent. */
const create: CreateAgent = (config) => {
  const google = googleClient(config);
  const equipment = equip(config, {
    agent: 'google',
    example: 'gemini-3.5-flash',
    key: google.key,
    priceProvider: 'google',
  });
  const text = googleText(google, equipment);
  return {
    name: 'google',
    model: equipment.model,
    interface: config.interface,
    start: (context) => new TextEpisode(context, equipment, text),
  };
};

export default create;
