import { expect, type Page } from '@playwright/test';
import { ordered, visibleRows } from '../../site/stages/data_table_filterable/filtering';
import { model } from '../../site/stages/data_table_filterable/model';
import { LIBRARIES, probing } from './probe';
import { choose } from './table-filters';

const columns = [
  { name: 'Tool' },
  { name: 'Hall', by: 'choices', options: ['East', 'West'] },
  { name: 'State', by: 'choice', options: ['Free', 'Lent'] },
];
const rows = [
  ['Saw', 'East', 'Free'],
  ['Drill', 'West', 'Lent'],
  ['Lathe', 'East', 'Lent'],
];
const EAST = { column: 'Hall', op: 'in', value: ['East'] };
const LENT = { column: 'State', op: 'in', value: ['Lent'] };
const state = (...filters: unknown[]) => ({ filters, match: 'all', search: '' });

const TWO = {
  type: 'data_table_filterable',
  number: 1,
  instances: { Tools: { columns, rows, width: 620 }, Spares: { columns, rows, width: 620 } },
  success: { Tools: { filters: [EAST] } },
} as const;
const APPLIED = {
  type: 'data_table_filterable',
  number: 2,
  instances: { Tools: { columns, rows, width: 620, apply: 'Apply', clear: 'Clear' } },
  success: { Tools: { filters: [EAST] } },
} as const;
const BUILT = {
  type: 'data_table_filterable',
  number: 3,
  instances: { Tools: { columns, rows, width: 620, builder: true } },
  success: { Tools: { filters: [EAST, LENT], match: 'any' } },
} as const;
const FOUND = {
  type: 'data_table_filterable',
  number: 4,
  instances: {
    Tools: { columns: [{ name: 'Tool', by: 'text' }, ...columns.slice(1)], rows, width: 620, finder: 'Search' },
  },
  success: { Tools: { filters: [{ column: 'Tool', op: 'contains', value: 'saw' }] } },
} as const;

const test = probing([TWO, APPLIED, BUILT, FOUND]);

/** What the body of the table shows in its first column. */
const tools = (page: Page) =>
  page
    .getByRole('group', { name: 'Tools', exact: true })
    .getByRole('row')
    .filter({ hasText: /East|West/ });

for (const library of LIBRARIES) {
  test(`${library}: a filter counts once the library has it in force, rows go, and the other table is the wrong one`, async ({
    open,
  }) => {
    const { page, told, solved, atRest } = await open(library, TWO);
    await choose({ page, library, atRest }, 'Spares', [EAST]);
    await expect.poll(() => told('Spares').at(-1)).toEqual(state(EAST));
    expect(await solved(), 'the wrong instance').toBe(false);
    expect(told('Tools').at(-1)).toEqual(state());
    await choose({ page, library, atRest }, 'Tools', [LENT]);
    await expect.poll(() => told('Tools').at(-1)).toEqual(state(LENT));
    await expect(tools(page)).toHaveCount(2);
    expect(await solved(), 'a near miss').toBe(false);
  });
}

test('antd: a tick counts with OK, or when its list is left; Reset takes it away', async ({ open }) => {
  const { page, told, solved, atRest } = await open('antd', APPLIED);
  const list = page.locator('.ant-table-filter-dropdown:visible');
  const funnel = page.locator('th:has-text("Hall") .ant-table-filter-trigger');
  await funnel.click();
  await atRest();
  await list.getByText('East').click();
  expect(await solved(), 'ticked and not yet in force').toBe(false);
  expect(told('Tools')).toEqual([]);
  await page.mouse.click(5, 5);
  await expect.poll(() => solved()).toBe(true);
  await atRest();
  await funnel.click();
  await atRest();
  await list.getByRole('button', { name: 'Reset' }).click();
  await list.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => told('Tools').at(-1)).toEqual(state());
});

test('Mantine: choices wait for Apply where there is one, and Clear takes all away', async ({ open }) => {
  const { page, told, solved } = await open('mantine', APPLIED);
  await page.getByRole('combobox', { name: 'Hall' }).click();
  await page.getByRole('option', { name: 'East' }).click();
  expect(await solved(), 'chosen and not applied').toBe(false);
  expect(told('Tools')).toEqual([]);
  await expect(tools(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => solved()).toBe(true);
  await expect(tools(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => told('Tools').at(-1)).toEqual(state());
});

test('MUI: conditions put together in the panel count as soon as they have a value, joined by and or or', async ({
  open,
}) => {
  const { page, told, solved, atRest } = await open('mui', BUILT);
  await choose({ page, library: 'mui', atRest }, 'Tools', [EAST, LENT], 'all');
  await expect.poll(() => told('Tools').at(-1)).toEqual(state(EAST, LENT));
  expect(await solved(), 'joined by the wrong word').toBe(false);
  await page.getByRole('group', { name: 'Condition 2' }).getByRole('combobox', { name: 'Join' }).click();
  await page.getByRole('option', { name: 'Or' }).click();
  await expect.poll(() => solved()).toBe(true);
});

test('MUI: the search of the toolbar is told trimmed and in small letters, and is no filter of a column', async ({
  open,
}) => {
  const { page, told, solved } = await open('mui', FOUND);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type(' SAW ');
  await expect.poll(() => told('Tools').at(-1)).toEqual({ ...state(), search: 'saw' });
  expect(await solved()).toBe(false);
});

test('conditions are told in one spelling and in column order, and rows follow them', () => {
  const table = model.setup.parse({ columns, rows });
  expect(ordered(table, [{ column: 'Tool', op: 'contains', value: '  LA ' }])).toEqual([
    { column: 'Tool', op: 'contains', value: 'la' },
  ]);
  expect(ordered(table, [LENT, { column: 'Hall', op: 'in', value: ['West', 'East'] }])).toEqual([
    { column: 'Hall', op: 'in', value: ['East', 'West'] },
    LENT,
  ]);
  expect(ordered(table, [{ column: 'Hall', op: 'in', value: [] }])).toEqual([]);
  const names = (next: unknown) => visibleRows(table, next as never).map(([name]) => name);
  expect(names(state(EAST, LENT))).toEqual(['Lathe']);
  expect(names({ ...state(EAST, LENT), match: 'any' })).toEqual(['Saw', 'Drill', 'Lathe']);
  expect(names({ ...state(), search: 'dri' })).toEqual(['Drill']);
});

test('a set-up needs whole rows, known columns and a scale for ranges', () => {
  expect(model.setup.safeParse({ columns, rows }).success).toBe(true);
  for (const bad of [
    { columns, rows: [['Saw'], ['Drill', 'West', 'Lent']] },
    { columns, rows, filters: [{ column: 'Price', op: 'in', value: ['1'] }] },
    {
      columns: [{ name: 'Tool' }, { name: 'Price', by: 'range' }],
      rows: [
        ['Saw', 1],
        ['Drill', 2],
      ],
    },
  ]) {
    expect(model.setup.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  }
});
