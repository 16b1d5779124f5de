import type { Action, Size } from '../../contract';
import { Args, pause, type Pointer, wheel, WHEEL_CLICK } from '../fields';
import type { Want } from '../units';

const CLICKS = {
  click: ['left', 1],
  click_at: ['left', 1],
  double_click: ['left', 2],
  triple_click: ['left', 3],
  middle_click: ['middle', 1],
  right_click: ['right', 1],
} as const;

/** Extent of the grid of points, and of magnitudes that say nothing else. */
const GRID = 1000;

/** The functions of either vocabulary; a model may use what it knows of the other. */
const KNOWN = new Set([
  ...Object.keys(CLICKS),
  ...[
    'mouse_down',
    'mouse_up',
    'move',
    'hover_at',
    'type',
    'type_text_at',
    'press_key',
    'key_down',
    'key_up',
    'hotkey',
  ],
  ...['key_combination', 'scroll', 'scroll_at', 'scroll_document', 'drag_and_drop', 'wait', 'wait_5_seconds'],
  ...['take_screenshot', 'open_web_browser', 'navigate', 'go_back', 'go_forward', 'search'],
]);

export function isGeminiFunction(name: string): boolean {
  return KNOWN.has(name);
}

/**
 * A function of Gemini's `computerUse`, in the vocabulary of 3.5 and later as in the one before; points on the grid of 1000.
 * @param viewport for magnitudes on the grid
 * @throws Error in words for the model
 */
export function geminiWant(
  name: string,
  fields: Readonly<Record<string, unknown>>,
  pointer: Pointer,
  viewport: Size,
): Want {
  const args = new Args(name, fields);
  const here = () => pointer.move([args.number('x'), args.number('y')]);
  switch (name) {
    case 'click':
    case 'click_at':
    case 'double_click':
    case 'triple_click':
    case 'middle_click':
    case 'right_click': {
      const [button, count] = CLICKS[name];
      return act({ kind: 'click', at: { point: here() }, button, count, modifiers: [] });
    }
    case 'mouse_down':
    case 'mouse_up':
      return act({ kind: name, ...(args.has('x') && { at: { point: here() } }), button: 'left' });
    case 'move':
    case 'hover_at':
      return act({ kind: 'hover', at: { point: here() } });
    case 'type':
      return act(...typing(args, { enter: false }));
    case 'type_text_at':
      return act(
        { kind: 'click', at: { point: here() }, button: 'left', count: 1, modifiers: [] },
        ...(args.flag(true, 'clear_before_typing') ? CLEAR : []),
        ...typing(args, { enter: false }),
      );
    case 'press_key':
      return act({ kind: 'press', keys: args.text('key', 'keys') });
    case 'key_down':
    case 'key_up':
      return act({ kind: name, key: args.text('key') });
    case 'hotkey':
    case 'key_combination':
      return act({ kind: 'press', keys: args.texts('keys', 'key').join('+') });
    case 'scroll':
    case 'scroll_at':
      return act({ kind: 'scroll', ...(args.has('x') && { at: { point: here() } }), ...turn(args, viewport, name) });
    case 'scroll_document':
      return act({ kind: 'scroll', ...turn(args, viewport, 'scroll_at') });
    case 'drag_and_drop': {
      const from: [number, number] = [args.number('start_x', 'x'), args.number('start_y', 'y')];
      const to = pointer.move([args.number('end_x', 'destination_x'), args.number('end_y', 'destination_y')]);
      return act({ kind: 'drag', from: { point: from }, to: { point: to } });
    }
    case 'wait':
      return act(pause(args.numberOr(1, 'seconds')));
    case 'wait_5_seconds':
      return act(pause(5));
    case 'take_screenshot':
    // The browser is open.
    case 'open_web_browser':
      return { kind: 'look' };
    case 'go_back':
      return act({ kind: 'history', op: 'back' });
    case 'go_forward':
      return act({ kind: 'history', op: 'forward' });
    case 'navigate':
      return act({ kind: 'goto', url: args.text('url') });
    default:
      throw new Error(`The function ${JSON.stringify(name)} cannot be used here.`);
  }
}

const act = (...actions: Action[]): Want => ({ kind: 'act', actions });

const CLEAR: Action[] = [
  { kind: 'press', keys: 'ControlOrMeta+a' },
  { kind: 'press', keys: 'Backspace' },
];

function typing(args: Args, defaults: { enter: boolean }): Action[] {
  const type: Action = { kind: 'type', text: args.text('text') };
  return args.flag(defaults.enter, 'press_enter') ? [type, { kind: 'press', keys: 'Enter' }] : [type];
}

/** Wheel movement: in px, in turns of the wheel, or (older functions) on the grid. */
function turn(args: Args, viewport: Size, name: 'scroll' | 'scroll_at'): { dx: number; dy: number } {
  const direction = args.text('direction');
  if (args.has('magnitude_in_pixels')) return wheel(direction, args.number('magnitude_in_pixels'));
  if (args.has('magnitude_in_wheel_clicks')) {
    return wheel(direction, args.number('magnitude_in_wheel_clicks') * WHEEL_CLICK);
  }
  if (name === 'scroll') return wheel(direction, args.numberOr(300, 'magnitude'));
  const extent = /left|right/i.test(direction) ? viewport.width : viewport.height;
  return wheel(direction, Math.round((args.numberOr(800, 'magnitude') / GRID) * extent));
}
