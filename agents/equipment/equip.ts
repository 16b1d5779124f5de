import fs from 'node:fs';
import type { AgentConfig, Coords, EpisodeContext, ModeDescription } from '../contract';
import { readOwnPrices } from '../cost/own-prices';
import { type PriceId, priceOf } from '../cost/price';
import { Asking } from '../policy/asking';
import { RETRY_POLICY } from '../policy/attempt';
import { realClock } from '../policy/clock';
import { Outage } from '../policy/outage';
import { chooseProfile, ownProfiles } from '../profiles/choose';
import type { Profile } from '../profiles/schema';
import { withoutKey } from './keys';

/** What an agent that asks a model has, whatever its provider. */
export interface Equipment {
  model: string;
  profile: Profile;
  /** The space of the model's points in a mode. @throws Error when it has to be said and is not */
  coordsIn(mode: ModeDescription): Coords;
  /** The requests of one decision. */
  asking(context: EpisodeContext): Asking;
}

export interface EquipmentNeeds {
  agent: string;
  /** A model that may stand in an error as an example. */
  example: string;
  key?: string;
  /** Whose prices count. */
  priceProvider: string;
}

/** @throws Error when no model is named, or a data file is wrong */
export function equip(config: AgentConfig, needs: EquipmentNeeds): Equipment {
  const { model } = config;
  if (model === undefined) {
    throw new Error(`CB_AGENT=${needs.agent} needs a model: set CB_MODEL, for example CB_MODEL=${needs.example}`);
  }
  const { profile, warning } = chooseProfile(model, ownProfiles());
  // Once, by the set-up before all tests; workers come and go.
  if (warning !== undefined && config.env['TEST_WORKER_INDEX'] === undefined) console.warn(warning);
  const prices = readOwnPrices(
    'agents/prices.yaml',
    fs.readFileSync(new URL('../prices.yaml', import.meta.url), 'utf8'),
  );
  const outage = new Outage(config.runDir);
  const priced = priceIdOf(profile, model, needs.priceProvider);
  return {
    model,
    profile,
    coordsIn: (mode) => coordsIn(mode, config.coords ?? profile.coords, model),
    asking: (context) =>
      new Asking({
        policy: { ...RETRY_POLICY, ...(config.requestLimit && { request: config.requestLimit }), ...config.policy },
        clock: realClock,
        random: Math.random,
        signal: context.signal,
        waiting: context.waiting?.bind(context),
        outage,
        redact: (text) => withoutKey(text, needs.key),
        price: (tokens) => (priced === undefined ? undefined : priceOf(tokens, priced, prices)),
      }),
  };
}

/** Under what a model's price is looked up; undefined when no price is to be taken. */
export function priceIdOf(profile: Profile, model: string, provider: string): PriceId | undefined {
  // A price named for another provider's table would be a guess.
  const named = provider === 'openrouter' || provider === 'compatible' ? undefined : profile.price;
  if (named === 'unknown') return { provider, model };
  return { provider, model: named ?? (isDatedName(model, profile.id) ? profile.id : model) };
}

/** `gpt-5.4-2026-03-05` costs what `gpt-5.4` costs. */
function isDatedName(model: string, id: string): boolean {
  return model.startsWith(`${id}-`) && /^(\d{4}-\d{2}-\d{2}|20\d{6})$/.test(model.slice(id.length + 1));
}

function coordsIn(mode: ModeDescription, known: Coords | undefined, model: string): Coords {
  switch (mode.name) {
    case 'ax_tree':
    case 'som':
    case 'browser_use':
    // The numbers painted on the picture are the space, whatever the model is used to.
    case 'pixel_grid':
      return 'px';
    case 'pixel':
    case 'ui_tars_native':
      if (known !== undefined) return known;
      throw new Error(
        `It is not known in which space ${model} gives its points: set CB_COORDS=px (px of the picture) or CB_COORDS=1000 (a grid from 0 to 1000), or add it to agents/profiles.yaml`,
      );
  }
}
