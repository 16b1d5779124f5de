import OpenAI from 'openai';
import type { AgentConfig } from '../../contract';
import { isOpenRouter, withVersion } from '../../equipment/base-url';
import { keyOf, requireKey } from '../../equipment/keys';
import { NO_SDK_TIMEOUT } from '../limits';

export interface CompatibleServer {
  client: OpenAI;
  key?: string;
  /** OpenRouter says what it charged. */
  openRouter: boolean;
}

/** A client of a server that speaks chat completions. @throws Error when its address, or OpenRouter's key, is missing */
export function compatibleClient({ env, baseUrl }: AgentConfig, agent: string): CompatibleServer {
  if (baseUrl === undefined) {
    throw new Error(
      `CB_AGENT=${agent} needs the address of its server: set CB_BASE_URL, for example CB_BASE_URL=http://127.0.0.1:8000/v1`,
    );
  }
  const openRouter = isOpenRouter(baseUrl);
  const key = openRouter ? requireKey('openrouter', env) : keyOf('compatible', env);
  const client = new OpenAI({
    // The SDK wants one; servers without keys take any.
    apiKey: key ?? 'none',
    organization: null,
    project: null,
    baseURL: withVersion(baseUrl),
    maxRetries: 0,
    timeout: NO_SDK_TIMEOUT,
    logLevel: 'off',
  });
  return { client, key, openRouter };
}
