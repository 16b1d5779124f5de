import type { Action } from '../../contract';
import { Args, modifierOf, modifiersOf, pause, type Pointer } from '../fields';
import type { Want } from '../units';

/** How far a path may leave the straight line and still be a drag, px. */
const STRAIGHT = 12;

/** One action of OpenAI's `computer`; points in px of the picture that was sent. @throws Error in words for the model */
export function openaiWant(action: Readonly<Record<string, unknown>>, pointer: Pointer): Want {
  const args = new Args(String(action['type']), action);
  const here = () => pointer.move([args.number('x'), args.number('y')]);
  const keys = () => modifiersOf(args.has('keys') ? args.texts('keys') : []);
  switch (action['type']) {
    case 'screenshot':
      return { kind: 'look' };
    case 'click': {
      const button = args.has('button') ? args.text('button') : 'left';
      if (button === 'back' || button === 'forward') return act({ kind: 'history', op: button });
      const name = button === 'wheel' ? 'middle' : button;
      if (name !== 'left' && name !== 'right' && name !== 'middle') throw new Error(`click: no button ${button}.`);
      return act({ kind: 'click', at: { point: here() }, button: name, count: 1, modifiers: keys() });
    }
    case 'double_click':
      return act({ kind: 'click', at: { point: here() }, button: 'left', count: 2, modifiers: keys() });
    case 'move':
      return act({ kind: 'hover', at: { point: here() } });
    case 'drag':
      return act(...dragActions(pathOf(action['path']), pointer));
    case 'scroll':
      return act({
        kind: 'scroll',
        at: { point: here() },
        dx: args.numberOr(0, 'scroll_x'),
        dy: args.numberOr(0, 'scroll_y'),
      });
    case 'type':
      return act({ kind: 'type', text: args.text('text') });
    case 'keypress':
      return act(...pressActions(args.texts('keys')));
    case 'wait':
      return act(pause(2));
    default:
      throw new Error(`There is no action ${JSON.stringify(action['type'])}.`);
  }
}

const act = (...actions: Action[]): Want => ({ kind: 'act', actions });

/** A list of keys is one chord; several keys without a modifier are pressed one after the other. */
function pressActions(keys: readonly string[]): Action[] {
  if (keys.length === 0) throw new Error('keypress: no keys are given.');
  const isChord = keys.slice(0, -1).every((key) => modifierOf(key) !== undefined);
  return (isChord ? [keys.join('+')] : keys).map((chord) => ({ kind: 'press', keys: chord }));
}

function pathOf(path: unknown): [number, number][] {
  const points = Array.isArray(path)
    ? path.map((point: { x?: unknown; y?: unknown }): [number, number] => [Number(point.x), Number(point.y)])
    : [];
  if (points.length < 2 || points.flat().some((value) => !Number.isFinite(value))) {
    throw new Error('drag: `path` has to hold at least two points {x, y}.');
  }
  return points;
}

/** A straight path is a drag; any other is followed with the button held. */
function dragActions(path: [number, number][], pointer: Pointer): Action[] {
  const [from, to] = [path[0]!, path.at(-1)!];
  pointer.move(to);
  if (path.every((point) => distanceToLine(point, from, to) <= STRAIGHT)) {
    return [{ kind: 'drag', from: { point: from }, to: { point: to } }];
  }
  return [
    { kind: 'mouse_down', at: { point: from }, button: 'left' },
    ...path.slice(1, -1).map((point): Action => ({ kind: 'hover', at: { point } })),
    { kind: 'mouse_up', at: { point: to }, button: 'left' },
  ];
}

function distanceToLine([x, y]: [number, number], [ax, ay]: [number, number], [bx, by]: [number, number]): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  const along = Math.min(Math.max(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2, 0), 1);
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}
