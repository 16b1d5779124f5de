import { expect, type Page } from '@playwright/test';
import { model } from '../../site/stages/autocomplete_restricted/model';
import { LIBRARIES, probing } from './probe';

const colours = ['amber', 'azure', 'beige', 'black', 'coral'];
const PAIR = {
  type: 'autocomplete_restricted',
  number: 1,
  instances: {
    Door: { options: colours, value: 'black', searchable: true },
    Frame: { options: colours, searchable: true, clearable: true },
  },
  success: { Frame: { value: 'azure' } },
} as const;
const SHOWN = {
  type: 'autocomplete_restricted',
  number: 2,
  instances: { Door: { options: colours, value: 'coral' } },
  success: { Door: { open: true, value: 'coral' } },
} as const;
const CLEARED = {
  type: 'autocomplete_restricted',
  number: 3,
  instances: { Door: { options: colours, value: 'coral', clearable: true } },
  success: { Door: { value: null } },
} as const;

const test = probing([PAIR, SHOWN, CLEARED]);

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

for (const library of LIBRARIES) {
  test.describe(library, () => {
    test('a click on an entry commits it; typing, and leaving with text that is no entry, do not', async ({ open }) => {
      const { page, told, solved, atRest } = await open(library, PAIR);
      await field(page, 'Frame').click();
      await page.keyboard.type('azur');
      expect(await solved(), 'only typed').toBe(false);
      await page.keyboard.type('zz');
      await page.keyboard.press('Enter');
      await atRest();
      // Beside everything: Tab would first come to antd's button that clears.
      await page.mouse.click(2, 400);
      await expect.poll(() => told('Frame').at(-1)).toEqual({ value: null, open: false });
      await expect(page.getByText('azurzz')).toHaveCount(0);
      await expect(page.locator('input[value="azurzz"]')).toHaveCount(0);
      await field(page, 'Frame').click();
      await page.keyboard.type('az');
      await atRest();
      await option(page, 'azure').click();
      await expect.poll(() => told('Frame').at(-1)).toEqual({ value: 'azure', open: false });
      expect(await solved()).toBe(true);
      expect(told('Door').at(-1)).toEqual({ value: 'black', open: false });
    });

    test('the keyboard picks the entry that is marked', async ({ open }) => {
      const { page, solved } = await open(library, PAIR);
      await field(page, 'Frame').focus();
      await page.keyboard.type('azure');
      await expect(option(page, 'azure')).toBeVisible();
      await expect(option(page, 'coral')).toHaveCount(0);
      if (library !== 'antd') await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => solved()).toBe(true);
    });

    test('the other field and another entry do not solve', async ({ open }) => {
      const { page, told, solved, atRest } = await open(library, PAIR);
      const pick = async (name: string, entry: string) => {
        await field(page, name).click();
        await atRest();
        await option(page, entry).click();
        await expect.poll(() => told(name).at(-1)).toEqual({ value: entry, open: false });
      };
      await pick('Frame', 'beige');
      expect(await solved(), 'a near miss').toBe(false);
      await page.keyboard.press('Tab');
      await field(page, 'Door').fill('');
      await pick('Door', 'azure');
      expect(await solved(), 'the wrong instance').toBe(false);
    });

    test('an open list is told, and a closed one', async ({ open }) => {
      const { page, told, solved } = await open(library, SHOWN);
      await field(page, 'Door').click();
      await expect.poll(() => solved()).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => told('Door').at(-1)).toEqual({ value: 'coral', open: false });
    });

    test('the cross in the field takes the choice back', async ({ open }) => {
      const { page, solved } = await open(library, CLEARED);
      const cross = {
        antd: '.ant-select-clear',
        mui: '.MuiAutocomplete-clearIndicator',
        mantine: '.mantine-InputClearButton-root',
      };
      await field(page, 'Door').hover();
      await page.locator(cross[library]).click();
      await expect.poll(() => solved()).toBe(true);
    });
  });
}

test('a set-up must choose one of its own entries', () => {
  expect(model.setup.safeParse({ options: ['a', 'b'], value: 'b' }).success).toBe(true);
  for (const bad of [
    { options: ['a', 'b'], value: 'c' },
    { options: ['a', 'a'] },
    { options: ['a'] },
    { options: ['a', 'b'], colour: 'red' },
  ]) {
    expect(model.setup.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  }
});
