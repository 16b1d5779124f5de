import { expect } from '@playwright/test';
import { model } from '../../site/stages/button/model';
import { LIBRARIES, type OpenProbe, probing } from './probe';

const probe = (number: number, instances: Record<string, Record<string, unknown>>, success: Record<string, unknown>) =>
  ({ type: 'button', number, instances, success }) as const;

const PRESS = probe(
  1,
  { Save: { kind: 'press', says: 'Saved' }, Send: { kind: 'press' }, Print: { kind: 'press', disabled: true } },
  { Save: { presses: 1 } },
);
const TOGGLE = probe(
  2,
  { Mute: { kind: 'toggle' }, Solo: { kind: 'toggle', icon: 'star', icon_only: true } },
  {
    Mute: { pressed: true },
  },
);
const POPOVER = probe(3, { Tariff: { kind: 'popover', body: 'Nine cents.' } }, { Tariff: { open: true } });
const MENU = probe(
  4,
  { More: { kind: 'menu', icon: 'more', icon_only: true, items: ['Rename', 'Move'] } },
  {
    More: { open: true },
  },
);
const question = { kind: 'confirm', question: 'Delete it?', yes: 'Yes, delete', no: 'No, keep' };
const CONFIRM = probe(
  5,
  { 'Delete A': { ...question, via: 'dialog' }, 'Delete B': { ...question, via: 'popover' } },
  {
    'Delete B': { confirmed: true },
  },
);
const CLEAR = probe(
  6,
  { Clear: { kind: 'clear', items: ['Kale', 'Peas'], empty: 'Nothing' } },
  {
    Clear: { items: [] },
  },
);
const options = ['Left', 'Right'].map((value) => ({ value, text: value }));
const CHOICE = probe(7, { Title: { kind: 'choice', options, selected: 'Left' } }, { Title: { selected: 'Right' } });

const test = probing([PRESS, TOGGLE, POPOVER, MENU, CONFIRM, CLEAR, CHOICE]);

/** Presses the button whose question comes in a dialog, and answers it. */
async function answerA({ page, atRest }: OpenProbe, answer: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Delete A' }).click();
  await expect(dialog).toBeVisible();
  await atRest();
  await dialog.getByRole('button', { name: answer }).click();
  await expect(dialog).toBeHidden();
}

