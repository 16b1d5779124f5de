import { z } from 'zod';

/** The provider's own tool, by model. */
export const COMPUTER_TOOLS = [
  /** OpenAI: `computer`, and its predecessor. */
  'computer',
  'computer_use_preview',
  /** Anthropic: a set of tools, and the one tool of earlier models. */
  'computer_toolset_20260801',
  'computer_20251124',
  'computer_20250124',
  /** Google: `computerUse` with the functions of Gemini 3.5 and later, and with those before. */
  'gemini_3_5',
  'gemini_2_5',
] as const;

const side = z.int().min(64);

/** One entry of `agents/profiles.yaml`: what has to be known of a model to ask it rightly. */
export const profileSpec = z.strictObject({
  /** The model's name: lower case, without owner (`qwen/`) and date (`-2026-03-05`). `default` is for all that are not listed. */
  id: z.string().min(1),
  /** Further names; a `*` at the end stands for anything. */
  also: z.array(z.string().min(1)).default([]),
  /** The space of the model's points; absent: not known, so that points are not asked for. */
  coords: z.enum(['px', '1000']).optional(),
  picture: z
    .strictObject({
      /** Longest side that is sent, px. */
      max_side: side,
      /** Largest area that is sent, px. */
      max_area: z.int().min(4096).optional(),
      /** Sides are multiples of it, so that the model's own preprocessing changes nothing. */
      multiple: z.int().min(1).default(1),
      /** `png` sends pictures as they are taken; marks and grids are painted as JPEG. */
      format: z.enum(['png', 'jpeg']).default('png'),
      /** OpenAI's `detail`. */
      detail: z.enum(['low', 'high', 'auto', 'original']).optional(),
    })
    .default({ max_side: 1568, multiple: 1, format: 'png' }),
  /** Most tokens of one answer, reasoning included. */
  output: z.int().min(16),
  /** What chat completions call that limit. */
  output_parameter: z.enum(['max_tokens', 'max_completion_tokens']).default('max_tokens'),
  /** Absent: the parameter is not sent. */
  temperature: z.number().min(0).max(2).optional(),
  effort: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']).optional(),
  /** Anthropic's `thinking.type`. */
  thinking: z.enum(['adaptive', 'enabled', 'disabled', 'between_tools']).optional(),
  /** Further keys of the request body, as the server wants them. */
  extra: z.record(z.string(), z.unknown()).default({}),
  /** Latest turns whose pictures stay in a conversation (`native` and `ui_tars`); absent: all. */
  history: z.int().min(1).optional(),
  /** The computer tool of `CB_INTERFACE=native`; absent: there is none. */
  computer: z.enum(COMPUTER_TOOLS).optional(),
  /** The browser tool of `CB_INTERFACE=native` in `browser_use`; absent: the mode's actions as functions. */
  browser: z.enum(['browser_toolset_20260801']).optional(),
  /** Model in the price table, where it is not the id; `unknown`: no price is to be taken for it. */
  price: z.string().min(1).optional(),
});
export type Profile = z.infer<typeof profileSpec>;
