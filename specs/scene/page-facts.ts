import type { Page } from '@playwright/test';

const ROLES = ['button', 'textbox', 'searchbox', 'combobox', 'switch', 'checkbox', 'tab', 'menuitem', 'link'] as const;

export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('html[data-cb-ready="1"], html[data-cb-error]', { state: 'attached' });
  const error = await page.locator('html').getAttribute('data-cb-error');
  if (error !== null) throw new Error(`${url}: ${error}`);
}

/** Interactive elements by role, sliders (the stage's own) left out. */
export async function countControls(page: Page): Promise<number> {
  const counts = await Promise.all(ROLES.map((role) => page.getByRole(role).count()));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Names of controls whose middle cannot be hit because something else lies over it. */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'button, input, [role=button], [role=tab], [role=menuitem], [role=combobox], [role=slider]',
    );
    for (const control of controls) {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const own = control.getBoundingClientRect();
      const target = own.width < 3 && label ? label : control;
      target.scrollIntoView({ block: 'center' });
      const box = target.getBoundingClientRect();
      if (box.width < 3 || box.height < 3 || control.getAttribute('aria-hidden') === 'true') continue;
      // A field that is folded away is offered to nobody; a control that is itself transparent has its picture beside it.
      if (!control.parentElement?.checkVisibility({ opacityProperty: true })) continue;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      // A part of the control, or the part of the library's control that it stands in.
      const near = [control, label, control.parentElement, control.parentElement?.parentElement];
      if (!hit || !near.some((part) => part?.contains(hit))) {
        found.push(
          `${control.getAttribute('aria-label') ?? control.textContent ?? ''} under ${hit?.outerHTML.slice(0, 90)}`,
        );
      }
    }
    window.scrollTo(0, 0);
    return found;
  });
}

/** Texts that are wider than the element that has to hold them, and cut off there. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, h1, h2, h3, td, th, label, p, [role=tab], [role=menuitem]')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .map((element) => element.textContent ?? ''),
  );
}

/** Box of the card around the first slider, in CSS px of the page. */
export function cardBox(page: Page): Promise<{ x: number; y: number; width: number; height: number; bottom: number }> {
  return page.evaluate(() => {
    const slider = document.querySelector('[role=slider], input[type=range]');
    const card = slider?.closest('section:not(:has([role=region]))') ?? slider?.closest('section, article');
    if (!card) throw new Error('no card around a slider');
    const { x, y, width, height, bottom } = card.getBoundingClientRect();
    return { x, y: y + scrollY, width, height, bottom: bottom + scrollY };
  });
}

/** Relative luminance (0–1) of the ground in a corner of the page. */
export function ground(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [r = 0, g = 0, b = 0] = (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
  });
}
