import { z } from 'zod';
import { insist } from './refusal';
import { tokensOf, type Ask, type Reply } from './reply';
import { checkHistory } from './anthropic-history';
import { check, type Conversation, newId } from './protocol';

/** Anthropic messages: `POST /v1/messages` with a Bearer key and `anthropic-version`. */

const cache_control = z.looseObject({ type: z.literal('ephemeral') }).optional();
const text = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1, 'text content blocks must be non-empty'),
  cache_control,
  citations: z.unknown().optional(),
});
const image = z.strictObject({
  type: z.literal('image'),
  source: z.strictObject({
    type: z.literal('base64'),
    media_type: z.enum(['image/png', 'image/jpeg', 'image/gif', 'image/webp']),
    data: z.string(),
  }),
  transformations: z.strictObject({ oversized_image: z.enum(['downsize', 'error']) }).optional(),
  cache_control,
});
const browserState = z.looseObject({ type: z.literal('browser_state') });
const block = z.discriminatedUnion('type', [
  text,
  image,
  z.looseObject({ type: z.literal('thinking'), thinking: z.string(), signature: z.string() }),
  z.looseObject({
    type: z.literal('tool_use'),
    id: z.string(),
    name: z.string(),
    input: z.record(z.string(), z.unknown()),
  }),
  z.strictObject({
    type: z.literal('tool_result'),
    tool_use_id: z.string(),
    content: z.union([z.string(), z.array(z.discriminatedUnion('type', [text, image, browserState]))]).optional(),
    is_error: z.boolean().optional(),
    toolset_name: z.string().optional(),
    cache_control,
  }),
]);
export type Block = z.infer<typeof block>;

const legacy = z.strictObject({
  type: z.enum(['computer_20251124', 'computer_20250124', 'computer_20241022']),
  name: z.literal('computer'),
  display_width_px: z.int(),
  display_height_px: z.int(),
  display_number: z.int().optional(),
  enable_zoom: z.boolean().optional(),
  cache_control,
});
const toolset = z.strictObject({
  type: z.enum(['computer_toolset_20260801', 'browser_toolset_20260801']),
  configs: z
    .record(z.string(), z.strictObject({ enabled: z.boolean().optional(), defer_loading: z.boolean().optional() }))
    .optional(),
  cache_control,
});
const custom = z.strictObject({
  type: z.literal('custom').optional(),
  name: z.string().regex(/^[\w-]{1,64}$/),
  description: z.string().optional(),
  input_schema: z.looseObject({ type: z.literal('object') }),
  strict: z.boolean().optional(),
  cache_control,
});
const request = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.int().min(1),
  messages: z
    .array(
      z.strictObject({
        role: z.enum(['user', 'assistant']),
        content: z.union([z.string().min(1), z.array(block).min(1)]),
      }),
    )
    .min(1),
  system: z.union([z.string().min(1), z.array(text)]).optional(),
  tools: z.array(z.union([legacy, toolset, custom])).optional(),
  tool_choice: z.looseObject({ type: z.enum(['auto', 'any', 'tool', 'none']) }).optional(),
  thinking: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('adaptive'), display: z.enum(['summarized', 'omitted']).optional() }),
      z.strictObject({ type: z.literal('enabled'), budget_tokens: z.int().min(1024), display: z.string().optional() }),
      z.strictObject({ type: z.literal('disabled') }),
      z.strictObject({ type: z.literal('between_tools') }),
    ])
    .optional(),
  output_config: z.looseObject({ effort: z.enum(['low', 'medium', 'high', 'xhigh', 'max']).optional() }).optional(),
  temperature: z.number().optional(),
  top_p: z.number().optional(),
  top_k: z.number().optional(),
  stop_sequences: z.array(z.string()).optional(),
  metadata: z.looseObject({}).optional(),
  stream: z.literal(false).optional(),
  service_tier: z.string().optional(),
  cache_control,
  context_management: z.looseObject({}).optional(),
});
type Request = z.infer<typeof request>;

/** Sonnet 5, Opus 4.8 and later, Fable, Mythos: they have the tool sets, and no sampling parameters. */
const isNew = (model: string): boolean => /(opus-(4-8|5)|sonnet-5|haiku-5|fable|mythos)/.test(model);
/** 5.5 and later: no single computer tool, no forced tools. */
const isNewest = (model: string): boolean => /(opus|sonnet|haiku)-5-5|fable-5-2/.test(model);

export interface AnthropicHeaders {
  version: string | undefined;
  beta: string;
}

/** @throws Refusal for anything the API would not take */
export function readAnthropic(
  body: unknown,
  headers: AnthropicHeaders,
  conversation: Conversation,
): Omit<Ask, 'turn' | 'body'> {
  insist(/^\d{4}-\d\d-\d\d$/.test(headers.version ?? ''), 'anthropic-version: header is required');
  const r = check(request, body);
  checkParameters(r);
  for (const tool of r.tools ?? []) checkTool(tool, r.model, headers.beta);
  const names = new Set((r.tools ?? []).map((t) => ('name' in t ? t.name : t.type)));
  const legacyTool = (r.tools ?? []).find((t) => 'display_width_px' in t);
  const toolsets = [...names].filter((name) => name.includes('_toolset_')).map((name) => name.split('_')[0]!);
  const { pictures, texts } = checkHistory(r.messages, {
    conversation,
    isNew: isNew(r.model),
    toolsets,
    ...(legacyTool !== undefined && {
      declared: { width: legacyTool.display_width_px, height: legacyTool.display_height_px },
    }),
  });
  const system = typeof r.system === 'string' ? r.system : (r.system ?? []).map((s) => s.text).join('\n');
  return { protocol: 'anthropic', model: r.model, tools: [...names], pictures, text: [system, ...texts].join('\n') };
}

