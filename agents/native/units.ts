import type { Action, Picture, Size } from '../contract';
import type { Reply } from '../policy/reply';

/** What one call of a provider's tool wants. Points are in the space in which the model answers. */
export type Want =
  /** Several actions are the parts of one call: they are one step. */
  | { kind: 'act'; actions: Action[] }
  /** A picture, which it gets after every call anyway. */
  | { kind: 'look' }
  /** A part of the picture, enlarged; corners in px of the picture that was sent. */
  | { kind: 'zoom'; region: [number, number, number, number] }
  /** Something that is known without acting. */
  | { kind: 'tell'; say(shown: Shown): string }
  /** The browser's tabs. */
  | { kind: 'tabs' }
  /** A call that cannot be done, and why. */
  | { kind: 'wrong'; problem: string };

/** One thing of an answer that is done, or answered, by itself. */
export interface Unit {
  /** The call as history and record show it. */
  label: string;
  want: Want;
}

/** What became of a unit. */
export type UnitResult =
  | { state: 'done' }
  | { state: 'failed'; problem: string }
  /** Not done, because an earlier one failed. */
  | { state: 'skipped' }
  | { state: 'told'; text: string }
  | { state: 'zoomed'; picture: Picture }
  | { state: 'tabs' };

/** What a model is shown of an observation. */
export interface Shown {
  /** At the size that is sent. Where there is none this time, the last one. */
  picture: Picture;
  /** What is sent beside it: notes, and the page's text where the mode has one; '' when there is nothing to say. */
  text: string;
  /** The page's text alone, for tools that ask for it. */
  page: string;
  viewport: Size;
}

export interface NativeReply extends Reply {
  units: Unit[];
  /** The answer as the record keeps it. */
  raw: string;
}

/** A provider's own conversation with tools. Its state changes only where it says so, so that a request can be sent again. */
export interface NativeModel {
  /** Begins anew. */
  open(text: string, shown: Shown): void;
  /** Adds the answers to all units of the last accepted reply, in their order. */
  answer(results: readonly UnitResult[], shown: Shown): void;
  /** Adds words of the user. */
  say(text: string): void;
  /** Sends the conversation. @throws whatever the SDK throws; ModelFailure for an answer that is none */
  send(signal: AbortSignal): Promise<NativeReply>;
  /** Takes a reply into the conversation. */
  accept(reply: NativeReply): void;
}

/** What is said of units after one that failed; Anthropic's tool sets want these very words. */
export function skippedText(what: 'computer' | 'browser'): string {
  return `Not executed: an earlier ${what === 'computer' ? 'computer ' : ''}action in this turn failed.`;
}
