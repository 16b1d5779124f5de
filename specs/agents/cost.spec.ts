import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readOwnPrices } from '../../agents/cost/own-prices';
import { priceOf } from '../../agents/cost/price';
import { readTokens, type Wire } from '../../agents/cost/tokens';

const NONE = new Map();

/** A usage block of each provider and its dollars by hand. */
const BLOCKS: { wire: Wire; provider: string; model: string; usage: object; dollars: number }[] = [
  {
    wire: 'responses',
    provider: 'openai',
    model: 'gpt-5.5',
    // 800 fresh at 5, 200 cached at 0.5, 100 out at 30.
    usage: { input_tokens: 1000, input_tokens_details: { cached_tokens: 200 }, output_tokens: 100 },
    dollars: (800 * 5 + 200 * 0.5 + 100 * 30) / 1e6,
  },
  {
    wire: 'chat',
    provider: 'openrouter',
    model: 'qwen/qwen3-vl-235b-a22b-instruct',
    usage: { prompt_tokens: 1000, completion_tokens: 100 },
    dollars: (1000 * 0.2 + 100 * 0.88) / 1e6,
  },
  {
    wire: 'messages',
    provider: 'anthropic',
    model: 'claude-opus-5-5',
    // 500 fresh at 4, 300 read at 0.2, 200 written at 5, 100 out at 20.
    usage: {
      input_tokens: 500,
      cache_read_input_tokens: 300,
      cache_creation_input_tokens: 200,
      output_tokens: 100,
      output_tokens_details: { thinking_tokens: 40 },
    },
    dollars: (500 * 4 + 300 * 0.2 + 200 * 5 + 100 * 20) / 1e6,
  },
  {
    wire: 'gemini',
    provider: 'google',
    model: 'gemini-3.5-flash',
    // 900 fresh at 1.5, 100 cached at 0.15, 50 + 30 thought out at 9.
    usage: { promptTokenCount: 1000, cachedContentTokenCount: 100, candidatesTokenCount: 50, thoughtsTokenCount: 30 },
    dollars: (900 * 1.5 + 100 * 0.15 + 80 * 9) / 1e6,
  },
];
for (const { wire, provider, model, usage, dollars } of BLOCKS) {
  test(`${wire}: dollars of a usage block as by hand`, () => {
    const tokens = readTokens(wire, usage);
    expect(tokens?.input).toBe(1000);
    const price = priceOf(tokens, { provider, model }, NONE);
    expect(price?.model).toBe(model);
    expect(price?.cost).toBeCloseTo(dollars, 9);
  });
}

test('no usage, no tokens, no price: unknown, never zero', () => {
  for (const wire of ['responses', 'chat', 'messages', 'gemini'] as const) {
    for (const usage of [undefined, null, {}, 'x', { input_tokens: -1, prompt_tokens: '5' }]) {
      expect(readTokens(wire, usage), `${wire} ${JSON.stringify(usage)}`).toBeUndefined();
    }
  }
  const id = { provider: 'openai', model: 'gpt-5.5' };
  expect(priceOf(undefined, id, NONE)).toBeUndefined();
  expect(priceOf({ input: 5 }, id, NONE)).toBeUndefined();
  expect(priceOf({ input: 5, cachedInput: 9, output: 1 }, id, NONE)).toBeUndefined();
  expect(priceOf({ input: 5, output: 5 }, { provider: 'compatible', model: 'gpt-5.5' }, NONE)).toBeUndefined();
  // A call that used nothing costs nothing: that is known.
  expect(priceOf({ input: 0, output: 0 }, id, NONE)?.cost).toBe(0);
});

test('a new model is never priced as an older one that begins alike', () => {
  for (const model of ['claude-sonnet-5-5', 'claude-haiku-5-5', 'gpt-6.2-astra', 'gpt-5.5-new']) {
    const provider = model.startsWith('gpt') ? 'openai' : 'anthropic';
    expect(priceOf({ input: 10, output: 10 }, { provider, model }, NONE), model).toBeUndefined();
  }
});

test('prices of long contexts hold for each call by itself', () => {
  const id = { provider: 'openai', model: 'gpt-5.4' };
  const short = priceOf({ input: 100_000, output: 0 }, id, NONE)!.cost;
  const long = priceOf({ input: 300_000, output: 0 }, id, NONE)!.cost;
  expect(short * 3).toBeLessThan(long);
});

test('own prices win; a bad file is told by line and field', () => {
  const entry = '- id: openai/gpt-5.5\n  input: 1\n  cached: 0.5\n  output: 2\n  source: x\n  date: 2026-11-30\n';
  const own = readOwnPrices('p.yaml', entry);
  const price = priceOf({ input: 100, cachedInput: 40, output: 10 }, { provider: 'openai', model: 'gpt-5.5' }, own);
  expect(price?.cost).toBeCloseTo((60 * 1 + 40 * 0.5 + 10 * 2) / 1e6, 12);
  expect(() => readOwnPrices('p.yaml', entry.replace('input: 1', 'input: -1'))).toThrow(
    'p.yaml:2:10  openai/gpt-5.5  input: expected at least 0, found -1',
  );
  const file = path.join(import.meta.dirname, '../../agents/prices.yaml');
  expect(readOwnPrices('agents/prices.yaml', fs.readFileSync(file, 'utf8'))).toBeInstanceOf(Map);
});
