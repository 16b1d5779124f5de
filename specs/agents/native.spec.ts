import { expect, test } from '@playwright/test';
import type { Observation } from '../../agents/contract';
import { Batch } from '../../agents/native/batch';
import { Args, modifiersOf, orWrong, Pointer } from '../../agents/native/fields';
import { kitOf } from '../../agents/native/kit';
import { browserWant } from '../../agents/native/translate/anthropic-browser';
import { computerWant } from '../../agents/native/translate/anthropic-computer';
import { functionTools, functionWant } from '../../agents/native/translate/functions';
import { geminiWant } from '../../agents/native/translate/gemini';
import { openaiWant } from '../../agents/native/translate/openai';
import type { Shown, Unit, Want } from '../../agents/native/units';
import { chooseProfile, ownProfiles } from '../../agents/profiles/choose';
import { modes } from '../../fixtures/modes';

const viewport = { width: 1280, height: 720 };
const shown: Shown = {
  picture: { bytes: Buffer.from(''), mime: 'image/png', size: viewport },
  text: '',
  page: '<div>\n  [3]<button>Save draft</button>\n  [4]<input value="x">\n    inner\n  *[5]<a>Home</a>',
  viewport,
};
const act = (...actions: object[]) => ({ kind: 'act', actions });
const clickAt = (x: number, y: number, more: object = {}) => ({
  kind: 'click',
  at: { point: [x, y] },
  button: 'left',
  count: 1,
  modifiers: [],
  ...more,
});

test('OpenAI: actions of `computer`', () => {
  const to = (action: object) => openaiWant(action as Record<string, unknown>, new Pointer());
  expect(to({ type: 'click', x: 1, y: 2, button: 'wheel', keys: ['CTRL'] })).toEqual(
    act(clickAt(1, 2, { button: 'middle', modifiers: ['Control'] })),
  );
  expect(to({ type: 'click', x: 1, y: 2, button: 'back' })).toEqual(act({ kind: 'history', op: 'back' }));
  expect(to({ type: 'double_click', x: 1, y: 2, keys: null })).toEqual(act(clickAt(1, 2, { count: 2 })));
  expect(to({ type: 'keypress', keys: ['CTRL', 'A'] })).toEqual(act({ kind: 'press', keys: 'CTRL+A' }));
  expect(to({ type: 'keypress', keys: ['TAB', 'ENTER'] })).toEqual(
    act({ kind: 'press', keys: 'TAB' }, { kind: 'press', keys: 'ENTER' }),
  );
  expect(to({ type: 'scroll', x: 1, y: 2, scroll_x: 0, scroll_y: -300 })).toEqual(
    act({ kind: 'scroll', at: { point: [1, 2] }, dx: 0, dy: -300 }),
  );
  const straight = [
    { x: 0, y: 0 },
    { x: 50, y: 1 },
    { x: 100, y: 0 },
  ];
  expect(to({ type: 'drag', path: straight })).toEqual(
    act({ kind: 'drag', from: { point: [0, 0] }, to: { point: [100, 0] } }),
  );
  const curve = to({ type: 'drag', path: [...straight.slice(0, 1), { x: 50, y: 90 }, ...straight.slice(2)] });
  expect(curve.kind === 'act' ? curve.actions.map(({ kind }) => kind) : []).toEqual([
    'mouse_down',
    'hover',
    'mouse_up',
  ]);
  expect(to({ type: 'screenshot' })).toEqual({ kind: 'look' });
  expect(() => to({ type: 'click', x: 'left' })).toThrow('`x` has to be a number');
  expect(() => to({ type: 'fly' })).toThrow('no action "fly"');
});

test('Anthropic: computer members, with and without a place', () => {
  const pointer = new Pointer();
  const to = (name: string, input: object = {}) => computerWant(name, input as Record<string, unknown>, pointer);
  expect(() => to('left_click')).toThrow('say where');
  expect(to('left_click', { coordinate: [5, 6], text: 'ctrl+shift' })).toEqual(
    act(clickAt(5, 6, { modifiers: ['Control', 'Shift'] })),
  );
  expect(to('triple_click')).toEqual(act(clickAt(5, 6, { count: 3 })));
  expect(to('scroll', { scroll_direction: 'down', scroll_amount: 2 })).toEqual(
    act({ kind: 'scroll', at: { point: [5, 6] }, dx: 0, dy: 200 }),
  );
  expect(to('key', { text: 'Return', repeat: 3 })).toEqual(act({ kind: 'press', keys: 'Return', times: 3 }));
  expect(to('hold_key', { text: 'shift', duration: 1 })).toEqual(
    act({ kind: 'key_down', key: 'shift' }, { kind: 'wait', ms: 1000 }, { kind: 'key_up', key: 'shift' }),
  );
  expect(to('left_click_drag', { start_coordinate: [1, 2], coordinate: [3, 4] })).toEqual(
    act({ kind: 'drag', from: { point: [1, 2] }, to: { point: [3, 4] } }),
  );
  const where = to('cursor_position');
  expect(where.kind === 'tell' && where.say(shown)).toBe('X=3, Y=4');
  expect(to('zoom', { region: [0, 0, 10, 10] })).toEqual({ kind: 'zoom', region: [0, 0, 10, 10] });
  expect(to('wait', { duration: 9999 })).toEqual(act({ kind: 'wait', ms: 30_000 }));
});

