import fc from 'fast-check';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from './probe';
import { isInside, toModel, toPage } from '../../agents/contract';
import { pictureSize } from '../../fixtures/observe/picture';

const LOGGER = `<style>html,body{height:100%}</style><script>addEventListener('mousedown', e => log([e.clientX, e.clientY]))</script>`;
const TARGETS = [0.01, 0.5, 0.99].flatMap((fx) => [0.01, 0.5, 0.99].map((fy) => [fx, fy] as const));

for (const deviceScaleFactor of [1, 1.25, 2, 2.5]) {
  for (const mode of ['pixel', 'pixel_grid', 'ui_tars_native'] as const) {
    test(`${mode} at device scale ${deviceScaleFactor}: nine clicks are exact to 1 CSS px (E16)`, async ({ probe }) => {
      const on = await probe({ html: LOGGER, context: { deviceScaleFactor } });
      const seen = await on.observe(mode);
      expect(pictureSize(seen.picture!.bytes)).toEqual(seen.picture!.size);
      expect(seen.transform.model).toEqual(seen.picture!.size);
      const { width, height } = seen.transform.model;
      for (const [fx, fy] of TARGETS) {
        await on.act(
          { kind: 'click', at: { point: [fx * width, fy * height] }, button: 'left', count: 1, modifiers: [] },
          seen,
        );
      }
      const events = (await on.events()) as [number, number][];
      expect(events).toHaveLength(TARGETS.length);
      TARGETS.forEach(([fx, fy], i) => {
        expect(Math.abs(events[i]![0] - fx * 1280)).toBeLessThanOrEqual(1);
        expect(Math.abs(events[i]![1] - fy * 720)).toBeLessThanOrEqual(1);
      });
    });
  }
}

test('the picture shows the scrolled viewport, one px for one CSS px, at every device scale', async ({ probe }) => {
  for (const deviceScaleFactor of [1, 1.25, 2.5]) {
    const on = await probe({
      html: `<style>body{height:3000px}div{position:absolute;left:200px;top:1300px;width:50px;height:40px;background:#f00}</style><div></div>`,
      context: { deviceScaleFactor },
    });
    await on.session.page().evaluate(() => scrollTo(0, 1000));
    const { picture } = await on.observe('pixel');
    const canvas = createCanvas(1280, 720);
    const context = canvas.getContext('2d');
    context.drawImage(await loadImage(picture!.bytes), 0, 0);
    const colour = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)];
    expect(picture!.size).toEqual({ width: 1280, height: 720 });
    expect(colour(202, 302)).toEqual([255, 0, 0]);
    expect(colour(247, 337)).toEqual([255, 0, 0]);
    expect(colour(197, 302)).toEqual([255, 255, 255]);
    expect(colour(253, 337)).toEqual([255, 255, 255]);
  }
});

const SPACES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1288, height: 728 },
  { width: 1000, height: 1000 },
];

test('clicks are exact in every model space', async ({ probe }) => {
  const on = await probe(LOGGER);
  const viewport = { width: 1280, height: 720 };
  for (const model of SPACES) {
    const seen = { mode: 'pixel', step: 0, notes: [], transform: { model, viewport } } as const;
    for (const [fx, fy] of TARGETS) {
      const point = toModel(seen.transform, [Math.round(fx * 1280), Math.round(fy * 720)]);
      await on.act(
        {
          kind: 'click',
          at: { point: [Math.round(point[0]), Math.round(point[1])] },
          button: 'left',
          count: 1,
          modifiers: [],
        },
        { ...seen, notes: [] },
      );
    }
  }
  const events = (await on.events()) as [number, number][];
  expect(events).toHaveLength(SPACES.length * TARGETS.length);
  events.forEach(([x, y], i) => {
    const [fx, fy] = TARGETS[i % TARGETS.length]!;
    expect(Math.abs(x - Math.round(fx * 1280))).toBeLessThanOrEqual(1);
    expect(Math.abs(y - Math.round(fy * 720))).toBeLessThanOrEqual(1);
  });
});

test('toPage and toModel undo each other; the far corner stays inside (E18, E21)', () => {
  const size = fc.record({ width: fc.integer({ min: 100, max: 4000 }), height: fc.integer({ min: 100, max: 4000 }) });
  fc.assert(
    fc.property(
      size,
      size,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (model, viewport, fx, fy) => {
        const p: [number, number] = [fx * (viewport.width - 1), fy * (viewport.height - 1)];
        const back = toPage({ model, viewport }, toModel({ model, viewport }, p));
        return Math.hypot(back[0] - p[0], back[1] - p[1]) < 1e-6;
      },
    ),
  );
  const thousand = { model: { width: 1000, height: 1000 }, viewport: { width: 1280, height: 720 } };
  expect(toPage(thousand, [0, 0])).toEqual([0, 0]);
  expect(toPage(thousand, [1000, 1000])).toEqual([1279, 719]);
  expect(toPage(thousand, [500, 500])).toEqual([640, 360]);
  expect(isInside(thousand, toModel(thousand, toPage(thousand, [999, 999])))).toBe(true);
});

test('out of bounds is refused with words, in the model space', async ({ probe }) => {
  const on = await probe(LOGGER);
  const seen = await on.observe('ui_tars_native');
  for (const point of [
    [-1, 10],
    [10, 729],
    [1289, 10],
  ] as [number, number][]) {
    const result = await on.act({ kind: 'click', at: { point }, button: 'left', count: 1, modifiers: [] }, seen);
    expect(result.refused).toBe(true);
    expect(result.error).toContain('0 to 1288');
  }
  const inside = await on.act(
    { kind: 'click', at: { point: [1288, 728] }, button: 'left', count: 1, modifiers: [] },
    seen,
  );
  expect(inside).toMatchObject({ at: [1279, 719] });
  expect(await on.events()).toEqual([[1279, 719]]);
});

test('pixel_grid really sends a grid, pixel does not (E69)', async ({ probe }) => {
  const on = await probe('');
  const differs = async (mode: 'pixel' | 'pixel_grid', x: number, y: number) => {
    const { picture } = await on.observe(mode);
    const canvas = createCanvas(1280, 720);
    const context = canvas.getContext('2d');
    context.drawImage(await loadImage(picture!.bytes), 0, 0);
    const at = (px: number) => context.getImageData(px, y, 1, 1).data[1]!;
    return Math.abs(at(x) - at(x + 20)) > 60;
  };
  for (const x of [100, 600, 1200]) {
    expect(await differs('pixel_grid', x, 330)).toBe(true);
    expect(await differs('pixel', x, 330)).toBe(false);
  }
});
