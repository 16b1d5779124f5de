import { z } from 'zod';
import { readList } from '../profiles/list';

const usd = z.number().min(0);

/** One entry of `agents/prices.yaml`; USD per million tokens. */
const ownPrice = z.strictObject({
  /** `provider/model`, the model exactly as it is asked for. */
  id: z.string().regex(/^[\w-]+\/.+/),
  input: usd,
  /** Input read from a cache; default: as `input`. */
  cached: usd.optional(),
  /** Input written to a cache; default: as `input`. */
  cache_write: usd.optional(),
  output: usd,
  /** Where the price is published. */
  source: z.string().min(1),
  /** When it was read there. */
  date: z.iso.date(),
});
export type OwnPrice = z.infer<typeof ownPrice>;

/**
 * Reads prices that win over the package's, by `provider/model`.
 * @throws Error naming file, line, field, what was expected and what was found
 */
export function readOwnPrices(file: string, text: string): ReadonlyMap<string, OwnPrice> {
  return new Map(readList(file, text, ownPrice).map((price) => [price.id, price]));
}
