import type { ModeName } from '../../tasks/factors';

/** Tokens of one call. */
export interface CallSize {
  input: number;
  output: number;
}

export type AgentInterface = 'text' | 'native';

/**
 * Tokens of a prompt's words (rules, instructions, goal, history, the page's text) as measured in runs of this suite with the mock
 * model, at four characters a token.
 */
const WORDS: Record<ModeName, number> = {
  ax_tree: 1900,
  som: 1500,
  pixel: 1400,
  pixel_grid: 1500,
  browser_use: 1800,
  ui_tars_native: 450,
};

/** A line of the history, with its short reasoning. */
const STEP_BEFORE = 60;
/** Steps of the history that a prompt shows. */
const STEPS_SHOWN = 10;

/** Tokens of a picture of 1280×720 by provider (patches of 32, 28 and 32 px; a tile of the grid for Google). */
const PICTURE: Record<string, number> = { openai: 920, anthropic: 1196, google: 1120 };
const OTHER_PICTURE = 920;

/** Definitions of a provider's own tools. */
const TOOLS: Record<string, number> = { openai: 700, anthropic: 4500, google: 1500 };
const OTHER_TOOLS = 1800;

/** Words of an answer, reasoning included where the model reasons. */
const ANSWER = 90;
const REASONING = 350;

export interface SizeFacts {
  agent: string;
  interface: AgentInterface;
  /** Pictures of earlier turns that stay in the conversation; Infinity where nothing may be dropped. */
  pictures: number;
  reasons: boolean;
}

/** Tokens of one call; `step` counts from 0. In the native interface earlier turns are sent again. */
export function callSize(
  { agent, interface: how, pictures, reasons }: SizeFacts,
  mode: ModeName,
  step: number,
): CallSize {
  const picture = PICTURE[agent] ?? OTHER_PICTURE;
  const output = ANSWER + (reasons ? REASONING : 0);
  const conversation = how === 'native' || mode === 'ui_tars_native';
  if (!conversation) return { input: WORDS[mode] + picture + Math.min(step, STEPS_SHOWN) * STEP_BEFORE, output };
  const tools = mode === 'ui_tars_native' ? 0 : (TOOLS[agent] ?? OTHER_TOOLS);
  const shown = Math.min(step, pictures) + 1;
  return { input: WORDS[mode] + tools + shown * picture + step * output, output };
}