test('Anthropic: browser members by reference and by point; the page is read with references', () => {
  const to = (name: string, input: object = {}) => browserWant(name, input as Record<string, unknown>, new Pointer());
  const ref = (id: string) => ({ type: 'ref', ref: id });
  expect(to('left_click', { target: ref('ref_3') })).toEqual(act({ ...clickAt(0, 0), at: { id: '3' } }));
  expect(to('left_click', { target: { type: 'coordinate', x: 7, y: 8 } })).toEqual(act(clickAt(7, 8)));
  expect(to('form_input', { target: ref('ref_4'), value: 12 })).toEqual(
    act({ kind: 'fill', at: { id: '4' }, text: '12' }),
  );
  expect(to('key', { text: 'Tab Enter' })).toEqual(
    act({ kind: 'press', keys: 'Tab' }, { kind: 'press', keys: 'Enter' }),
  );
  expect(() => to('left_click', { target: {} })).toThrow('the target has to be');
  const say = (want: Want) => (want.kind === 'tell' ? want.say(shown) : '');
  expect(say(to('read_page'))).toContain('[ref_3]<button>');
  expect(say(to('read_page', { ref: 'ref_4' }))).toBe('  [ref_4]<input value="x">\n    inner');
  expect(say(to('read_page', { ref: 'ref_99' }))).toContain('no element ref_99');
  expect(say(to('find', { query: 'the draft button' }))).toBe('[ref_3]<button>Save draft</button>');
  expect(say(to('get_page_text'))).toBe('Save draft\ninner\nHome');
});

test('Gemini: both vocabularies and both spellings', () => {
  const to = (name: string, args: object = {}) =>
    geminiWant(name, args as Record<string, unknown>, new Pointer(), viewport);
  expect(to('click', { x: 500, y: 999, intent: 'x' })).toEqual(act(clickAt(500, 999)));
  expect(to('click_at', { x: 500, y: 999 })).toEqual(act(clickAt(500, 999)));
  expect(to('type', { text: 'a' })).toEqual(act({ kind: 'type', text: 'a' }));
  expect(to('type', { text: 'a', press_enter: true })).toEqual(
    act({ kind: 'type', text: 'a' }, { kind: 'press', keys: 'Enter' }),
  );
  const typed = to('type_text_at', { x: 1, y: 2, text: 'a', clear_before_typing: false });
  expect(typed).toEqual(act(clickAt(1, 2), { kind: 'type', text: 'a' }));
  expect(to('hotkey', { keys: ['control', 'a'] })).toEqual(act({ kind: 'press', keys: 'control+a' }));
  expect(to('key_combination', { keys: 'control+a' })).toEqual(act({ kind: 'press', keys: 'control+a' }));
  expect(to('scroll', { x: 1, y: 2, direction: 'down', magnitude_in_pixels: 50 })).toMatchObject(act({ dy: 50 }));
  expect(to('scroll', { x: 1, y: 2, direction: 'up' })).toMatchObject(act({ dy: -300 }));
  expect(to('scroll_at', { x: 1, y: 2, direction: 'down', magnitude: 500 })).toMatchObject(act({ dy: 360 }));
  expect(to('drag_and_drop', { start_x: 1, start_y: 2, end_x: 3, end_y: 4 })).toEqual(
    to('drag_and_drop', { x: 1, y: 2, destination_x: 3, destination_y: 4 }),
  );
  expect(to('open_web_browser')).toEqual({ kind: 'look' });
  expect(() => to('search')).toThrow('cannot be used here');
});

