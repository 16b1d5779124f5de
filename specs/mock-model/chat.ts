import { z } from 'zod';
import { readDataUrl, requireText, type SentPicture } from './pictures';
import { Refusal, insist } from './refusal';
import { tokensOf, type Ask, type Reply } from './reply';
import { check, newId } from './protocol';
import { isReasoningModel } from './responses';

/** OpenAI chat completions, as OpenAI and the servers that call themselves compatible speak it: `POST /v1/chat/completions`. */

const text = z.strictObject({ type: z.literal('text'), text: z.string() });
const image = z.strictObject({
  type: z.literal('image_url'),
  image_url: z.strictObject({ url: z.string(), detail: z.enum(['low', 'high', 'auto', 'original']).optional() }),
});
const toolCall = z.strictObject({
  id: z.string(),
  type: z.literal('function'),
  function: z.strictObject({ name: z.string(), arguments: z.string() }),
});
const message = z.discriminatedUnion('role', [
  z.strictObject({ role: z.enum(['system', 'developer']), content: z.union([z.string(), z.array(text)]) }),
  z.strictObject({ role: z.literal('user'), content: z.union([z.string(), z.array(z.union([text, image])).min(1)]) }),
  z.strictObject({
    role: z.literal('assistant'),
    content: z.union([z.string(), z.array(text)]).nullish(),
    tool_calls: z.array(toolCall).min(1).optional(),
    refusal: z.string().nullish(),
    reasoning_content: z.string().nullish(),
    annotations: z.array(z.unknown()).optional(),
  }),
  z.strictObject({ role: z.literal('tool'), tool_call_id: z.string(), content: z.union([z.string(), z.array(text)]) }),
]);
type Message = z.infer<typeof message>;

const request = z.strictObject({
  model: z.string().min(1),
  messages: z.array(message).min(1),
  max_tokens: z.int().min(1).optional(),
  max_completion_tokens: z.int().min(1).optional(),
  temperature: z.number().min(0).max(2).optional(),
  top_p: z.number().min(0).max(1).optional(),
  presence_penalty: z.number().optional(),
  reasoning_effort: z.string().optional(),
  seed: z.int().optional(),
  stop: z.union([z.string(), z.array(z.string())]).optional(),
  stream: z.literal(false).optional(),
  n: z.literal(1).optional(),
  verbosity: z.string().optional(),
  tools: z
    .array(
      z.strictObject({
        type: z.literal('function'),
        function: z.strictObject({
          name: z.string().regex(/^[\w-]{1,64}$/),
          description: z.string().optional(),
          parameters: z.record(z.string(), z.unknown()).optional(),
          strict: z.boolean().optional(),
        }),
      }),
    )
    .optional(),
  tool_choice: z.unknown().optional(),
  parallel_tool_calls: z.boolean().optional(),
  response_format: z.looseObject({ type: z.string() }).optional(),
  user: z.string().optional(),
  prompt_cache_key: z.string().optional(),
  service_tier: z.string().optional(),
  store: z.boolean().optional(),
  // Extensions of open servers.
  top_k: z.int().optional(),
  usage: z.strictObject({ include: z.boolean() }).optional(),
  provider: z.looseObject({}).optional(),
  chat_template_kwargs: z.looseObject({}).optional(),
  mm_processor_kwargs: z.looseObject({}).optional(),
});

/** Parameters that only OpenAI's own models know, or only other servers'. */
const ONLY_OPENAI = [
  'max_completion_tokens',
  'reasoning_effort',
  'verbosity',
  'prompt_cache_key',
  'store',
  'service_tier',
] as const;
const NOT_REASONING = ['temperature', 'top_p', 'presence_penalty', 'max_tokens', 'stop'] as const;
const ONLY_OTHERS = ['top_k', 'usage', 'provider', 'chat_template_kwargs', 'mm_processor_kwargs'] as const;

/** Sides that UI-TARS's picture processor leaves as they are; any other size shifts every click. */
const TARS_FACTOR = 28;

