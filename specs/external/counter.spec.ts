import { expect, test } from '@playwright/test';
import { InputCounter } from '../../fixtures/attached/counter';
import type { InputEvent } from '../../fixtures/attached/input-event';
import { callText } from '../../fixtures/episode/call';

/** Input events become actions by the same rules that count the steps of people. */

type Point = [number, number];
const down = (at: number, point: Point, clicks = 1, modifiers: string[] = []): InputEvent => ({
  kind: 'down',
  at,
  point,
  button: 0,
  clicks,
  modifiers,
});
const up = (at: number, point: Point): InputEvent => ({ kind: 'up', at, point, button: 0 });
const key = (at: number, name: string, modifiers: string[] = [], repeat = false): InputEvent => ({
  kind: 'key',
  at,
  key: name,
  modifiers,
  repeat,
});
const wheel = (at: number, dy: number, point: Point = [5, 5]): InputEvent => ({ kind: 'wheel', at, point, dx: 0, dy });
const rest = (at: number, point: Point): InputEvent => ({ kind: 'rest', at, point });
const text = (at: number, words: string): InputEvent => ({ kind: 'text', at, text: words });

const A: Point = [10, 10];
const B: Point = [90, 10];

const CASES: [name: string, events: InputEvent[], actions: string[]][] = [
  ['a click', [down(0, A), up(50, A)], ['click(10, 10)']],
  ['a click with a modifier', [key(0, 'Shift'), down(0, A, 1, ['Shift']), up(50, A)], ['click(10, 10, Shift)']],
  ['a double click is one action', [down(0, A), up(50, A), down(200, A, 2), up(250, A)], ['click(10, 10, count=2)']],
  [
    'two clicks at different places',
    [down(0, A), up(50, A), down(200, B), up(250, B)],
    ['click(10, 10)', 'click(90, 10)'],
  ],
  ['a drag', [down(0, A), up(900, B)], ['drag(10, 10, 90, 10)']],
  ['a run of typing', [key(0, 'H', ['Shift']), key(100, 'i'), text(200, '!')], ['type("Hi!")']],
  ['typing after a pause', [key(0, 'a'), key(2000, 'b')], ['type("a")', 'type("b")']],
  [
    'keys',
    [key(0, 'a'), key(50, 'Enter'), key(90, 'a', ['Control'])],
    ['type("a")', 'press("Enter")', 'press("Control+a")'],
  ],
  ['each arrow is a step', [key(0, 'ArrowUp'), key(50, 'ArrowUp')], ['press("ArrowUp")', 'press("ArrowUp")']],
  ['a key held down is one', [key(0, 'ArrowUp'), key(50, 'ArrowUp', [], true)], ['press("ArrowUp")']],
  ['modifiers alone are nothing', [key(0, 'Control', ['Control']), key(9, 'Shift', ['Shift'])], []],
  ['turns of the wheel', [wheel(0, 100), wheel(300, 100)], ['scroll(5, 5, 0, 200)']],
  [
    'the wheel over two places',
    [wheel(0, 100), wheel(300, 100, B)],
    ['scroll(5, 5, 0, 100)', 'scroll(90, 10, 0, 100)'],
  ],
  ['resting on something', [rest(0, A)], ['hover(10, 10)']],
  ['resting before a click belongs to it', [rest(0, A), down(100, A), up(150, A)], ['click(10, 10)']],
  ['resting after a click is nothing', [down(0, A), up(50, A), rest(400, A)], ['click(10, 10)']],
  ['files', [{ kind: 'files', at: 0, files: ['a.txt'] }], ['upload("a.txt")']],
];

for (const [name, events, actions] of CASES) {
  test(name, () => {
    const counter = new InputCounter();
    for (const event of events) counter.add(event);
    expect(counter.actions.map((entry) => callText(entry.action))).toEqual(actions);
  });
}
