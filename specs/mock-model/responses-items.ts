import { z } from 'zod';

/** Items of a Responses conversation, as requests hold them. */

const detail = z.enum(['low', 'high', 'auto', 'original']).optional();
export const inputPart = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('input_text'), text: z.string() }),
  z.strictObject({ type: z.literal('input_image'), image_url: z.string(), detail }),
  z.strictObject({
    type: z.literal('output_text'),
    text: z.string(),
    annotations: z.array(z.unknown()).optional(),
    logprobs: z.unknown().optional(),
  }),
  z.strictObject({ type: z.literal('refusal'), refusal: z.string() }),
]);
const issuedItem = (type: string) => z.looseObject({ type: z.literal(type), id: z.string() });
export const message = z.strictObject({
  type: z.literal('message').optional(),
  id: z.string().optional(),
  status: z.string().optional(),
  role: z.enum(['user', 'assistant', 'system', 'developer']),
  content: z.union([z.string(), z.array(inputPart)]),
});
export const computerOutput = z.strictObject({
  type: z.literal('computer_call_output'),
  id: z.string().optional(),
  status: z.string().optional(),
  call_id: z.string(),
  output: z.strictObject({ type: z.literal('computer_screenshot'), image_url: z.string(), detail }),
  acknowledged_safety_checks: z
    .array(z.strictObject({ id: z.string(), code: z.string().nullish(), message: z.string().nullish() }))
    .optional(),
});
export const functionOutput = z.strictObject({
  type: z.literal('function_call_output'),
  id: z.string().optional(),
  status: z.string().optional(),
  call_id: z.string(),
  output: z.union([z.string(), z.array(inputPart)]),
});
export const item = z.union([
  message,
  computerOutput,
  functionOutput,
  issuedItem('reasoning'),
  issuedItem('computer_call'),
  issuedItem('function_call'),
]);
export type Item = z.infer<typeof item>;
