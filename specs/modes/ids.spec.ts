import { clickId, expect, test } from './probe';

test('two frames of the same and of another origin, both with a button "Save": distinct ids, each click stays in its frame (E01)', async ({
  probe,
  serve,
}) => {
  const inner = (n: string) =>
    `<body style="margin:0"><p>frame ${n}</p><button onclick="parent.postMessage('${n}','*')">Save</button></body>`;
  const other = await serve({ '/inner': inner('other') });
  const on = await probe({
    html: `<script>addEventListener('message', e => log(e.data))</script><button onclick="log('main')">Save</button>
      <iframe title="Same" style="border:5px solid;padding:7px;margin-left:33px" srcdoc="${inner('same').replaceAll('"', "'").replaceAll("'same'", '&quot;same&quot;').replaceAll("'*'", '&quot;*&quot;')}"></iframe>
      <iframe title="Other" src="${other}/inner"></iframe>`,
  });
  await expect.poll(async () => (await on.read()).controls.length).toBe(3);
  const { controls } = await on.read();
  expect(new Set(controls.map((c) => c.id)).size).toBe(3);
  expect(controls.map((c) => c.id.replace(/\d/g, ''))).toEqual(['', 'a', 'b']);
  for (const control of controls) expect(await on.act(clickId(control.id))).toMatchObject({ at: control.point });
  await expect.poll(() => on.events()).toEqual(['main', 'same', 'other']);
  const { text } = await on.observe('ax_tree');
  expect(text).toContain('frame "Other"');
  expect(text).toContain('text "frame other"');
});

test('what covers a frame covers its controls', async ({ probe }) => {
  const on = await probe(
    `<iframe srcdoc="<button>In</button>"></iframe><div style="position:fixed;inset:0;background:#fffa"></div>`,
  );
  await on.session.page().waitForTimeout(100);
  expect((await on.read()).controls).toEqual([]);
});

test('open shadow roots are pierced, slots too (E02)', async ({ probe }) => {
  const on = await probe(`<x-panel><button slot="s" onclick="log('slotted')">Slotted</button></x-panel><script>
    customElements.define('x-panel', class extends HTMLElement { constructor() { super(); const r = this.attachShadow({ mode: 'open' });
      r.innerHTML = '<section><button>Inside</button><label>Name <input></label><slot name="s"></slot></section>'; r.querySelector('button').onclick = () => log('inside') } });
  </script>`);
  await on.act(clickId((await on.control('Inside')).id));
  await on.act(clickId((await on.control('Slotted')).id));
  expect(await on.events()).toEqual(['inside', 'slotted']);
  const field = await on.control('Name', 'textbox');
  expect(await on.act({ kind: 'fill', at: { id: field.id }, text: 'Ada' })).not.toHaveProperty('error');
  expect((await on.control('Name', 'textbox')).states['value']).toBe('"Ada"');
});

test('everything that reacts has an id, whatever its role; plain text has none (E03)', async ({ probe }) => {
  const on = await probe(`<div style="cursor:pointer" onclick="log('div')">Pointer</div><div id="js">Handler</div>
    <span role="option" onclick="log('option')">Option</span><button aria-label="Close"><svg width="16" height="16"><path d="M0 0L16 16"/></svg></button>
    <div contenteditable aria-label="Note">text</div><select aria-label="Colour"><option>Red<option>Blue</select><p>Plain</p><p tabindex="0">Focusable</p>
    <a href="#x">Link</a><a>Anchor</a><div draggable="true">Drag me</div><details><summary>More</summary><button>Hidden</button></details>
    <div style="overflow:auto;height:40px" aria-label="Terms" role="region"><p style="height:200px">long</p></div>
    <script>js.onclick = () => log('js')</script>`);
  const { controls } = await on.read();
  expect(controls.map((c) => `${c.role} ${c.name}`)).toEqual([
    'generic Pointer',
    'generic Handler',
    'option Option',
    'button Close',
    'textbox Note',
    'combobox Colour',
    'generic Focusable',
    'link Link',
    'generic Drag me',
    'button More',
    'region Terms',
  ]);
  for (const name of ['Pointer', 'Handler', 'Option']) await on.act(clickId((await on.control(name)).id));
  expect(await on.events()).toEqual(['div', 'js', 'option']);
});

