import { expect, test } from './probe';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { inkOf } from '../../fixtures/observe/ink';
import { overlap, placeLabels } from '../../fixtures/observe/place-labels';
import { paintMarks } from '../../fixtures/observe/paint';

const SIZE = { width: 1280, height: 720 };

const DENSE = `<style>button{width:24px;height:24px;padding:0;border:0}.g{position:absolute;left:400px;top:200px;display:grid;grid-template-columns:repeat(8,24px)}.c{position:absolute}</style>
  <button class="c" style="right:0;bottom:0">c</button><button class="c" style="left:0;top:0">a</button>
  <div class="g">${'<button>x</button>'.repeat(64)}</div>
  <button class="c" style="left:0;bottom:0">d</button><button class="c" style="right:0;top:0">b</button>`;

test('a dense toolbar and the corners: labels inside, hardly overlapping, numbered row by row (E11)', async ({
  probe,
}) => {
  const on = await probe(DENSE);
  const { controls } = await on.read();
  expect(controls).toHaveLength(68);
  const placed = placeLabels(controls, SIZE);
  for (const { label } of placed) {
    expect(label.x).toBeGreaterThanOrEqual(0);
    expect(label.y).toBeGreaterThanOrEqual(0);
    expect(label.x + label.width).toBeLessThanOrEqual(SIZE.width);
    expect(label.y + label.height).toBeLessThanOrEqual(SIZE.height);
    expect(label.height).toBeGreaterThanOrEqual(12);
  }
  placed.forEach(({ label: a }, i) => {
    for (const { label: b } of placed.slice(i + 1)) {
      const smaller = Math.min(a.width * a.height, b.width * b.height);
      expect(overlap(a, b) / smaller).toBeLessThan(0.2);
    }
  });
  const inOrder = [...controls].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x).map((c) => Number(c.id));
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
});

test('a label leaves captions and icons free where there is room (E11)', async ({ probe }) => {
  const on =
    await probe(`<style>*{box-sizing:border-box} .at{position:absolute} span{font:16px/18px sans-serif;white-space:nowrap}</style>
    <span class="at" style="left:100px;top:82px">Caption above</span><input class="at" style="left:100px;top:100px;width:200px;height:32px" aria-label="a">
    <button class="at" style="left:500px;top:100px;width:120px;height:60px;text-align:left">First letter</button>
    <span class="at" style="left:500px;top:82px">Words above</span><span class="at" style="left:420px;top:120px">Words left</span>
    <span class="at" style="left:520px;top:300px">Words in</span><div class="at" tabindex="0" style="left:500px;top:290px;width:150px;height:80px" aria-label="c"></div>`);
  const { controls } = await on.read();
  const { picture } = await on.observe('pixel');
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(picture!.bytes), 0, 0);
  const ink = inkOf(context.getImageData(0, 0, SIZE.width, SIZE.height).data, { x: 0, y: 0, ...SIZE });
  expect(ink.within({ x: 100, y: 82, width: 60, height: 18 })).toBeGreaterThan(200);
  const texts = await on.session
    .page()
    .locator('span')
    .evaluateAll((all) => all.map((e) => e.getBoundingClientRect().toJSON() as DOMRect));
  const blind = placeLabels(controls, SIZE);
  expect(blind.some(({ label }) => texts.some((text) => overlap(label, text) > 40))).toBe(true);
  for (const { id, box, label } of placeLabels(controls, SIZE, ink)) {
    for (const text of texts) expect(overlap(label, text), id).toBeLessThan(10);
    // It stays beside what it names.
    expect(
      overlap({ ...label, x: label.x - 2, y: label.y - 2, width: label.width + 4, height: label.height + 4 }, box),
    ).toBeGreaterThan(0);
  }
});

