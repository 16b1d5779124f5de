import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Observation } from '../../agents/contract';
import { POINTS_IN_PX, rescaled, withPoints } from '../../agents/picture/points';
import { History } from '../../agents/prompt/history';
import { systemPrompt, toolSystemPrompt } from '../../agents/prompt/system';
import { turnText } from '../../agents/prompt/turn';
import { withHint } from '../../agents/prompt/reask';
import { userMessage } from '../../agents/prompt/messages';
import { tarsPrompt } from '../../agents/text/tars';
import { modes } from '../../fixtures/modes';
import { MODES } from '../../tasks/factors';

const context = { goal: 'Set Backing track to 30.', maxSteps: 20 } as Parameters<typeof turnText>[0];
const seen: Observation = {
  mode: 'ax_tree',
  step: 2,
  text: '[1] slider "Backing track" value 20',
  lastError: 'There is no element [9].',
  notes: ['A new tab has opened.'],
  picture: { bytes: Buffer.from(''), mime: 'image/png', size: { width: 1280, height: 720 } },
  transform: { model: { width: 1280, height: 720 }, viewport: { width: 1280, height: 720 } },
};

function history(): History {
  const past = new History();
  past.add({ calls: ['click("1")'], thought: 'The slider has\nto be focused.' });
  past.tell(undefined);
  past.add({ calls: ['click("9")'], thought: 'It is over there.' });
  past.tell(seen.lastError);
  return past;
}

for (const mode of MODES) {
  test(`the prompt of ${mode} is as kept in prompts/${mode}.txt (UPDATE_PROMPTS=1 writes it)`, () => {
    const { instructions } = modes[mode].description;
    const isNative = mode === 'ui_tars_native';
    const system = isNative ? tarsPrompt(instructions, context.goal) : systemPrompt(mode, instructions);
    const text = `${system}\n\n=== user ===\n${isNative ? '' : turnText(context, { ...seen, mode }, history().text())}\n`;
    const file = path.join(import.meta.dirname, 'prompts', `${mode}.txt`);
    if (process.env['UPDATE_PROMPTS'] === '1') fs.writeFileSync(file, text);
    expect(text).toBe(fs.readFileSync(file, 'utf8'));
  });
}

test('a prompt holds goal, step, last steps with reasoning and errors, notes, page: each once', () => {
  const text = turnText(context, seen, history().text());
  for (const part of [
    context.goal,
    'Step 3 of at most 20',
    'click("9")',
    'It is over there.',
    'A new tab',
    seen.text!,
  ]) {
    expect(text.split(part).length, part).toBe(2);
  }
  expect(text).toContain('error: There is no element [9].');
  expect(text).toContain('because: The slider has to be focused.');
});

test('ten steps are shown, long texts are cut, and nothing is shown before the first step', () => {
  const past = new History();
  expect(past.text()).toBe('');
  past.tell('of nothing');
  for (let i = 1; i <= 13; i++) past.add({ calls: [`click("${i}")`], thought: 'x'.repeat(999) });
  const text = past.text();
  expect(text).toContain('(3 earlier ones are not shown)');
  expect(text).not.toContain('click("3")');
  expect(text).toContain('4. click("4")');
  expect(text).toContain('13. click("13")');
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(300);
});

test('there is one statement on points, and it is the model’s', () => {
  for (const mode of ['pixel', 'pixel_grid', 'ui_tars_native'] as const) {
    const { instructions, reading } = modes[mode].description;
    expect(instructions.split(POINTS_IN_PX).length, mode).toBe(2);
    const grid = withPoints(reading, '1000');
    expect(grid).not.toContain('px of that picture');
    expect(grid).toContain('from 0 at its left edge to 1000');
    expect(withPoints(instructions, 'px')).toBe(instructions);
  }
  const { reading } = modes.pixel_grid.description;
  expect(reading).toContain('are the x or y of every 100 px');
  expect(withPoints(reading, '1000')).not.toContain('the x or y of');
  expect(withPoints(reading, '1000')).toContain('your points are not given in them');
});

test('points are moved between spaces, ids and distances are not', () => {
  const grid = { width: 1000, height: 1000 };
  const page = { width: 1280, height: 720 };
  expect(rescaled({ kind: 'hover', at: { point: [500, 500] } }, grid, page)).toEqual({
    kind: 'hover',
    at: { point: [640, 360] },
  });
  const drag = { kind: 'drag', from: { point: [0, 0] }, to: { point: [1000, 1000] } } as const;
  expect(rescaled({ ...drag, from: { point: [0, 0] }, to: { point: [1000, 1000] } }, grid, page)).toEqual({
    kind: 'drag',
    from: { point: [0, 0] },
    to: { point: [1280, 720] },
  });
  const scroll = { kind: 'scroll' as const, at: { id: '3' }, dx: 0, dy: 100 };
  expect(rescaled(scroll, grid, page)).toEqual(scroll);
});

test('an answer that cannot be used is shown to the model with the hint; an empty one is not', () => {
  const request = { messages: [userMessage('goal')] };
  const again = withHint(request, 'nonsense', 'Answer again.');
  expect(again.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
  const empty = withHint(request, '  ', 'It was empty.');
  expect(empty.messages).toHaveLength(1);
  expect(empty.messages[0]?.parts).toHaveLength(2);
  expect(request.messages[0]?.parts).toHaveLength(1);
});

test('the prompt for tools says nothing of the call grammar', () => {
  for (const mode of MODES) {
    const text = toolSystemPrompt(modes[mode].description.reading);
    expect(text).not.toContain('Actions:');
    expect(text).not.toMatch(/Answer with (exactly|JSON)/);
    expect(text).toContain('DONE');
  }
});
