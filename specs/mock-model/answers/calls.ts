import type { Action, Where } from '../../../agents/contract';
import { SCROLL_STEP } from '../../../fixtures/actions/ui-tars';
import type { ModeName } from '../../../tasks/factors';

/** One call in a mode's own vocabulary: what a model that knows the answer would say. */
export interface OwnCall {
  name: string;
  args: Record<string, unknown>;
}

/** The action has no word in the vocabulary. */
export class Inexpressible extends Error {
  override name = 'Inexpressible';
}

/** @throws Inexpressible */
export function ownCall(mode: ModeName, action: Action): OwnCall {
  const call = VOCABULARIES[mode](action);
  if (call === undefined) throw new Inexpressible(`${action.kind} has no word in ${mode}`);
  return call;
}

type Vocabulary = (action: Action) => OwnCall | undefined;

const call = (name: string, args: Record<string, unknown> = {}): OwnCall => ({
  name,
  args: Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined)),
});
const idOf = (at: Where | undefined): string | undefined => (at !== undefined && 'id' in at ? at.id : undefined);
const xy = (at: Where | undefined): { x?: number; y?: number } =>
  at !== undefined && 'point' in at ? { x: at.point[0], y: at.point[1] } : {};
const buttonOf = (button: string) => (button === 'left' ? undefined : button);
const someOf = <T>(list: readonly T[]) => (list.length === 0 ? undefined : list);
const times = (count: number | undefined) => (count === 1 ? undefined : count);

/** Words that all call grammars share. */
const shared: Vocabulary = (action) => {
  switch (action.kind) {
    case 'type':
      return call('keyboard_type', { text: action.text });
    case 'wait':
      return call('noop', { wait_ms: action.ms });
    case 'dialog':
      return action.accept ? call('dialog_accept', { text: action.text }) : call('dialog_dismiss');
    default:
      return undefined;
  }
};

const byId: Vocabulary = (action) => {
  switch (action.kind) {
    case 'click':
      return call(['click', 'dblclick', 'tripleclick'][action.count - 1]!, {
        id: idOf(action.at),
        button: buttonOf(action.button),
        modifiers: someOf(action.modifiers),
      });
    case 'hover':
    case 'focus':
      return call(action.kind, { id: idOf(action.at) });
    case 'fill':
      return call('fill', { id: idOf(action.at), text: action.text });
    case 'press':
      return call(action.at === undefined ? 'keyboard_press' : 'press', {
        id: idOf(action.at),
        key: action.keys,
        times: times(action.times),
      });
    case 'select':
      return call('select_option', { id: idOf(action.at), options: action.options });
    case 'drag':
      return call('drag_and_drop', { from_id: idOf(action.from), to_id: idOf(action.to) });
    case 'scroll':
      return call('scroll', { delta_x: action.dx, delta_y: action.dy, id: idOf(action.at) });
    case 'upload':
      return call('upload_file', { id: idOf(action.at), files: action.files });
    default:
      return shared(action);
  }
};

const byPoint: Vocabulary = (action) => {
  switch (action.kind) {
    case 'click':
      return call(['mouse_click', 'mouse_dblclick', 'mouse_tripleclick'][action.count - 1]!, {
        ...xy(action.at),
        button: buttonOf(action.button),
        modifiers: someOf(action.modifiers),
      });
    case 'hover':
      return call('mouse_move', xy(action.at));
    case 'press':
      return call('keyboard_press', { key: action.keys, times: times(action.times) });
    case 'drag': {
      const [from, to] = [xy(action.from), xy(action.to)];
      return call('mouse_drag_and_drop', { from_x: from.x, from_y: from.y, to_x: to.x, to_y: to.y });
    }
    case 'scroll':
      return call('scroll', { delta_x: action.dx, delta_y: action.dy, ...xy(action.at) });
    case 'upload':
      return call('upload_file', { files: action.files });
    default:
      return shared(action);
  }
};

const tools: Vocabulary = (action) => {
  switch (action.kind) {
    case 'click':
      return call('click', {
        index: idOf(action.at),
        button: buttonOf(action.button),
        count: times(action.count),
        modifiers: someOf(action.modifiers),
      });
    case 'hover':
      return call('hover', { index: idOf(action.at) });
    case 'fill':
      return call('input', { index: idOf(action.at), text: action.text });
    case 'press':
      return call('send_keys', { keys: action.keys, index: idOf(action.at), times: times(action.times) });
    case 'type':
      return call('type_text', { text: action.text });
    case 'select':
      return action.options.length === 1
        ? call('select', { index: idOf(action.at), text: action.options[0] })
        : undefined;
    case 'drag':
      return call('drag', { from_index: idOf(action.from), to_index: idOf(action.to) });
    case 'scroll':
      return call('scroll', { down: action.dy, right: action.dx, index: idOf(action.at) });
    case 'upload':
      return call('upload', { index: idOf(action.at), files: action.files });
    case 'wait':
      return call('wait', { seconds: action.ms / 1000 });
    case 'dialog':
      return call('answer_dialog', { accept: action.accept, text: action.text });
    default:
      return undefined;
  }
};

/** Points as UI-TARS writes them in its training. */
const box = (at: Where | undefined): string | undefined => {
  const { x, y } = xy(at);
  return x === undefined ? undefined : `<|box_start|>(${x},${y})<|box_end|>`;
};

const uiTars: Vocabulary = (action) => {
  switch (action.kind) {
    case 'click': {
      const name = action.count === 2 ? 'left_double' : action.button === 'right' ? 'right_single' : 'click';
      return action.count < 3 && action.modifiers.length === 0 ? call(name, { start_box: box(action.at) }) : undefined;
    }
    case 'hover':
      return call('hover', { start_box: box(action.at) });
    case 'drag':
      return call('drag', { start_box: box(action.from), end_box: box(action.to) });
    case 'press':
      return (action.times ?? 1) === 1
        ? call('hotkey', { key: action.keys.toLowerCase().replaceAll('+', ' ') })
        : undefined;
    case 'type':
      return call('type', { content: action.text });
    case 'scroll': {
      const sideways = action.dx !== 0;
      const direction = sideways ? (action.dx > 0 ? 'right' : 'left') : action.dy > 0 ? 'down' : 'up';
      const length = Math.abs(action.dx) + Math.abs(action.dy);
      return length === SCROLL_STEP ? call('scroll', { start_box: box(action.at), direction }) : undefined;
    }
    case 'wait':
      return call('wait');
    default:
      return undefined;
  }
};

const VOCABULARIES: Record<ModeName, Vocabulary> = {
  ax_tree: byId,
  som: byId,
  pixel: byPoint,
  pixel_grid: byPoint,
  browser_use: tools,
  ui_tars_native: uiTars,
};
