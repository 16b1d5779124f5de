import { expect, test } from './probe';
import { dragPath } from '../../fixtures/input/pointer';

test('buttons, counts and modifiers arrive as real events', async ({ probe }) => {
  const on = await probe(`<script>
    for (const t of ['click','dblclick','contextmenu','auxclick']) addEventListener(t, e => {
      e.preventDefault(); log([t, e.detail, e.button, e.shiftKey, e.ctrlKey, e.isTrusted]) });
  </script>`);
  const at = { point: [300, 200] as [number, number] };
  await on.act({ kind: 'click', at, button: 'left', count: 1, modifiers: ['Shift'] });
  expect(await on.events()).toEqual([['click', 1, 0, true, false, true]]);
  await on.act({ kind: 'click', at, button: 'left', count: 3, modifiers: [] });
  expect((await on.events()).slice(1)).toEqual([
    ['click', 1, 0, false, false, true],
    ['click', 2, 0, false, false, true],
    ['dblclick', 2, 0, false, false, true],
    ['click', 3, 0, false, false, true],
  ]);
  await on.act({ kind: 'click', at, button: 'right', count: 1, modifiers: ['Control'] });
  expect((await on.events()).slice(5)).toContainEqual(['contextmenu', 0, 2, false, true, true]);
});

/** A sortable with an activation distance of 8 px that adds its listeners after the press, as pointer sensors do. */
const SENSOR = `<div id="s" style="position:absolute;left:100px;top:100px;width:60px;height:40px;background:#ccc">drag</div><script>
  s.addEventListener('pointerdown', e => { const x = e.clientX, y = e.clientY; let moves = 0, on = false;
    setTimeout(() => { const move = m => { moves++; if (!on && Math.hypot(m.clientX - x, m.clientY - y) >= 8) { on = true; log('start') } if (on) log.last = [m.clientX, m.clientY]; };
      addEventListener('pointermove', move);
      addEventListener('pointerup', u => { removeEventListener('pointermove', move); log(on ? ['drop', u.clientX, u.clientY, moves > 3] : 'none') }, { once: true }) }) });
</script>`;

test('a pointer sensor with an activation distance starts and drops (E35)', async ({ probe }) => {
  const on = await probe(SENSOR);
  const result = await on.act({ kind: 'drag', from: { point: [130, 120] }, to: { point: [500, 400] } });
  expect(result).toMatchObject({ from: [130, 120], at: [500, 400] });
  expect(await on.events()).toEqual(['start', ['drop', 500, 400, true]]);
});

test('a drag of 4 px does not start a sensor that wants 8 (E35)', async ({ probe }) => {
  const on = await probe(SENSOR);
  await on.act({ kind: 'drag', from: { point: [130, 120] }, to: { point: [134, 120] } });
  expect(await on.events()).toEqual(['none']);
});

test('no point of a drag lies beyond its end', () => {
  for (const distance of [0, 1, 4, 7, 9, 30, 400]) {
    const path = dragPath([10, 10], [10 + distance, 10]);
    expect(Math.max(...path.map(([x]) => x))).toBe(10 + distance);
    expect(Math.min(...path.map(([x]) => x))).toBeGreaterThanOrEqual(10);
    expect(path.slice(-2)).toEqual([
      [10 + distance, 10],
      [10 + distance, 10],
    ]);
  }
});

const TRANSFORM = { model: { width: 1280, height: 720 }, viewport: { width: 1280, height: 720 } };

const DND = `<style>div{position:absolute;padding:20px;border:1px solid}</style>
  <div id="a" draggable="true" style="left:50px;top:50px">A</div><div id="b" style="left:400px;top:300px;width:100px;height:80px">B</div>
  <script>
    a.ondragstart = e => { e.dataTransfer.setData('text/plain', 'payload'); log('dragstart') };
    b.ondragenter = e => { e.preventDefault(); log('dragenter') };
    let over = 0; b.ondragover = e => { e.preventDefault(); if (!over++) log('dragover') };
    b.ondrop = e => { e.preventDefault(); log(['drop', e.dataTransfer.getData('text/plain')]) };
    a.ondragend = () => log('dragend');
  </script>`;

test('HTML5 drag and drop fires all of its events with its data (E36)', async ({ probe }) => {
  const on = await probe(DND);
  await on.act({ kind: 'drag', from: { point: [70, 75] }, to: { point: [450, 350] } });
  expect(await on.events()).toEqual(['dragstart', 'dragenter', 'dragover', ['drop', 'payload'], 'dragend']);
});

test('HTML5 drag and drop also where source and target overlap (E36)', async ({ probe }) => {
  const on = await probe(DND.replace('left:400px;top:300px', 'left:70px;top:80px'));
  await on.act({ kind: 'drag', from: { point: [60, 60] }, to: { point: [140, 140] } });
  expect(await on.events()).toContainEqual(['drop', 'payload']);
});

test('HTML5 drag and drop ends with the drag when it leaves the viewport, and the next one works (E36)', async ({
  probe,
}) => {
  const on = await probe(DND);
  const seen = { mode: 'pixel' as const, step: 0, transform: TRANSFORM, notes: [] };
  // The last point of the picture is the edge itself: a person's mouse stops there too.
  await on.act({ kind: 'drag', from: { point: [70, 75] }, to: { point: [1280, 75] } }, seen);
  expect(await on.events()).toEqual(['dragstart', 'dragend']);
  expect(await on.act({ kind: 'drag', from: { point: [70, 75] }, to: { point: [1400, 300] } }, seen)).toMatchObject({
    refused: true,
  });
  await on.act({ kind: 'drag', from: { point: [70, 75] }, to: { point: [450, 350] } }, seen);
  expect((await on.events()).slice(2)).toEqual(['dragstart', 'dragenter', 'dragover', ['drop', 'payload'], 'dragend']);
});

