import { test, expect } from '@playwright/test';
import { OPTIONS } from '../../options';
import { fillParts, markdownTable } from '../../scripts/readme/markers';
import { readmeParts } from '../../scripts/readme/tables';

test('a part is put between its markers, whatever stood there', () => {
  const page = 'Head\n<!-- generated:a -->\nold\n<!-- /generated -->\nTail';
  const once = fillParts(page, { a: 'new' });
  expect(once).toBe('Head\n<!-- generated:a -->\n\nnew\n\n<!-- /generated -->\nTail');
  expect(fillParts(once, { a: 'new' })).toBe(once);
});

test('a marker nobody fills and a part without a place are errors', () => {
  expect(() => fillParts('<!-- generated:b -->\n<!-- /generated -->', { a: '' })).toThrow(
    '"generated:b": expected one of a',
  );
  expect(() => fillParts('nothing', { a: '' })).toThrow('no place for: generated:a');
});

test('every option is in the table, a bar in a cell breaks no table', () => {
  const { options, coverage } = readmeParts([]);
  for (const name of Object.keys(OPTIONS)) expect(options).toContain(`\`${name}\``);
  expect(coverage).toContain('0 of 97 types, 0 of 2,910 tasks of `v1`, 0 of 912 tasks of `core`');
  expect(markdownTable(['x'], [['a|b']])).toContain('a\\|b');
});
