import { expect, test } from '@playwright/test';
import { compareWithPeople, describeLikeness, likenessFigure, lostFigure } from '../../scripts/quality/human-likeness';
import type { ReferenceStep } from '../../tasks/reference';

const click: ReferenceStep = { kind: 'click', on: 'button "A"', button: 'left', count: 1, modifiers: [] };
const rightClick: ReferenceStep = { ...click, button: 'right' };
const drag: ReferenceStep = { kind: 'drag', from: 'slider "A"', to: { in: 'slider "A"', value: 3 } };
const hover: ReferenceStep = { kind: 'hover', on: 'button "A"' };
const row = (id: string, did: string) => ({
  id,
  human_steps: String(did.split(' ').filter(Boolean).length),
  human_actions: did,
  human_hover_only: '0',
});

test('a figure is lost where the recorder of the original loses such steps, and only there', () => {
  expect(lostFigure(row('a', ''), [click])).toBe('nothing recorded');
  expect(lostFigure({ ...row('a', 'click'), human_hover_only: '1' }, [click])).toBe('nothing recorded');
  expect(lostFigure(row('a', 'click'), [hover, click])).toBe('hover');
  expect(lostFigure(row('a', 'click'), [{ kind: 'select', in: 'combobox "A"', options: ['B'] }])).toBe('native pick');
  expect(lostFigure(row('a', 'click'), [drag])).toBe('drag without a drag');
  expect(lostFigure(row('a', 'drag'), [drag])).toBeUndefined();
  expect(lostFigure(row('a', 'click'), [rightClick, click])).toBe('right click without a pick');
  expect(lostFigure(row('a', 'click click'), [rightClick, click])).toBeUndefined();
  expect(lostFigure(row('a', 'click'), [click, click])).toBeUndefined();
});

test('the figure over four tasks is the one done by hand', () => {
  const counts: [number, number][] = [[1, 1], [2, 2], [3, 3], [4, 6]]; // prettier-ignore
  const compared = counts.map(([reference, people], i) => ({ id: `t-${i}`, reference, people, did: '' }));
  const figure = likenessFigure(compared);
  expect(figure).toMatchObject({ n: 4, exact: 0.75, meanDifference: 0.5 });
  // Σxy 8 over √(5 · 14).
  expect(figure.pearson).toBeCloseTo(8 / Math.sqrt(70), 12);
});

test('nothing to compare, one task, and equal counts have no correlation', () => {
  expect(likenessFigure([])).toEqual({ n: 0, pearson: null, exact: null, meanDifference: null });
  const one = { id: 't-1', reference: 2, people: 2, did: 'click click' };
  expect(likenessFigure([one])).toEqual({ n: 1, pearson: null, exact: 1, meanDifference: 0 });
  expect(likenessFigure([one, { ...one, id: 't-2' }]).pearson).toBeNull();
});

test('tasks that differ most are named, the largest first, and lost ones are counted', () => {
  const references = new Map([
    ['x-antd-T01', [click]],
    ['x-antd-T02', [click, drag, click]],
    ['x-antd-T03', [hover]],
  ]);
  const rows = [
    row('x-antd-T01', 'click click'),
    row('x-antd-T02', 'drag'),
    row('x-antd-T03', 'click'),
    row('y', 'key'),
  ];
  const lines = describeLikeness(compareWithPeople(rows, references), new Map([['x-antd-T01', 'They pressed twice.']]));
  expect(lines.at(-4)).toMatch(/^ {2}all +n {3}2 .*1 without a usable figure$/);
  expect(lines.slice(-3)).toEqual([
    '  x-antd-T02: 3, people 1 (drag)',
    '  x-antd-T01: 1, people 2 (click click)',
    '    They pressed twice.',
  ]);
});
