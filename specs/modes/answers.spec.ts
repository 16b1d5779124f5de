import { expect, test } from '@playwright/test';
import { parseCalls } from '../../fixtures/actions/answer';
import { BID } from '../../fixtures/actions/bid';
import { COORD } from '../../fixtures/actions/coord';
import { TOOLS } from '../../fixtures/actions/tools';
import type { Action } from '../../agents/contract';

const bid = (answer: string) => parseCalls(answer, BID, 1);
const coord = (answer: string) => parseCalls(answer, COORD, 1);
const click = (id: string): Action => ({ kind: 'click', at: { id }, button: 'left', count: 1, modifiers: [] });
const fill = (text: string): Action => ({ kind: 'fill', at: { id: '12' }, text });

/** Answers that mean click('5') (E27). */
const MEAN_CLICK_5: Record<string, string> = {
  bare: `click('5')`,
  'double quotes': `click("5")`,
  number: `click(5)`,
  keyword: `click(id='5')`,
  'python fence': '```python\nclick("5")\n```',
  'plain fence': '```\nclick("5")\n```',
  'unclosed fence': 'I click it.\n```python\nclick("5")',
  'inline code': 'Action: `click("5")`',
  'think tag': `<think>The button is 5. Perhaps click('3')? No.</think>\nclick('5')`,
  'thinking tag in capitals': `<THINKING>click('3')</THINKING>click('5')`,
  'closing tag only': `Perhaps click('3') first.\n</think>\n\nclick('5')`,
  'call quoted in the reasoning': `I could use click('3') but it is covered, so:\n\nclick('5')`,
  'answer before the reasoning': `click('5')\n\nReasoning: click('3') would open the menu instead.`,
  'action label': `Thought: it is there.\nAction: click('5')`,
  'bold label': `**Action:** click('5')`,
  'list item': `1. click('5')`,
  comment: `click('5')  # the Save button`,
  'semicolon and prose after': `click('5');\nThis saves it.`,
  'coordinates in prose': `The button is around (530, 410).\nclick('5')`,
  'word that looks like a call': `I will click(s) it, then press (Enter).\nclick('5')`,
  'one call in a sentence': `The best next step is click('5') because it saves.`,
  'json object': '{"action": "click", "id": "5"}',
  'json fence': '```json\n{"name": "click", "arguments": {"id": "5"}}\n```',
  'json fence with reasoning': 'Let me see.\n```json\n{"thought": "it saves", "action": {"click": {"id": "5"}}}\n```',
  'function-call form': '{"function": {"name": "click", "arguments": "{\\"id\\": \\"5\\"}"}}',
  'crlf lines': `Thinking.\r\nclick('5')\r\n`,
};
for (const [what, answer] of Object.entries(MEAN_CLICK_5)) {
  test(`reads ${what}`, () => {
    const read = bid(answer);
    expect(read).toMatchObject({ ok: true, actions: [click('5')] });
  });
}

const REFUSED: Record<string, [answer: string, words: RegExp]> = {
  'no action': ['I am not sure what to do.', /holds no action.*exactly one action/s],
  empty: ['', /holds no action/],
  'unclosed think tag': [`<think>Should I click('5')?\nclick('5')`, /not closed/],
  'unknown action': [`press_button('5')`, /no action `press_button`.*click/s],
  'unknown action in a fence': ["```\ntap('5')\n```", /no action `tap`/],
  'missing bracket': [`click('5'`, /found the end/],
  'unescaped quote': [`fill('5', 'it's')`, /escaped/],
  'unclosed string': [`fill('5', 'abc)`, /not closed/],
  'missing argument': [`fill('5')`, /`text` is missing/],
  'unknown argument': [`click('5', speed=3)`, /no argument `speed`/],
  'too many arguments': [`hover('5', 1, 2)`, /takes 1 argument/],
  'wrong type': [`mouse_click('left', 3)`, /no action `mouse_click`/],
  'bad id': [`click('Save')`, /element id/],
  'two actions in a sentence': [`Either click('5') or click('6') would do.`, /unclear/],
  'bad button': [`click('5', 'centre')`, /button/],
};
for (const [what, [answer, words]] of Object.entries(REFUSED)) {
  test(`refuses ${what} in words`, () => {
    const read = bid(answer);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toMatch(words);
  });
}

