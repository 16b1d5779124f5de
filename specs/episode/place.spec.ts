import { chromium, test, expect } from '@playwright/test';
import { CONTEXT } from '../../fixtures/session/context';
import { browserLaunchOptions } from '../../scripts/browser';

for (const TZ of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
  test(`time zone and language of a page do not depend on the host (${TZ}, E45)`, async () => {
    const browser = await chromium.launch({
      ...browserLaunchOptions(),
      env: { ...process.env, TZ, LANG: 'de_DE.UTF-8' },
    });
    const page = await (await browser.newContext(CONTEXT)).newPage();
    const seen = await page.evaluate(() => [
      new Date(0).getHours(),
      Intl.DateTimeFormat().resolvedOptions().timeZone,
      navigator.language,
      (1234.5).toLocaleString(),
    ]);
    await browser.close();
    expect(seen).toEqual([0, 'UTC', 'en-US', '1,234.5']);
  });
}
