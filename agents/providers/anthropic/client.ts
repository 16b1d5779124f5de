import Anthropic from '@anthropic-ai/sdk';
import type { AgentConfig } from '../../contract';
import { withoutVersion } from '../../equipment/base-url';
import { requireKey } from '../../equipment/keys';
import { NO_SDK_TIMEOUT } from '../limits';

/** Anthropic's client without retries and limits of its own: the policy has them. @throws Error when there is no key */
export function anthropicClient({ env, baseUrl }: AgentConfig): { client: Anthropic; key: string } {
  const key = requireKey('anthropic', env);
  const address = baseUrl ?? env['ANTHROPIC_BASE_URL'] ?? 'https://api.anthropic.com';
  const client = new Anthropic({
    apiKey: key,
    authToken: null,
    baseURL: withoutVersion(address),
    maxRetries: 0,
    timeout: NO_SDK_TIMEOUT,
    logLevel: 'off',
  });
  return { client, key };
}