test('only what the pointer reaches is marked: a modal over five buttons (E12)', async ({ probe }) => {
  const on = await probe(
    `${'<button>Under</button>'.repeat(5)}<div style="position:fixed;inset:0;background:#0006"><div role="dialog" aria-modal="true" style="margin:100px"><button>OK</button><button>Cancel</button></div></div>`,
  );
  const { controls } = await on.read();
  expect(controls.map((c) => c.name)).toEqual(['OK', 'Cancel']);
  expect((await on.observe('ax_tree')).text).toContain('(5 controls left out: covered by what lies on top)');
});

test('a half covered row is clicked on its free half; a fully covered one has no mark (E12)', async ({ probe }) => {
  const on = await probe(
    `<div style="position:fixed;top:0;left:0;right:0;height:50px;background:#ddd">Header</div>
    <button style="position:absolute;top:20px;left:50px;height:50px;width:200px" onclick="log('half')">Half</button><button style="position:absolute;top:5px;left:300px" onclick="log('full')">Full</button>`.replace(
      '<div style="position:fixed',
      '<div style="z-index:1;position:fixed',
    ),
  );
  const { controls } = await on.read();
  expect(controls.map((c) => c.name)).toEqual(['Half']);
  expect(controls[0]!.point![1]).toBeGreaterThan(50);
  await on.act({ kind: 'click', at: { id: controls[0]!.id }, button: 'left', count: 1, modifiers: [] });
  expect(await on.events()).toEqual(['half']);
});

test('a layer that lets the pointer through covers only where something lies on it (E12)', async ({ probe }) => {
  const on =
    await probe(`<button style="position:absolute;left:100px;top:100px;width:400px;height:200px" onclick="log('wide')">Wide</button>
    <button style="position:absolute;left:260px;top:400px;width:40px;height:20px">Under</button>
    <div style="position:fixed;inset:0;pointer-events:none">
      <div style="position:absolute;left:250px;top:150px;width:100px;height:100px;background:#ccc;pointer-events:auto">Toast</div>
      <div style="position:absolute;left:250px;top:380px;width:100px;height:60px;background:#ccc;pointer-events:auto">Other</div></div>`);
  const { controls } = await on.read();
  expect(controls.map((c) => c.name)).toEqual(['Wide']);
  await on.act({ kind: 'click', at: { id: controls[0]!.id }, button: 'left', count: 1, modifiers: [] });
  expect(await on.events()).toEqual(['wide']);
});

test('nested controls have points of their own', async ({ probe }) => {
  const on =
    await probe(`<div role="treeitem" tabindex="0" onclick="log('row')" style="width:300px;padding:4px"><button onclick="event.stopPropagation();log('button')">In the middle of it all, wide</button></div>
    <a href="#a" style="display:inline-block;width:60px">A link that wraps over several lines</a>`);
  for (const { id } of (await on.read()).controls.filter((c) => c.role !== 'link')) {
    await on.act({ kind: 'click', at: { id }, button: 'left', count: 1, modifiers: [] });
  }
  expect((await on.events()).sort()).toEqual(['button', 'row']);
});

test('the marked picture has the viewport size; the number of marks is capped with a note', async ({ probe }) => {
  const on = await probe(
    `<style>button{width:24px;height:20px;padding:0;border:0;font-size:8px}</style>${'<button>x</button>'.repeat(300)}`,
  );
  const seen = await on.observe('som');
  expect(seen.picture?.size, seen.notes.join()).toEqual(SIZE);
  expect(seen.picture?.mime).toBe('image/jpeg');
  expect(seen.notes.join()).toContain('50 more elements have no mark');
});

test('a painter that fails leaves the page as it was (E13)', async ({ probe }) => {
  const on = await probe('<button>A</button>');
  const before = await on.session.page().content();
  const broken = { bytes: Buffer.from('no picture'), mime: 'image/png', size: SIZE } as const;
  await expect(paintMarks(broken, [])).rejects.toThrow();
  await on.observe('som');
  expect(await on.session.page().content()).toBe(before);
});
