import { expect, test } from './probe';

/** Enough controls that geometry is asked before hit tests. */
const CROWD = `<div style="position:absolute;left:0;top:560px;width:1270px">${'<button>x</button>'.repeat(70)}</div>`;

/** Controls at places of their own, with what lies over or under them. */
const CASES = `<style>
    .at { position: absolute; width: 100px; height: 40px } .at > button, button.at { width: 100px; height: 40px; padding: 0 }
    .stretched { position: relative; width: 100px; height: 40px } .stretched::after { content: ''; position: absolute; inset: 0 }
    .far::before { content: ''; position: absolute; left: 300px; top: 0; width: 120px; height: 60px }
    .cover { position: absolute; width: 140px; height: 80px; background: #ccc }
  </style>
  <div class="at" style="left:0;top:0"><div class="stretched"><button class="at">under ancestor</button></div></div>
  <div class="far" style="position:absolute;left:0;top:60px;width:20px;height:20px"></div>
  <button class="at" style="left:310px;top:70px;z-index:-1">below zero</button>
  <div style="position:absolute;left:500px;top:0;width:120px;height:44px;z-index:0"><div style="height:44px"><button class="at" style="z-index:-1">under block</button></div></div>
  <div style="position:absolute;left:310px;top:0;width:110px;height:44px"><button class="at">beside</button></div>
  <button class="at" style="left:0;top:150px;width:20px;height:18px">t</button>
  <div style="position:absolute;left:-70px;top:150px;width:10px;white-space:nowrap;font:16px/18px monospace">overflowing text</div>
  <button class="at" style="left:200px;top:150px">turned</button><div class="cover" style="left:160px;top:165px;height:10px;width:180px;transform:rotate(45deg)"></div>
  <button class="at" style="left:400px;top:150px">covered</button><div class="cover" style="left:380px;top:130px;z-index:5"></div>
  <button class="at" style="left:600px;top:150px">let through</button><div class="cover" style="left:580px;top:130px;z-index:5;pointer-events:none"></div>
  <div style="position:absolute;left:800px;top:150px;z-index:1"><button class="at" style="z-index:100">trapped</button></div><div class="cover" style="left:780px;top:130px;z-index:5"></div>
  <div style="position:absolute;left:1000px;top:150px;opacity:.9"><button class="at" style="z-index:100">faded</button></div><div class="cover" style="left:980px;top:130px;z-index:5"></div>
  <div style="position:absolute;left:0;top:300px"><button class="at" style="z-index:9">on top</button></div><div class="cover" style="left:-20px;top:280px;z-index:5"></div>
  <div tabindex="0" class="at" style="left:200px;top:300px" aria-label="risen"><span style="position:absolute;left:30px;top:10px;z-index:9;width:40px;height:20px;background:#fff">up</span></div><div class="cover" style="left:180px;top:280px;z-index:5"></div>
  <div class="cover" style="left:400px;top:280px;z-index:5"><button class="at" style="left:20px;top:20px">in layer</button></div><button class="at" style="left:420px;top:300px">beneath layer</button>
  <div style="position:absolute;left:600px;top:280px;width:100px;height:100px;overflow:hidden;border-radius:50px"><button style="position:absolute;left:0;top:0;width:14px;height:14px;padding:0">cut off</button></div>
  <table style="position:absolute;left:800px;top:300px"><tr tabindex="0" aria-label="row"><td>one</td><td>two</td></tr></table>`;

test('on a crowded page exactly what the pointer reaches is listed, and every point hits its control', async ({
  probe,
}) => {
  const on = await probe(CASES + CROWD);
  const { controls } = await on.read();
  const special = controls.filter((c) => c.name !== 'x' && c.point !== undefined);
  expect(special.map((c) => c.name).sort()).toEqual(
    ['beside', 'in layer', 'let through', 'on top', 'risen', 'row', 'turned'].sort(),
  );
  expect(controls.filter((c) => c.name === 'x')).toHaveLength(70);
  for (const { id, name, point } of controls) {
    const found = await on.session.registry.resolve(id);
    const hits = await found!.handle.evaluate(
      (element, [x, y]) => element.contains(document.elementFromPoint(x, y)),
      point!,
    );
    expect(hits, name).toBe(true);
  }
});

test('a dialog in the top layer covers a crowd, and so does its backdrop', async ({ probe }) => {
  const on = await probe(
    `${CROWD}<dialog id="d" style="width:200px"><button>OK</button></dialog><script>d.showModal()</script>`,
  );
  expect((await on.read()).controls.map((c) => c.name)).toEqual(['OK']);
});

test('a cover that no script sees into is found by hit tests', async ({ probe }) => {
  const on =
    await probe(`${CROWD}<x-cover></x-cover><script>customElements.define('x-cover', class extends HTMLElement {
    constructor() { super(); this.attachShadow({ mode: 'closed' }).innerHTML = '<div style="position:fixed;inset:0;background:#0003"></div>' } })</script>`);
  expect((await on.read()).controls).toEqual([]);
});
