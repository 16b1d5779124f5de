import { readTokens } from '../../cost/tokens';
import type { Reply } from '../../policy/reply';
import { bodyOf, type Fields, isFields, listOf, stringOf } from '../guards';

/** Reads a message of the Messages API. @throws ModelFailure when the body is none */
export function readMessage(response: unknown): Reply & { content: Fields[] } {
  const body = bodyOf(response, 'content');
  const content = listOf(body['content']);
  const usage = body['usage'] ?? undefined;
  const join = (type: string, field: string) =>
    content.flatMap((block) => (block['type'] === type ? [stringOf(block[field]) ?? ''] : [])).join('');
  return {
    content,
    text: join('text', 'text'),
    thought: join('thinking', 'thinking') || undefined,
    servedModel: stringOf(body['model']),
    usage,
    tokens: readTokens('messages', usage),
    trouble: troubleOf(body),
  };
}

function troubleOf(body: Fields): Reply['trouble'] {
  switch (body['stop_reason']) {
    case 'refusal': {
      const details = body['stop_details'];
      const words = isFields(details) ? (stringOf(details['explanation']) ?? stringOf(details['category'])) : undefined;
      return { kind: 'refusal', detail: words ?? 'the model declined' };
    }
    case 'max_tokens':
      return { kind: 'length_cut', detail: 'the answer reached the limit of tokens (max_tokens)' };
    case 'model_context_window_exceeded':
      return { kind: 'context_overflow', detail: 'the conversation fills the context window' };
    default:
      return undefined;
  }
}
