/**
 * What an agent can do, as data. Points are in the *model space* of the observation they answer
 * (see transform.ts); ids are those of the observation's id registry.
 */
export type Where = { point: [x: number, y: number] } | { id: string };
export type MouseButton = 'left' | 'right' | 'middle';
export type Modifier = 'Alt' | 'Control' | 'Meta' | 'Shift';

export type Action =
  | { kind: 'click'; at: Where; button: MouseButton; count: 1 | 2 | 3; modifiers: Modifier[] }
  | { kind: 'hover'; at: Where }
  | { kind: 'drag'; from: Where; to: Where }
  | { kind: 'mouse_down'; at?: Where; button: MouseButton }
  | { kind: 'mouse_up'; at?: Where; button: MouseButton }
  | { kind: 'type'; text: string }
  /** Replaces the text of a field; with `append`, types at its end instead. */
  | { kind: 'fill'; at: Where; text: string; append?: boolean }
  | { kind: 'focus'; at: Where }
  /** `keys` is a Playwright chord such as `Enter` or `Control+a`; `at` focuses an element first. */
  | { kind: 'press'; keys: string; at?: Where; /** How often, as by a key held down; default 1. */ times?: number }
  | { kind: 'key_down'; key: string }
  | { kind: 'key_up'; key: string }
  /** Wheel movement in CSS px; without `at` the wheel turns where the pointer is. */
  | { kind: 'scroll'; at?: Where; dx: number; dy: number }
  | { kind: 'select'; at: Where; options: string[] }
  /** Answers a file chooser (with `at`: the one that a click there opens), or with `drop` lets the files fall on `at`. */
  | { kind: 'upload'; at?: Where; files: string[]; drop?: true }
  /** Answers an open alert, confirm or prompt. */
  | { kind: 'dialog'; accept: boolean; text?: string }
  | { kind: 'tab'; op: 'focus' | 'close' | 'new'; index?: number }
  | { kind: 'history'; op: 'back' | 'forward' }
  | { kind: 'goto'; url: string }
  | { kind: 'find_text'; text: string }
  | { kind: 'wait'; ms: number }
  /** The agent's own claim; recorded, never decisive. `ends` says whether the agent gives the turn up for good. */
  | { kind: 'message'; text: string; claim?: 'done' | 'infeasible'; ends: boolean };

export type ActionKind = Action['kind'];
export type ActionOf<K extends ActionKind> = Extract<Action, { kind: K }>;
