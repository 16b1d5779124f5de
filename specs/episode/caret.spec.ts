import { expect, test } from '@playwright/test';
import { rgbOf } from '../../fixtures/oracle/area';
import { caretKeys, hostOf, linesOf, type TextWish } from '../../fixtures/oracle/caret';

/** `Home, Right 4, Shift+Right 3`: what is pressed, and how often. */
const keysFor = (lines: string[], wish: TextWish, first?: number) =>
  caretKeys(lines, wish, first)
    ?.map(({ keys, times }) => `${keys.replace(/Arrow|Control\+/g, '')}${times > 1 ? ` ${times}` : ''}`)
    .join(', ');
const selection = (from: string, to = from): TextWish => ({ from: { before: from }, to: { after: to } });

test.describe('keys that bring a caret to a place', () => {
  const cases: [what: string, lines: string[], wish: TextWish, keys: string | undefined][] = [
    ['the start', ['One two'], { from: { before: 'One' }, to: { before: 'One' } }, 'Home'],
    ['after a word', ['One two three'], { from: { after: 'One' }, to: { after: 'One' } }, 'Home, Right 3'],
    ['nearer to the end', ['One two three'], { from: { before: 'three' }, to: { before: 'three' } }, 'End, Left 5'],
    ['a phrase', ['You may not go in'], selection('may not'), 'Home, Right 4, Shift+Right 7'],
    ['a phrase, backwards', ['a bc d'], { from: { after: 'bc' }, to: { before: 'bc' } }, 'End, Left 2, Shift+Left 2'],
    ['the end of a line is one press', ['ab', 'cd', 'efghijkl'], selection('cd'), 'Home, Right 3, Shift+Right 2'],
    ['an empty line is one press', ['ab', '', 'cd', 'efghijkl'], selection('cd'), 'Home, Right 4, Shift+Right 2'],
    ['over two lines', ['ab', 'cd', 'efghijkl'], selection('b', 'c'), 'Home, Right, Shift+Right 3'],
    ['é of two code points is one press', ['e\u0301a bc'], selection('a'), 'Home, Right, Shift+Right'],
    [
      'a double click takes the word in',
      ['We close at seven.'],
      { around: { middle: 'seven' }, grow: 'word' },
      'End, Left 6, Shift+Right 5',
    ],
    [
      'a triple click takes the line in',
      ['Dear all,', 'come at ten.'],
      { around: { middle: 'all' }, grow: 'line' },
      'Home, Shift+Right 9',
    ],
    ['what is not there', ['One two'], selection('three'), undefined],
  ];
  for (const [what, lines, wish, keys] of cases) {
    test(what, () => expect(keysFor(lines, wish)).toBe(keys));
  }

  test('a text that stands twice is looked for from a line on', () => {
    expect(keysFor(['at ten', 'at ten', 'and so on'], selection('ten'), 1)).toBe('Home, Right 10, Shift+Right 3');
  });

  test('no key is held longer than an action may', () => {
    const text = `${'x'.repeat(230)}end${'y'.repeat(240)}`;
    expect(keysFor([text], selection('end'))).toBe('Home, Right 200, Right 30, Shift+Right 3');
  });
});

test('the keys select just that in a real editor', async ({ page }) => {
  await page.setContent(`<div contenteditable="true">
    <h3>Rules</h3> <p>Come <b>at t</b>en.<br>Ring once.</p> <ul><li><p>boots</p></li><li><p><br></p></li></ul>
    <p>Leave <a href="#">at ten</a>.</p></div>`);
  const editor = (await page.locator('div').elementHandle())!;
  for (const [text, from] of [
    ['at ten', 0],
    ['Ring', 0],
    ['boots', 0],
    ['at ten', 4],
  ] as const) {
    const { lines } = await editor.evaluate(linesOf, editor);
    for (const { keys, times } of caretKeys(lines, selection(text), from) ?? []) {
      if (keys === 'Control+Home' || keys === 'Control+End') await editor.focus();
      for (let i = 0; i < times; i++) await page.keyboard.press(keys);
    }
    expect(await page.evaluate(() => String(getSelection()))).toBe(text);
  }
  // The second "at ten" is the one of the last line.
  expect(await page.evaluate(() => getSelection()?.anchorNode?.parentElement?.tagName)).toBe('A');
  const host = await page.locator('li p').first().evaluateHandle(hostOf);
  expect(await host.evaluate((node) => node?.tagName)).toBe('DIV');
});

test('a colour of an area: hue, saturation from left to right, brightness from bottom to top', () => {
  expect(rgbOf(0, 1, 1)).toEqual([255, 0, 0]);
  expect(rgbOf(204, 0.4, 0.7)).toEqual([107, 150, 179]);
  expect(rgbOf(20, 0.65, 0.8)).toEqual([204, 116, 71]);
  expect(rgbOf(300, 0, 0.5)).toEqual([128, 128, 128]);
});
