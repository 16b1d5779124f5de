/**
 * Tokens of one answer, in one meaning for all providers: `input` holds all of the prompt, cached and cache-written parts too;
 * `output` holds reasoning too. A number that the provider does not report is undefined, never 0.
 */
export interface Tokens {
  input?: number;
  cachedInput?: number;
  cacheWrite?: number;
  output?: number;
  reasoning?: number;
}

/** The wire protocols of the usage blocks. */
export type Wire = 'responses' | 'chat' | 'messages' | 'gemini';

/** Reads a provider's usage block; undefined when it has none, or one without prompt and answer counts. */
export function readTokens(wire: Wire, usage: unknown): Tokens | undefined {
  const tokens = READERS[wire](new Counts(usage));
  return tokens.input === undefined && tokens.output === undefined ? undefined : tokens;
}

const READERS: Record<Wire, (counts: Counts) => Tokens> = {
  responses: (u) => ({
    input: u.at('input_tokens'),
    cachedInput: u.at('input_tokens_details', 'cached_tokens'),
    cacheWrite: u.at('input_tokens_details', 'cache_write_tokens'),
    output: u.at('output_tokens'),
    reasoning: u.at('output_tokens_details', 'reasoning_tokens'),
  }),
  chat: (u) => ({
    input: u.at('prompt_tokens'),
    cachedInput: u.at('prompt_tokens_details', 'cached_tokens'),
    cacheWrite: u.at('prompt_tokens_details', 'cache_write_tokens'),
    output: u.at('completion_tokens'),
    reasoning: u.at('completion_tokens_details', 'reasoning_tokens'),
  }),
  // Its `input_tokens` counts only what was neither read from nor written to the cache.
  messages: (u) => ({
    input: sum(u.at('input_tokens'), u.at('cache_read_input_tokens'), u.at('cache_creation_input_tokens')),
    cachedInput: u.at('cache_read_input_tokens'),
    cacheWrite: u.at('cache_creation_input_tokens'),
    output: u.at('output_tokens'),
    reasoning: u.at('output_tokens_details', 'thinking_tokens'),
  }),
  // Thoughts are billed as output and are not part of the candidates; results of tools are prompt.
  gemini: (u) => ({
    input: sum(u.at('promptTokenCount'), u.at('toolUsePromptTokenCount')),
    cachedInput: u.at('cachedContentTokenCount'),
    output: sum(u.at('candidatesTokenCount'), u.at('thoughtsTokenCount')),
    reasoning: u.at('thoughtsTokenCount'),
  }),
};

class Counts {
  constructor(private readonly usage: unknown) {}

  /** A count by its path; undefined when it is not a whole number from 0 up. */
  at(...path: string[]): number | undefined {
    let value: unknown = this.usage;
    for (const key of path) value = (value as Record<string, unknown> | null | undefined)?.[key];
    return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
  }
}

/** The sum of a main count and its parts; unknown when the main count is. */
function sum(main: number | undefined, ...parts: (number | undefined)[]): number | undefined {
  return main === undefined ? undefined : parts.reduce<number>((total, part) => total + (part ?? 0), main);
}
