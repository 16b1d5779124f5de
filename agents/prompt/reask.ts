import type { FailureKind } from '../policy/failure';
import { type Message, textPart, type TextRequest, userMessage } from './messages';

/** What is said when an answer cannot be used, once. */
export function hintFor(kind: FailureKind, detail: string): string {
  switch (kind) {
    case 'empty':
      return 'Your answer was empty. Answer with a short reasoning and your next action.';
    case 'length_cut':
      return 'Your answer was cut off, since it was too long. Answer again, far shorter: one sentence and your next action.';
    default:
      return `Your answer could not be used: ${detail}\nAnswer again.`;
  }
}

/** The request again, with the answer that could not be used and the hint. An empty answer is left out: no provider takes one. */
export function withHint(request: TextRequest, answer: string, hint: string): TextRequest {
  const messages: Message[] = [...request.messages];
  if (answer.trim() !== '') {
    messages.push({ role: 'assistant', parts: [textPart(answer)] }, userMessage(hint));
    return { ...request, messages };
  }
  const last = messages.pop();
  if (last !== undefined) messages.push({ ...last, parts: [...last.parts, textPart(hint)] });
  return { ...request, messages };
}
