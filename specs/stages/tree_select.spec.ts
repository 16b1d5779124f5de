import { expect, type Page } from '@playwright/test';
import { model } from '../../site/stages/tree_select/model';
import { branchesOf, filtered, leavesOf, nodesOf } from '../../site/stages/tree_select/tree';
import { LIBRARIES, probing, type TestedLibrary } from './probe';

const tree = { Cellar: { Left: ['Wine', 'Coal'], Right: ['Coal'] }, Roof: ['Attic', 'Nest'] };
const PAIR = {
  type: 'tree_select',
  number: 1,
  instances: { Store: { tree }, Sleep: { tree, chosen: ['Roof / Nest'], clearable: true } },
  success: { Store: { chosen: ['Cellar / Right / Coal'] } },
} as const;
const TICKED = {
  type: 'tree_select',
  number: 2,
  instances: { Clean: { tree, multiple: true } },
  success: { Clean: { chosen: { $setEquals: ['Roof / Attic', 'Roof / Nest'] } } },
} as const;
const UNFOLDED = {
  type: 'tree_select',
  number: 3,
  instances: { Store: { tree, icon_expands: true } },
  success: { Store: { open: true, expanded: { $all: ['Cellar', 'Cellar / Left'] }, chosen: [] } },
} as const;
const CONFIRMED = {
  type: 'tree_select',
  number: 4,
  instances: { Store: { tree, confirm: 'Apply', search: true } },
  success: { Store: { chosen: ['Roof / Attic'] } },
} as const;

const test = probing([PAIR, TICKED, UNFOLDED, CONFIRMED]);

const field = (page: Page, library: TestedLibrary, name: string) =>
  page.getByRole(library === 'mantine' ? 'textbox' : 'combobox', { name, exact: true });
const name = (page: Page, text: string) =>
  page.getByRole('tree').filter({ visible: true }).getByText(text, { exact: true });

