import { readTokens } from '../../cost/tokens';
import { ModelFailure } from '../../policy/failure';
import type { Reply } from '../../policy/reply';
import { bodyOf, type Fields, isFields, listOf, stringOf } from '../guards';

/** Reads an answer of generateContent. @throws ModelFailure when it is none */
export function readGemini(response: unknown): Reply & { content?: Fields; parts: Fields[] } {
  const body = bodyOf(response, 'usageMetadata' in Object(response) ? 'usageMetadata' : 'candidates');
  const candidate = listOf(body['candidates'])[0];
  const content = isFields(candidate?.['content']) ? candidate['content'] : undefined;
  const parts = listOf(content?.['parts']);
  const usage = body['usageMetadata'] ?? undefined;
  const join = (thought: boolean) =>
    parts.flatMap((part) => ((part['thought'] === true) === thought ? [stringOf(part['text']) ?? ''] : [])).join('');
  const common = {
    text: join(false),
    thought: join(true) || undefined,
    servedModel: stringOf(body['modelVersion']),
    usage,
    tokens: readTokens('gemini', usage),
    content,
    parts,
  };
  if (candidate !== undefined) return { ...common, trouble: troubleOf(candidate) };
  const feedback = isFields(body['promptFeedback']) ? body['promptFeedback'] : {};
  const blocked = stringOf(feedback['blockReason']);
  if (blocked === undefined) throw new ModelFailure('bad_response', 'the answer has no candidates');
  return { ...common, trouble: { kind: 'content_filter', detail: `the prompt was blocked (${blocked})` } };
}

function troubleOf(candidate: Fields): Reply['trouble'] {
  const reason = stringOf(candidate['finishReason']);
  const words = stringOf(candidate['finishMessage']) ?? reason ?? '';
  switch (reason) {
    case undefined:
    case 'STOP':
    case 'FINISH_REASON_UNSPECIFIED':
      return undefined;
    case 'MAX_TOKENS':
      return { kind: 'length_cut', detail: 'the answer reached the limit of tokens (MAX_TOKENS)' };
    case 'SAFETY':
    case 'PROHIBITED_CONTENT':
    case 'BLOCKLIST':
    case 'SPII':
    case 'IMAGE_SAFETY':
    case 'IMAGE_PROHIBITED_CONTENT':
      return { kind: 'safety_stop', detail: words };
    case 'RECITATION':
    case 'IMAGE_RECITATION':
    case 'LANGUAGE':
      return { kind: 'content_filter', detail: words };
    // MALFORMED_FUNCTION_CALL, UNEXPECTED_TOOL_CALL, TOO_MANY_TOOL_CALLS, OTHER and what is yet to come.
    default:
      return { kind: 'invalid', detail: words };
  }
}
