import type { Size } from '../../agents/contract';
import type { SentPicture } from './pictures';

export const PROTOCOLS = ['responses', 'chat', 'anthropic', 'gemini'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** A call of a tool in the answer. `native` is the provider's own computer tool; its arguments are in the provider's shape. */
export interface ToolCall {
  name: string;
  args: Record<string, unknown>;
  /**
   * `computer`, `browser`: the provider's tool set; otherwise a function that the request has declared. For OpenAI's `computer` every
   * call of one answer is an action of one batch.
   */
  toolset?: 'computer' | 'browser';
}

/** Token counts of an answer, before each protocol gives them its names. Input includes cached, output includes reasoning. */
export interface Tokens {
  input: number;
  cached: number;
  output: number;
  reasoning: number;
}

/** What the mock answers to one request. */
export type Reply =
  | { kind: 'say'; text: string; thought?: string; tokens?: Tokens | 'missing' }
  | {
      kind: 'call';
      calls: ToolCall[];
      text?: string;
      thought?: string;
      /** Asks for the acknowledgement of a safety check. */
      safety?: string;
      tokens?: Tokens | 'missing';
    }
  | { kind: 'empty' }
  | { kind: 'cut'; text: string }
  /** The model declines. */
  | { kind: 'refusal'; text: string }
  /** A filter of the provider took the answer (or the question) away. */
  | { kind: 'filtered' }
  | { kind: 'overflow' }
  | { kind: 'malformed_call' }
  /** An HTTP error in the provider's own shape; `retryAfter` in seconds. `echoKey` puts the request's key into the words. */
  | { kind: 'status'; status: number; message?: string; retryAfter?: number | string; echoKey?: boolean }
  | { kind: 'html'; status: number }
  /** The connection breaks without an answer. */
  | { kind: 'reset' }
  /** Half a body, then the end of the connection. */
  | { kind: 'truncated' }
  /** Headers at once, the body after `ms`; or never, until the caller goes away. */
  | { kind: 'slow'; ms: number; then: Reply }
  | { kind: 'hang' };

/** A request that keeps every rule, as a script sees it. */
export interface Ask {
  protocol: Protocol;
  model: string;
  /** Number of accepted requests before this one. */
  turn: number;
  /** Names of the tools that may be called: functions by name, provider tools by type. */
  tools: string[];
  /** All pictures, oldest first. */
  pictures: SentPicture[];
  /** All text of the request, for what must or must not be in it. */
  text: string;
  /** Actual body. */
  body: Record<string, unknown>;
}

export type Script = (ask: Ask) => Reply | Promise<Reply>;

export const TOKENS: Tokens = { input: 1200, cached: 200, output: 50, reasoning: 20 };

/** Tokens of a reply; undefined when the protocol's usage block has to be missing. */
export function tokensOf(reply: Reply): Tokens | undefined {
  if (reply.kind !== 'say' && reply.kind !== 'call') return TOKENS;
  return reply.tokens === 'missing' ? undefined : (reply.tokens ?? TOKENS);
}

/** Plays a list of replies, one a request; after its end the last one again. */
export function inTurn(...replies: Reply[]): Script {
  let at = 0;
  return () => replies[Math.min(at++, replies.length - 1)]!;
}

export const sizeText = ({ width, height }: Size): string => `${width}×${height}`;
