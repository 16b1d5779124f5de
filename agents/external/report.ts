import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { AgentReport } from '../contract';

const count = z.int().min(0).optional();

const schema = z.strictObject({
  claimed: z.enum(['done', 'infeasible']).optional(),
  model: z.string().optional(),
  inputTokens: count,
  cachedInputTokens: count,
  outputTokens: count,
  cost: z.number().min(0).optional(),
});

/**
 * Reads what an agent has written to `CB_REPORT`.
 * @returns undefined when it has written nothing
 * @throws Error saying what is wrong with it
 */
export function readReport(file: string): AgentReport | undefined {
  if (!existsSync(file)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error('CB_REPORT: the agent wrote something that is not JSON');
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  throw new Error(`CB_REPORT: ${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`);
}
