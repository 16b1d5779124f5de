import { expect, test } from './probe';
import { KEY_SPELLINGS, readChord } from '../../fixtures/actions/keys';

const SPELLINGS: [string, string][] = [
  ['Return', 'Enter'],
  ['enter', 'Enter'],
  ['KP_Enter', 'Enter'],
  ['esc', 'Escape'],
  ['Escape', 'Escape'],
  ['page_down', 'PageDown'],
  ['Page_Down', 'PageDown'],
  ['PageDown', 'PageDown'],
  ['pgdn', 'PageDown'],
  ['Next', 'PageDown'],
  ['Prior', 'PageUp'],
  ['pageup', 'PageUp'],
  ['arrowleft', 'ArrowLeft'],
  ['ArrowLeft', 'ArrowLeft'],
  ['Left', 'ArrowLeft'],
  ['left arrow', 'ArrowLeft'],
  ['up', 'ArrowUp'],
  ['DOWN', 'ArrowDown'],
  ['right', 'ArrowRight'],
  ['space', 'Space'],
  [' ', 'Space'],
  ['plus', '+'],
  ['+', '+'],
  ['minus', '-'],
  ['-', '-'],
  ['Tab', 'Tab'],
  ['BackSpace', 'Backspace'],
  ['del', 'Delete'],
  ['ins', 'Insert'],
  ['Home', 'Home'],
  ['end', 'End'],
  ['f5', 'F5'],
  ['F12', 'F12'],
  ['KP_5', '5'],
  ['Digit3', '3'],
  ['KeyB', 'b'],
  ['ctrl', 'Control'],
  ['CTRL', 'Control'],
  ['Control_L', 'Control'],
  ['shift', 'Shift'],
  ['alt', 'Alt'],
  ['option', 'Alt'],
  ['cmd', 'Meta'],
  ['super', 'Meta'],
  ['win', 'Meta'],
  ['ControlOrMeta', 'ControlOrMeta'],
  ['a', 'a'],
  ['A', 'A'],
  ['7', '7'],
  ['?', '?'],
  ['/', '/'],
  ['slash', '/'],
  ['CTRL+A', 'Control+a'],
  ['Control+A', 'Control+a'],
  ['ctrl+a', 'Control+a'],
  ['ctrl a', 'Control+a'],
  ['ctrl-a', 'Control+a'],
  ['cmd+a', 'Meta+a'],
  ['ctrl+shift+Return', 'Control+Shift+Enter'],
  ['Shift+Tab', 'Shift+Tab'],
  ['ctrl shift t', 'Control+Shift+t'],
  ['ctrl++', 'Control++'],
  ['ctrl+plus', 'Control++'],
  ['alt + F4', 'Alt+F4'],
  ['shift+ArrowDown', 'Shift+ArrowDown'],
];

test('key names of all providers', () => {
  for (const [spelled, chord] of SPELLINGS) expect(readChord(spelled), spelled).toEqual({ ok: true, chord });
});

test('unknown keys are refused in words, not thrown', () => {
  for (const bad of ['foo', 'ctrl+foo', '', 'a+b', 'é']) {
    const read = readChord(bad);
    expect(read.ok, bad).toBe(false);
    if (!read.ok) expect(read.error.length).toBeGreaterThan(20);
  }
});

test('Playwright knows every key of the table', async ({ page }) => {
  for (const key of new Set(KEY_SPELLINGS.values())) {
    await page.keyboard.down(key);
    await page.keyboard.up(key);
  }
});

test('a chord is pressed as one: select all, then type, in five spellings (E29)', async ({ probe }) => {
  const on = await probe(`<input id="f" value="old" autofocus>`);
  const page = on.session.page();
  for (const spelled of ['CTRL+A', 'Control+A', 'ctrl+a', 'ctrl a', 'Control+a']) {
    await page.fill('#f', 'old');
    await on.act({ kind: 'press', keys: spelled });
    await on.act({ kind: 'type', text: 'new' });
    expect(await page.inputValue('#f'), spelled).toBe('new');
  }
  const refused = await on.act({ kind: 'press', keys: 'foo' });
  expect(refused.refused).toBe(true);
  expect(refused.error).toContain('foo');
});
