import type { Tokens } from '../cost/tokens';
import type { FailureKind } from './failure';

/** One answer of a model, whatever the provider. */
export interface Reply {
  /** Its words, without reasoning. */
  text: string;
  /** Reasoning that the provider shows apart from the words. */
  thought?: string;
  /** The model name as returned. */
  servedModel?: string;
  /** The usage block, untouched; undefined when the answer has none. */
  usage?: unknown;
  tokens?: Tokens;
  /** USD that the provider itself says it charged (OpenRouter). */
  charged?: number;
  /** Why the answer is none, or not a whole one. */
  trouble?: { kind: FailureKind; detail: string };
}
