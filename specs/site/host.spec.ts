import { chromium, expect, test } from '@playwright/test';
import { untilRest } from '../../fixtures/rest';
import { CONTEXT } from '../../fixtures/session/context';
import { browserLaunchOptions } from '../../scripts/browser';
import { createTaskStore, readCompiled } from '../../site/server/task-store';
import type { PrivateTask, PublicTask } from '../../tasks/compiled';
import { ROOT, serveSite } from './serve';

/** Places and moments of the machine, at the edges of days and years. */
const HOSTS = [
  { TZ: 'UTC', clock: '2026-06-15T12:00:00Z' },
  { TZ: 'Asia/Tokyo', clock: '2025-12-31T14:59:58Z' },
  { TZ: 'America/Los_Angeles', clock: '2028-02-29T07:59:58Z' },
] as const;

/** Runs in the page before its own scripts: the machine's clock as it would be there. */
function setClock(iso: string): void {
  const Real = Date;
  const ahead = Real.parse(iso) - Real.now();
  const now = () => Real.now() + ahead;
  globalThis.Date = new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made) as object,
    get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
  });
}

test('a calendar shows and takes the same days whatever clock and time zone the machine has (E45)', async () => {
  const own = process.env['TZ'];
  const seen: { text: string; picture: string; days: string[] }[] = [];
  try {
    for (const { TZ, clock } of HOSTS) {
      process.env['TZ'] = TZ;
      const store = createTaskStore(
        readCompiled<PublicTask>(ROOT, 'public'),
        readCompiled<PrivateTask>(ROOT, 'private'),
      );
      const site = await serveSite({ store });
      const browser = await chromium.launch({
        ...browserLaunchOptions(),
        env: { ...process.env, LANG: 'de_DE.UTF-8' },
      });
      const page = await (await browser.newContext(CONTEXT)).newPage();
      await page.addInitScript(setClock, clock);
      await page.goto(`${site.url}/task/date_picker_range-antd-T01`);
      await page.locator('html[data-cb-ready="1"]').waitFor({ state: 'attached' });
      const fields = page.locator('.ant-picker-range input');
      await fields.first().click();
      await page.locator('.ant-picker-cell-today').first().waitFor();
      await page.mouse.move(5, 5);
      await page.evaluate(untilRest, { frames: 2, looks: 10, limit: 20_000, posts: false });
      const text = await page.locator('body').ariaSnapshot();
      const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
      for (const day of ['17', '20']) await page.locator('.ant-picker-cell-in-view').getByText(day).first().click();
      await expect(fields.last()).toHaveValue(/2026/);
      seen.push({
        text,
        picture,
        days: await fields.evaluateAll((all) => all.map((f) => (f as HTMLInputElement).value)),
      });
      await browser.close();
      await site.close();
    }
  } finally {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  }
  expect(seen[0]!.days.join()).toMatch(/17.*20/);
  for (const other of seen.slice(1)) {
    expect(other.text).toBe(seen[0]!.text);
    expect(other.days).toEqual(seen[0]!.days);
    expect(other.picture === seen[0]!.picture, 'the same picture').toBe(true);
  }
});
