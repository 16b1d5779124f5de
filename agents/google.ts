import type { CreateAgent } from './contract';
import { equip } from './equipment/equip';
import { googleClient } from './providers/google/client';
import { startNative } from './native/start';
import { GoogleNative } from './providers/google/native';
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
    start: (context) =>
      config.interface === 'text'
        ? new TextEpisode(context, equipment, text)
        : startNative({
            context,
            equipment,
            own: '1000',
            model: (kit, system) => new GoogleNative(google, equipment, kit, system),
          }),
  };
};

export default create;
