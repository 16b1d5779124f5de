import type { Page } from '@playwright/test';
import type { TestedLibrary } from './probe';

/** The conditions that these hands can set: values of a column, and MUI's `not`. */
interface Wanted {
  column: string;
  op: string;
  value: unknown;
}

interface Hands {
  page: Page;
  library: TestedLibrary;
  /** Waits until nothing moves. */
  atRest(): Promise<void>;
}

/**
 * Sets filters by hand in the table of that label, which has none yet; presses its own OK or Apply where there is one.
 * @param match the word that joins conditions in MUI's panel; without it, the menu of each column is used
 */
export async function choose(
  { page, library, atRest }: Hands,
  label: string,
  filters: readonly Wanted[],
  match?: 'all' | 'any',
): Promise<void> {
  const table = page.getByRole('group', { name: label, exact: true });
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  const valuesOf = ({ value }: Wanted) => (Array.isArray(value) ? value.map(String) : [String(value)]);
  const pick = async (box: ReturnType<Page['getByRole']>, name: string) => {
    await box.click();
    await atRest();
    await option(name).click();
    await atRest();
  };
  if (library === 'mui' && match !== undefined) {
    await table.getByRole('button', { name: 'Filters' }).click();
    await atRest();
    for (const [at, filter] of filters.entries()) {
      if (at > 0) await page.getByRole('button', { name: 'Add filter' }).click();
      const condition = page.getByRole('group', { name: `Condition ${at + 1}` });
      const box = (name: string) => condition.getByRole('combobox', { name });
      if (at === 1 && match === 'any') await pick(box('Join'), 'Or');
      await pick(box('Column'), filter.column);
      if (filter.op === 'not') await pick(box('Operator'), 'is not');
      await pick(box('Value'), valuesOf(filter)[0]!);
    }
    return;
  }
  for (const filter of filters) {
    switch (library) {
      case 'antd': {
        await table.locator(`th:has-text("${filter.column}") .ant-table-filter-trigger`).click();
        await atRest();
        const list = page.locator('.ant-table-filter-dropdown:visible');
        for (const value of valuesOf(filter)) await list.getByText(value, { exact: true }).click();
        await list.getByRole('button', { name: 'OK' }).click();
        await atRest();
        break;
      }
      case 'mui': {
        await table.getByRole('button', { name: `${filter.column} column menu` }).click();
        await page.getByRole('menuitem', { name: 'Filter' }).click();
        await atRest();
        const box = (name: string) => page.getByRole('combobox', { name, exact: true });
        if (filter.op === 'not') await pick(box('Operator'), 'is not');
        await pick(box('Value'), valuesOf(filter)[0]!);
        await page.keyboard.press('Escape');
        await atRest();
        break;
      }
      case 'mantine': {
        const box = table.getByRole('combobox', { name: filter.column });
        await box.click();
        for (const value of valuesOf(filter)) await option(value).click();
        await page.keyboard.press('Escape');
        break;
      }
    }
  }
  const apply = table.getByRole('button', { name: 'Apply' });
  if (library === 'mantine' && (await apply.count()) > 0) await apply.click();
}
