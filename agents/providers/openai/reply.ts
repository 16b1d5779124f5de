import { readTokens } from '../../cost/tokens';
import { kindOfStatus } from '../../policy/classify';
import { ModelFailure } from '../../policy/failure';
import type { Reply } from '../../policy/reply';
import { bodyOf, isFields, listOf, stringOf } from '../guards';

/** Reads a body of the Responses API. @throws ModelFailure when it is none, or reports an error */
export function readResponse(response: unknown): Reply & { output: Record<string, unknown>[] } {
  const body = bodyOf(response, 'output');
  if (isFields(body['error'])) throw failureIn(body['error']);
  const output = listOf(body['output']);
  const contents = output.filter((item) => item['type'] === 'message').flatMap((item) => listOf(item['content']));
  const refusal = contents.map((part) => stringOf(part['refusal'])).find((words) => words !== undefined);
  const usage = body['usage'] ?? undefined;
  return {
    output,
    text: contents.map((part) => (part['type'] === 'output_text' ? (stringOf(part['text']) ?? '') : '')).join(''),
    thought: thoughtOf(output),
    servedModel: stringOf(body['model']),
    usage,
    tokens: readTokens('responses', usage),
    trouble: refusal === undefined ? cutOf(body) : { kind: 'refusal', detail: refusal },
  };
}

/** Summaries of reasoning, where the provider shows them. */
function thoughtOf(output: Record<string, unknown>[]): string | undefined {
  const parts = output.filter((item) => item['type'] === 'reasoning').flatMap((item) => listOf(item['summary']));
  return parts.map((part) => stringOf(part['text']) ?? '').join('\n') || undefined;
}

function cutOf(body: Record<string, unknown>): Reply['trouble'] {
  if (body['status'] !== 'incomplete') return undefined;
  const details = body['incomplete_details'];
  const reason = isFields(details) ? stringOf(details['reason']) : undefined;
  return reason === 'content_filter'
    ? { kind: 'content_filter', detail: 'the provider withheld the answer' }
    : { kind: 'length_cut', detail: `the answer reached the limit of tokens (${reason ?? 'incomplete'})` };
}

/** An error that comes inside an answer of status 200. */
function failureIn(error: Record<string, unknown>): ModelFailure {
  const code = stringOf(error['code']) ?? '';
  const words = `${code} ${stringOf(error['message']) ?? ''}`.trim();
  if (code === 'rate_limit_exceeded') return new ModelFailure('rate_limit', words);
  if (code === 'server_error' || code === '') return new ModelFailure('overloaded', words);
  return new ModelFailure(kindOfStatus(400, words), words);
}
