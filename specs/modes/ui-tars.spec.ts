import { expect, test } from '@playwright/test';
import { toPage } from '../../agents/contract';
import { parseUiTars } from '../../fixtures/actions/ui-tars';
import { smartResize } from '../../fixtures/modes/smart-resize';

const at = { point: [644, 364] };

const CLICKS = [
  `Thought: I see it.\nAction: click(point='<point>644 364</point>')`,
  `Action: click(start_box='(644,364)')`,
  `Action: click(start_box='<|box_start|>(644,364)<|box_end|>')`,
  `Action: click(start_box=<|box_start|>(644,364)<|box_end|>)`,
  `Action: click(point=<point>644 364</point>)`,
  `Action: click(start_box='[644, 364, 644, 364]')`,
  `Action: click(start_box='<bbox>640 360 648 368</bbox>')`,
  `Action: click(point='(644, 364)')`,
  `Action: click(point=(644, 364))`,
  `click('<point>644 364</point>')`,
  `Thought: a\n**Action:** left_single(point='<point>644 364</point>')`,
  `<think>click(point='<point>1 1</point>')</think>\nAction: click(point='<point>644 364</point>')`,
];
for (const answer of CLICKS) {
  test(`reads ${answer.replaceAll('\n', ' / ')}`, () => {
    expect(parseUiTars(answer)).toMatchObject({ ok: true, actions: [{ kind: 'click', at, button: 'left', count: 1 }] });
  });
}

test('every action of the grammar', () => {
  const point = `point='<point>644 364</point>'`;
  expect(parseUiTars(`Action: left_double(${point})`)).toMatchObject({ actions: [{ kind: 'click', at, count: 2 }] });
  expect(parseUiTars(`Action: right_single(${point})`)).toMatchObject({
    actions: [{ kind: 'click', at, button: 'right' }],
  });
  expect(parseUiTars(`Action: drag(start_point='<point>1 2</point>', end_point='<point>3 4</point>')`)).toMatchObject({
    actions: [{ kind: 'drag', from: { point: [1, 2] }, to: { point: [3, 4] } }],
  });
  expect(parseUiTars(`Action: drag(start_box='(1,2)', end_box='(3,4)')`)).toMatchObject({
    actions: [{ kind: 'drag', from: { point: [1, 2] }, to: { point: [3, 4] } }],
  });
  expect(
    parseUiTars(`Action: drag(start_box=<|box_start|>(1,2)<|box_end|>, end_box=<|box_start|>(3,4)<|box_end|>)`),
  ).toMatchObject({
    actions: [{ from: { point: [1, 2] }, to: { point: [3, 4] } }],
  });
  expect(parseUiTars(`Action: hotkey(key='ctrl c')`)).toMatchObject({
    actions: [{ kind: 'press', keys: 'Control+c' }],
  });
  expect(parseUiTars(`Action: hotkey(key='enter')`)).toMatchObject({ actions: [{ kind: 'press', keys: 'Enter' }] });
  expect(parseUiTars(`Action: hotkey(hotkey='pagedown')`)).toMatchObject({ actions: [{ keys: 'PageDown' }] });
  expect(parseUiTars(String.raw`Action: type(content='it\'s # "a")\n')`)).toMatchObject({
    actions: [{ kind: 'type', text: `it's # "a")\n` }],
  });
  expect(parseUiTars(`Action: scroll(${point}, direction='down')`)).toMatchObject({
    actions: [{ kind: 'scroll', at, dx: 0, dy: 400 }],
  });
  expect(parseUiTars(`Action: scroll(start_box='(644,364)', direction='left')`)).toMatchObject({
    actions: [{ dx: -400, dy: 0 }],
  });
  expect(parseUiTars(`Action: wait()`)).toMatchObject({ actions: [{ kind: 'wait' }] });
  expect(parseUiTars(`Action: finished(content='ok')`)).toMatchObject({
    actions: [{ kind: 'message', claim: 'done', ends: true, text: 'ok' }],
  });
  expect(parseUiTars(`Action: call_user()`)).toMatchObject({ actions: [{ claim: 'infeasible' }] });
});

test('one action runs; thought and refusals are told', () => {
  const two = parseUiTars(`Thought: go\nAction: click(point='<point>1 2</point>')\nclick(point='<point>3 4</point>')`);
  expect(two).toMatchObject({ ok: true, thought: 'go', actions: [{ at: { point: [1, 2] } }] });
  if (two.ok) expect(two.refused).toHaveLength(1);
  expect(parseUiTars('Thought: hm')).toMatchObject({ ok: false });
  expect(parseUiTars(`Action: tap(point='<point>1 2</point>')`)).toMatchObject({
    ok: false,
    error: expect.stringContaining('tap') as unknown,
  });
  expect(parseUiTars(`Action: click(point='middle')`)).toMatchObject({
    ok: false,
    error: expect.stringContaining('point') as unknown,
  });
});

test('smart resize and its way back (E24)', () => {
  expect(smartResize({ width: 1280, height: 720 })).toEqual({ width: 1288, height: 728 });
  expect(smartResize({ width: 1920, height: 1080 })).toEqual({ width: 1932, height: 1092 });
  const small = smartResize({ width: 200, height: 100 });
  expect(small.width * small.height).toBeGreaterThanOrEqual(100 * 28 * 28);
  const large = smartResize({ width: 8000, height: 6000 });
  expect(large.width * large.height).toBeLessThanOrEqual(16_384 * 28 * 28);
  for (const { width, height } of [small, large]) expect([width % 28, height % 28]).toEqual([0, 0]);
  const viewport = { width: 1280, height: 720 };
  expect(toPage({ model: { width: 1288, height: 728 }, viewport }, [644, 364])).toEqual([640, 360]);
  expect(toPage({ model: { width: 1000, height: 1000 }, viewport }, [500, 500])).toEqual([640, 360]);
});
