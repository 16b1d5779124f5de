import { expect } from '@playwright/test';
import type { State } from '../../site/stages/color_picker_2d/model';
import { nearMissesByHand, wrongFirst } from './near-misses';
import type { TaskPage } from './task-page';

/** Two tasks with several fields for each library; their near misses hold wrong fields, neighbouring colours and none. */
const TASKS = ['antd-T08', 'antd-T15', 'mantine-T08', 'mantine-T14'] as const;

/** Gives each field that a near miss names the colour that it says, or leaves its picker open. */
async function perform({ page, atRest, success }: TaskPage, miss: Record<string, Partial<State>>): Promise<void> {
  const leads = ([label, { hex }]: [string, Partial<State>]) =>
    (success[label] as Partial<State> | undefined)?.hex === hex;
  for (const [label, { hex, open = false }] of wrongFirst(Object.entries(miss), leads)) {
    const trigger = page.getByRole('group', { name: label, exact: true }).locator('.ant-color-picker-trigger');
    const isAntd = (await trigger.count()) > 0;
    const field = isAntd ? trigger : page.getByRole('textbox', { name: label, exact: true });
    await field.scrollIntoViewIfNeeded();
    await field.click();
    await atRest();
    const text = isAntd ? page.locator('.ant-color-picker-hex-input input').filter({ visible: true }) : field;
    if (hex === null)
      await page.locator('.ant-color-picker-operation .ant-color-picker-clear').filter({ visible: true }).click();
    else if (hex !== undefined) await text.fill(hex);
    if (open) continue;
    // Mantine puts a text back that is left in the frame in which it was written.
    await atRest();
    // Beside everything: a press there closes the picker.
    await page.mouse.click(2, 400);
    await atRest();
  }
}

nearMissesByHand<Partial<State>>('color_picker_2d', TASKS, {
  perform,
  least: 4,
  arrived: (told, wanted) => expect(told).toMatchObject({ open: false, ...wanted }),
});
