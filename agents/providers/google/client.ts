import { GoogleGenAI } from '@google/genai';
import type { AgentConfig } from '../../contract';
import { withoutVersion } from '../../equipment/base-url';
import { requireKey } from '../../equipment/keys';
import { failureOf, retryAfterOf } from '../../policy/classify';

/** The version that is known to serve the computer-use tool. */
const API_VERSION = 'v1beta';

export interface GoogleClient {
  client: GoogleGenAI;
  key: string;
  /** Runs one request; its failure knows what the server asks to wait, which the SDK's error does not tell. */
  request<T>(send: (client: GoogleGenAI) => Promise<T>): Promise<T>;
}

/** Google's client without retries of its own: the policy has them. @throws Error when there is no key */
export function googleClient({ env, baseUrl }: AgentConfig): GoogleClient {
  const key = requireKey('google', env);
  const address = baseUrl ?? env['GOOGLE_GEMINI_BASE_URL'];
  let asked: number | undefined;
  const client = new GoogleGenAI({
    apiKey: key,
    vertexai: false,
    httpOptions: {
      apiVersion: API_VERSION,
      ...(address !== undefined && { baseUrl: withoutVersion(address) }),
      fetch: async (input: Parameters<typeof fetch>[0], init?: Parameters<typeof fetch>[1]) => {
        const response = await fetch(input, init);
        asked = response.ok ? undefined : retryAfterOf(response.headers);
        return response;
      },
    },
  });
  return {
    client,
    key,
    async request(send) {
      asked = undefined;
      try {
        return await send(client);
      } catch (error) {
        const failure = failureOf(error);
        failure.retryAfter ??= asked;
        throw failure;
      }
    },
  };
}