for (const library of LIBRARIES) {
  test.describe(library, () => {
    test('a press counts once; another button does not; a disabled one never', async ({ open }) => {
      const { page, told, solved } = await open(library, PRESS);
      await expect(page.getByRole('button', { name: 'Print' })).toBeDisabled();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect.poll(() => told('Send')).toEqual([{ presses: 1 }]);
      expect(await solved()).toBe(false);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect.poll(() => told('Save').at(-1)).toEqual({ presses: 1 });
      await expect(page.getByText('Saved')).toBeVisible();
      expect(await solved(), 'Send has been pressed as well').toBe(false);
      expect(told('Send').at(-1)).toEqual({ presses: 1 });
      expect(told('Print').at(-1)).toEqual({ presses: 0 });
    });

    test('one press solves, by mouse or by keyboard', async ({ open }) => {
      const { page, solved } = await open(library, PRESS);
      await page.getByRole('button', { name: 'Save' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => solved()).toBe(true);
    });

    test('a toggle says its state by aria-pressed and comes back up', async ({ open }) => {
      const { page, told, solved } = await open(library, TOGGLE);
      const mute = page.getByRole('button', { name: 'Mute' });
      await expect(page.getByRole('button', { name: 'Solo' })).toHaveAttribute('aria-pressed', 'false');
      await mute.click();
      await expect(mute).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => solved()).toBe(true);
      await mute.click();
      await expect(mute).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => told('Mute').at(-1)).toEqual({ pressed: false });
    });

    test('a popover opens on press and closes on a press elsewhere', async ({ open }) => {
      const { page, told, solved } = await open(library, POPOVER);
      await page.getByRole('button', { name: 'Tariff' }).click();
      await expect(page.getByText('Nine cents.')).toBeVisible();
      await expect.poll(() => solved()).toBe(true);
      await page.mouse.click(5, 5);
      await expect(page.getByText('Nine cents.')).toBeHidden();
      await expect.poll(() => told('Tariff').map((state) => (state as { open: boolean }).open)).toEqual([true, false]);
    });

    test('a menu is open until an item is chosen', async ({ open }) => {
      const { page, told, solved } = await open(library, MENU);
      await page.getByRole('button', { name: 'More' }).click();
      await expect.poll(() => solved()).toBe(true);
      await page.getByRole('menuitem', { name: 'Move' }).click();
      await expect(page.getByRole('menuitem', { name: 'Move' })).toBeHidden();
      await expect
        .poll(() => told('More'))
        .toEqual([
          { open: true, chosen: null },
          { open: false, chosen: 'Move' },
        ]);
    });

    test('a question in a popover: no does not confirm, and yes does after it', async ({ open }) => {
      const { page, told, solved, atRest } = await open(library, CONFIRM);
      const opener = page.getByRole('button', { name: 'Delete B' });
      await opener.click();
      await expect(page.getByText('Delete it?')).toBeVisible();
      expect(await solved()).toBe(false);
      await page.getByRole('button', { name: 'No, keep' }).click();
      await expect(page.getByText('Delete it?')).toBeHidden();
      await atRest();
      expect(told('Delete B'), 'a no is nothing').toEqual([]);
      expect(await solved()).toBe(false);
      await opener.click();
      await page.getByRole('button', { name: 'Yes, delete' }).click();
      await expect.poll(() => solved()).toBe(true);
    });

    test('yes in the popover of the right instance solves', async ({ open }) => {
      const { page, solved } = await open(library, CONFIRM);
      const opener = page.getByRole('button', { name: 'Delete B' });
      await opener.click();
      await page.getByRole('button', { name: 'Yes, delete' }).click();
      await expect.poll(() => solved()).toBe(true);
      await expect(opener).toBeDisabled();
    });

    test('no in the dialog of the other instance does no harm', async ({ open }) => {
      const opened = await open(library, CONFIRM);
      const { page, told, solved } = opened;
      await answerA(opened, 'No, keep');
      await opened.atRest();
      expect(told('Delete A')).toEqual([]);
      await page.getByRole('button', { name: 'Delete B' }).click();
      await page.getByRole('button', { name: 'Yes, delete' }).click();
      await expect.poll(() => solved()).toBe(true);
    });

    test('yes in the dialog of the other instance does not', async ({ open }) => {
      const opened = await open(library, CONFIRM);
      const { told, solved } = opened;
      await answerA(opened, 'Yes, delete');
      await expect.poll(() => told('Delete A')).toEqual([{ confirmed: true }]);
      expect(await solved()).toBe(false);
    });

    test('clearing empties the list', async ({ open }) => {
      const { page, solved } = await open(library, CLEAR);
      await expect(page.getByText('Kale')).toBeVisible();
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(page.getByText('Nothing')).toBeVisible();
      await expect(page.getByText('Kale')).toHaveCount(0);
      await expect.poll(() => solved()).toBe(true);
    });

    test('a choice moves and is never empty', async ({ open }) => {
      const { page, told, solved } = await open(library, CHOICE);
      const group = page.getByRole('group', { name: 'Title' });
      await group.getByRole('button', { name: 'Left' }).click();
      await group.getByRole('button', { name: 'Right' }).click();
      await expect.poll(() => solved()).toBe(true);
      expect(told('Title')).toEqual([{ selected: 'Right' }]);
    });
  });
}

test('a set-up without a kind, or with the fields of another kind, is refused', () => {
  for (const bad of [{}, { kind: 'press', items: ['A'] }, { kind: 'confirm' }, { kind: 'press', icon: 'rocket' }]) {
    expect(model.setup.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  }
});
