import { expect, type Page } from '@playwright/test';
import { model } from '../../site/stages/checkbox_group/model';
import { inPageOrder, sectionsOf } from '../../site/stages/checkbox_group/options';
import { LIBRARIES, probing } from './probe';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
const PAIR = {
  type: 'checkbox_group',
  number: 1,
  instances: {
    'Reading room': { options: days, checked: ['Monday'] },
    'Map room': { options: days, checked: ['Monday'] },
  },
  success: { 'Map room': { checked: { $setEquals: ['Monday', 'Thursday'] } } },
} as const;
const GATED = {
  type: 'checkbox_group',
  number: 2,
  gated: true,
  instances: { Guests: { options: ['Amir', 'Dora', 'Eskil'], columns: 2, counter: true } },
  success: { Guests: { checked: { $setEquals: ['Amir', 'Eskil'] } } },
} as const;
const LONG = {
  type: 'checkbox_group',
  number: 3,
  instances: {
    Columns: {
      height: 140,
      sections: [
        { title: 'Invoice', options: ['Number', 'Date', 'Due', 'Net', 'Gross'] },
        {
          title: 'Tax',
          options: [{ text: 'Code', hint: 'as in the ledger' }, { text: 'Office', disabled: true }, 'Rate'],
        },
      ],
    },
  },
  success: { Columns: { checked: { $setEquals: ['Number', 'Rate'] } } },
} as const;

const test = probing([PAIR, GATED, LONG]);

const box = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name, exact: true });

/** By its text, as people do: the boxes themselves are small, and some libraries hide them under a painted one. */
const toggle = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByText(name, { exact: true }).click();

for (const library of LIBRARIES) {
  test.describe(library, () => {
    test('every click commits, as a set in page order, and a second click takes it back', async ({ open }) => {
      const { page, told, solved } = await open(library, PAIR);
      await toggle(page, 'Map room', 'Thursday');
      await expect.poll(() => solved()).toBe(true);
      await toggle(page, 'Map room', 'Tuesday');
      await expect.poll(() => told('Map room').at(-1)).toEqual({ checked: ['Monday', 'Tuesday', 'Thursday'] });
      await toggle(page, 'Map room', 'Tuesday');
      await expect.poll(() => told('Map room').at(-1)).toEqual({ checked: ['Monday', 'Thursday'] });
      await expect(box(page, 'Map room', 'Tuesday')).not.toBeChecked();
      expect(told('Reading room').at(-1)).toEqual({ checked: ['Monday'] });
    });

    test('the keyboard ticks too', async ({ open }) => {
      const { page, solved } = await open(library, PAIR);
      await box(page, 'Map room', 'Thursday').focus();
      await page.keyboard.press('Space');
      await expect.poll(() => solved()).toBe(true);
    });

    test('one box too many, one too few, and the other group do not solve', async ({ open }) => {
      const { page, told, solved } = await open(library, PAIR);
      await toggle(page, 'Reading room', 'Thursday');
      await expect.poll(() => told('Reading room').at(-1)).toEqual({ checked: ['Monday', 'Thursday'] });
      expect(await solved(), 'the wrong instance').toBe(false);
      await toggle(page, 'Map room', 'Thursday');
      await expect.poll(() => told('Map room').at(-1)).toEqual({ checked: ['Monday', 'Thursday'] });
      expect(await solved(), 'the other group has changed as well').toBe(false);
      await toggle(page, 'Reading room', 'Thursday');
      await expect.poll(() => solved()).toBe(true);
    });

    test('near misses of a set', async ({ open }) => {
      const { page, told, solved } = await open(library, PAIR);
      await toggle(page, 'Map room', 'Wednesday');
      await toggle(page, 'Map room', 'Thursday');
      await expect.poll(() => told('Map room').at(-1)).toEqual({ checked: ['Monday', 'Wednesday', 'Thursday'] });
      expect(await solved(), 'one too many').toBe(false);
      await toggle(page, 'Map room', 'Monday');
      await toggle(page, 'Map room', 'Wednesday');
      await expect.poll(() => told('Map room').at(-1)).toEqual({ checked: ['Thursday'] });
      expect(await solved(), 'one too few').toBe(false);
    });

    test('behind Apply: ticks are a draft, Cancel takes them back, Apply makes them count', async ({ open }) => {
      const { page, told, solved, press } = await open(library, GATED);
      await press('Open');
      await toggle(page, 'Guests', 'Amir');
      await toggle(page, 'Guests', 'Eskil');
      await expect(page.getByText('2 of 3')).toBeVisible();
      expect(await solved(), 'a draft').toBe(false);
      await press('Cancel');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await solved(), 'after Cancel').toBe(false);
      await press('Open');
      await expect(box(page, 'Guests', 'Amir')).not.toBeChecked();
      await toggle(page, 'Guests', 'Eskil');
      await press('Apply');
      await expect.poll(() => told('Guests').at(-1)).toEqual({ checked: ['Eskil'] });
      expect(await solved(), 'a near miss applied').toBe(false);
      await expect(page.getByRole('dialog')).toBeHidden();
      await press('Open');
      await toggle(page, 'Guests', 'Amir');
      await press('Apply');
      await expect.poll(() => solved()).toBe(true);
    });

    test('a long group scrolls by itself; small print is no part of a name; a disabled box stays', async ({ open }) => {
      const { page, told, solved } = await open(library, LONG);
      await expect(box(page, 'Columns', 'Office')).toBeDisabled();
      await expect(box(page, 'Columns', 'Rate')).not.toBeInViewport();
      await expect(page.getByText('as in the ledger')).toBeAttached();
      await expect(box(page, 'Columns', 'Code')).toHaveCount(1);
      await toggle(page, 'Columns', 'Rate');
      await toggle(page, 'Columns', 'Number');
      await expect.poll(() => solved()).toBe(true);
      expect(told('Columns').at(-1)).toEqual({ checked: ['Number', 'Rate'] });
    });
  });
}

test('sections and plain lists read alike', () => {
  const setup = {
    sections: [
      { title: 'A', options: ['x'] },
      { title: 'B', options: [{ text: 'y', hint: 'z' }] },
    ],
  };
  expect(sectionsOf(setup)).toEqual([
    { title: 'A', options: [{ text: 'x' }] },
    { title: 'B', options: [{ text: 'y', hint: 'z' }] },
  ]);
  expect(inPageOrder(setup, ['y', 'x'])).toEqual(['x', 'y']);
});

test('a set-up must name boxes that exist, once', () => {
  expect(model.setup.safeParse({ options: ['a', 'b'], checked: ['b'] }).success).toBe(true);
  for (const bad of [
    {},
    { options: ['a', 'a'] },
    { options: ['a', 'b'], checked: ['c'] },
    { options: ['a', 'b'], checked: ['b', 'b'] },
    {
      options: ['a', 'b'],
      sections: [
        { title: 'x', options: ['c'] },
        { title: 'y', options: ['d'] },
      ],
    },
    { options: ['a', 'b'], columns: 9 },
  ]) {
    expect(model.setup.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  }
});
