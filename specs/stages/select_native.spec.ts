import { expect } from '@playwright/test';
import { model } from '../../site/stages/select_native/model';
import { groupsOf } from '../../site/stages/select_native/options';
import { probing } from './probe';

const floors = ['asphalt', 'clay', 'hard court', 'turf'];
const PAIR = {
  type: 'select_native',
  number: 1,
  instances: { North: { options: floors, value: 'asphalt' }, South: { options: floors, value: 'asphalt' } },
  success: { South: { value: 'hard court' } },
} as const;
const GROUPED = {
  type: 'select_native',
  number: 2,
  gated: true,
  instances: {
    Station: {
      empty: 'any',
      look: 'outlined',
      groups: [
        { title: 'Red line', options: ['Airport', { text: 'Brewery', disabled: true }] },
        { title: 'Tram', options: ['Ferry', 'Zoo'] },
      ],
    },
  },
  success: { Station: { value: 'Zoo' } },
} as const;

const test = probing([PAIR, GROUPED]);

for (const library of ['mui', 'mantine'] as const) {
  test.describe(library, () => {
    test('a pick in the opened list commits, looking through it does not', async ({ open }) => {
      const { page, told, solved, settled } = await open(library, PAIR);
      const south = page.getByRole('combobox', { name: 'South', exact: true });
      await south.click();
      await page.keyboard.press('ArrowDown');
      await settled();
      expect(told('South'), 'while the list is open').toEqual([]);
      await page.keyboard.type('hard court');
      await page.keyboard.press('Enter');
      await expect.poll(() => solved()).toBe(true);
      expect(told('South')).toEqual([{ value: 'hard court' }]);
      await expect(south).toHaveValue('hard court');
    });

    test('a neighbour of the option, and the other list, do not solve', async ({ open }) => {
      const { page, told, solved } = await open(library, PAIR);
      const [north, south] = ['North', 'South'].map((name) => page.getByRole('combobox', { name, exact: true }));
      await south!.selectOption('clay');
      await expect.poll(() => told('South').at(-1)).toEqual({ value: 'clay' });
      expect(await solved(), 'the option above').toBe(false);
      await north!.selectOption('hard court');
      await expect.poll(() => told('North').at(-1)).toEqual({ value: 'hard court' });
      expect(await solved(), 'the other list').toBe(false);
      await south!.selectOption('hard court');
      await expect.poll(() => told('South').at(-1)).toEqual({ value: 'hard court' });
      expect(await solved(), 'both lists').toBe(false);
    });

    test('behind Apply: a pick is a draft, Cancel takes it back; groups and options that are off', async ({ open }) => {
      const { page, told, solved, press } = await open(library, GROUPED);
      const list = page.getByRole('combobox', { name: 'Station', exact: true });
      await press('Open');
      await expect(list.locator('optgroup')).toHaveCount(2);
      await expect(list.locator('option[value=Brewery]')).toBeDisabled();
      await list.selectOption('Zoo');
      expect(await solved(), 'a draft').toBe(false);
      await press('Cancel');
      await expect(page.getByRole('dialog')).toBeHidden();
      await press('Open');
      await expect(list).toHaveValue('');
      await list.selectOption('Ferry');
      await press('Apply');
      await expect.poll(() => told('Station').at(-1)).toEqual({ value: 'Ferry' });
      expect(await solved(), 'a near miss applied').toBe(false);
      await expect(page.getByRole('dialog')).toBeHidden();
      await press('Open');
      await list.selectOption('Zoo');
      await press('Apply');
      await expect.poll(() => solved()).toBe(true);
    });
  });
}

test('what is chosen at first', () => {
  const at = (setup: Parameters<typeof model.initial>[0]) => model.initial(setup).value;
  expect(at({ options: ['a', 'b'] })).toBe('a');
  expect(at({ options: ['a', 'b'], empty: 'none' })).toBe('');
  expect(at({ options: ['a', 'b'], empty: 'none', value: 'b' })).toBe('b');
  expect(groupsOf({ options: ['a', { text: 'b', disabled: true }] })).toEqual([
    { options: [{ text: 'a' }, { text: 'b', disabled: true }] },
  ]);
});

test('a set-up must name options that exist, once', () => {
  for (const bad of [
    {},
    { options: ['a', 'a'] },
    { options: ['a', 'b'], value: 'c' },
    { options: ['a', 'b'], empty: 'a' },
    { options: ['a', 'b'], groups: [{ title: 'x', options: ['c'] }] },
  ]) {
    expect(model.setup.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  }
});