test('a pointer drag to the edge of the viewport is released there (E36)', async ({ probe }) => {
  const on = await probe(SENSOR);
  await on.act({ kind: 'drag', from: { point: [130, 120] }, to: { point: [1280, 720] } });
  expect(await on.events()).toEqual(['start', ['drop', 1279, 719, true]]);
});

test('a drag by ids', async ({ probe }) => {
  const on = await probe(DND.replace('<div id="b"', '<div id="b" tabindex="0"'));
  const [from, to] = [await on.control('A'), await on.control('B')];
  await on.act({ kind: 'drag', from: { id: from.id }, to: { id: to.id } });
  expect(await on.events()).toContainEqual(['drop', 'payload']);
});

test('mouse and touch-style drag code reacts: range slider, splitter with mouse events, pointer capture', async ({
  probe,
}) => {
  const on =
    await probe(`<input type="range" id="r" min="0" max="100" value="0" style="position:absolute;left:100px;top:50px;width:400px;margin:0">
    <div id="m" style="position:absolute;left:100px;top:150px;width:8px;height:100px;background:#888"></div>
    <div id="p" style="position:absolute;left:100px;top:300px;width:30px;height:30px;background:#4a4"></div><script>
    r.onchange = () => log(['range', +r.value]);
    m.onmousedown = () => { const move = e => m.style.left = e.clientX + 'px'; document.addEventListener('mousemove', move);
      document.addEventListener('mouseup', e => { document.removeEventListener('mousemove', move); log(['split', parseInt(m.style.left)]) }, { once: true }) };
    p.onpointerdown = e => { p.setPointerCapture(e.pointerId); p.onpointermove = m => log.x = m.clientX; p.onpointerup = () => log(['captured', log.x]) };
  </script>`);
  await on.act({ kind: 'drag', from: { point: [108, 58] }, to: { point: [300, 58] } });
  await on.act({ kind: 'drag', from: { point: [103, 200] }, to: { point: [420, 210] } });
  await on.act({ kind: 'drag', from: { point: [115, 315] }, to: { point: [333, 400] } });
  const events = await on.events();
  expect(events.at(-1)).toEqual(['captured', 333]);
  expect(events.at(-2)).toEqual(['split', 420]);
  const range = events[0] as [string, number];
  expect(range[0]).toBe('range');
  expect(Math.abs(range[1] - 50)).toBeLessThanOrEqual(2);
});

test('press, move and release as three actions', async ({ probe }) => {
  const on = await probe(SENSOR);
  await on.act({ kind: 'mouse_down', at: { point: [130, 120] }, button: 'left' });
  await on.act({ kind: 'hover', at: { point: [200, 200] } });
  await on.act({ kind: 'mouse_up', at: { point: [260, 260] }, button: 'left' });
  expect(await on.events()).toEqual(['start', ['drop', 260, 260, false]]);
});

test('the wheel moves what is under the point, and the page has come to rest', async ({ probe }) => {
  const on =
    await probe(`<style>body{height:3000px;scroll-behavior:smooth}#a,#b{position:absolute;top:50px;width:200px;height:200px;overflow:auto}#b{left:400px;scroll-behavior:smooth}</style>
    <div id="a"><div style="height:2000px">a</div></div><div id="b"><div style="height:2000px">b</div></div>`);
  const tops = () =>
    on.session
      .page()
      .evaluate(() => [document.querySelector('#a')!.scrollTop, document.querySelector('#b')!.scrollTop, scrollY]);
  await on.act({ kind: 'scroll', at: { point: [500, 100] }, dx: 0, dy: 300 });
  const at = await tops();
  expect(at).toEqual([0, 300, 0]);
  await on.session.page().waitForTimeout(200);
  expect(await tops()).toEqual(at);
  await on.act({ kind: 'scroll', dx: 0, dy: -100 });
  expect(await tops()).toEqual([0, 200, 0]);
  await on.act({ kind: 'scroll', at: { point: [900, 500] }, dx: 0, dy: 250 });
  expect(await tops()).toEqual([0, 200, 250]);
});

test('hover opens what hovering opens; text is typed key by key, other characters are inserted', async ({ probe }) => {
  const on =
    await probe(`<button id="h" style="position:absolute;left:50px;top:50px">h</button><input id="i" style="position:absolute;left:50px;top:150px"><script>
    h.onmouseenter = () => log('hover'); i.onkeydown = e => log(e.key); i.oninput = e => { if (e.inputType === 'insertText' && e.data.length > 0 && e.data.charCodeAt(0) > 126) log(['inserted', e.data]) };
  </script>`);
  await on.act({ kind: 'hover', at: { point: [58, 58] } });
  expect(await on.events()).toEqual(['hover']);
  await on.click(80, 160);
  await on.act({ kind: 'type', text: 'aB é漢\n' });
  expect((await on.events()).slice(1).filter((e) => e !== 'Shift')).toEqual([
    'a',
    'B',
    ' ',
    ['inserted', 'é'],
    ['inserted', '漢'],
    'Enter',
  ]);
  expect(await on.session.page().inputValue('#i')).toBe('aB é漢');
});
