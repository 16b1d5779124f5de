import type { SetupOf, State } from '../../site/stages/button/model';
import { nearMissesByHand, wrongFirst } from './near-misses';
import type { TaskPage } from './task-page';

/** For each library a table of buttons, and questions that can be answered with no. */
const TASKS = ['antd-T08', 'antd-T10', 'mui-T07', 'mui-T10', 'mantine-T08', 'mantine-T09'];

/** Presses buttons, and answers their questions, until the instances stand as a near miss says. */
async function perform({ page, stage, success, atRest }: TaskPage, miss: Record<string, State>): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
  for (const [label, state] of wrongFirst(Object.entries(miss), ([each]) => each in success)) {
    const setup = stage.instances[label] as SetupOf<'press'> | SetupOf<'confirm'>;
    const own = button(setup.name ?? setup.text ?? label);
    if (setup.kind === 'confirm') {
      await own.click();
      await atRest();
      await button((state as { confirmed: boolean }).confirmed ? setup.yes : setup.no).click();
      await atRest();
    } else {
      // While a pointer button is down nothing counts: the first of two presses is not told alone.
      await page.mouse.move(2, 400);
      await page.mouse.down();
      await own.focus();
      for (let n = 0; n < (state as { presses: number }).presses; n++) await page.keyboard.press('Enter');
      await page.mouse.up();
    }
  }
}

nearMissesByHand('button', TASKS, { perform });
