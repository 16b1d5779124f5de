import type { AgentConfig } from '../../../agents/contract';
import type { ModeName } from '../../../tasks/factors';
import type { Protocol } from '../../mock-model/reply';

/** One agent as the contract suite plays it. */
export interface Role {
  /** Name in test titles. */
  title: string;
  agent: string;
  model: string;
  interface: AgentConfig['interface'];
  protocol: Protocol;
  modes: readonly ModeName[];
  /** How this model gives points. `px`: of the picture it was sent; `1000`: on a grid; `999`: whole numbers of a grid that ends at 999. */
  points: 'px' | '1000' | '999';
  /** How it calls tools of its provider. */
  tool?: 'openai' | 'anthropic' | 'anthropic_single' | 'gemini' | 'gemini_old';
  /** Longest way that one call can scroll, px; the reference's longer ones take another step. */
  longestScroll?: number;
  /** USD of one call of the mock (1,000 fresh and 200 cached input tokens, 50 output tokens); undefined: unknown. */
  cost: number | undefined;
}

const BY_ID: readonly ModeName[] = ['ax_tree', 'som', 'browser_use'];
const BY_POINT: readonly ModeName[] = ['pixel', 'pixel_grid'];
const ALL: readonly ModeName[] = [...BY_ID, ...BY_POINT, 'ui_tars_native'];

const GPT = { agent: 'openai', model: 'gpt-5.5', protocol: 'responses', points: 'px', cost: 0.0066 } as const;
const CLAUDE = {
  agent: 'anthropic',
  model: 'claude-opus-5-5',
  protocol: 'anthropic',
  points: 'px',
  cost: 0.00504,
} as const;
const GEMINI = { agent: 'google', model: 'gemini-3.5-flash', protocol: 'gemini', cost: 0.00198 } as const;
const QWEN = {
  agent: 'compatible',
  model: 'qwen3-vl-8b-instruct',
  protocol: 'chat',
  points: '1000',
  cost: undefined,
} as const;

/** Everyone who has to pass, in every mode that it supports. */
export const CAST: readonly Role[] = [
  { ...GPT, title: 'openai text', interface: 'text', modes: ALL },
  { ...CLAUDE, title: 'anthropic text', interface: 'text', modes: ALL },
  { ...GEMINI, title: 'google text', interface: 'text', modes: ALL, points: '1000' },
  { ...QWEN, title: 'compatible text', interface: 'text', modes: ALL },
  {
    title: 'ui_tars',
    agent: 'ui_tars',
    model: 'ui-tars-1.5-7b',
    interface: 'native',
    protocol: 'chat',
    modes: ['ui_tars_native'],
    points: 'px',
    cost: undefined,
  },
  { ...GPT, title: 'openai native', interface: 'native', modes: [...BY_ID, ...BY_POINT], tool: 'openai' },
  { ...CLAUDE, title: 'anthropic native', interface: 'native', modes: [...BY_ID, ...BY_POINT], tool: 'anthropic' },
  {
    ...CLAUDE,
    title: 'anthropic native, single tool',
    model: 'claude-sonnet-4-6',
    interface: 'native',
    modes: BY_POINT,
    tool: 'anthropic_single',
    cost: 0.00381,
  },
  {
    ...GEMINI,
    title: 'google native',
    interface: 'native',
    modes: [...BY_ID, ...BY_POINT],
    tool: 'gemini',
    points: '999',
  },
  {
    ...GEMINI,
    title: 'google native, older vocabulary',
    model: 'gemini-2.5-computer-use-preview-10-2025',
    interface: 'native',
    modes: BY_POINT,
    tool: 'gemini_old',
    points: '999',
    // 999 of a grid of 1,000 over 720 px.
    longestScroll: 719,
    cost: undefined,
  },
  { ...QWEN, title: 'compatible native', interface: 'native', modes: [...BY_ID, ...BY_POINT] },
];

/** A key that no provider has; long enough to be looked for. */
export const KEY = 'sk-TESTSECRET123456';

/** What a role is created with. @param baseUrl of the mock */
export function configOf(role: Role, baseUrl: string): AgentConfig {
  const keys = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GEMINI_API_KEY', 'COMPATIBLE_API_KEY'];
  return {
    model: role.model,
    interface: role.interface,
    baseUrl,
    env: Object.fromEntries(keys.map((name) => [name, KEY])),
  };
}
