import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Agent, AgentConfig, CreateAgent } from './contract';

const HERE = path.dirname(fileURLToPath(import.meta.url));

/** Every agent by name: one file `agents/<name>.ts` each, whose default export creates it. */
export function agentNames(): string[] {
  return readdirSync(HERE)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

/**
 * Loads and creates an agent; nothing of it is imported before.
 * @throws Error when there is no such agent, or when it cannot be used (its own words)
 */
export async function createAgent(name: string, config: AgentConfig): Promise<Agent> {
  const names = agentNames();
  if (!names.includes(name)) {
    throw new Error(`CB_AGENT=${name}: there is no such agent; there are ${names.join(', ')}`);
  }
  const module = (await import(`./${name}.ts`)) as { default: CreateAgent };
  return module.default(config);
}