test('ids and names round-trip whatever the name holds (E05)', async ({ probe }) => {
  const names = ['a ] b', 'say "hi"', '[12]', "it's", 'back\\slash', 'a [checked] b', 'ünï 漢 😀', '] [disabled'];
  const on = await probe(
    `<div id="r"></div><script>for (const n of ${JSON.stringify(names)}) { const b = document.createElement('button'); b.textContent = n; b.setAttribute('aria-expanded','false'); b.style.cursor='pointer'; b.onclick = () => log(n); r.append(b) }</script>`,
  );
  const { text } = await on.observe('ax_tree');
  const lines = text!.split('\n').filter((l) => l.includes(' button '));
  expect(lines).toHaveLength(names.length);
  for (const [i, line] of lines.entries()) {
    const parts = /^\[(\w+)\] button ("(?:[^"\\]|\\.)*") expanded=false$/.exec(line.trim());
    expect(parts, line).not.toBeNull();
    expect(JSON.parse(parts![2]!)).toBe(names[i]);
    await on.act(clickId(parts![1]!));
  }
  expect(await on.events()).toEqual(names);
});

test('an id means the same node for ever, or is refused; never its neighbour (E07)', async ({ probe }) => {
  const on = await probe(`<ul id="l"></ul><script>
    window.add = (n, top) => { const li = document.createElement('li'); li.innerHTML = '<button>Row ' + n + '</button>'; li.firstChild.onclick = () => log(n); top ? l.prepend(li) : l.append(li) };
    add(1); add(2); add(3);</script>`);
  const page = on.session.page();
  const before = new Map((await on.read()).controls.map((c) => [c.name, c.id]));
  await page.evaluate('add(0, true)');
  expect(await on.act(clickId(before.get('Row 2')!))).not.toHaveProperty('error');
  expect(await on.events()).toEqual([2]);
  await page.evaluate(() => document.querySelectorAll('li')[2]!.remove());
  const stale = await on.act(clickId(before.get('Row 2')!));
  expect(stale.refused).toBe(true);
  expect(stale.error).toContain('latest observation');
  await page.evaluate('add(2)');
  const after = new Map((await on.read()).controls.map((c) => [c.name, c.id]));
  expect(after.get('Row 1')).toBe(before.get('Row 1'));
  expect(after.get('Row 3')).toBe(before.get('Row 3'));
  expect([...before.values()]).not.toContain(after.get('Row 2'));
  expect([...before.values()]).not.toContain(after.get('Row 0'));
  const ids = new Set([...before.values(), ...after.values()]);
  await page.reload();
  for (const { id } of (await on.read()).controls) expect(ids.has(id)).toBe(false);
  expect((await on.act(clickId(before.get('Row 1')!))).refused).toBe(true);
  expect(await on.events()).toEqual([]);
});

test('som, ax_tree and browser_use speak of the same ids (E15)', async ({ probe }) => {
  const on = await probe(`<button>One</button><input aria-label="Two"><div style="cursor:pointer">Three</div>`);
  const first = await on.read();
  const ax = await on.observe('ax_tree');
  const dom = await on.observe('browser_use');
  const idsOf = (text: string) => [...text.matchAll(/\[(\w+)\]/g)].map((m) => m[1]);
  expect(idsOf(ax.text!)).toEqual(first.controls.map((c) => c.id));
  expect(idsOf(dom.text!)).toEqual(first.controls.map((c) => c.id));
  const second = await on.read();
  expect(second.controls.map((c) => [c.id, c.point])).toEqual(first.controls.map((c) => [c.id, c.point]));
  const handle = await on.session.page().$('input');
  expect(await on.session.registry.idOf(handle!)).toBe((await on.control('Two')).id);
});

