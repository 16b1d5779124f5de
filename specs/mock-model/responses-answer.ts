import { type Conversation, newId } from './protocol';
import { tokensOf, type Ask, type Reply } from './reply';

/** The body of an answer. */
export function writeResponses(reply: Reply, ask: Ask, conversation: Conversation): Record<string, unknown> {
  const tokens = tokensOf(reply);
  const output = itemsOf(reply);
  const id = newId('resp');
  for (const [at, entry] of output.entries()) {
    const before = output[at - 1];
    const previous = before?.['type'] === 'reasoning' ? String(before['id']) : undefined;
    conversation.issue(entry, previous);
  }
  if (conversation.stores) conversation.stored.set(id, [...conversation.pending, ...output]);
  const incomplete =
    reply.kind === 'cut' ? 'max_output_tokens' : reply.kind === 'filtered' ? 'content_filter' : undefined;
  return {
    id,
    object: 'response',
    created_at: 1_700_000_000,
    model: `${ask.model}-served`,
    status: incomplete === undefined ? 'completed' : 'incomplete',
    incomplete_details: incomplete === undefined ? null : { reason: incomplete },
    error: null,
    output,
    parallel_tool_calls: true,
    ...(tokens && {
      usage: {
        input_tokens: tokens.input,
        input_tokens_details: { cached_tokens: tokens.cached, cache_write_tokens: 0 },
        output_tokens: tokens.output,
        output_tokens_details: { reasoning_tokens: tokens.reasoning },
        total_tokens: tokens.input + tokens.output,
      },
    }),
  };
}

function itemsOf(reply: Reply): Record<string, unknown>[] {
  const said = (content: Record<string, unknown>): Record<string, unknown> => ({
    type: 'message',
    id: newId('msg'),
    role: 'assistant',
    status: 'completed',
    content: [content],
  });
  const text = (t: string) => said({ type: 'output_text', text: t, annotations: [] });
  switch (reply.kind) {
    case 'say':
      return [...thinking(reply.thought), text(reply.text)];
    case 'cut':
      return reply.text === '' ? thinking('so many words') : [text(reply.text)];
    case 'refusal':
      return [said({ type: 'refusal', refusal: reply.text })];
    case 'call': {
      const checks =
        reply.safety === undefined ? [] : [{ id: newId('sc'), code: 'malicious_instructions', message: reply.safety }];
      const native = reply.calls.filter((call) => call.toolset === 'computer');
      const functions = reply.calls.filter((call) => call.toolset === undefined);
      return [
        ...thinking(reply.thought ?? 'considering'),
        ...(native.length === 0
          ? []
          : [
              {
                type: 'computer_call',
                id: newId('cu'),
                call_id: newId('call'),
                status: 'completed',
                pending_safety_checks: checks,
                actions: native.map(({ name, args }) => ({ type: name, ...args })),
              },
            ]),
        ...functions.map(({ name, args }) => ({
          type: 'function_call',
          id: newId('fc'),
          call_id: newId('call'),
          status: 'completed',
          name,
          arguments: JSON.stringify(args),
        })),
      ];
    }
    case 'malformed_call':
      return [
        {
          type: 'function_call',
          id: newId('fc'),
          call_id: newId('call'),
          status: 'completed',
          name: 'click',
          arguments: '{"x": ',
        },
      ];
    default:
      return [];
  }
}

function thinking(text: string | undefined): Record<string, unknown>[] {
  if (text === undefined) return [];
  return [
    { type: 'reasoning', id: newId('rs'), summary: [{ type: 'summary_text', text }], encrypted_content: 'c2VjcmV0' },
  ];
}
