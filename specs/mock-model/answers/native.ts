import type { Action, Where } from '../../../agents/contract';
import type { ToolCall } from '../reply';
import { Inexpressible } from './calls';

/** Answers in the vocabularies of the providers' own tools. Points are in the model's space. */

const point = (at: Where | undefined): [number, number] => {
  if (at === undefined || !('point' in at)) throw new Inexpressible('a computer tool needs points');
  return at.point;
};
const defined = (args: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined));

/** OpenAI's `computer`: actions of one batch. @throws Inexpressible */
export function openaiCalls(action: Action): ToolCall[] {
  const call = (name: string, args: Record<string, unknown> = {}): ToolCall[] => [
    { name, args: defined(args), toolset: 'computer' },
  ];
  switch (action.kind) {
    case 'click': {
      const [x, y] = point(action.at);
      const keys = action.modifiers.length === 0 ? undefined : action.modifiers.map(openaiKey);
      const button = action.button === 'middle' ? 'wheel' : action.button;
      if (action.count === 1) return call('click', { x, y, button, keys });
      if (action.count === 2 && button === 'left') return call('double_click', { x, y, keys: keys ?? null });
      throw new Inexpressible('OpenAI has no triple click');
    }
    case 'hover': {
      const [x, y] = point(action.at);
      return call('move', { x, y });
    }
    case 'drag': {
      const path = [point(action.from), point(action.to)].map(([x, y]) => ({ x, y }));
      return call('drag', { path });
    }
    case 'type':
      return call('type', { text: action.text });
    case 'press':
      return Array.from(
        { length: action.times ?? 1 },
        () => call('keypress', { keys: action.keys.split('+').map(openaiKey) })[0]!,
      );
    case 'scroll': {
      const [x, y] = point(action.at);
      return call('scroll', { x, y, scroll_x: action.dx, scroll_y: action.dy });
    }
    case 'wait':
      return call('wait');
    default:
      throw new Inexpressible(`${action.kind} has no word in OpenAI's computer tool`);
  }
}

const OPENAI_KEYS: Record<string, string> = { Control: 'CTRL', Escape: 'ESC' };
const openaiKey = (key: string): string => OPENAI_KEYS[key] ?? key.toUpperCase();

/** Wheel clicks are this long, px. */
const WHEEL_CLICK = 100;

function scrolling({ dx, dy }: { dx: number; dy: number }): {
  direction: 'up' | 'down' | 'left' | 'right';
  length: number;
} {
  if (Math.abs(dx) > Math.abs(dy)) return { direction: dx > 0 ? 'right' : 'left', length: Math.abs(dx) };
  return { direction: dy > 0 ? 'down' : 'up', length: Math.abs(dy) };
}

/** Anthropic's tool set, or its older single tool. @throws Inexpressible */
export function anthropicCalls(action: Action, tool: 'toolset' | 'single'): ToolCall[] {
  const call = (name: string, args: Record<string, unknown> = {}): ToolCall[] => [
    tool === 'toolset'
      ? { name, args: defined(args), toolset: 'computer' }
      : { name: 'computer', args: { action: name, ...defined(args) } },
  ];
  switch (action.kind) {
    case 'click': {
      const left = (['left_click', 'double_click', 'triple_click'] as const)[action.count - 1]!;
      const name = action.button === 'left' ? left : `${action.button}_click`;
      const text = action.modifiers.length === 0 ? undefined : action.modifiers.map(xKey).join('+');
      return call(name, { coordinate: point(action.at), text });
    }
    case 'hover':
      return call('mouse_move', { coordinate: point(action.at) });
    case 'drag':
      return call('left_click_drag', { start_coordinate: point(action.from), coordinate: point(action.to) });
    case 'type':
      return call('type', { text: action.text });
    case 'press':
      return call('key', {
        text: action.keys.split('+').map(xKey).join('+'),
        repeat: (action.times ?? 1) > 1 ? action.times : undefined,
      });
    case 'scroll': {
      const { direction, length } = scrolling(action);
      const scroll_amount = Math.max(1, Math.round(length / WHEEL_CLICK));
      return call('scroll', { coordinate: point(action.at), scroll_direction: direction, scroll_amount });
    }
    case 'wait':
      return call('wait', { duration: action.ms / 1000 });
    default:
      throw new Inexpressible(`${action.kind} has no word in Anthropic's computer tool`);
  }
}

const X_KEYS: Record<string, string> = {
  Control: 'ctrl',
  Alt: 'alt',
  Shift: 'shift',
  Meta: 'super',
  Enter: 'Return',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  PageUp: 'Page_Up',
  PageDown: 'Page_Down',
  Backspace: 'BackSpace',
  Space: 'space',
};
const xKey = (key: string): string => X_KEYS[key] ?? key;

