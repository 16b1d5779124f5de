import { expect, type Page } from '@playwright/test';
import { model } from '../../site/stages/date_picker_range/model';
import { EMPTY, pickDay } from '../../site/stages/date_picker_range/range';
import { dayOf, fieldOf, nextMonth } from './date-range-hand';
import { LIBRARIES, probing, type TestedLibrary } from './probe';

const PAIR = {
  type: 'date_picker_range',
  number: 1,
  instances: { Stay: { calendars: 1 }, Loan: { calendars: 1 } },
  success: { Stay: { start: '2026-03-16', end: '2026-03-19' } },
} as const;
const TURNED = {
  type: 'date_picker_range',
  number: 2,
  instances: { Stay: { calendars: 1, start: '2026-05-04', end: '2026-05-06' } },
  success: { Stay: { open: true, month: '2026-07' } },
} as const;
const CONFIRMED = {
  type: 'date_picker_range',
  number: 3,
  instances: { Stay: { calendars: 2, confirm: { ok: 'OK', cancel: 'Cancel' } } },
  success: { Stay: { start: '2026-03-16', end: '2026-04-02' } },
} as const;
const TYPED = {
  type: 'date_picker_range',
  number: 4,
  instances: { Stay: { typed: 'MM/DD/YYYY' } },
  success: { Stay: { start: '2026-03-16', end: '2026-10-09' } },
} as const;

const test = probing([PAIR, TURNED, CONFIRMED, TYPED]);

const pick = async (page: Page, library: TestedLibrary, ...days: string[]) => {
  for (const day of days) await dayOf(page, library, day).click();
};

for (const library of LIBRARIES) {
  test.describe(library, () => {
    test('the second day commits the range and closes the calendar; the first alone does not', async ({ open }) => {
      const { page, told, solved, atRest } = await open(library, PAIR);
      await fieldOf(page, library, 'Stay').click();
      await atRest();
      await pick(page, library, '2026-03-16');
      expect(await solved(), 'one day').toBe(false);
      expect(told('Stay').at(-1)).toMatchObject({ start: null, end: null, open: true });
      await pick(page, library, '2026-03-19');
      await expect
        .poll(() => told('Stay').at(-1))
        .toEqual({ start: '2026-03-16', end: '2026-03-19', open: false, month: null, dropped: null });
      expect(await solved()).toBe(true);
    });

    test('a day too many and the other field do not solve', async ({ open }) => {
      const { page, told, solved, atRest } = await open(library, PAIR);
      for (const [label, end] of [
        ['Stay', '2026-03-20'],
        ['Loan', '2026-03-19'],
      ] as const) {
        await fieldOf(page, library, label).click();
        await atRest();
        await pick(page, library, '2026-03-16', end);
        await expect.poll(() => told(label).at(-1)).toMatchObject({ start: '2026-03-16', end, open: false });
        expect(await solved(), label).toBe(false);
        await atRest();
      }
    });

    test('a calendar opens at its range, and turning it is told', async ({ open }) => {
      const { page, told, solved, atRest } = await open(library, TURNED);
      await fieldOf(page, library, 'Stay').click();
      await atRest();
      await expect.poll(() => told('Stay').at(-1)).toMatchObject({ open: true, month: '2026-05' });
      await nextMonth(page, library).click();
      await expect.poll(() => told('Stay').at(-1)).toMatchObject({ month: '2026-06' });
      await nextMonth(page, library).click();
      await expect.poll(() => solved()).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => told('Stay').at(-1)).toMatchObject({ open: false, month: null, start: '2026-05-04' });
    });
  });
}

test('mui: a range is a draft until OK; Cancel drops it, and says what', async ({ open }) => {
  const { page, told, solved, atRest } = await open('mui', CONFIRMED);
  await fieldOf(page, 'mui', 'Stay').click();
  await atRest();
  await pick(page, 'mui', '2026-03-16', '2026-04-02');
  expect(await solved(), 'a draft').toBe(false);
  await page.getByRole('button', { name: 'Cancel' }).click();
  const dropped = { start: '2026-03-16', end: '2026-04-02' };
  await expect.poll(() => told('Stay').at(-1)).toMatchObject({ start: null, end: null, open: false, dropped });
  expect(await solved(), 'after Cancel').toBe(false);
  await atRest();
  await fieldOf(page, 'mui', 'Stay').click();
  await atRest();
  await pick(page, 'mui', '2026-03-16', '2026-04-02');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => solved()).toBe(true);
});

test('antd: with OK, leaving drops what was picked', async ({ open }) => {
  const { page, told, solved, atRest } = await open('antd', CONFIRMED);
  const ok = page.getByRole('button', { name: 'OK' });
  await fieldOf(page, 'antd', 'Stay').click();
  await atRest();
  await pick(page, 'antd', '2026-03-16');
  await page.keyboard.press('Escape');
  await expect.poll(() => told('Stay').at(-1)).toMatchObject({ start: null, end: null, open: false });
  expect(told('Stay').at(-1)).toMatchObject({ dropped: { start: '2026-03-16' } });
  await atRest();
  await fieldOf(page, 'antd', 'Stay').click();
  await atRest();
  await pick(page, 'antd', '2026-03-16');
  await ok.click();
  await pick(page, 'antd', '2026-04-02');
  expect(await solved(), 'a draft').toBe(false);
  await ok.click();
  await expect.poll(() => solved()).toBe(true);
});

test('antd: Escape in the field drops what was typed, not what the calendar was set back to', async ({ open }) => {
  const { page, told, atRest } = await open('antd', CONFIRMED);
  await fieldOf(page, 'antd', 'Stay').click();
  await atRest();
  await page.keyboard.type('2026-03-16');
  await atRest();
  await page.keyboard.press('Escape');
  await expect.poll(() => told('Stay').at(-1)).toMatchObject({ open: false, dropped: { start: '2026-03-16' } });
});

test('mui: typed dates count when both are whole and Enter is pressed', async ({ open }) => {
  const { page, told, solved } = await open('mui', TYPED);
  const month = (name: string) => page.getByRole('group', { name }).getByRole('spinbutton', { name: 'Month' });
  await month('Start date').click();
  await page.keyboard.type('03162026');
  await page.keyboard.press('Enter');
  expect(await solved(), 'half a range').toBe(false);
  await month('End date').click();
  await page.keyboard.type('10092026');
  expect(told('Stay'), 'typed, not entered').toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => solved()).toBe(true);
});

test('the second click ends a range, or begins anew before its start', () => {
  const first = pickDay(EMPTY, '2026-03-16');
  expect(first).toEqual({ start: '2026-03-16', end: null });
  expect(pickDay(first, '2026-03-19')).toEqual({ start: '2026-03-16', end: '2026-03-19' });
  expect(pickDay(first, '2026-03-16')).toEqual({ start: '2026-03-16', end: '2026-03-16' });
  expect(pickDay(first, '2026-03-12')).toEqual({ start: '2026-03-12', end: null });
  expect(pickDay({ start: '2026-03-16', end: '2026-03-19' }, '2026-03-17')).toEqual({ start: '2026-03-17', end: null });
});

test('a set-up must hold a range in order', () => {
  expect(model.setup.safeParse({ start: '2026-03-16', end: '2026-03-16' }).success).toBe(true);
  for (const bad of [
    { start: '2026-03-16', end: '2026-03-15' },
    { start: '2026-03-16' },
    { end: '2026-03-16' },
    { start: '16 March', end: '2026-03-20' },
    { calendars: 4 },
    { colour: 'red' },
  ]) {
    expect(model.setup.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  }
});
