import type { EpisodeRecord } from '../../traces/record';

/** Tokens and dollars of all attempts, the discarded ones included: they were paid for too. */
export interface UsageTotal {
  inputTokens: number;
  cachedInputTokens: number;
  outputTokens: number;
  /** USD; null when no attempt has a price. With `unknownCalls` above 0 it is a lower bound. */
  cost: number | null;
  /** Model calls without usage or price. */
  unknownCalls: number;
  /** USD of attempts that do not count (infra errors, replaced attempts); part of `cost`. */
  wasted: number | null;
  /** Model, waiting, acting and total ms of all attempts. */
  ms: { wall: number; model: number; waiting: number; act: number };
}

/** Adds up attempts; `counting` are the records that enter the tables. */
export function usageOf(attempts: readonly EpisodeRecord[], counting: ReadonlySet<EpisodeRecord>): UsageTotal {
  const sum = (of: (r: EpisodeRecord) => number | undefined): number => attempts.reduce((s, r) => s + (of(r) ?? 0), 0);
  const dollars = (records: readonly EpisodeRecord[]): number | null => {
    const priced = records.flatMap((r) => r.usage?.cost ?? []);
    return priced.length === 0 ? null : priced.reduce((s, c) => s + c, 0);
  };
  const discarded = attempts.filter((r) => !counting.has(r));
  const cost = dollars(attempts);
  return {
    inputTokens: sum((r) => r.usage?.inputTokens),
    cachedInputTokens: sum((r) => r.usage?.cachedInputTokens),
    outputTokens: sum((r) => r.usage?.outputTokens),
    cost,
    unknownCalls: sum((r) => r.usage?.unknown),
    wasted: cost !== null && discarded.length === 0 ? 0 : dollars(discarded),
    ms: {
      wall: sum((r) => r.times.wall),
      model: sum((r) => r.times.model),
      waiting: sum((r) => r.times.waiting),
      act: sum((r) => r.times.act),
    },
  };
}

/** `$1.20`, `≥ $1.20, 3 calls unknown`, or `n/a`. */
export function costText(usage: Pick<UsageTotal, 'cost' | 'unknownCalls'>): string {
  const calls = `${usage.unknownCalls} call${usage.unknownCalls === 1 ? '' : 's'} unknown`;
  if (usage.cost === null) return usage.unknownCalls > 0 ? `n/a, ${calls}` : 'n/a';
  const dollars = `$${usage.cost.toFixed(2)}`;
  return usage.unknownCalls > 0 ? `≥ ${dollars}, ${calls}` : dollars;
}
