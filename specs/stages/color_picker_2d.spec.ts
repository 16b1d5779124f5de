import { expect, type Locator, type Page } from '@playwright/test';
import { hexOf, isWhole, parseColour } from '../../site/stages/color_picker_2d/colour';
import { model } from '../../site/stages/color_picker_2d/model';
import { probing } from './probe';

const PAIR = {
  type: 'color_picker_2d',
  number: 1,
  instances: {
    Wall: { value: '#336699', swatches: { colours: ['#ff0000', '#00ff00', '#0000ff'] } },
    Floor: { value: '#996633' },
  },
  success: { Wall: { hex: '#00ff00' } },
} as const;
const NEAR = {
  type: 'color_picker_2d',
  number: 2,
  instances: { Wall: { value: '#336699' } },
  success: { Wall: { 'rgba.r': { $near: [64, 4] }, 'rgba.g': { $near: [128, 4] }, 'rgba.b': { $near: [191, 4] } } },
} as const;
const SHOWN = {
  type: 'color_picker_2d',
  number: 3,
  instances: { Wall: { value: '#336699' } },
  success: { Wall: { open: true, hex: '#336699' } },
} as const;
const CLEARED = {
  type: 'color_picker_2d',
  number: 4,
  instances: { Wall: { value: '#336699', clearable: true } },
  success: { Wall: { hex: null } },
} as const;

const test = probing([PAIR, NEAR, SHOWN, CLEARED]);

/** The blueprint has no tasks of this type for MUI. */
const LIBRARIES = ['antd', 'mantine'] as const;
type Library = (typeof LIBRARIES)[number];

const field = (page: Page, library: Library, name: string): Locator =>
  library === 'antd'
    ? page.getByRole('group', { name, exact: true }).locator('.ant-color-picker-trigger')
    : page.getByRole('textbox', { name, exact: true });
const text = (page: Page, library: Library, name: string): Locator =>
  library === 'antd'
    ? page.locator('.ant-color-picker-hex-input input').filter({ visible: true })
    : field(page, library, name);
const area = (page: Page, library: Library): Locator =>
  library === 'antd'
    ? page.locator('.ant-color-picker-palette').filter({ visible: true })
    : page.getByRole('slider').filter({ visible: true }).first();
const swatch = (page: Page, library: Library, at: number): Locator =>
  library === 'antd'
    ? page.locator('.ant-color-picker-presets-color').nth(at)
    : page.getByRole('button', { name: /^#/ }).nth(at);

for (const library of LIBRARIES) {
  test.describe(library, () => {
    test('a ready colour commits; another one and the other field do not solve', async ({ open }) => {
      const { page, told, solved, atRest } = await open(library, PAIR);
      await field(page, library, 'Floor').click();
      await atRest();
      await text(page, library, 'Floor').fill('#00ff00');
      await expect.poll(() => told('Floor').at(-1)).toMatchObject({ hex: '#00ff00' });
      expect(await solved(), 'the wrong instance').toBe(false);
      await text(page, library, 'Floor').fill('#996633');
      // Beside everything: a press there closes the picker.
      await page.mouse.click(2, 400);
      await atRest();
      await field(page, library, 'Wall').click();
      await atRest();
      await swatch(page, library, 2).click();
      await expect.poll(() => told('Wall').at(-1)).toMatchObject({ hex: '#0000ff' });
      expect(await solved(), 'a near miss').toBe(false);
      await swatch(page, library, 1).click();
      await expect.poll(() => told('Wall').at(-1)).toMatchObject({ rgba: { r: 0, g: 255, b: 0, a: 1 } });
      await expect.poll(() => solved()).toBe(true);
    });

    test('a drag in the field of shades is told once, when it ends', async ({ open }) => {
      const { page, told, solved, atRest } = await open(library, NEAR);
      await field(page, library, 'Wall').click();
      await atRest();
      const box = (await area(page, library).boundingBox())!;
      const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const;
      const before = told('Wall').filter((state) => (state as { hex: string }).hex !== '#336699').length;
      await page.mouse.move(...at(0.5, 0.6));
      await page.mouse.down();
      await page.mouse.move(...at(0.9, 0.9), { steps: 6 });
      await page.mouse.move(...at(0.665, 0.25), { steps: 6 });
      expect(told('Wall').filter((state) => (state as { hex: string }).hex !== '#336699')).toHaveLength(before);
      await page.mouse.up();
      await expect.poll(() => solved()).toBe(true);
      expect(told('Wall').filter((state) => (state as { hex: string }).hex !== '#336699')).toHaveLength(before + 1);
    });

    test('a typed code counts when it is whole', async ({ open }) => {
      const { page, told, solved, atRest } = await open(library, PAIR);
      await field(page, library, 'Wall').click();
      await atRest();
      await text(page, library, 'Wall').click({ clickCount: 3 });
      await page.keyboard.type(library === 'antd' ? '00ff0' : '#00ff0');
      expect(await solved(), 'five digits').toBe(false);
      expect(told('Wall').at(-1)).toMatchObject({ hex: '#336699' });
      await page.keyboard.type('0');
      await expect.poll(() => solved()).toBe(true);
    });

    test('an open picker is told, and a closed one', async ({ open }) => {
      const { page, told, solved } = await open(library, SHOWN);
      await field(page, library, 'Wall').click();
      await expect.poll(() => solved()).toBe(true);
      await page.getByText('Probe').first().click();
      await expect.poll(() => told('Wall').at(-1)).toMatchObject({ open: false, hex: '#336699' });
    });

    test('a colour can be taken away', async ({ open }) => {
      const { page, solved, atRest } = await open(library, CLEARED);
      await field(page, library, 'Wall').click();
      await atRest();
      if (library === 'antd') await page.locator('.ant-color-picker-clear').filter({ visible: true }).first().click();
      else await text(page, library, 'Wall').fill('');
      await expect.poll(() => solved()).toBe(true);
    });
  });
}

test('colours are read in every form, and written in one', () => {
  expect(parseColour('#369')).toEqual({ r: 51, g: 102, b: 153, a: 1 });
  expect(parseColour('336699')).toEqual({ r: 51, g: 102, b: 153, a: 1 });
  expect(parseColour('#33669980')).toEqual({ r: 51, g: 102, b: 153, a: 0.5 });
  expect(parseColour('rgba(51, 102, 153, 0.5)')).toEqual({ r: 51, g: 102, b: 153, a: 0.5 });
  expect(parseColour('hsl(210, 50%, 40%)')).toEqual({ r: 51, g: 102, b: 153, a: 1 });
  expect(parseColour('hsla(210, 50%, 40%, 50%)')).toEqual({ r: 51, g: 102, b: 153, a: 0.5 });
  for (const none of ['', 'blue', '#12345', 'rgb(1, 2)', 'rgb(300, 0, 0)']) expect(parseColour(none), none).toBeNull();
  expect(hexOf({ r: 51, g: 102, b: 153, a: 1 })).toBe('#336699');
  expect(hexOf({ r: 51, g: 102, b: 153, a: 0.5 })).toBe('#33669980');
  expect([isWhole('#369'), isWhole('#336699'), isWhole('rgb(1, 2, 3)')]).toEqual([false, true, true]);
});

test('a set-up must name colours', () => {
  expect(model.setup.safeParse({ value: '#336699', swatches: { colours: ['hsl(210, 50%, 40%)'] } }).success).toBe(true);
  for (const bad of [{ value: 'blue' }, { swatches: { colours: [] } }, { format: 'cmyk' }, { size: 3 }]) {
    expect(model.setup.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  }
});
