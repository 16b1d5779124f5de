import type { Page } from '@playwright/test';
import type { PublicTask } from '../../tasks/compiled';
import type { StageSpec } from '../../tasks/spec';
import { covered, cutTexts, ground } from '../scene/page-facts';

const WIDTH = 1280;
const HEIGHT = 720;

/**
 * What a task's page shows otherwise than its scene says (quality bar 5), in words for its author; empty when all is well.
 * Scrolls the page.
 */
export async function lookFaults(page: Page, task: PublicTask, stage: StageSpec): Promise<string[]> {
  const { theme } = task.scene;
  const faults: string[] = [];
  const luminance = await ground(page);
  if (theme === 'light' && luminance < 0.85) faults.push(`theme light: ground has luminance ${luminance.toFixed(2)}`);
  if (theme !== 'light' && luminance > 0.2) faults.push(`theme ${theme}: ground has luminance ${luminance.toFixed(2)}`);

  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > WIDTH) faults.push(`the page is ${width} px wide and scrolls sideways`);

  const overlay = stage.surface !== undefined && stage.surface !== 'inline';
  const shown = !overlay || stage.opened;
  if (shown) faults.push(...(await labelFaults(page, stage)));

  for (const text of await cutTexts(page)) faults.push(`text is cut off: ${JSON.stringify(text.slice(0, 60))}`);
  // What an open modal overlay covers, it covers on purpose.
  const modal = shown && (stage.surface === 'modal' || stage.surface === 'drawer');
  if (!modal)
    for (const control of await covered(page)) faults.push(`a control cannot be hit: ${control.slice(0, 140)}`);
  return faults;
}

/** Every instance can be found by its label, once a page; `fold` says on which side of the first screen. */
async function labelFaults(page: Page, stage: StageSpec): Promise<string[]> {
  const faults: string[] = [];
  for (const label of Object.keys(stage.instances)) {
    const tops = await page.evaluate((name) => {
      // `R1` is also told by `R1: gluing door seals`.
      const same = (text: string | null | undefined) =>
        `${text?.trim().toLowerCase()}:`.startsWith(`${name.toLowerCase()}:`);
      const named = (element: Element) =>
        same(element.getAttribute('aria-label')) ||
        same(element.getAttribute('placeholder')) ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && same(node.textContent));
      return [...document.querySelectorAll('body *')]
        .filter((element) => named(element) || (element.children.length === 0 && same(element.textContent)))
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map((box) => box.top + scrollY);
    }, label);
    const top = Math.min(...tops);
    if (tops.length === 0) faults.push(`instance ${JSON.stringify(label)} shows its label nowhere`);
    else if (stage.fold === 'below' && top < HEIGHT)
      faults.push(`fold below: ${label} is in the first screen (${top} px)`);
    else if (stage.fold === 'above' && top > HEIGHT)
      faults.push(`fold above: ${label} is not in the first screen (${top} px)`);
  }
  return faults;
}