for (const library of LIBRARIES) {
  test.describe(library, () => {
    test('a branch opens and is no choice; a leaf is, and closes the list; leaves of one name differ', async ({
      open,
    }) => {
      const { page, told, solved, atRest } = await open(library, PAIR);
      await field(page, library, 'Store').click();
      await atRest();
      await name(page, 'Cellar').click();
      await name(page, 'Left').click();
      await atRest();
      await expect
        .poll(() => told('Store').at(-1))
        .toEqual({ chosen: [], open: true, expanded: ['Cellar', 'Cellar / Left'] });
      await name(page, 'Coal').click();
      await expect
        .poll(() => told('Store').at(-1))
        .toEqual({ chosen: ['Cellar / Left / Coal'], open: false, expanded: [] });
      expect(await solved(), 'a near miss').toBe(false);
      await atRest();
      await field(page, library, 'Store').click();
      await atRest();
      await name(page, 'Left').click();
      await name(page, 'Right').click();
      await atRest();
      await name(page, 'Coal').click();
      await expect.poll(() => solved()).toBe(true);
    });

    test('the other field does not solve, and its cross empties it', async ({ open }) => {
      const { page, told, solved, atRest } = await open(library, PAIR);
      await field(page, library, 'Sleep').hover();
      const cross = page.getByRole('button', { name: 'Clear Sleep' }).or(page.locator('.ant-select-clear'));
      await cross.click();
      await expect.poll(() => told('Sleep').at(-1)).toEqual({ chosen: [], open: false, expanded: [] });
      await atRest();
      await field(page, library, 'Sleep').click();
      await atRest();
      await name(page, 'Cellar').click();
      await name(page, 'Right').click();
      await atRest();
      await name(page, 'Coal').click();
      await expect
        .poll(() => told('Sleep').at(-1))
        .toEqual({ chosen: ['Cellar / Right / Coal'], open: false, expanded: [] });
      expect(await solved(), 'the wrong instance').toBe(false);
    });

    test('a box on a branch ticks its leaves; the list stays open', async ({ open }) => {
      const { page, told, solved, atRest } = await open(library, TICKED);
      await field(page, library, 'Clean').click();
      await atRest();
      const box = {
        antd: '.ant-select-tree-checkbox',
        mui: '.MuiTreeItem-checkbox',
        mantine: '.mantine-CheckboxIndicator-indicator',
      };
      await page.locator(box[library]).first().click();
      await expect
        .poll(() => (told('Clean').at(-1) as { chosen: string[] } | undefined)?.chosen)
        .toEqual(['Cellar / Left / Wine', 'Cellar / Left / Coal', 'Cellar / Right / Coal']);
      expect(await solved(), 'a near miss').toBe(false);
      await page.locator(box[library]).first().click();
      await page.locator(box[library]).last().click();
      await expect.poll(() => solved()).toBe(true);
    });

    test('where arrows alone open branches, a click on a name opens none', async ({ open }) => {
      const { page, told, solved, atRest } = await open(library, UNFOLDED);
      await field(page, library, 'Store').click();
      await atRest();
      const arrow = (text: string) =>
        ({
          antd: page.locator('.ant-select-tree-treenode', { hasText: text }).locator('.ant-select-tree-switcher'),
          mui: page.getByRole('treeitem', { name: text, exact: true }).locator('.MuiTreeItem-iconContainer').first(),
          mantine: page.locator(`[data-chevron$="${text}"]`),
        })[library];
      await arrow('Cellar').click();
      await atRest();
      await arrow('Left').click();
      await expect.poll(() => solved()).toBe(true);
      await name(page, 'Roof').click();
      await expect(name(page, 'Attic')).toHaveCount(0);
      expect(told('Store').at(-1)).toEqual({ chosen: [], open: true, expanded: ['Cellar', 'Cellar / Left'] });
    });

    if (library !== 'antd')
      test('with Apply, a pick is a draft; leaving the list forgets it; the filter shows hits alone', async ({
        open,
      }) => {
        const { page, told, solved, atRest } = await open(library, CONFIRMED);
        const filterFor = async (text: string) => {
          await field(page, library, 'Store').click();
          await atRest();
          await page.getByRole('textbox', { name: 'Search' }).click();
          await page.keyboard.type(text);
          await expect(name(page, 'Cellar')).toHaveCount(0);
          await name(page, 'Attic').click();
        };
        await filterFor('att');
        expect(await solved(), 'a draft').toBe(false);
        await page.keyboard.press('Escape');
        await expect.poll(() => told('Store').at(-1)).toEqual({ chosen: [], open: false, expanded: [] });
        await atRest();
        await filterFor('att');
        await page.getByRole('button', { name: 'Apply' }).click();
        await expect.poll(() => solved()).toBe(true);
      });
  });
}

test('mui: a leaf is picked with the keyboard, a branch is not', async ({ open }) => {
  const { page, told, solved, atRest } = await open('mui', PAIR);
  await field(page, 'mui', 'Store').click();
  await atRest();
  await name(page, 'Cellar').click();
  await name(page, 'Right').click();
  await atRest();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  expect(told('Store').at(-1)).toMatchObject({ chosen: [], open: true });
  await page.getByRole('treeitem', { name: 'Coal' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => told('Store').at(-1)).toMatchObject({ chosen: ['Cellar / Right / Coal'], open: false });
  expect(await solved()).toBe(true);
});

test('trees are filtered with what is above and below a hit', () => {
  const nodes = nodesOf(tree);
  expect(leavesOf(tree)).toContain('Cellar / Left / Wine');
  expect(branchesOf(nodes)).toEqual(['Cellar', 'Cellar / Left', 'Cellar / Right', 'Roof']);
  expect(branchesOf(filtered(nodes, ' WINE '))).toEqual(['Cellar', 'Cellar / Left']);
  expect(filtered(nodes, 'left')[0]?.children[0]?.children).toHaveLength(2);
  expect(filtered(nodes, 'zz')).toEqual([]);
});

test('a set-up must choose leaves of its own tree', () => {
  expect(model.setup.safeParse({ tree, chosen: ['Roof / Nest'] }).success).toBe(true);
  for (const bad of [
    { tree, chosen: ['Roof'] },
    { tree, chosen: ['Roof / Nest', 'Roof / Attic'] },
    { tree: ['a', 'a'] },
    { tree, colour: 'red' },
  ]) {
    expect(model.setup.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  }
});
