import { expect, type Locator, type Page } from '@playwright/test';
import { savedOf } from '../../site/stages/kanban_board_drag_drop/board';
import type { Setup, State } from '../../site/stages/kanban_board_drag_drop/model';
import { nearMissesByHand } from './near-misses';
import type { TaskPage } from './task-page';

/** Two tasks for each library: two boards alike, and a board that has to look like a picture. */
const TASKS = ['antd-T06', 'antd-T09', 'mui-T04', 'mui-T10', 'mantine-T04', 'mantine-T09'];

const cardsIn = (columns: State['columns']) => Object.values(columns).flat().sort().join('/');

async function drag(page: Page, card: Locator, column: Locator): Promise<void> {
  const [from, to] = [await card.boundingBox(), await column.boundingBox()];
  if (!from || !to) throw new Error('no card or no column');
  const [x, y] = [to.x + to.width / 2, to.y + to.height * 0.88];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 4, from.y + from.height / 2 + 4);
  await page.mouse.move(x, y, { steps: 12 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.move(x, y - 1);
  await page.mouse.up();
}

/** Drags every card to the column in which a near miss has it. */
async function perform({ page, stage, atRest }: TaskPage, miss: Record<string, State>): Promise<void> {
  // A board that is right already would count while the other one is still to be changed.
  for (const [label, { columns }] of Object.entries(miss).reverse()) {
    const board = page.getByRole('region', { name: label, exact: true });
    const before = savedOf(stage.instances[label] as Setup);
    for (const [name, cards] of Object.entries(columns)) {
      for (const card of cards.filter((each) => !before[name]?.includes(each))) {
        await drag(page, board.getByText(card, { exact: true }), board.getByRole('group', { name, exact: true }));
        await atRest();
      }
    }
  }
}

const sorted = (columns: State['columns'] = {}) =>
  Object.fromEntries(Object.entries(columns).map(([name, cards]) => [name, [...cards].sort()]));

nearMissesByHand<State>('kanban_board_drag_drop', TASKS, {
  perform,
  least: 2,
  // Others leave cards out, which no hand can do.
  possible: (miss, { stage }) =>
    Object.entries(miss).every(
      ([label, { columns }]) => cardsIn(columns) === cardsIn(savedOf(stage.instances[label] as Setup)),
    ),
  arrived: (told, { columns }) => expect(sorted(told?.columns)).toMatchObject(sorted(columns)),
});
