import type { CreateAgent } from './contract';
import { equip } from './equipment/equip';
import { compatibleClient } from './providers/compatible/client';
import { compatibleText } from './providers/compatible/text';
import { TarsEpisode } from './text/tars';

/** UI-TARS in its own format, behind a server that speaks chat completions; it plays `ui_tars_native` only. */
const create: CreateAgent = (config) => {
  const server = compatibleClient(config, 'ui_tars');
  const equipment = equip(config, {
    agent: 'ui_tars',
    example: 'ui-tars-1.5-7b',
    key: server.key,
    priceProvider: server.openRouter ? 'openrouter' : 'compatible',
  });
  const text = compatibleText(server, equipment);
  return {
    name: 'ui_tars',
    model: equipment.model,
    interface: 'native',
    start(context) {
      if (context.mode.name !== 'ui_tars_native') {
        throw new Error(
          `CB_AGENT=ui_tars plays ui_tars_native only, not ${context.mode.name}: run --project=ui_tars_native, or CB_AGENT=compatible for other modes`,
        );
      }
      return new TarsEpisode(context, equipment, text);
    },
  };
};

export default create;
