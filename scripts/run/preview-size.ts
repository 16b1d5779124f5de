import { systemPrompt, toolSystemPrompt } from '../../agents/prompt/system';
import { modes } from '../../fixtures/modes';
import type { ModeName } from '../../tasks/factors';

/** Tokens of one call. */
export interface CallSize {
  input: number;
  output: number;
}

export type AgentInterface = 'text' | 'native';

/** Characters of English, and of what pages hold, that are one token. */
const CHARACTERS = 4;

/** Goal, step count and headings around them. */
const FRAME = 80;

/** Tokens of a page's text in the modes that have one, the median of this suite's tasks. */
const PAGE_TEXT: Partial<Record<ModeName, number>> = { ax_tree: 350, browser_use: 300 };

/** Tokens of all that a prompt says in words, history apart: the real rules and instructions, and a page's text. */
function wordsOf(mode: ModeName, how: AgentInterface): number {
  const { instructions, reading } = modes[mode].description;
  const rules = how === 'native' ? toolSystemPrompt(reading) : systemPrompt(mode, instructions);
  return Math.ceil(rules.length / CHARACTERS) + FRAME + (PAGE_TEXT[mode] ?? 0);
}

/** A line of the history, with its short reasoning. */
const STEP_BEFORE = 60;
/** Steps of the history that a prompt shows. */
const STEPS_SHOWN = 10;

/** Tokens of a picture of 1280×720 by provider (patches of 32, 28 and 32 px; a tile of the grid for Google). */
const PICTURE: Record<string, number> = { openai: 920, anthropic: 1196, google: 1120 };
const OTHER_PICTURE = 920;

/** Definitions of a provider's own tools. */
const TOOLS: Record<string, number> = { openai: 700, anthropic: 4500, google: 1500 };
/** Definitions of a mode's actions as functions. */
const FUNCTIONS = 2000;

function toolsOf(agent: string, mode: ModeName): number {
  switch (mode) {
    case 'ui_tars_native':
      return 0;
    case 'pixel':
    case 'pixel_grid':
      return TOOLS[agent] ?? FUNCTIONS;
    case 'browser_use':
      return agent === 'anthropic' ? TOOLS['anthropic']! : FUNCTIONS;
    case 'ax_tree':
    case 'som':
      return FUNCTIONS;
  }
}

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
  const words = wordsOf(mode, how);
  if (!conversation) return { input: words + picture + Math.min(step, STEPS_SHOWN) * STEP_BEFORE, output };
  const shown = Math.min(step, pictures) + 1;
  const before = step * (output + (PAGE_TEXT[mode] ?? 0));
  return { input: words + toolsOf(agent, mode) + shown * picture + before, output };
}
