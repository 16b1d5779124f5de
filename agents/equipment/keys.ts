import type { AgentConfig } from '../contract';

/** Where each provider's key is looked up, first come first served. */
export const KEY_NAMES = {
  openai: ['OPENAI_API_KEY'],
  anthropic: ['ANTHROPIC_API_KEY'],
  google: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
  openrouter: ['OPENROUTER_API_KEY'],
  compatible: ['COMPATIBLE_API_KEY'],
} as const;

export type KeyOwner = keyof typeof KEY_NAMES;

/** @returns the key, or undefined when none of its names is set */
export function keyOf(owner: KeyOwner, env: AgentConfig['env']): string | undefined {
  for (const name of KEY_NAMES[owner]) if (env[name]) return env[name];
  return undefined;
}

/** @throws Error naming the variables to set */
export function requireKey(owner: KeyOwner, env: AgentConfig['env']): string {
  const key = keyOf(owner, env);
  if (key === undefined) throw new Error(`CB_AGENT=${owner} needs a key: set ${KEY_NAMES[owner].join(' or ')}`);
  return key;
}

/** Takes a key out of a text, whole and as providers echo it (its first and last characters kept). */
export function withoutKey(text: string, key: string | undefined): string {
  return key === undefined || key.length < 8 ? text : text.replaceAll(key, '[key]');
}
