import { expect, test as base, type Page, type Response } from '@playwright/test';
import { BANNER_ID } from '../../site/scene/state/banner';
import { SECRETS } from './sample';
import { serveSite, verdictOf, type LiveSite } from './serve';

const test = base.extend<object, { site: LiveSite }>({
  site: [
    async ({}, use) => {
      const site = await serveSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});
test.use({ locale: 'en-US', timezoneId: 'UTC' });

const LIBRARIES = ['antd', 'mui', 'mantine'] as const;
const READY = 'html[data-cb-ready="1"]';

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator(READY).waitFor({ state: 'attached' });
}
/** Waits until nothing is on its way to the verifier. */
const settled = (page: Page) => expect(page.locator('html[data-cb-pending]')).toHaveCount(0);
const banner = (page: Page) => page.locator(`#${BANNER_ID}`);

const verdict = (page: Page, site: LiveSite) => verdictOf(page, site.url);

/** Puts the value with the keyboard: focus, then arrow keys. */
async function nudge(page: Page, name: string, keys: string[]): Promise<void> {
  await page.getByRole('slider', { name }).focus();
  for (const key of keys) await page.keyboard.press(key);
}

for (const library of LIBRARIES) {
  test.describe(library, () => {
    const slider = `/task/slider_single-${library}-T01`;

    test('is ready with the initial state taken, without errors, asking only its own server', async ({
      page,
      site,
    }) => {
      const asked: string[] = [];
      const complaints: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(String(error)));
      await open(page, site.url + slider);
      await expect(page.getByRole('slider', { name: 'Volume' })).toBeVisible();
      expect(await verdict(page, site)).toMatchObject({ solved: false, posts: 1, errors: [] });
      expect(asked.filter((url) => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual([]);
      expect(complaints).toEqual([]);
      await expect(banner(page)).toHaveCount(0);
    });

    test('shows the banner for a held solution, without moving anything, and keeps it', async ({ page, site }) => {
      await open(page, `${site.url}${slider}?variant=1`);
      const thumb = page.getByRole('slider', { name: 'Volume' });
      const title = page.getByText('Radio', { exact: true });
      const before = await title.boundingBox();
      await nudge(page, 'Volume', ['End']);
      await settled(page);
      await expect(banner(page)).toHaveCount(0);
      await thumb.focus();
      // 100 − 160 × 0.25 = 60
      for (let i = 0; i < 160; i++) await page.keyboard.press('ArrowLeft');
      await expect(banner(page)).toBeVisible();
      expect(await title.boundingBox()).toEqual(before);
      expect(await banner(page).evaluate((node) => getComputedStyle(node).pointerEvents)).toBe('none');
      await page.keyboard.press('Home');
      await settled(page);
      await expect(banner(page)).toHaveText(/\S/);
      expect((await verdict(page, site)).solved).toBe(true);
    });

    test('a drag that pauses on the value and goes on does not solve', async ({ page, site }) => {
      await open(page, `${site.url}${slider}?variant=1`);
      const box = await page.getByRole('slider', { name: 'Volume' }).evaluate((node) => {
        let box = node.getBoundingClientRect();
        // The rail is the nearest ancestor that is wide: antd's and Mantine's thumbs are small, MUI's input spans it already.
        for (let at: Element | null = node; at && box.width < 200; at = at.parentElement)
          box = at.getBoundingClientRect();
        return { x: box.x, y: box.y, width: box.width, height: box.height };
      });
      const thumb = await page
        .getByRole('slider', { name: 'Volume' })
        .evaluate(
          (node) => (node.tagName === 'INPUT' ? node.parentElement : node)?.getBoundingClientRect().toJSON() as DOMRect,
        );
      await page.mouse.move(thumb.x + thumb.width / 2, thumb.y + thumb.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.6, thumb.y + thumb.height / 2, { steps: 8 });
      await page.waitForFunction(
        (opened) => performance.now() > opened + 500,
        await page.evaluate(() => performance.now()),
      );
      await page.mouse.move(box.x + box.width * 0.95, thumb.y + thumb.height / 2, { steps: 8 });
      await page.mouse.up();
      await expect.poll(async () => (await verdict(page, site)).posts).toBe(2);
      await settled(page);
      expect((await verdict(page, site)).solved).toBe(false);
      await expect(banner(page)).toHaveCount(0);
    });

    test('in a dialog, a right draft does not count after Cancel or Escape, and does after Apply', async ({
      page,
      site,
    }) => {
      await open(page, `${site.url}/task/slider_single-${library}-T08?variant=1`);
      const thumb = page.getByRole('dialog').getByRole('slider', { name: 'Backing track' });
      const draft = async (): Promise<void> => {
        await page.getByRole('button', { name: 'Edit levels' }).click();
        await expect(thumb).toHaveAttribute('aria-valuenow', '20');
        await thumb.focus();
        // 20 + 160 × 0.25 = 60
        for (let i = 0; i < 160; i++) await page.keyboard.press('ArrowRight');
        await expect(thumb).toHaveAttribute('aria-valuenow', '60');
      };
      const cancel = page.getByRole('button', { name: 'Cancel' });
      const escape = async (): Promise<void> => {
        // antd gives Escape to the bubble of a focused slider first.
        await cancel.focus();
        await expect(page.getByRole('tooltip')).toHaveCount(0);
        await page.keyboard.press('Escape');
      };
      for (const leave of [() => cancel.click(), escape]) {
        await draft();
        await leave();
        await expect(thumb).toBeHidden();
        await settled(page);
        expect(await verdict(page, site)).toMatchObject({ solved: false, transientSuccess: 0 });
      }
      await draft();
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(banner(page)).toBeVisible();
      expect(await verdict(page, site)).toMatchObject({ solved: true, errors: [] });
    });

    test('loads its own stage and library only', async ({ page, site }) => {
      const codeOf = async (url: string): Promise<string> => {
        const scripts: Promise<string>[] = [];
        const collect = (response: Response) => {
          if (response.url().endsWith('.js')) scripts.push(response.text());
        };
        page.on('response', collect);
        await open(page, site.url + url);
        page.off('response', collect);
        return (await Promise.all(scripts)).join('\n');
      };
      const code = await codeOf(slider);
      const marks = { antd: 'data-css-hash', mui: 'MuiButtonBase', mantine: 'data-mantine-color-scheme' };
      for (const other of LIBRARIES) {
        expect(code.includes(marks[other]), `${other} in the page of ${library}`).toBe(other === library);
      }
      const onlyInButtons = 'presses';
      expect(await codeOf(`/task/button-${library}-T01`)).toContain(onlyInButtons);
      expect(code).not.toContain(onlyInButtons);
      expect(code, 'schemas stay on the server').not.toContain('ZodType');
    });

    test('two loads show the same text and the same accessibility tree', async ({ page, site }) => {
      const seen: string[] = [];
      for (let load = 0; load < 2; load++) {
        await open(page, site.url + slider);
        seen.push(`${await page.locator('body').innerText()}\n${await page.locator('body').ariaSnapshot()}`);
      }
      expect(seen[1]).toBe(seen[0]);
      expect(seen[0]).toContain('Volume');
    });

    for (const look of [{ motion: 'off' }, { mode: 'presentation' }]) {
      test(`is ready with ${Object.entries(look).join(' ')}`, async ({ page, site }) => {
        await open(page, `${site.url}${slider}?${new URLSearchParams(Object.entries(look))}`);
        await expect(page.getByRole('slider', { name: 'Volume' })).toBeVisible();
        const goal = page.getByText(`${SECRETS.goal}: set the volume to ${SECRETS.target}.`);
        await expect(goal).toHaveCount('mode' in look ? 1 : 0);
      });
    }
  });
}

test('a state told while the server is away arrives when it is back', async ({ page, site }) => {
  await open(page, `${site.url}/task/button-antd-T01`);
  let away = 2;
  await page.route('**/api/episodes/*/state', (route) => (away-- > 0 ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('html[data-cb-pending="1"]')).toHaveCount(1);
  await expect(banner(page)).toBeVisible();
  expect(away).toBeLessThan(0);
  expect(await verdict(page, site)).toMatchObject({ solved: true, posts: 2 });
});

test('a verifier that knows nothing of the page is told on <html>', async ({ page, site }) => {
  await page.route('**/api/episodes/*/state', (route) => route.fulfill({ status: 404, body: 'no such episode' }));
  await page.goto(`${site.url}/task/button-antd-T01`);
  await expect(page.locator('html[data-cb-error*="404"]')).toHaveCount(1);
  await expect(page.locator(READY)).toHaveCount(0);
});
