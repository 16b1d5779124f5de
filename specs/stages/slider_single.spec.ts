import { expect, type Page } from '@playwright/test';
import { placeOfValue } from '../../fixtures/oracle/slider';
import { model } from '../../site/stages/slider_single/model';
import { tidy, writer } from '../../site/stages/slider_single/scale';
import { LIBRARIES, probing } from './probe';

const scale = { min: 0, max: 100, step: 1 };
const PLAIN = {
  type: 'slider_single',
  number: 1,
  instances: { Volume: { ...scale, value: 20, unit: ' %', reset: { text: 'Reset', to: 60 } } },
  success: { Volume: { value: 60 } },
} as const;
const GATED = {
  type: 'slider_single',
  number: 2,
  gated: true,
  instances: { Lead: { ...scale, value: 40 }, Backing: { ...scale, value: 20 } },
  success: { Backing: { value: 60 } },
} as const;
const VERTICAL = {
  type: 'slider_single',
  number: 3,
  instances: { Valve: { min: 0, max: 1, step: 0.01, value: 0.2, vertical: true, length: 280 } },
  success: { Valve: { value: 0.64 } },
} as const;

const test = probing([PLAIN, GATED, VERTICAL]);

async function place(page: Page, name: string, value?: number): Promise<[number, number]> {
  const thumb = page.getByRole('slider', { name });
  const now = Number(await thumb.getAttribute('aria-valuenow'));
  const answer = await thumb.evaluate(placeOfValue, value ?? now);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.point;
}

/** Drags with the pointer, by way of some values, and lets go at the last. */
async function drag(page: Page, name: string, ...values: number[]): Promise<void> {
  await page.mouse.move(...(await place(page, name)));
  const stops = [];
  for (const value of values) stops.push(await place(page, name, value));
  await page.mouse.down();
  for (const stop of stops) await page.mouse.move(...stop, { steps: 12 });
  await page.mouse.up();
}

const valueOf = (page: Page, name: string) => page.getByRole('slider', { name }).getAttribute('aria-valuenow');

for (const library of LIBRARIES) {
  test.describe(library, () => {
    test('a drag that passes 60 tells its end only, and does not solve "60"', async ({ open }) => {
      const probe = await open(library, PLAIN);
      await drag(probe.page, 'Volume', 60, 100);
      await expect.poll(() => probe.told('Volume')).toEqual([{ value: 100 }]);
      expect(await probe.solved()).toBe(false);
      await drag(probe.page, 'Volume', 60);
      await expect.poll(() => probe.told('Volume')).toEqual([{ value: 100 }, { value: 60 }]);
      expect(await probe.solved()).toBe(true);
    });

    test('nothing counts while the pointer is down', async ({ open }) => {
      const probe = await open(library, PLAIN);
      const end = await place(probe.page, 'Volume', 60);
      await probe.page.mouse.move(...(await place(probe.page, 'Volume')));
      await probe.page.mouse.down();
      await probe.page.mouse.move(...end, { steps: 12 });
      await expect.poll(() => valueOf(probe.page, 'Volume')).toBe('60');
      await expect(probe.page.getByText('60 %').first()).toBeVisible();
      expect(await probe.solved()).toBe(false);
      expect(probe.told('Volume')).toEqual([]);
      await probe.page.mouse.up();
      await expect.poll(() => probe.solved()).toBe(true);
    });

    test('every arrow key and a press on the track commit', async ({ open }) => {
      const probe = await open(library, PLAIN);
      await probe.page.getByRole('slider', { name: 'Volume' }).focus();
      for (const value of [21, 22]) {
        await probe.page.keyboard.press('ArrowRight');
        await probe.settled();
        await expect.poll(() => probe.told('Volume').at(-1)).toEqual({ value });
      }
      await probe.page.mouse.click(...(await place(probe.page, 'Volume', 60)));
      await expect.poll(() => probe.solved()).toBe(true);
      expect(probe.told('Volume')).toEqual([{ value: 21 }, { value: 22 }, { value: 60 }]);
    });

    test('its reset control commits too', async ({ open }) => {
      const probe = await open(library, PLAIN);
      await probe.page.getByRole('button', { name: 'Reset' }).click();
      await expect.poll(() => probe.told('Volume')).toEqual([{ value: 60 }]);
      await expect.poll(() => valueOf(probe.page, 'Volume')).toBe('60');
    });

    test('a vertical one lands on the hundredth it is dragged to, and tells no binary noise', async ({ open }) => {
      const probe = await open(library, VERTICAL);
      await drag(probe.page, 'Valve', 0.64);
      await expect.poll(() => probe.told('Valve')).toEqual([{ value: 0.64 }]);
      expect(await probe.solved()).toBe(true);
    });

    test('behind Apply: a draft, Cancel and the other instance do not solve; Apply does', async ({ open }) => {
      const probe = await open(library, GATED);
      const { press } = probe;

      await press('Open');
      await drag(probe.page, 'Backing', 60);
      await expect.poll(() => valueOf(probe.page, 'Backing')).toBe('60');
      expect(await probe.solved(), 'a draft').toBe(false);
      await press('Cancel');
      expect(await probe.solved(), 'after Cancel').toBe(false);

      await press('Open');
      await expect.poll(() => valueOf(probe.page, 'Backing'), 'Cancel has put it back').toBe('20');
      await drag(probe.page, 'Lead', 60);
      await press('Apply');
      expect(await probe.solved(), 'the wrong instance').toBe(false);

      await press('Open');
      await drag(probe.page, 'Lead', 40);
      await drag(probe.page, 'Backing', 60);
      await press('Apply');
      await expect.poll(() => probe.solved(), 'Apply').toBe(true);
    });
  });
}

test('values are written with the decimals of the step and without binary noise', () => {
  expect(tidy(0.1 + 0.2, 0.1)).toBe(0.3);
  expect(tidy(0.42499999, 0.005)).toBe(0.425);
  expect(writer({ step: 0.5, unit: ' dB' })(-3)).toBe('-3.0 dB');
  expect(writer({ step: 1, decimals: 2 })(4)).toBe('4.00');
});

test('a set-up must keep its values on its scale', () => {
  const good = { ...scale, value: 20 };
  expect(model.setup.safeParse(good).success).toBe(true);
  for (const bad of [
    { ...good, value: 101 },
    { ...good, max: 0 },
    { ...good, reset: { text: 'Reset', to: -1 } },
    { ...good, marks: [{ value: 120 }] },
    { ...good, step: 0 },
    { ...good, colour: 'red' },
  ]) {
    expect(model.setup.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  }
});
