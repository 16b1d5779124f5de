import { z } from 'zod';
import { insist } from './refusal';
import type { Ask } from './reply';
import { check, type Conversation } from './protocol';
import { checkItems } from './responses-history';
import { item, type Item } from './responses-items';

/** OpenAI Responses: `POST /v1/responses`. */

const tool = z.union([
  z.strictObject({ type: z.literal('computer') }),
  z.strictObject({
    type: z.literal('computer_use_preview'),
    display_width: z.int(),
    display_height: z.int(),
    environment: z.enum(['windows', 'mac', 'linux', 'ubuntu', 'browser']),
  }),
  z.strictObject({
    type: z.literal('function'),
    name: z.string().regex(/^[\w-]{1,64}$/),
    description: z.string().nullish(),
    parameters: z.record(z.string(), z.unknown()).nullish(),
    strict: z.boolean().nullish(),
  }),
]);
const request = z.strictObject({
  model: z.string().min(1),
  input: z.union([z.string(), z.array(item)]),
  instructions: z.string().optional(),
  tools: z.array(tool).optional(),
  tool_choice: z.unknown().optional(),
  max_output_tokens: z.int().min(16).optional(),
  parallel_tool_calls: z.boolean().optional(),
  previous_response_id: z.string().optional(),
  reasoning: z
    .strictObject({
      effort: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']),
      summary: z.enum(['auto', 'concise', 'detailed']),
      context: z.string(),
      mode: z.string(),
    })
    .partial()
    .optional(),
  text: z.looseObject({}).optional(),
  store: z.boolean().optional(),
  include: z.array(z.string()).optional(),
  truncation: z.enum(['auto', 'disabled']).optional(),
  temperature: z.number().optional(),
  top_p: z.number().optional(),
  stream: z.literal(false).optional(),
  prompt_cache_key: z.string().optional(),
  safety_identifier: z.string().optional(),
  service_tier: z.string().optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  seed: z.undefined().optional(),
});

/** Reasoning models take no sampling parameters. */
export const isReasoningModel = (model: string): boolean => /^(gpt-[5-9]|o\d)/.test(model);

/** @throws Refusal for anything the API would not take */
export function readResponses(body: unknown, conversation: Conversation): Omit<Ask, 'turn' | 'body'> {
  const r = check(request, body);
  for (const name of ['temperature', 'top_p'] as const) {
    const given = r[name];
    insist(
      given === undefined || !isReasoningModel(r.model),
      `Unsupported parameter: '${name}' is not supported with this model.`,
    );
  }
  const isPreview = r.model.startsWith('computer-use-preview');
  for (const { type } of r.tools ?? []) {
    insist(type !== 'computer' || !isPreview, `Tool 'computer' is not supported with ${r.model}.`);
    insist(
      type !== 'computer_use_preview' || isPreview,
      `Tool 'computer_use_preview' is not supported with ${r.model}.`,
    );
  }
  insist(!isPreview || r.truncation === 'auto', `${r.model} requires truncation 'auto'.`);
  const items: Item[] = typeof r.input === 'string' ? [{ role: 'user', content: r.input }] : r.input;
  let before: Item[] = [];
  if (r.previous_response_id !== undefined) {
    const kept = conversation.stored.get(r.previous_response_id) as Item[] | undefined;
    insist(kept !== undefined, `Previous response with id '${r.previous_response_id}' not found.`);
    before = kept;
  }
  const whole = [...before, ...items];
  const seen = checkItems(whole, conversation);
  const declared = (r.tools ?? []).find((t) => t.type === 'computer_use_preview');
  const last = seen.pictures.at(-1);
  if (declared?.type === 'computer_use_preview' && last !== undefined) {
    insist(
      last.width === declared.display_width && last.height === declared.display_height,
      `The screenshot is ${last.width}x${last.height}, the tool declares ${declared.display_width}x${declared.display_height}.`,
    );
  }
  conversation.pending = whole;
  conversation.stores = r.store !== false;
  return {
    protocol: 'responses',
    model: r.model,
    tools: (r.tools ?? []).map((t) => (t.type === 'function' ? t.name : t.type)),
    pictures: seen.pictures,
    text: [r.instructions ?? '', ...seen.texts].join('\n'),
  };
}
