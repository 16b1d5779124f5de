import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { CLUTTERS, LAYOUTS, PLACEMENTS, type Layout } from '../../tasks/factors';
import { impliedSurface } from '../../tasks/surface';
import { LABELS, serveScenes } from './scenes';
import { cardBox, countControls, covered, cutTexts, ground, open } from './page-facts';

const LIBRARIES = ['antd', 'mui', 'mantine'] as const;
const WIDTH = 1280;
const HEIGHT = 720;
const commit = { apply: 'Apply', cancel: 'Cancel' };
/** `core`'s layouts are made for its placements; `v1`'s stand in the middle. */
const medium = (layout: Layout) => ({ layout, clutter: 'medium' });

test.describe.configure({ mode: 'parallel' });

for (const library of LIBRARIES) {
  test(`${library}: every layout shows its instances, and nothing is covered, cut off or wider than the screen`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const wanted = LAYOUTS.flatMap((layout) =>
      (['medium', 'high'] as const).map((clutter) => ({
        scene: { layout, clutter },
        stage: { opened: true, commit },
        instances: 2,
      })),
    );
    const site = await serveScenes(library, wanted);
    for (const [at, { scene }] of wanted.entries()) {
      const name = `${scene.layout}, ${scene.clutter}`;
      await open(page, site.path(at));
      await expect(page.getByRole('slider'), name).toHaveCount(2);
      for (const label of LABELS.slice(0, 2)) await expect(page.getByText(label).first(), name).toBeVisible();
      await expect(page.getByRole('button', { name: 'Apply', exact: true }), name).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(WIDTH);
      const overlay = impliedSurface(scene.layout);
      // What a modal overlay covers, it covers on purpose.
      if (overlay !== 'modal' && overlay !== 'drawer') expect(await covered(page), name).toEqual([]);
      expect(await cutTexts(page), name).toEqual([]);
    }
    await site.close();
  });

  test(`${library}: more clutter is more controls`, async ({ page }) => {
    const layouts = ['isolated_card', 'dashboard', 'settings_panel', 'form_section'] as const;
    const wanted = layouts.flatMap((layout) => CLUTTERS.map((clutter) => ({ scene: { layout, clutter } })));
    const site = await serveScenes(library, wanted);
    const range = { none: [0, 0], low: [2, 4], medium: [6, 10], high: [14, 22] } as const;
    for (const [at, { scene }] of wanted.entries()) {
      await open(page, site.path(at));
      const count = await countControls(page);
      const [least, most] = range[scene.clutter];
      expect(count, `${scene.layout}, ${scene.clutter}`).toBeGreaterThanOrEqual(least);
      expect(count, `${scene.layout}, ${scene.clutter}`).toBeLessThanOrEqual(most);
    }
    await site.close();
  });

  test(`${library}: the card stands where the placement says`, async ({ page }) => {
    const layouts = ['isolated_card', 'dashboard', 'settings_panel', 'dashboard_panel'] as const;
    const wanted = layouts.flatMap((layout) =>
      PLACEMENTS.map((placement) => ({
        scene: { layout, placement, clutter: layout === 'isolated_card' ? 'none' : 'medium' },
      })),
    );
    const site = await serveScenes(library, wanted);
    for (const [at, { scene }] of wanted.entries()) {
      const name = `${scene.layout}, ${scene.placement}`;
      await open(page, site.path(at));
      const box = await cardBox(page);
      const x = (box.x + box.width / 2) / WIDTH;
      const y = (box.y + box.height / 2) / HEIGHT;
      if (scene.placement.endsWith('left')) expect(x, name).toBeLessThan(0.48);
      if (scene.placement.endsWith('right')) expect(x, name).toBeGreaterThan(0.52);
      if (scene.placement === 'center') expect(Math.abs(x - 0.5), name).toBeLessThan(0.12);
      if (scene.placement.startsWith('top')) expect(y, name).toBeLessThan(0.45);
      if (scene.placement.startsWith('bottom')) expect(y, name).toBeGreaterThan(0.55);
      if (scene.placement === 'off_center') {
        expect(x, name).toBeGreaterThan(0.25);
        expect(x, name).toBeLessThan(0.5);
        expect(y, name).toBeGreaterThan(0.25);
      }
      expect(box.bottom, `${name}: whole in the first screen`).toBeLessThanOrEqual(HEIGHT);
    }
    await site.close();
  });

  test(`${library}: dark is dark, light is light`, async ({ page }) => {
    const wanted = (['light', 'dark'] as const).map((theme) => ({ scene: { ...medium('dashboard'), theme } }));
    const site = await serveScenes(library, wanted);
    await open(page, site.path(0));
    expect(await ground(page)).toBeGreaterThan(0.9);
    await open(page, site.path(1));
    expect(await ground(page)).toBeLessThan(0.2);
    await site.close();
  });

  test(`${library}: compact and small are smaller, large is larger`, async ({ page }) => {
    const looks = [{}, { spacing: 'compact' }, { scale: 'small' }, { scale: 'large' }];
    const wanted = looks.map((look) => ({
      scene: { layout: 'isolated_card', ...look },
      stage: { commit },
      instances: 3,
    }));
    const site = await serveScenes(library, wanted);
    const heights: number[] = [];
    for (const at of wanted.keys()) {
      await open(page, site.path(at));
      heights.push((await cardBox(page)).height);
    }
    const [normal = 0, compact = 0, small = 0, large = 0] = heights;
    expect(compact / normal).toBeLessThan(0.9);
    expect(small / normal).toBeLessThan(0.95);
    expect(large / normal).toBeGreaterThan(1.08);
    await site.close();
  });

  test(`${library}: below the fold is out of the first screen, and can be scrolled to`, async ({ page }) => {
    const wanted = LAYOUTS.map((layout) => ({ scene: medium(layout), stage: { fold: 'below', opened: true } }));
    const site = await serveScenes(library, wanted);
    for (const [at, { scene }] of wanted.entries()) {
      await open(page, site.path(at));
      // A box, not `toBeInViewport`: MUI's slider is an input of one pixel inside what one sees.
      const slider = page.getByRole('slider').first();
      const top = () => slider.evaluate((element) => element.getBoundingClientRect().top);
      expect(await top(), scene.layout).toBeGreaterThanOrEqual(HEIGHT);
      await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      expect(await top(), scene.layout).toBeGreaterThan(0);
      expect(await top(), scene.layout).toBeLessThan(HEIGHT);
    }
    await site.close();
  });
}

/** gzipped bytes of JavaScript for a plain control: the budget of the design. */
const BUDGET = 250_000;

for (const library of LIBRARIES) {
  test(`${library}: a bare card brings no control of its own and stays within the budget of bytes`, async ({
    page,
  }) => {
    const site = await serveScenes(library, [{}]);
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
    });
    await open(page, site.path(0));
    expect(await countControls(page)).toBe(0);
    const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
    expect(bytes).toBeGreaterThan(0);
    test.info().annotations.push({ type: 'bytes', description: `${library}: ${bytes} B gzipped` });
    expect(bytes).toBeLessThanOrEqual(BUDGET);
    await site.close();
  });
}