function checkParameters(r: Request): void {
  const sampling = (['temperature', 'top_p', 'top_k'] as const).find((name) => r[name] !== undefined);
  insist(sampling === undefined || !isNew(r.model), `${sampling}: this parameter is not supported with ${r.model}`);
  const choice = r.tool_choice?.type;
  insist(
    !(isNewest(r.model) && (choice === 'any' || choice === 'tool')),
    `tool_choice: '${choice}' is not supported with ${r.model}`,
  );
  const thinking = r.thinking?.type;
  const isSonnet = r.model.includes('sonnet-5-5');
  insist(!(r.model.includes('opus-5-5') && thinking === 'disabled'), `thinking: cannot be disabled for ${r.model}`);
  insist(
    !(isSonnet && (thinking === 'disabled' || thinking === 'enabled')),
    `thinking: '${thinking}' is not supported with ${r.model}`,
  );
  insist(
    !(thinking === 'adaptive' && r.model.includes('haiku-4-5')),
    `thinking: 'adaptive' is not supported with ${r.model}`,
  );
  insist(
    !(r.output_config?.effort !== undefined && r.model.includes('haiku-4-5')),
    `output_config.effort: is not supported with ${r.model}`,
  );
  if (r.thinking?.type === 'enabled') {
    insist(r.thinking.budget_tokens < r.max_tokens, 'thinking.budget_tokens: must be less than max_tokens');
  }
}

function checkTool(
  tool: z.infer<typeof legacy> | z.infer<typeof toolset> | z.infer<typeof custom>,
  model: string,
  beta: string,
): void {
  if (tool.type === undefined || tool.type === 'custom') return;
  if (tool.type.includes('_toolset_')) {
    insist(isNew(model), `tools: '${tool.type}' is not supported with ${model}`);
    return;
  }
  insist(!isNewest(model), `tools: '${tool.type}' is not supported with ${model}`);
  const date = /computer_(\d{4})(\d\d)(\d\d)/.exec(tool.type)!;
  const needed = `computer-use-${date[1]}-${date[2]}-${date[3]}`;
  insist(beta.split(/\s*,\s*/).includes(needed), `tools: '${tool.type}' requires the beta header ${needed}`);
}

/** The body of an answer. */
export function writeAnthropic(reply: Reply, ask: Ask, conversation: Conversation): Record<string, unknown> {
  const tokens = tokensOf(reply);
  const content = blocksOf(reply, ask);
  for (const entry of content) if (entry['type'] !== 'text') conversation.issue(entry);
  const stop: Partial<Record<Reply['kind'], string>> = {
    call: 'tool_use',
    malformed_call: 'tool_use',
    cut: 'max_tokens',
    refusal: 'refusal',
    filtered: 'refusal',
    overflow: 'model_context_window_exceeded',
  };
  return {
    id: newId('msg'),
    type: 'message',
    role: 'assistant',
    model: `${ask.model}-served`,
    content,
    stop_reason: stop[reply.kind] ?? 'end_turn',
    stop_sequence: null,
    ...(reply.kind === 'refusal' && { stop_details: { type: 'refusal', category: null, explanation: reply.text } }),
    ...(tokens && {
      usage: {
        input_tokens: tokens.input - tokens.cached,
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: tokens.cached,
        output_tokens: tokens.output,
        output_tokens_details: { thinking_tokens: tokens.reasoning },
        service_tier: 'standard',
      },
    }),
  };
}

function blocksOf(reply: Reply, ask: Ask): Record<string, unknown>[] {
  const said = (t: string) => ({ type: 'text', text: t });
  const thinking = (t: string | undefined) =>
    t === undefined || ask.body['thinking'] === undefined
      ? []
      : [{ type: 'thinking', thinking: t, signature: newId('sig') }];
  switch (reply.kind) {
    case 'say':
      return [...thinking(reply.thought), said(reply.text)];
    case 'cut':
      return reply.text === '' ? [] : [said(reply.text)];
    case 'call':
      return [
        ...thinking(reply.thought ?? 'considering'),
        ...(reply.text === undefined ? [] : [said(reply.text)]),
        ...reply.calls.map(({ name, args, toolset: set }) => ({
          type: 'tool_use',
          id: newId('toolu'),
          name,
          input: args,
          ...(set !== undefined && ask.tools.some((t) => t.startsWith(`${set}_toolset`)) && { toolset_name: set }),
        })),
      ];
    case 'malformed_call':
      return [
        { type: 'tool_use', id: newId('toolu'), name: ask.tools.find((t) => !t.includes('_')) ?? 'click', input: {} },
      ];
    default:
      return [];
  }
}