test('functions are the mode’s own actions, with arguments checked', () => {
  const { actions } = modes.ax_tree.description;
  expect(functionTools(actions).map(({ name }) => name)).toEqual(actions.map(({ name }) => name));
  expect(functionWant('click', '{"id":"3","button":null}', actions)).toMatchObject(
    act({ kind: 'click', at: { id: '3' } }),
  );
  expect(() => functionWant('click', '{"id":', actions)).toThrow('no JSON');
  expect(() => functionWant('click', '[]', actions)).toThrow('have to be an object');
  expect(() => functionWant('fly', '{}', actions)).toThrow('There is no tool "fly"');
});

test('tools of model and mode', () => {
  const kit = (model: string, mode: 'pixel' | 'ax_tree' | 'browser_use', generic?: boolean) =>
    kitOf(modes[mode].description, chooseProfile(model, ownProfiles()).profile, model, generic);
  expect(kit('gpt-5.5', 'pixel').computer).toBe('computer');
  expect(kit('computer-use-preview', 'pixel').computer).toBe('computer_use_preview');
  expect(kit('claude-opus-5-5', 'pixel').computer).toBe('computer_toolset_20260801');
  expect(kit('claude-opus-4-6', 'pixel').computer).toBe('computer_20251124');
  expect(kit('claude-sonnet-4-5', 'pixel').computer).toBe('computer_20250124');
  expect(kit('gemini-3.5-flash', 'pixel').computer).toBe('gemini_3_5');
  expect(kit('gemini-3.1-pro-preview', 'pixel').computer).toBe('gemini_2_5');
  expect(kit('claude-opus-5-5', 'browser_use').browser).toBe('browser_toolset_20260801');
  expect(kit('gpt-5.5', 'browser_use')).toEqual({ functions: modes.browser_use.description.actions });
  expect(kit('gpt-5.5', 'pixel').functions.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['dialog', 'upload', 'tab']),
  );
  expect(kit('qwen3-vl', 'pixel', true)).toEqual({ functions: modes.pixel.description.actions });
  expect(() => kit('gpt-99', 'pixel')).toThrow('set CB_INTERFACE=text');
  expect(() => kitOf(modes.ui_tars_native.description, ownProfiles()[0]!, 'x')).toThrow('CB_AGENT=ui_tars');
});

const seen = (done: number, lastError?: string) => ({ done, lastError }) as Observation;
const unit = (want: Want): Unit => ({ label: want.kind, want });
const press = (...keys: string[]): Unit =>
  unit({ kind: 'act', actions: keys.map((k) => ({ kind: 'press', keys: k })) });

test.describe('a batch', () => {
  test('is worked off one call a step, looks in between are answered when they are due', async () => {
    const batch = new Batch([unit({ kind: 'look' }), press('a'), unit({ kind: 'look' }), press('b', 'c')]);
    expect((await batch.next(shown, 1)).actions).toHaveLength(1);
    expect(batch.all).toHaveLength(1);
    batch.settle(seen(1));
    expect((await batch.next(shown, 1)).actions).toHaveLength(2);
    batch.settle(seen(2));
    expect(batch.isDone).toBe(true);
    expect((await batch.next(shown, 1)).actions).toEqual([]);
    expect(batch.all.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
  });

  test('holds several calls a step where the mode does, and knows which one failed', async () => {
    const batch = new Batch([press('a'), press('b', 'c'), press('d'), press('e')]);
    expect((await batch.next(shown, 3)).labels).toHaveLength(3);
    batch.settle(seen(2, 'c went wrong'));
    expect(batch.all).toEqual([
      { state: 'done' },
      { state: 'failed', problem: 'c went wrong' },
      { state: 'skipped' },
      { state: 'skipped' },
    ]);
    expect(batch.isDone).toBe(true);
  });

  test('ends at a call that cannot be done', async () => {
    const batch = new Batch([unit({ kind: 'wrong', problem: 'no such tool' }), press('a')]);
    expect(await batch.next(shown, 1)).toEqual({ actions: [], labels: [], problem: 'no such tool' });
    expect(batch.all.map(({ state }) => state)).toEqual(['failed', 'skipped']);
  });
});

test('arguments: numbers as text count, other things are said', () => {
  const args = new Args('click', { x: '12', y: null, at: [1, '2'], keys: 'a' });
  expect(args.number('x')).toBe(12);
  expect(args.has('y')).toBe(false);
  expect(args.pair('at')).toEqual([1, 2]);
  expect(args.texts('keys')).toEqual(['a']);
  expect(() => args.number('y')).toThrow('click: `y` has to be a number, given nothing.');
  expect(() => modifiersOf('ctrl+banana')).toThrow('"banana" is no modifier');
  expect(orWrong(() => args.text('x2') as never)).toMatchObject({ kind: 'wrong' });
});
