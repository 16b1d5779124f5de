import { expect, type Page } from '@playwright/test';
import { model } from '../../site/stages/tags_input/model';
import { admit, split } from '../../site/stages/tags_input/tags';
import { LIBRARIES, probing } from './probe';

const PLAIN = {
  type: 'tags_input',
  number: 1,
  instances: { Keywords: { tags: ['Fog'] }, Places: {} },
  success: { Keywords: { tags: { $setEquals: ['Fog', 'night tram'] } } },
} as const;
const LISTED = {
  type: 'tags_input',
  number: 2,
  instances: { Contains: { suggestions: ['egg', 'milk', 'nuts'], clearable: true, tags: ['soy'] } },
  success: { Contains: { tags: { $setEquals: ['soy', 'milk', 'nuts'] } } },
} as const;
const RULED = {
  type: 'tags_input',
  number: 3,
  instances: {
    Codes: { separators: [';'], rule: { pattern: '^[A-Z]\\d$', says: 'a capital letter and a digit' }, max: 3 },
  },
  success: { Codes: { tags: { $setEquals: ['A1', 'B2', 'C3'] } } },
} as const;
const GATED = {
  type: 'tags_input',
  number: 4,
  gated: true,
  instances: { Helpers: { tags: ['Jonas'] } },
  success: { Helpers: { tags: { $setEquals: ['Jonas', 'Mei'] } } },
} as const;

const test = probing([PLAIN, LISTED, RULED, GATED]);

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

async function add(page: Page, name: string, ...tags: string[]): Promise<void> {
  await field(page, name).focus();
  for (const tag of tags) {
    await page.keyboard.type(tag);
    await page.keyboard.press('Enter');
  }
}

for (const library of LIBRARIES) {
  test.describe(library, () => {
    test('Enter commits a tag; text without Enter is none; spaces are tidied, letter case is kept', async ({
      open,
    }) => {
      const { page, told, solved } = await open(library, PLAIN);
      await field(page, 'Keywords').focus();
      await page.keyboard.type(' night   tram ');
      expect(await solved(), 'only typed').toBe(false);
      expect(told('Keywords')).toEqual([]);
      await page.keyboard.press('Enter');
      await expect.poll(() => solved()).toBe(true);
      expect(told('Keywords').at(-1)).toEqual({ tags: ['Fog', 'night tram'] });
    });

    test('another letter case, and the other field, do not solve', async ({ open }) => {
      const { page, told, solved } = await open(library, PLAIN);
      await add(page, 'Keywords', 'Night tram');
      await expect.poll(() => told('Keywords').at(-1)).toEqual({ tags: ['Fog', 'Night tram'] });
      expect(await solved(), 'a near miss').toBe(false);
      await page.keyboard.press('Backspace');
      await expect.poll(() => told('Keywords').at(-1)).toEqual({ tags: ['Fog'] });
      await add(page, 'Places', 'night tram');
      await expect.poll(() => told('Places').at(-1)).toEqual({ tags: ['night tram'] });
      expect(await solved(), 'the wrong instance').toBe(false);
      await add(page, 'Keywords', 'night tram');
      await expect.poll(() => told('Keywords').at(-1)).toEqual({ tags: ['Fog', 'night tram'] });
      expect(await solved(), 'the other field has changed as well').toBe(false);
    });

    test('leaving the field adds what was typed', async ({ open }) => {
      const { page, solved } = await open(library, PLAIN);
      await field(page, 'Keywords').focus();
      await page.keyboard.type('night tram');
      await page.keyboard.press('Tab');
      await expect.poll(() => solved()).toBe(true);
    });

    test('a click picks from the list, and the list stays open', async ({ open }) => {
      const listed = await open(library, LISTED);
      await field(listed.page, 'Contains').click();
      const option = (name: string) =>
        library === 'antd'
          ? listed.page.locator(`.ant-select-item-option[title="${name}"]`)
          : listed.page.getByRole('option', { name, exact: true });
      await option('milk').click();
      await option('nuts').click();
      await expect.poll(() => listed.solved()).toBe(true);
    });

    test('the cross in the field removes all tags', async ({ open }) => {
      const { page, told } = await open(library, LISTED);
      await add(page, 'Contains', 'egg');
      await page.keyboard.press('Escape');
      const cross = {
        antd: '.ant-select-clear',
        mui: '.MuiAutocomplete-clearIndicator',
        mantine: '.mantine-InputClearButton-root',
      };
      await field(page, 'Contains').hover();
      await page.locator(cross[library]).click();
      await expect.poll(() => told('Contains').at(-1)).toEqual({ tags: [] });
    });

    test('separators end a tag; what breaks the rule is refused aloud; the limit holds', async ({ open }) => {
      const { page, told, solved } = await open(library, RULED);
      await field(page, 'Codes').focus();
      await page.keyboard.type('A1;B2;');
      await expect.poll(() => told('Codes').at(-1)).toEqual({ tags: ['A1', 'B2'] });
      await page.keyboard.type('c3');
      await page.keyboard.press('Enter');
      await expect(page.getByText('“c3”: a capital letter and a digit')).toBeVisible();
      expect(await solved()).toBe(false);
      expect(told('Codes').at(-1)).toEqual({ tags: ['A1', 'B2'] });
      await add(page, 'Codes', 'C3');
      await expect.poll(() => solved()).toBe(true);
      await expect(page.getByText('a capital letter and a digit')).toBeHidden();
      await add(page, 'Codes', 'D4');
      expect(await solved(), 'the limit keeps the fourth out').toBe(true);
      expect(told('Codes').at(-1)).toEqual({ tags: ['A1', 'B2', 'C3'] });
    });

    test('behind Apply: tags are a draft, Cancel takes them back, Apply makes them count', async ({ open }) => {
      const { page, solved, press } = await open(library, GATED);
      await press('Open');
      await add(page, 'Helpers', 'Mei');
      expect(await solved(), 'a draft').toBe(false);
      await press('Cancel');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await solved(), 'after Cancel').toBe(false);
      await press('Open');
      await expect(page.getByRole('dialog').getByText('Jonas').last()).toBeVisible();
      await expect(page.getByRole('dialog').getByText('Mei')).toHaveCount(0);
      await add(page, 'Helpers', 'Mei');
      await press('Apply');
      await expect.poll(() => solved()).toBe(true);
    });
  });
}

test('tags are trimmed, and repeated, empty, surplus and unfit ones do not come in', () => {
  expect(admit({}, [' a ', 'a', '', 'b  c'])).toEqual({ tags: ['a', 'b c'] });
  expect(admit({ max: 1 }, ['a', 'b'])).toEqual({ tags: ['a'], refusal: 'No more than 1' });
  expect(admit({ rule: { pattern: '^\\d$', says: 'a digit' } }, ['7', 'x'])).toEqual({
    tags: ['7'],
    refusal: '“x”: a digit',
  });
  expect(split('a,b;c', [',', ';'])).toEqual(['a', 'b', 'c']);
  expect(split('a,b', [])).toEqual(['a,b']);
});

test('a set-up must hold tags that its own rules take', () => {
  expect(model.setup.safeParse({ tags: ['a', 'b'], max: 2 }).success).toBe(true);
  for (const bad of [
    { tags: ['a', 'a'] },
    { tags: ['a', 'b'], max: 1 },
    { tags: ['a'], rule: { pattern: '^\\d$', says: 'a digit' } },
    { separators: ['::'] },
    { colour: 'red' },
  ]) {
    expect(model.setup.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  }
});
