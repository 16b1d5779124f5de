import type { Action } from '../../../agents/contract';
import type { ModeName } from '../../../tasks/factors';
import { ownCall, type OwnCall } from './calls';

/** Reasoning that holds words a careless parser could take for calls. */
const THOUGHT = 'I see the page (as it is now). I do not need click() or scroll() elsewhere; next comes:';

/**
 * An answer in words, in the mode's own grammar.
 * @throws Inexpressible when the grammar has no word for an action
 */
export function answerText(mode: ModeName, actions: readonly Action[]): string {
  const calls = actions.map((action) => ownCall(mode, action));
  switch (mode) {
    case 'browser_use':
      return JSON.stringify({ thought: 'next', action: calls.map(({ name, args }) => ({ [name]: args })) });
    case 'ui_tars_native':
      return `Thought: I look at the page.\nAction: ${calls.map((call) => callText(call, single)).join('\n\n')}`;
    default:
      return `${THOUGHT}\n${calls.map((call) => callText(call, (value) => JSON.stringify(value))).join('\n')}`;
  }
}

function callText({ name, args }: OwnCall, literal: (value: unknown) => string): string {
  return `${name}(${Object.entries(args)
    .map(([key, value]) => `${key}=${literal(value)}`)
    .join(', ')})`;
}

/** A Python string in single quotes. */
function single(value: unknown): string {
  return `'${String(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}