test('text arrives byte for byte (E25)', () => {
  const text = `C# "x" it's ## a\nb`;
  expect(bid(String.raw`fill('12', "C# \"x\" it's ## a\nb")`)).toMatchObject({ actions: [fill(text)] });
  expect(bid(String.raw`fill('12', 'C# "x" it\'s ## a\nb')`)).toMatchObject({ actions: [fill(text)] });
  expect(bid(`fill('12', """C# "x" it's ## a\nb""")`)).toMatchObject({ actions: [fill(text)] });
  expect(bid(`fill('12', '''C# "x" it's ## a\nb''')`)).toMatchObject({ actions: [fill(text)] });
  expect(bid(`fill('12', 'a), b) # (c')`)).toMatchObject({ actions: [fill('a), b) # (c')] });
  expect(bid(`fill('12', 'click(\\'3\\') <think> \`\`\`')`)).toMatchObject({
    actions: [fill("click('3') <think> ```")],
  });
  expect(bid(`fill('12', '</think>')`)).toMatchObject({ actions: [fill('</think>')] });
  expect(bid(String.raw`fill('12', 'caf\u00e9 \x41 \U0001F600 漢 \q \\ tab\t')`)).toMatchObject({
    actions: [fill('café A 😀 漢 \\q \\ tab\t')],
  });
  expect(bid(String.raw`fill('12', r'C:\new\dir')`)).toMatchObject({ actions: [fill('C:\\new\\dir')] });
  expect(bid(`fill('12', '  two  spaces  ')`)).toMatchObject({ actions: [fill('  two  spaces  ')] });
  expect(bid(`fill('12', 'first\n\nlast')`)).toMatchObject({ actions: [fill('first\n\nlast')] });
  expect(bid('```json\n{"action":"fill","id":"12","text":"a \\"b\\" ```c```\\nd"}\n```')).toMatchObject({ ok: true });
});

test('the first action runs, further ones are refused and reported (E28)', () => {
  for (const answer of [
    `click('5')\nclick('6')`,
    `click('5'); click('6')`,
    '```\nclick("5")\nfill("7", "x")\n```',
    `click('5') click('6')`,
  ]) {
    const read = bid(answer);
    expect(read, answer).toMatchObject({ ok: true, actions: [click('5')] });
    if (read.ok) expect(read.refused, answer).toHaveLength(1);
  }
});

test('browser_use runs up to four and stops at the first that cannot be read', () => {
  const five = parseCalls(JSON.stringify({ action: [1, 2, 3, 4, 5].map((index) => ({ click: { index } })) }), TOOLS, 4);
  expect(five).toMatchObject({ ok: true, actions: ['1', '2', '3', '4'].map(click) });
  if (five.ok) expect(five.refused).toHaveLength(1);
  const broken = parseCalls('{"action":[{"click":{"index":1}},{"input":{"index":2}},{"click":{"index":3}}]}', TOOLS, 4);
  expect(broken).toMatchObject({ ok: true, actions: [click('1')] });
  if (broken.ok) expect(broken.refused).toHaveLength(2);
});

test('every form of a coordinate action gives the same point (E22)', () => {
  for (const answer of [
    'mouse_click(500, 300)',
    "mouse_click(500, 300, 'right')",
    "mouse_click(500, 300, button='right')",
    'mouse_click(x=500, y=300)',
    "mouse_click(500.0, 300.0, modifiers=['Shift'])",
    'mouse_click((500, 300))',
    'mouse_dblclick(500, 300)',
    'mouse_down(500, 300)',
    'mouse_up(500, 300, "left")',
    'mouse_move(500, 300)',
    'scroll(0, 200, 500, 300)',
    'scroll(delta_x=0, delta_y=200, x=500, y=300)',
  ]) {
    const read = coord(answer);
    expect(read.ok, answer).toBe(true);
    if (read.ok) expect(read.actions[0], answer).toMatchObject({ at: { point: [500, 300] } });
  }
  expect(coord('mouse_drag_and_drop(1, 2, -3, 4.5)')).toMatchObject({
    actions: [{ from: { point: [1, 2] }, to: { point: [-3, 4.5] } }],
  });
});

test('thoughts are kept apart', () => {
  expect(bid(`<think>It is 5.</think>click('5')`)).toMatchObject({ thought: 'It is 5.' });
  expect(bid(`It is 5.\nclick('5')`)).toMatchObject({ thought: 'It is 5.' });
});
