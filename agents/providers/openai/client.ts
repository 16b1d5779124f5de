import OpenAI from 'openai';
import type { AgentConfig } from '../../contract';
import { withVersion } from '../../equipment/base-url';
import { requireKey } from '../../equipment/keys';
import { NO_SDK_TIMEOUT } from '../limits';

/** OpenAI's client without retries and limits of its own: the policy has them. @throws Error when there is no key */
export function openaiClient({ env, baseUrl }: AgentConfig): { client: OpenAI; key: string } {
  const key = requireKey('openai', env);
  const address = baseUrl ?? env['OPENAI_BASE_URL'] ?? 'https://api.openai.com/v1';
  const client = new OpenAI({
    apiKey: key,
    baseURL: withVersion(address),
    maxRetries: 0,
    timeout: NO_SDK_TIMEOUT,
    logLevel: 'off',
  });
  return { client, key };
}
