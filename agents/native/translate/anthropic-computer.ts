import type { Action } from '../../contract';
import { Args, modifiersOf, pause, type Pointer, wheel, WHEEL_CLICK } from '../fields';
import type { Want } from '../units';

const CLICKS = {
  left_click: ['left', 1],
  right_click: ['right', 1],
  middle_click: ['middle', 1],
  double_click: ['left', 2],
  triple_click: ['left', 3],
} as const;

/**
 * A member of Anthropic's computer tools, of the tool set (its own call) as of the older single tool (`input.action`); points in px of
 * the picture that was sent.
 * @throws Error in words for the model
 */
export function computerWant(member: string, input: Readonly<Record<string, unknown>>, pointer: Pointer): Want {
  const args = new Args(member, input);
  const here = () => (args.has('coordinate') ? pointer.move(args.pair('coordinate')) : pointer.where(member));
  const held = () => modifiersOf(args.has('text') ? args.text('text') : undefined);
  switch (member) {
    case 'left_click':
    case 'right_click':
    case 'middle_click':
    case 'double_click':
    case 'triple_click': {
      const [button, count] = CLICKS[member];
      return act({ kind: 'click', at: { point: here() }, button, count, modifiers: held() });
    }
    case 'left_click_drag': {
      const from = args.has('start_coordinate') ? args.pair('start_coordinate') : pointer.where(member);
      return act({ kind: 'drag', from: { point: from }, to: { point: pointer.move(args.pair('coordinate')) } });
    }
    case 'mouse_move':
      return act({ kind: 'hover', at: { point: here() } });
    case 'left_mouse_down':
    case 'left_mouse_up': {
      const at = args.has('coordinate') ? { at: { point: here() } } : {};
      return act({ kind: member === 'left_mouse_down' ? 'mouse_down' : 'mouse_up', ...at, button: 'left' });
    }
    case 'scroll': {
      const turn = wheel(args.text('scroll_direction'), args.numberOr(3, 'scroll_amount') * WHEEL_CLICK);
      const at = args.has('coordinate') || pointer.position ? { at: { point: here() } } : {};
      const [modifier] = held();
      const scroll: Action = { kind: 'scroll', ...at, ...turn };
      return modifier === undefined ? act(scroll) : act(...holding(modifier, [scroll]));
    }
    case 'type':
      return act({ kind: 'type', text: args.text('text') });
    case 'key': {
      const times = args.numberOr(1, 'repeat');
      return act({ kind: 'press', keys: args.text('text'), ...(times > 1 && { times }) });
    }
    case 'hold_key':
      return act(...holding(args.text('text'), [pause(args.numberOr(1, 'duration'))]));
    case 'wait':
      return act(pause(args.numberOr(1, 'duration')));
    case 'screenshot':
      return { kind: 'look' };
    case 'zoom':
      return { kind: 'zoom', region: regionOf(input['region']) };
    case 'cursor_position':
      return {
        kind: 'tell',
        say: () =>
          pointer.position === undefined
            ? 'The pointer has not been moved yet.'
            : `X=${pointer.position[0]}, Y=${pointer.position[1]}`,
      };
    default:
      throw new Error(`There is no action ${JSON.stringify(member)}.`);
  }
}

const act = (...actions: Action[]): Want => ({ kind: 'act', actions });

/** Keys of a chord held down around actions. */
export function holding(chord: string, actions: Action[]): Action[] {
  const keys = chord.split('+').filter((key) => key.trim() !== '');
  return [
    ...keys.map((key): Action => ({ kind: 'key_down', key })),
    ...actions,
    ...[...keys].reverse().map((key): Action => ({ kind: 'key_up', key })),
  ];
}

export function regionOf(region: unknown): [number, number, number, number] {
  if (Array.isArray(region) && region.length === 4) {
    const [a, b, c, d] = region.map(Number);
    if ([a, b, c, d].every(Number.isFinite)) return [a!, b!, c!, d!];
  }
  throw new Error('zoom: `region` has to be [x0, y0, x1, y1].');
}
