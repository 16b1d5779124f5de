import type { Locator, Page } from '@playwright/test';
import type { TestedLibrary } from './probe';

const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
] as const; // prettier-ignore

/** The field of a range picker, where a hand presses it. */
export function fieldOf(page: Page, library: TestedLibrary, label: string): Locator {
  switch (library) {
    case 'antd':
      return page.getByLabel(label, { exact: true });
    case 'mui':
      return page.getByRole('textbox', { name: label, exact: true });
    case 'mantine':
      return page.getByRole('button', { name: label, exact: true });
  }
}

/** A day of an open calendar. @param iso `YYYY-MM-DD` */
export function dayOf(page: Page, library: TestedLibrary, iso: string): Locator {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  const name = MONTHS[month - 1] ?? '';
  switch (library) {
    case 'antd':
      return page.locator(`.ant-picker-cell-in-view[title="${iso}"]`).filter({ visible: true });
    case 'mui':
      return page.getByRole('grid', { name: `${name} ${year}` }).getByRole('gridcell', { name: `${day}`, exact: true });
    case 'mantine':
      return page.getByRole('button', { name: `${day} ${name} ${year}`, exact: true });
  }
}

/** The arrow that turns an open calendar one month on. */
export function nextMonth(page: Page, library: TestedLibrary): Locator {
  switch (library) {
    case 'antd':
      return page.locator('.ant-picker-header-next-btn').filter({ visible: true });
    case 'mui':
      return page.getByRole('button', { name: 'Next month' }).filter({ visible: true });
    case 'mantine':
      return page.locator('[data-direction="next"]').filter({ visible: true }).first();
  }
}
