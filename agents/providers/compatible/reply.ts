import { readTokens } from '../../cost/tokens';
import { kindOfStatus } from '../../policy/classify';
import { ModelFailure } from '../../policy/failure';
import type { Reply } from '../../policy/reply';
import { bodyOf, type Fields, isFields, listOf, numberOf, stringOf } from '../guards';

/** Reads a body of chat completions. @throws ModelFailure when it is none, or reports an error */
export function readChat(response: unknown, openRouter: boolean): Reply & { message: Fields } {
  // Gateways report errors of the servers behind them with status 200.
  if (isFields(response) && isFields(response['error'])) throw failureIn(response['error']);
  const body = bodyOf(response, 'choices');
  const choice = listOf(body['choices'])[0];
  if (choice === undefined) throw new ModelFailure('bad_response', 'the answer has no choices');
  if (isFields(choice['error'])) throw failureIn(choice['error']);
  const message = isFields(choice['message']) ? choice['message'] : {};
  const usage = body['usage'] ?? undefined;
  const refusal = stringOf(message['refusal']);
  return {
    message,
    text: textOf(message['content']),
    // vLLM and OpenRouter give reasoning apart, by two names.
    thought: stringOf(message['reasoning_content']) || stringOf(message['reasoning']) || undefined,
    servedModel: stringOf(body['model']),
    usage,
    tokens: readTokens('chat', usage),
    ...(openRouter && isFields(usage) && { charged: numberOf(usage['cost']) }),
    trouble: refusal ? { kind: 'refusal', detail: refusal } : cutOf(choice['finish_reason']),
  };
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return listOf(content)
    .map((part) => stringOf(part['text']) ?? '')
    .join('');
}

function cutOf(reason: unknown): Reply['trouble'] {
  switch (reason) {
    case 'length':
      return { kind: 'length_cut', detail: 'the answer reached the limit of tokens (length)' };
    case 'content_filter':
      return { kind: 'content_filter', detail: 'the provider withheld the answer' };
    default:
      return undefined;
  }
}

function failureIn(error: Fields): ModelFailure {
  const words = stringOf(error['message']) ?? JSON.stringify(error).slice(0, 500);
  const status = numberOf(error['code']) ?? numberOf(error['status']) ?? 500;
  return new ModelFailure(kindOfStatus(status, words), `${status} ${words}`, { status });
}