/** Anthropic's browser tool set: elements by the references that the request has shown. @throws Inexpressible */
export function anthropicBrowserCalls(action: Action, refOf: (id: string) => string): ToolCall[] {
  const call = (name: string, args: Record<string, unknown> = {}): ToolCall[] => [
    { name, args: defined(args), toolset: 'browser' },
  ];
  const target = (at: Where | undefined) => {
    if (at === undefined) throw new Inexpressible('the browser tool set needs a target');
    return 'id' in at ? { type: 'ref', ref: refOf(at.id) } : { type: 'coordinate', x: at.point[0], y: at.point[1] };
  };
  switch (action.kind) {
    case 'click': {
      const left = (['left_click', 'double_click', 'triple_click'] as const)[action.count - 1]!;
      const name = action.button === 'left' ? left : `${action.button}_click`;
      const modifiers = action.modifiers.length === 0 ? undefined : action.modifiers.map(xKey).join('+');
      return call(name, { target: target(action.at), modifiers });
    }
    case 'hover':
      return call('hover', { target: target(action.at) });
    case 'drag':
      return call('left_click_drag', { from: target(action.from), target: target(action.to) });
    case 'type':
      return call('type', { text: action.text });
    case 'fill':
      return call('form_input', { target: target(action.at), value: action.text });
    case 'press': {
      if (action.at !== undefined) throw new Inexpressible('the browser tool set presses keys where the focus is');
      const text = action.keys.split('+').map(xKey).join('+');
      return call('key', { text, repeat: (action.times ?? 1) > 1 ? action.times : undefined });
    }
    case 'scroll': {
      const { direction, length } = scrolling(action);
      const scroll_amount = Math.min(10, Math.max(1, Math.round(length / WHEEL_CLICK)));
      return call('scroll', { target: target(action.at), scroll_direction: direction, scroll_amount });
    }
    case 'wait':
      return call('wait', { duration: action.ms / 1000 });
    default:
      throw new Inexpressible(`${action.kind} has no word in Anthropic's browser tool set`);
  }
}

/** Gemini 3.5's vocabulary, or the older one. Points are whole numbers of the grid. @throws Inexpressible */
export function geminiCalls(action: Action, vocabulary: 'new' | 'old', pointer: [number, number]): ToolCall[] {
  const isNew = vocabulary === 'new';
  const call = (name: string, args: Record<string, unknown> = {}): ToolCall[] => [
    { name, args: { ...defined(args), ...(isNew && { intent: 'next' }) } },
  ];
  const at = (where: Where | undefined) => ({ x: point(where)[0], y: point(where)[1] });
  switch (action.kind) {
    case 'click': {
      if (action.modifiers.length > 0) throw new Inexpressible('Gemini has no clicks with modifiers');
      if (!isNew && (action.count > 1 || action.button !== 'left'))
        throw new Inexpressible('click_at is a plain click');
      const left = (['click', 'double_click', 'triple_click'] as const)[action.count - 1]!;
      return call(isNew ? (action.button === 'left' ? left : `${action.button}_click`) : 'click_at', at(action.at));
    }
    case 'hover':
      return call(isNew ? 'move' : 'hover_at', at(action.at));
    case 'drag': {
      const [from, to] = [at(action.from), at(action.to)];
      return isNew
        ? call('drag_and_drop', { start_x: from.x, start_y: from.y, end_x: to.x, end_y: to.y })
        : call('drag_and_drop', { x: from.x, y: from.y, destination_x: to.x, destination_y: to.y });
    }
    case 'type':
      return isNew
        ? call('type', { text: action.text })
        : call('type_text_at', {
            x: pointer[0],
            y: pointer[1],
            text: action.text,
            press_enter: false,
            clear_before_typing: false,
          });
    case 'press': {
      const keys = action.keys.split('+').map((key) => key.toLowerCase());
      if (!isNew) return call('key_combination', { keys: keys.join('+') });
      const one = () => (keys.length === 1 ? call('press_key', { key: keys[0] }) : call('hotkey', { keys }))[0]!;
      return Array.from({ length: action.times ?? 1 }, one);
    }
    case 'scroll': {
      const { direction, length } = scrolling(action);
      return isNew
        ? call('scroll', { ...at(action.at), direction, magnitude_in_pixels: length })
        : call('scroll_at', {
            ...at(action.at),
            direction,
            magnitude: Math.min(999, Math.round((length / 720) * 1000)),
          });
    }
    case 'wait':
      return isNew ? call('wait', { seconds: action.ms / 1000 }) : call('wait_5_seconds');
    default:
      throw new Inexpressible(`${action.kind} has no word in Gemini's tool`);
  }
}
