import type { Action, Where } from '../../contract';
import { Args, modifiersOf, pause, type Pointer, wheel, WHEEL_CLICK } from '../fields';
import type { Shown, Want } from '../units';
import { holding, regionOf } from './anthropic-computer';

const CLICKS = {
  left_click: ['left', 1],
  right_click: ['right', 1],
  middle_click: ['middle', 1],
  double_click: ['left', 2],
  triple_click: ['left', 3],
} as const;

/** Most lines that `find` answers with. */
const FOUND = 20;

/**
 * A member of Anthropic's browser tool set. Its references are the ids of the observation (`ref_12` is element 12), so they stay true while
 * the element lives; points are px of the picture that was sent.
 * @throws Error in words for the model
 */
export function browserWant(member: string, input: Readonly<Record<string, unknown>>, pointer: Pointer): Want {
  const args = new Args(member, input);
  const target = (name = 'target') => targetOf(args.get(name), member, pointer);
  switch (member) {
    case 'left_click':
    case 'right_click':
    case 'middle_click':
    case 'double_click':
    case 'triple_click': {
      const [button, count] = CLICKS[member];
      const modifiers = modifiersOf(args.has('modifiers') ? args.texts('modifiers').join('+') : undefined);
      return act({ kind: 'click', at: target(), button, count, modifiers });
    }
    case 'hover':
    case 'mouse_move':
    // Acting on an element brings it into view.
    case 'scroll_to':
      return act({ kind: 'hover', at: target() });
    case 'left_click_drag':
      return act({ kind: 'drag', from: target('from'), to: target() });
    case 'left_mouse_down':
    case 'left_mouse_up': {
      const at = args.has('target') ? { at: target() } : {};
      return act({ kind: member === 'left_mouse_down' ? 'mouse_down' : 'mouse_up', ...at, button: 'left' });
    }
    case 'scroll': {
      const at = args.has('target') ? { at: target() } : {};
      return act({
        kind: 'scroll',
        ...at,
        ...wheel(args.text('scroll_direction'), args.numberOr(3, 'scroll_amount') * WHEEL_CLICK),
      });
    }
    case 'type':
      return act({ kind: 'type', text: args.text('text') });
    case 'key': {
      const times = args.numberOr(1, 'repeat');
      const chords = args
        .text('text')
        .split(/\s+/)
        .filter((chord) => chord !== '');
      if (chords.length === 0) throw new Error('key: no key is given.');
      return act(...chords.map((keys): Action => ({ kind: 'press', keys, ...(times > 1 && { times }) })));
    }
    case 'hold_key':
      return act(...holding(args.text('text'), [pause(args.numberOr(1, 'duration'))]));
    case 'wait':
      return act(pause(args.numberOr(1, 'duration')));
    case 'form_input':
      return formInput(target(), args.get('value'));
    case 'file_upload':
      return act({
        kind: 'upload',
        at: target(),
        files: args.texts('paths').map((path) => path.replace(/^.*[\\/]/, '')),
      });
    case 'navigate': {
      const url = args.text('url');
      if (url === 'back' || url === 'forward') return act({ kind: 'history', op: url });
      return act({ kind: 'goto', url });
    }
    case 'new_tab':
      return act({ kind: 'tab', op: 'new' });
    case 'switch_tab':
      return act({ kind: 'tab', op: 'focus', index: args.number('tab_id') });
    case 'close_tab':
      return act({ kind: 'tab', op: 'close' });
    case 'list_tabs':
      return { kind: 'tabs' };
    case 'screenshot':
      return { kind: 'look' };
    case 'zoom':
      return { kind: 'zoom', region: regionOf(input['region']) };
    case 'read_page':
      return { kind: 'tell', say: (shown) => pageOf(shown, args.has('ref') ? refId(args.text('ref')) : undefined) };
    case 'get_page_text':
      return { kind: 'tell', say: ({ page }) => wordsOf(page) };
    case 'find': {
      const query = args.text('query');
      return { kind: 'tell', say: ({ page }) => find(page, query) };
    }
    default:
      throw new Error(`The tool ${JSON.stringify(member)} cannot be used here.`);
  }
}

const act = (...actions: Action[]): Want => ({ kind: 'act', actions });

function targetOf(value: unknown, member: string, pointer: Pointer): Where {
  const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const args = new Args(member, fields);
  if (fields['type'] === 'ref' || (fields['type'] === undefined && args.has('ref'))) {
    return { id: refId(args.text('ref')) };
  }
  if (args.has('x')) return { point: pointer.move([args.number('x'), args.number('y')]) };
  throw new Error(
    `${member}: the target has to be {"type": "ref", "ref": …} or {"type": "coordinate", "x": …, "y": …}.`,
  );
}

const refId = (ref: string): string => ref.replace(/^ref_/, '');

/** A value for a form control: a text fills, an option's text is chosen where the control is a native list, a switch is clicked. */
function formInput(at: Where, value: unknown): Want {
  switch (typeof value) {
    case 'string':
    case 'number':
      return act({ kind: 'fill', at, text: String(value) });
    case 'boolean':
      return act({ kind: 'click', at, button: 'left', count: 1, modifiers: [] });
    default:
      throw new Error('form_input: `value` has to be a text, a number, true or false.');
  }
}

/** The page's text with references in the tool's own spelling; of one element and what is inside it, when a reference is given. */
function pageOf({ page }: Shown, id: string | undefined): string {
  const lines = page.split('\n');
  const start = id === undefined ? 0 : lines.findIndex((line) => line.includes(`[${id}]`));
  if (start < 0) return `There is no element ref_${id} in view.`;
  const depth = (line: string) => line.length - line.trimStart().length;
  const rest = lines.slice(start + 1);
  const end = id === undefined ? rest.length : rest.findIndex((line) => depth(line) <= depth(lines[start] ?? ''));
  const part = [lines[start] ?? '', ...rest.slice(0, end < 0 ? rest.length : end)];
  return withRefs(part.join('\n')) || 'The page shows nothing that can be read.';
}

const withRefs = (text: string): string => text.replace(/\*?\[([a-z]*\d+)\]/g, '[ref_$1]');

function wordsOf(text: string): string {
  const words = text
    .split('\n')
    .map((line) =>
      line
        .replace(/\*?\[[a-z]*\d+\]/g, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
  return words.join('\n') || 'The page shows no text.';
}

/** Lines that hold words of a query, those with most of them first. */
function find(text: string, query: string): string {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const scored = text
    .split('\n')
    .map((line) => ({ line: line.trim(), score: words.filter((word) => line.toLowerCase().includes(word)).length }))
    .filter(({ line, score }) => score > 0 && /\[[a-z]*\d+\]/.test(line))
    .sort((a, b) => b.score - a.score)
    .slice(0, FOUND);
  return scored.length === 0 ? 'Nothing was found.' : withRefs(scored.map(({ line }) => line).join('\n'));
}
