import type { DecisionTimes, Usage } from '../contract';
import type { Price } from '../cost/price';
import type { Tokens } from '../cost/tokens';
import { attempt, type Surroundings } from './attempt';
import { ModelFailure } from './failure';
import type { Outage } from './outage';
import type { Reply } from './reply';

export interface AskingParts extends Surroundings {
  outage: Outage;
  /** Takes keys out of a provider's words. */
  redact(text: string): string;
  price(tokens: Tokens | undefined): Price | undefined;
}

/** All requests of one decision: sends them by the policy and adds up what they take. */
export class Asking {
  private readonly times: DecisionTimes = { model: 0, waiting: 0 };
  private retries = 0;
  private calls = 0;
  private unpriced = 0;
  private cost: number | undefined;
  private pricedAs: string | undefined;
  private tokens: Tokens = {};
  private readonly raw: unknown[] = [];
  private servedModel: string | undefined;

  constructor(private readonly parts: AskingParts) {}

  /**
   * Asks once, with retries.
   * @throws ModelFailure when there is no answer; the signal's reason when the episode ends
   */
  async ask<R extends Reply>(send: (signal: AbortSignal) => Promise<R>): Promise<R> {
    const { parts } = this;
    // A dead API is asked once an episode: waiting through all retries in each would take a run hours.
    const policy = parts.outage.isLasting() ? { ...parts.policy, retries: 0 } : parts.policy;
    const result = await attempt(send, { ...parts, policy });
    this.times.model += result.model;
    this.times.waiting += result.waiting;
    this.retries += result.retries;
    this.calls += result.unpriced;
    this.unpriced += result.unpriced;
    if (!result.ok) {
      const { failure } = result;
      const words = failure.rule.retry && result.retries > 0 ? ` (after ${result.retries} retries)` : '';
      const told = new ModelFailure(failure.kind, parts.redact(`${failure.message}${words}`), failure);
      if (failure.rule.outcome === 'infra_error') parts.outage.note(told);
      throw told;
    }
    parts.outage.over();
    this.add(result.value);
    return result.value;
  }

  private add(reply: Reply): void {
    this.calls++;
    this.servedModel ??= reply.servedModel;
    this.raw.push(reply.usage ?? null);
    this.tokens = addTokens(this.tokens, reply.tokens);
    const price =
      reply.charged === undefined ? this.parts.price(reply.tokens) : { cost: reply.charged, model: undefined };
    if (price === undefined) this.unpriced++;
    else {
      this.cost = (this.cost ?? 0) + price.cost;
      this.pricedAs ??= price.model;
    }
  }

  /** What the decision has to carry. */
  bill(): { usage: Usage; times: DecisionTimes; retries: number; servedModel?: string } {
    const { input, cachedInput, cacheWrite, output, reasoning } = this.tokens;
    return {
      usage: {
        inputTokens: input,
        cachedInputTokens: cachedInput,
        cacheWriteTokens: cacheWrite,
        outputTokens: output,
        reasoningTokens: reasoning,
        cost: this.cost,
        calls: this.calls,
        unpriced: this.unpriced,
        pricedAs: this.pricedAs,
        raw: this.raw,
      },
      times: { ...this.times },
      retries: this.retries,
      servedModel: this.servedModel,
    };
  }
}

function addTokens(a: Tokens, b: Tokens = {}): Tokens {
  const sum = (x?: number, y?: number) => (x === undefined ? y : x + (y ?? 0));
  return {
    input: sum(a.input, b.input),
    cachedInput: sum(a.cachedInput, b.cachedInput),
    cacheWrite: sum(a.cacheWrite, b.cacheWrite),
    output: sum(a.output, b.output),
    reasoning: sum(a.reasoning, b.reasoning),
  };
}
