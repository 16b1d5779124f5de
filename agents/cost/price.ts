import { calcPrice } from '@pydantic/genai-prices';
import type { OwnPrice } from './own-prices';
import type { Tokens } from './tokens';

/** What a price is looked up by. */
export interface PriceId {
  /** Provider as `@pydantic/genai-prices` calls it: `openai`, `anthropic`, `google`, `openrouter`. */
  provider: string;
  model: string;
}

/** USD of one call and the model whose price it is. */
export interface Price {
  cost: number;
  model: string;
}

const MILLION = 1_000_000;

/**
 * The price of one call; undefined where tokens or price are unknown. Long contexts cost more *per request*, so this is asked for each
 * call, never for a sum. Only exact ids count: the package matches prefixes and would give a new model the price of an older one.
 * @param own prices that win over the package's, by `provider/model`
 */
export function priceOf(
  tokens: Tokens | undefined,
  id: PriceId,
  own: ReadonlyMap<string, OwnPrice>,
): Price | undefined {
  const input = tokens?.input;
  const output = tokens?.output;
  if (tokens === undefined || input === undefined || output === undefined) return undefined;
  const cached = tokens.cachedInput ?? 0;
  const written = tokens.cacheWrite ?? 0;
  if (cached + written > input) return undefined;
  const mine = own.get(`${id.provider}/${id.model}`);
  if (mine !== undefined) {
    const plain = input - cached - written;
    const cost =
      plain * mine.input +
      cached * (mine.cached ?? mine.input) +
      written * (mine.cache_write ?? mine.input) +
      output * mine.output;
    return { cost: cost / MILLION, model: id.model };
  }
  const usage = {
    input_tokens: input,
    output_tokens: output,
    ...(cached > 0 && { cache_read_tokens: cached }),
    ...(written > 0 && { cache_write_tokens: written }),
  };
  try {
    const price = calcPrice(usage, id.model, { providerId: id.provider });
    return price === null || price.model.id !== id.model
      ? undefined
      : { cost: price.total_price, model: price.model.id };
  } catch {
    // The package throws where it knows a model but not the price of a part of its usage.
    return undefined;
  }
}
