import { expect } from '@playwright/test';
import { model } from '../../site/stages/tooltip/model';
import { inPageOrder, partsOf } from '../../site/stages/tooltip/tips';
import { LIBRARIES, probing } from './probe';

const [save, send] = [
  { name: 'Save', tip: 'Keeps it here.' },
  { name: 'Send', tip: 'Mails it to the office.' },
];
const buttons = { kind: 'buttons', triggers: [save, send] };

const HOVER = {
  type: 'tooltip',
  number: 1,
  instances: {
    Letter: { ...buttons },
    Copy: { kind: 'icons', triggers: [{ name: 'Pin', tip: 'Stays.', symbol: 'flag' }] },
  },
  success: { Letter: { open: ['Send'] } },
} as const;
const SLOW = {
  type: 'tooltip',
  number: 2,
  instances: { Letter: { ...buttons, delay: 3000 } },
  success: { Letter: { open: ['Send'] } },
} as const;
const PRESS = {
  type: 'tooltip',
  number: 3,
  instances: { Letter: { ...buttons, opens: 'press', side: 'bottom' } },
  success: { Letter: { open: ['Send'] } },
} as const;
const SHOWN = {
  type: 'tooltip',
  number: 4,
  instances: { Letter: { ...buttons, opens: 'press', side: 'bottom', shown: 'Save' } },
  success: { Letter: { open: [] } },
} as const;
const TOGGLE = {
  type: 'tooltip',
  number: 6,
  instances: { Letter: { ...buttons, opens: 'toggle', side: 'bottom', shown: 'Save' } },
  success: { Letter: { open: [] } },
} as const;
const FOCUS = {
  type: 'tooltip',
  number: 5,
  instances: { Letter: { ...buttons, opens: 'focus' } },
  success: { Letter: { open: ['Send'] } },
} as const;

const test = probing([HOVER, SLOW, PRESS, SHOWN, TOGGLE, FOCUS]);

for (const library of LIBRARIES) {
  test.describe(library, () => {
    test('a tip counts while it is on the page, and another instance is the wrong one', async ({ open }) => {
      const { page, told, solved } = await open(library, HOVER);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await button('Save').hover();
      await expect(page.getByText(save!.tip)).toBeVisible();
      await expect.poll(() => told('Letter').at(-1)).toEqual({ open: ['Save'] });
      expect(await solved(), 'a near miss').toBe(false);
      await button('Pin').hover();
      await expect.poll(() => told('Copy').at(-1)).toEqual({ open: ['Pin'] });
      await expect.poll(() => told('Letter').at(-1)).toEqual({ open: [] });
      expect(await solved(), 'the wrong instance').toBe(false);
      await button('Send').hover();
      await expect.poll(() => solved()).toBe(true);
      await expect(page.getByText(send!.tip)).toBeVisible();
    });

    test('a pointer that only passes opens nothing', async ({ open }) => {
      const { page, told, solved } = await open(library, SLOW);
      await page.getByRole('button', { name: 'Send' }).hover();
      await page.mouse.move(5, 5);
      await page.getByRole('button', { name: 'Save' }).hover();
      await expect.poll(() => told('Letter').at(-1), { timeout: 15_000 }).toEqual({ open: ['Save'] });
      expect(told('Letter')).toHaveLength(1);
      expect(await solved()).toBe(false);
    });

    test('behind a press: pointing is not enough, one press opens, the next closes', async ({ open }) => {
      const { page, told, solved } = await open(library, PRESS);
      const button = page.getByRole('button', { name: 'Send' });
      await button.click();
      await expect.poll(() => solved()).toBe(true);
      expect(told('Letter'), 'pointing alone told nothing').toEqual([{ open: ['Send'] }]);
      await button.click();
      await expect.poll(() => told('Letter').at(-1)).toEqual({ open: [] });
      await button.click();
      await expect.poll(() => told('Letter').at(-1)).toEqual({ open: ['Send'] });
      await page.mouse.click(5, 5);
      await expect.poll(() => told('Letter').at(-1), 'a press beside it').toEqual({ open: [] });
    });

    test('a tip that is there at first goes with a press beside it', async ({ open }) => {
      const { page, solved } = await open(library, SHOWN);
      await expect(page.getByText(save!.tip)).toBeVisible();
      expect(await solved()).toBe(false);
      await page.mouse.click(5, 5);
      await expect.poll(() => solved()).toBe(true);
      await expect(page.getByText(save!.tip)).toBeHidden();
    });

    test('behind a toggle: only its own trigger puts a tip away, others stand beside it', async ({ open }) => {
      const { page, told, solved } = await open(library, TOGGLE);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await page.mouse.click(5, 5);
      await button('Send').click();
      await expect.poll(() => told('Letter').at(-1)).toEqual({ open: ['Save', 'Send'] });
      await button('Send').click();
      await expect.poll(() => told('Letter').at(-1)).toEqual({ open: ['Save'] });
      expect(told('Letter'), 'the press beside it told nothing').toHaveLength(2);
      await button('Save').click();
      await expect.poll(() => solved()).toBe(true);
      await expect(page.getByText(save!.tip)).toBeHidden();
    });

    test('with the focus: the pointer opens nothing, Tab does', async ({ open }) => {
      const { page, told, solved } = await open(library, FOCUS);
      await page.getByRole('button', { name: 'Send' }).hover();
      await page.mouse.move(5, 5);
      await page.keyboard.press('Tab');
      await expect.poll(() => told('Letter').at(-1)).toEqual({ open: ['Save'] });
      await page.keyboard.press('Tab');
      await expect.poll(() => solved()).toBe(true);
      expect(told('Letter')[0]).toEqual({ open: ['Save'] });
    });
  });
}

test('names are told in page order, and texts are cut at their words', () => {
  expect(inPageOrder({ triggers: [save!, send!] }, ['Send', 'Save'])).toEqual(['Save', 'Send']);
  expect(partsOf('A hold, then a renewal.', ['renewal', 'hold'])).toEqual([
    { text: 'A ', isWord: false },
    { text: 'hold', isWord: true },
    { text: ', then a ', isWord: false },
    { text: 'renewal', isWord: true },
    { text: '.', isWord: false },
  ]);
  expect(partsOf('word', ['word'])).toEqual([{ text: 'word', isWord: true }]);
});

test('a set-up names its triggers once, and shows one of them only where a press closes it', () => {
  expect(model.setup.safeParse(buttons).success).toBe(true);
  for (const bad of [
    { ...buttons, triggers: [save, save] },
    { ...buttons, shown: 'Save' },
    { ...buttons, opens: 'press', shown: 'Burn' },
    { kind: 'sentence', text: 'No such thing.', triggers: [save] },
    { kind: 'icons', triggers: [save] },
  ]) {
    expect(model.setup.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  }
});
