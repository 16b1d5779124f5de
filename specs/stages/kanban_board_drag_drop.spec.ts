import { expect, type Page } from '@playwright/test';
import { isFound } from '../../site/stages/kanban_board_drag_drop/board';
import { model } from '../../site/stages/kanban_board_drag_drop/model';
import { LIBRARIES, probing } from './probe';

const columns = [
  { name: 'Open', cards: ['Gearbox', 'Wiring', 'Frame'] },
  { name: 'Ready', cards: ['Base'] },
];
const PAIR = {
  type: 'kanban_board_drag_drop',
  number: 1,
  instances: { 'Bay one': { columns }, 'Bay two': { columns } },
  success: { 'Bay two': { columns: { Open: ['Wiring', 'Frame'], Ready: ['Base', 'Gearbox'] } } },
} as const;
const ORDER = {
  type: 'kanban_board_drag_drop',
  number: 2,
  instances: {
    Round: {
      handle: true,
      columns,
      now: { Open: ['Wiring', 'Gearbox', 'Frame'], Ready: ['Base'] },
      reset: { text: 'Undo', says: 'As saved.' },
    },
  },
  success: { Round: { columns: { Open: ['Frame', 'Wiring', 'Gearbox'], Ready: ['Base'] } } },
} as const;

const test = probing([PAIR, ORDER]);

interface Spot {
  x: number;
  y: number;
}

async function middle(page: Page, board: string, what: 'card' | 'column' | 'handle', name: string): Promise<Spot> {
  const region = page.getByRole('region', { name: board, exact: true });
  const found =
    what === 'column'
      ? region.getByRole('group', { name, exact: true })
      : what === 'card'
        ? region.getByText(name, { exact: true })
        : region.getByRole('button', { name: `Move ${name}`, exact: true });
  const box = await found.boundingBox();
  if (!box) throw new Error(`no ${what} ${name}`);
  return { x: box.x + box.width / 2, y: box.y + (what === 'column' ? box.height * 0.85 : box.height / 2) };
}

/** Drags as a hand does: a nudge, some moves, a rest over the target. */
async function drag(page: Page, from: Spot, to: Spot, end: 'drop' | 'escape' = 'drop'): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 4, from.y + 4);
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.move(to.x, to.y - 1);
  if (end === 'escape') await page.keyboard.press('Escape');
  await page.mouse.up();
}

for (const library of LIBRARIES) {
  test.describe(library, () => {
    test('a dropped card counts, once; a drag that is given up does not', async ({ open }) => {
      const { page, told, solved, atRest } = await open(library, PAIR);
      const [card, column] = [
        await middle(page, 'Bay two', 'card', 'Gearbox'),
        await middle(page, 'Bay two', 'column', 'Ready'),
      ];
      await drag(page, card, column, 'escape');
      await atRest();
      expect(await solved(), 'given up').toBe(false);
      expect(told('Bay two')).toEqual([]);
      await drag(page, card, column);
      await expect.poll(() => solved()).toBe(true);
      expect(told('Bay two')).toHaveLength(1);
    });

    test('another card, the other board, and both boards do not solve', async ({ open }) => {
      const { page, told, solved, atRest } = await open(library, PAIR);
      const move = async (board: string, card: string) => {
        await drag(page, await middle(page, board, 'card', card), await middle(page, board, 'column', 'Ready'));
        await expect
          .poll(() => (told(board).at(-1) as { columns: Record<string, string[]> } | undefined)?.columns['Ready'])
          .toContain(card);
        await atRest();
      };
      await move('Bay one', 'Gearbox');
      expect(await solved(), 'the other board').toBe(false);
      await move('Bay two', 'Wiring');
      expect(await solved(), 'another card').toBe(false);
      await move('Bay two', 'Gearbox');
      expect(await solved(), 'one card too many').toBe(false);
    });

    test('handles order a column; a card without its handle stays', async ({ open }) => {
      const { page, told, solved, atRest } = await open(library, ORDER);
      const top = await middle(page, 'Round', 'handle', 'Wiring');
      await drag(page, await middle(page, 'Round', 'card', 'Frame'), { x: top.x, y: top.y - 6 });
      await atRest();
      expect(told('Round')).toEqual([]);
      await drag(page, await middle(page, 'Round', 'handle', 'Frame'), { x: top.x, y: top.y - 6 });
      await expect.poll(() => solved()).toBe(true);
    });

    test('a reset brings the saved board back and says so', async ({ open }) => {
      const { page, told, solved } = await open(library, ORDER);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(page.getByText('As saved.')).toBeVisible();
      await expect
        .poll(() => told('Round').at(-1))
        .toEqual({ columns: { Open: ['Gearbox', 'Wiring', 'Frame'], Ready: ['Base'] } });
      expect(await solved()).toBe(false);
    });
  });
}

test('a search finds parts of titles', () => {
  expect(isFound('Lid is loose', ' LID ')).toBe(true);
  expect(isFound('Lid is loose', 'leg')).toBe(false);
  expect(isFound('Lid is loose', '')).toBe(true);
});

test('a set-up names its cards once, and every card has its place at first', () => {
  expect(model.setup.safeParse({ columns }).success).toBe(true);
  expect(model.initial({ columns })).toEqual({ columns: { Open: ['Gearbox', 'Wiring', 'Frame'], Ready: ['Base'] } });
  for (const bad of [
    { columns: [columns[0]] },
    { columns: [columns[0], { name: 'Ready', cards: ['Wiring'] }] },
    { columns, now: { Open: ['Gearbox', 'Wiring'], Ready: ['Base'] } },
    { columns, now: { Ready: ['Base'], Open: ['Gearbox', 'Wiring', 'Frame'] } },
  ])
    expect(model.setup.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
});