test('a listening box around a control: the tree item speaks for its label, a row with a text keeps its id (E03)', async ({
  probe,
}) => {
  const on = await probe(`<div id="panel"><ul role="tree" aria-label="Units" style="width:300px">
      <li role="treeitem" tabindex="0" style="list-style:none;cursor:pointer"><div class="l"><span class="c">▸</span><span>Sales</span></div>
        <ul>${'<li role="treeitem" tabindex="-1"><div class="l"><span class="c">▸</span>Child</div></li>'.repeat(5)}</ul></li></ul>
      <div class="row" style="width:300px">Invoice 12 <button onclick="event.stopPropagation(); log('delete')">Delete</button></div>
      <div id="layer" style="height:300px"><p>Really?</p><button>Yes</button></div><p>More about it</p><button onclick="event.stopPropagation()">Other</button></div>
    <script>for (const l of document.querySelectorAll('.l')) l.onclick = () => log('label ' + l.textContent.slice(1));
    for (const c of document.querySelectorAll('.c')) c.onclick = (e) => { e.stopPropagation(); log('chevron') };
    document.querySelector('.row').onclick = () => log('row'); layer.onclick = () => {}; panel.onclick = () => {};</script>`);
  await on.act(clickId((await on.control('▸ Sales')).id));
  const seen = (await on.read()).controls.map((c) => `${c.role} ${c.name}`);
  expect(seen.filter((c) => c === 'treeitem ▸Child')).toHaveLength(5);
  expect(seen).not.toContain('generic ▸ Child');
  await on.act(clickId((await on.control('Invoice 12 Delete')).id));
  await on.act(clickId((await on.control('Delete', 'button')).id));
  expect(await on.events()).toEqual(['label Sales', 'row', 'delete']);
  const { controls } = await on.read();
  expect(controls.filter((c) => c.role === 'generic' && /More about it|Really/.test(c.name))).toEqual([]);
});

test('file inputs are file buttons, never text boxes (E09)', async ({ probe }) => {
  const on = await probe(`<label>Photo <input type="file"></label><input type="file" aria-label="Many" multiple>
    <label style="border:1px solid;padding:8px">Pick<input type="file" style="opacity:0;position:absolute;width:0;height:0"></label>`);
  const { controls } = await on.read();
  expect(controls.map((c) => `${c.role} ${c.name}`)).toEqual([
    'file button Photo',
    'file button Many',
    'file button Pick',
  ]);
  for (const mode of ['ax_tree', 'browser_use'] as const)
    expect((await on.observe(mode)).text).not.toContain('textbox');
});

test('values and states are told', async ({ probe }) => {
  const on =
    await probe(`<input aria-label="Name" value='a "b"'><input type="checkbox" aria-label="On" checked><input type="password" aria-label="Key" value="abc">
    <div role="slider" aria-label="Volume" aria-valuenow="30" aria-valuemin="0" aria-valuemax="100" tabindex="0" style="width:50px;height:20px"></div>
    <button aria-expanded="true" aria-pressed="false" disabled>Go</button><select aria-label="Colour"><option>Red<option selected>Blue</select><h2>Title</h2>
    <ul><li>one</li><li>two</li></ul><button autofocus>Focus</button>`);
  const { text } = await on.observe('ax_tree');
  const plain = text!
    .replaceAll(/\[\w+\] /g, '')
    .split('\n')
    .map((line) => line.trim());
  expect(plain).toEqual([
    'textbox "Name" value="a \\"b\\""',
    'checkbox "On" checked=true',
    'textbox "Key" value="•••"',
    'slider "Volume" value=30 min=0 max=100',
    'button "Go" expanded=true pressed=false disabled',
    'combobox "Colour" value="Blue" options=["Red", "Blue"]',
    'heading "Title" level=2',
    'list',
    'listitem "one"',
    'listitem "two"',
    'button "Focus" focused',
  ]);
});

test('what is out of view is counted, with the way to it', async ({ probe }) => {
  const on = await probe(
    `<div id="l" style="height:200px;overflow:auto">${Array.from({ length: 50 }, (_, i) => `<div style="height:40px"><button>B${i}</button></div>`).join('')}</div>`,
  );
  const { text } = await on.observe('ax_tree');
  expect(text).toContain('(45 controls left out below: scroll to see them)');
  expect(text).toContain('more_below=1800px');
  await on.session.page().evaluate(() => document.querySelector('#l')!.scrollTo(0, 400));
  const again = (await on.observe('ax_tree')).text!;
  expect(again).toContain('(10 controls left out above: scroll to see them)');
  expect(again).toContain('(35 controls left out below: scroll to see them)');
  expect(again).toContain('"B10"');
});

test('the text of an editor is told in lines', async ({ probe }) => {
  const on = await probe(
    '<div contenteditable aria-label="Note"><h2>Flu season</h2><ul><li><p>wash hands</p></li></ul><p>stay <b>home</b></p></div>',
  );
  expect((await on.observe('ax_tree')).text).toContain('"Note" value="Flu season\\nwash hands\\nstay home"');
});