/** @throws Refusal for anything the API would not take */
export function readChat(body: unknown): Omit<Ask, 'turn' | 'body'> {
  const r = check(request, body);
  const isOpenAi = /^(gpt-|o\d|chatgpt)/.test(r.model);
  const forbidden: readonly (keyof typeof r)[] = [
    ...(isReasoningModel(r.model) ? NOT_REASONING : []),
    ...(isOpenAi ? ONLY_OTHERS : ONLY_OPENAI),
  ];
  for (const name of forbidden) {
    const hint = name === 'max_tokens' ? " Use 'max_completion_tokens' instead." : '';
    insist(r[name] === undefined, `Unsupported parameter: '${name}' is not supported with this model.${hint}`);
  }
  insist(isOpenAi || r.max_tokens !== undefined, `max_tokens is missing: this server would stop after 16 tokens.`);
  const pictures: SentPicture[] = [];
  const texts: string[] = [];
  const open = new Set<string>();
  for (const [at, m] of r.messages.entries()) readMessage(m, `messages[${at}]`, { pictures, texts, open });
  noneOpen(open);
  const last = r.messages.at(-1)!;
  insist(last.role !== 'assistant', 'The last message must not be of the assistant: there is nothing to answer.');
  if (/ui-?tars/i.test(r.model)) {
    for (const { width, height } of pictures) {
      insist(
        width % TARS_FACTOR === 0 && height % TARS_FACTOR === 0,
        `The image is ${width}x${height}: the processor of ${r.model} would resize it, its sides are no multiples of ${TARS_FACTOR}.`,
      );
    }
  }
  return {
    protocol: 'chat',
    model: r.model,
    tools: (r.tools ?? []).map((t) => t.function.name),
    pictures,
    text: texts.join('\n'),
  };
}

function readMessage(
  m: Message,
  where: string,
  seen: { pictures: SentPicture[]; texts: string[]; open: Set<string> },
): void {
  const { pictures, texts, open } = seen;
  if (m.role === 'tool') {
    if (!open.delete(m.tool_call_id)) {
      throw new Refusal(
        `${where}: messages with role 'tool' must be a response to a preceding message with 'tool_calls'.`,
      );
    }
  } else noneOpen(open);
  if (m.role === 'assistant') for (const call of m.tool_calls ?? []) open.add(call.id);
  for (const part of typeof m.content === 'string' ? [{ type: 'text', text: m.content } as const] : (m.content ?? [])) {
    if (part.type === 'image_url') pictures.push(readDataUrl(part.image_url.url, where));
    else {
      requireText(part.text, where);
      texts.push(part.text);
    }
  }
}

function noneOpen(open: ReadonlySet<string>): void {
  const [id] = open;
  insist(
    id === undefined,
    `An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. Missing: ${id}.`,
  );
}

/** The body of an answer. */
export function writeChat(reply: Reply, ask: Ask): Record<string, unknown> {
  const tokens = tokensOf(reply);
  return {
    id: newId('chatcmpl'),
    object: 'chat.completion',
    created: 1_700_000_000,
    model: `${ask.model}-served`,
    choices: choicesOf(reply),
    ...(tokens && {
      usage: {
        prompt_tokens: tokens.input,
        completion_tokens: tokens.output,
        total_tokens: tokens.input + tokens.output,
        prompt_tokens_details: { cached_tokens: tokens.cached },
        completion_tokens_details: { reasoning_tokens: tokens.reasoning },
      },
    }),
  };
}

function choicesOf(reply: Reply): Record<string, unknown>[] {
  const choice = (finish_reason: string, m: Record<string, unknown>) => [
    { index: 0, finish_reason, logprobs: null, message: { role: 'assistant', content: null, refusal: null, ...m } },
  ];
  switch (reply.kind) {
    case 'say':
      return choice('stop', {
        content: reply.text,
        ...(reply.thought !== undefined && { reasoning_content: reply.thought }),
      });
    case 'cut':
      return choice('length', { content: reply.text });
    case 'refusal':
      return choice('stop', { refusal: reply.text });
    case 'filtered':
      return choice('content_filter', { content: '' });
    case 'empty':
      return choice('stop', { content: '' });
    case 'call':
      return choice('tool_calls', {
        content: reply.text ?? null,
        tool_calls: reply.calls.map(({ name, args }) => call(name, JSON.stringify(args))),
      });
    case 'malformed_call':
      return choice('tool_calls', { tool_calls: [call('click', '{"x": ')] });
    default:
      return [];
  }
}

const call = (name: string, args: string) => ({
  id: newId('call'),
  type: 'function',
  function: { name, arguments: args },
});
