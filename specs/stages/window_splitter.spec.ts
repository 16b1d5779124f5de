import { expect, type Page } from '@playwright/test';
import { model, type State } from '../../site/stages/window_splitter/model';
import { readoutOf, sharesOf } from '../../site/stages/window_splitter/panes';
import { LIBRARIES, probing } from './probe';

const panes = [
  { name: 'List', size: 40, now: 60, min: 10, lines: ['one', 'two'] },
  { name: 'Text', size: 60, now: 40, min: 10, lines: ['three'] },
];
const PAIR = {
  type: 'window_splitter',
  number: 1,
  instances: {
    Upper: { panes, width: 500, height: 120 },
    Lower: { panes, width: 500, height: 120, reset: 'Standard' },
  },
  success: { Lower: { 'shares.List': { $near: [30, 2] } } },
} as const;
const GATED = {
  type: 'window_splitter',
  number: 2,
  gated: true,
  instances: {
    Window: {
      panes: [
        { name: 'Folders', size: 30, min: 20, collapsible: true },
        { name: 'Files', size: 70 },
      ],
      height: 120,
    },
  },
  success: { Window: { collapsed: ['Folders'] } },
} as const;

const test = probing([PAIR, GATED]);

/** Drags a handle over shares of its splitter, in steps as a hand does, and lets go at the last one. */
async function pull(page: Page, group: string, ...shares: number[]): Promise<void> {
  const splitter = page.getByRole('group', { name: group, exact: true });
  const [box, bar] = [await splitter.boundingBox(), await splitter.getByRole('separator').boundingBox()];
  if (!box || !bar) throw new Error('no splitter');
  const y = bar.y + bar.height / 2;
  await page.mouse.move(bar.x + bar.width / 2, y);
  await page.mouse.down();
  for (const share of shares) await page.mouse.move(box.x + (box.width * share) / 100, y, { steps: 12 });
  await page.mouse.up();
}

const listShare = (state: unknown) => Math.round((state as State | undefined)?.shares['List'] ?? -1);

for (const library of LIBRARIES) {
  test.describe(library, () => {
    test('letting go commits, once; passing through the goal does not', async ({ open }) => {
      const { page, told, solved } = await open(library, PAIR);
      await pull(page, 'Lower', 30, 45);
      await expect.poll(() => listShare(told('Lower').at(-1))).toBeGreaterThan(40);
      expect(await solved(), 'went past the goal').toBe(false);
      const before = told('Lower').length;
      await pull(page, 'Lower', 30);
      await expect.poll(() => solved()).toBe(true);
      expect(told('Lower').length).toBe(before + 1);
      expect(told('Upper').every((state) => listShare(state) === 60)).toBe(true);
    });

    test('a little too far, and the other splitter, do not solve', async ({ open }) => {
      const { page, told, solved } = await open(library, PAIR);
      await pull(page, 'Lower', 36);
      await expect.poll(() => listShare(told('Lower').at(-1))).toBeLessThan(40);
      expect(await solved(), 'six percent off').toBe(false);
      await pull(page, 'Upper', 30);
      await expect.poll(() => listShare(told('Upper').at(-1))).toBeLessThan(34);
      expect(await solved(), 'the other splitter').toBe(false);
      await pull(page, 'Lower', 30);
      await expect.poll(() => listShare(told('Lower').at(-1))).toBeLessThan(33);
      expect(await solved(), 'both splitters').toBe(false);
    });

    test('a reset goes back to the default sizes', async ({ open }) => {
      const { page, told } = await open(library, PAIR);
      await page.getByRole('button', { name: 'Standard', exact: true }).click();
      await expect.poll(() => told('Lower').at(-1)).toEqual({ shares: { List: 40, Text: 60 }, collapsed: [] });
      if (library === 'antd') return;
      await page.getByRole('group', { name: 'Upper', exact: true }).getByRole('separator').dblclick();
      await expect.poll(() => listShare(told('Upper').at(-1))).toBe(40);
    });

    test('a fold behind Apply is a draft', async ({ open }) => {
      const { page, told, solved, press } = await open(library, GATED);
      const fold = async () => {
        if (library === 'antd') await press('Toggle start panel');
        else await pull(page, 'Window', 1);
      };
      await press('Open');
      await fold();
      expect(await solved(), 'a draft').toBe(false);
      await press('Cancel');
      await expect(page.getByRole('dialog')).toBeHidden();
      await press('Open');
      await pull(page, 'Window', 22);
      await press('Apply');
      await expect.poll(() => (told('Window').at(-1) as State | undefined)?.collapsed).toEqual([]);
      expect(await solved(), 'narrow, not folded').toBe(false);
      await expect(page.getByRole('dialog')).toBeHidden();
      await press('Open');
      await fold();
      await press('Apply');
      await expect.poll(() => solved()).toBe(true);
    });
  });
}

for (const library of ['mui', 'mantine'] as const) {
  test(`${library}: arrow keys move the handle and commit`, async ({ open }) => {
    const { page, told } = await open(library, PAIR);
    await page.getByRole('group', { name: 'Upper', exact: true }).getByRole('separator').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => listShare(told('Upper').at(-1))).toBe(library === 'mui' ? 55 : 59);
  });
}

test('shares and readouts', () => {
  expect(sharesOf(panes, [100, 300])).toEqual({ List: 25, Text: 75 });
  expect(sharesOf(panes, [0, 0])).toEqual({ List: 0, Text: 0 });
  expect(readoutOf({ panes }, 33.3)).toBe('33 %');
  expect(readoutOf({ panes, readout: 'px', width: 600 }, 33.3)).toBe('200 px');
  expect(readoutOf({ panes, readout: 'none' }, 33.3)).toBeUndefined();
  expect(model.initial({ panes })).toEqual({ shares: { List: 60, Text: 40 }, collapsed: [] });
});

test('a set-up must fill its splitter with panes of different names', () => {
  const ok = { panes: [{ name: 'a', size: 50 }, { name: 'b', size: 50 }] }; // prettier-ignore
  expect(model.setup.safeParse(ok).success).toBe(true);
  for (const bad of [
    { panes: [{ name: 'a', size: 100 }] },
    { panes: [{ name: 'a', size: 50 }, { name: 'b', size: 40 }] }, // prettier-ignore
    { panes: [{ name: 'a', size: 50, now: 70 }, { name: 'b', size: 50 }] }, // prettier-ignore
    { panes: [{ name: 'a', size: 50 }, { name: 'a', size: 50 }] }, // prettier-ignore
    { ...ok, readout: 'px' },
  ]) {
    expect(model.setup.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  }
});
