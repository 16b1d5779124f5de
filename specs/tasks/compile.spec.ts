import { expect, test } from '@playwright/test';
import { compile } from '../../tasks/compile';
import { fill, fillInline, fillText, namesIn, TemplateError } from '../../tasks/template';
import { loadOne, MIXER, mixerWith } from './sample';

const compiled = (text: string) => compile([loadOne(text).spec]);

test('a text that is one {name} takes the value with its type, others stay texts', () => {
  const values = { level: 30, on: true, list: [1, 2], word: '{level}' };
  expect(fillText('{level}', values)).toBe(30);
  expect(fillText('{on}', values)).toBe(true);
  expect(fillText('{list}', values)).toEqual([1, 2]);
  expect(fillText('to {level} %', values)).toBe('to 30 %');
  expect(fillInline('{level}', values)).toBe('30');
  expect(fillText('{word}', values), 'values are not filled again').toBe('{level}');
  expect(fill({ '{level}': [{ a: '{on}', b: 'x{level}' }, null, 7] }, values)).toEqual({
    30: [{ a: true, b: 'x30' }, null, 7],
  });
});

test('doubled braces are braces', () => {
  expect(fillText('{{level}}', { level: 30 })).toBe('{level}');
  expect(fillText('{{{level}}}', { level: 30 })).toBe('{30}');
  expect(fillText('{{"a": {{"b": {level}}}}}', { level: 30 })).toBe('{"a": {"b": 30}}');
  expect(namesIn('{{a}} {b} {b} {c}')).toEqual(['b', 'c']);
  for (const text of ['{', 'a } b', '{ level }', '{"a": 1}', '{1}', '{}']) {
    expect(() => fillText(text, { level: 30 }), text).toThrow(TemplateError);
  }
  expect(() => fillText('a {list}', { list: [1] })).toThrow(/text, number or true\/false for \{list\}/);
  expect(() => fillText('{toString}', {})).toThrow(TemplateError);
});

test('every variant is filled in: goal, success, near misses and reference, with types', () => {
  const { private: secret, public: open, index } = compiled(MIXER);
  const [task] = secret.tasks;
  expect(task!.variants.map(({ goal }) => goal)).toEqual([
    'In the mixer, bring the backing track to 30 and keep it with Apply.',
    'In the mixer, bring the backing track to 55 and keep it with Apply.',
    'In the mixer, bring the backing track to 70 and keep it with Apply.',
  ]);
  expect(task!.variants[1]).toMatchObject({
    values: { level: 55 },
    success: { 'Backing track': { value: 55 } },
    reference: [
      { kind: 'click' },
      { kind: 'drag', to: { in: 'slider "Backing track"', value: 55 } },
      { kind: 'click' },
    ],
  });
  expect(task).toMatchObject({
    family: 'continuous_precision',
    needsConfirm: true,
    needsInstance: true,
    axes: { depth_layering: 4 },
  });
  expect(open.tasks[0]!.variants[0]!.stage).toMatchObject({
    surface: 'modal',
    opened: false,
    closes_with: 'Close',
    fold: 'above',
  });
  expect(index.tasks).toEqual([
    {
      id: 'slider_single-antd-T08', suite: 'v1', type: 'slider_single', family: 'continuous_precision', library: 'antd',
      template: 'confirm_cancel', bucket: 'hard', tier: 'L2', variants: 3,
    },
  ]); // prettier-ignore
});

test('the public part holds nothing of the private one', () => {
  const { tasks } = compiled(MIXER).public;
  expect(Object.keys(tasks[0]!).sort()).toEqual(['id', 'library', 'scene', 'suite', 'type', 'variants']);
  expect(Object.keys(tasks[0]!.variants[0]!)).toEqual(['stage']);
  const text = JSON.stringify(tasks);
  for (const secret of ['goal', 'success', 'near', 'reference', '30', '55', '29', 'In the mixer']) {
    expect(text, secret).not.toContain(secret);
  }
});

test('tasks come in canonical order, whatever the order of files', () => {
  const texts = ['antd-T10', 'mui-T01', 'antd-T09'].map((end) => MIXER.replace('antd-T08', end));
  const specs = texts.map((text) => loadOne(text).spec);
  const forward = compile(specs);
  expect(forward.index.tasks.map(({ id }) => id.slice('slider_single-'.length))).toEqual([
    'antd-T09',
    'antd-T10',
    'mui-T01',
  ]);
  expect(JSON.stringify(compile(specs.reverse()))).toBe(JSON.stringify(forward));
});

test('the checksum changes with one character of private or public data, and only then', () => {
  const { checksum } = compiled(MIXER).public;
  expect(checksum).toMatch(/^[0-9a-f]{64}$/);
  expect(compiled(MIXER).private.checksum).toBe(checksum);
  expect(compiled(MIXER).index.checksum).toBe(checksum);
  expect(compiled(mixerWith('title:', 'title: Mixes')).public.checksum).not.toBe(checksum);
  expect(
    compiled(mixerWith('- { Backing track: { value: 29', '- { Backing track: { value: 28 } }')).public.checksum,
  ).not.toBe(checksum);
  expect(
    compiled(
      mixerWith(
        'difficulty:',
        'difficulty: { bucket: hard, tier: L2, axes: [3, 3, 2, 4, 3, 2, 4], why: Other words. }',
      ),
    ).public.checksum,
  ).toBe(checksum);
});

test('a wrong task is refused by name', () => {
  const spec = { ...loadOne(MIXER).spec, reference: [{ click: 'the button' }] };
  expect(() => compile([spec])).toThrow('slider_single-antd-T08: reference[0].click: expected an ARIA role');
});
