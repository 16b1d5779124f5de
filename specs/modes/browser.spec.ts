import { writeFileSync } from 'node:fs';
import { clickId, expect, test } from './probe';

test('native select: option by id, keyboard by coordinates; the next observation comes within 2 s (E38)', async ({
  probe,
}) => {
  const on = await probe(
    `<select id="s" aria-label="Colour" style="position:absolute;left:50px;top:50px"><option>Red<option>Green<option disabled>Grey<option>Blue</select><script>s.onchange = () => log(s.value)</script>`,
  );
  const { id } = await on.control('Colour');
  expect(await on.act({ kind: 'select', at: { id }, options: ['Blue'] })).not.toHaveProperty('error');
  expect((await on.act({ kind: 'select', at: { id }, options: ['Pink'] })).error).toContain('"Red", "Green"');
  expect((await on.act({ kind: 'select', at: { id }, options: ['Grey'] })).error).toContain('disabled');
  await on.click(60, 58);
  const from = performance.now();
  expect((await on.observe('pixel')).picture).toBeDefined();
  expect(performance.now() - from).toBeLessThan(2000);
  await on.act({ kind: 'type', text: 'Gr' });
  await on.act({ kind: 'press', keys: 'Enter' });
  expect(await on.events()).toEqual(['Blue', 'Green']);
});

test('file chooser: nothing hangs, the agent is told, sample files answer it (E39)', async ({ probe }) => {
  const file = test.info().outputPath('report.txt');
  writeFileSync(file, 'hello');
  const on = await probe({
    html: `<input type="file" id="f" aria-label="File" style="position:absolute;left:50px;top:50px"><script>f.onchange = () => log(f.files[0].name)</script>`,
    files: { 'report.txt': file },
  });
  await on.click(80, 60);
  await expect.poll(async () => (await on.observe('pixel')).notes.join()).toContain('file chooser');
  expect((await on.act({ kind: 'upload', files: ['secret.txt'] })).error).toContain('report.txt');
  expect(await on.act({ kind: 'upload', files: ['report.txt'] })).not.toHaveProperty('error');
  await expect.poll(() => on.events()).toEqual(['report.txt']);
  const { id } = await on.control('File');
  expect(await on.act({ kind: 'upload', at: { id }, files: ['report.txt'] })).not.toHaveProperty('error');
  expect((await on.act({ kind: 'upload', files: ['report.txt'] })).error).toContain('No file chooser');
});

test('dialogs: shown in words without a picture, answered, two in a row, from a timer (E41)', async ({ probe }) => {
  const on =
    await probe(`<button onclick="alert('first');alert('second');log('after')">Alerts</button><button onclick="log(confirm('Sure?'))">Confirm</button>
    <button onclick="log(prompt('Name?'))">Prompt</button><button onclick="setTimeout(() => log(confirm('Late?')), 150)">Later</button><input aria-label="In" onkeydown="if (event.key === 'b') alert('typed')">`);
  const from = performance.now();
  const press = async (name: string) => on.act(clickId((await on.control(name)).id));
  expect(await press('Alerts')).not.toHaveProperty('refused');
  for (const text of ['first', 'second']) {
    await expect.poll(() => on.session.dialog()?.message).toBe(text);
    for (const mode of ['pixel', 'ax_tree', 'som'] as const) {
      const seen = await on.observe(mode);
      expect(seen.picture).toBeUndefined();
      expect(seen.notes.join()).toContain(`"${text}"`);
    }
    const blocked = await on.click(10, 10);
    expect(blocked.refused).toBe(true);
    expect(blocked.error).toContain('Answer it first');
    await on.act({ kind: 'dialog', accept: true });
  }
  await expect.poll(() => on.events()).toEqual(['after']);
  for (const accept of [true, false]) {
    await press('Confirm');
    await expect.poll(() => on.session.dialog()?.type).toBe('confirm');
    await on.act({ kind: 'dialog', accept });
  }
  await press('Prompt');
  await expect.poll(() => on.session.dialog()?.type).toBe('prompt');
  await on.act({ kind: 'dialog', accept: true, text: 'Ada' });
  await press('Later');
  await expect.poll(() => on.session.dialog()?.message).toBe('Late?');
  await on.act({ kind: 'dialog', accept: false });
  await expect.poll(() => on.events()).toEqual(['after', true, false, 'Ada', false]);
  expect((await on.act({ kind: 'dialog', accept: true })).error).toContain('No dialog');
  expect(performance.now() - from).toBeLessThan(15_000);
});

test('typing stops when a dialog opens and does not go on behind it', async ({ probe }) => {
  const on = await probe(`<input aria-label="In" onkeydown="if (event.key === 'b') alert('typed')">`);
  await on.act(clickId((await on.control('In')).id));
  await on.act({ kind: 'type', text: 'abcdef' });
  await on.act({ kind: 'dialog', accept: true });
  await on.session.page().waitForTimeout(300);
  expect(await on.session.page().inputValue('input')).not.toContain('d');
});

test('a new tab is announced and looked at; closing it returns (E43)', async ({ probe }) => {
  const on = await probe({ html: `<a href="/" target="_blank">Open</a>`, pages: {} });
  await on.act(clickId((await on.control('Open')).id));
  await expect.poll(() => on.session.context.pages().length).toBe(2);
  await on.session.page().waitForLoadState();
  const seen = await on.observe('ax_tree');
  expect(seen.notes.join()).toContain('new tab');
  const inTab = await on.control('Open');
  expect(inTab.id).toMatch(/^[a-z]+\d+$/);
  expect(await on.act({ kind: 'tab', op: 'focus', index: 0 })).not.toHaveProperty('error');
  expect((await on.control('Open')).id).toMatch(/^\d+$/);
  await on.act({ kind: 'tab', op: 'focus', index: 1 });
  await on.act({ kind: 'tab', op: 'close' });
  await expect.poll(() => on.session.context.pages().length).toBe(1);
  expect((await on.control('Open')).id).toMatch(/^\d+$/);
  expect((await on.act({ kind: 'tab', op: 'close' })).refused).toBe(true);
  expect((await on.act({ kind: 'tab', op: 'focus', index: 7 })).refused).toBe(true);
});

test('only the task itself can be opened; the rest is a violation and nothing happens', async ({ probe }) => {
  const on = await probe(`<p>home</p>`);
  const home = on.session.page().url();
  for (const url of [
    'https://example.com/',
    '/api/health',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'view-source:/',
    '/?mode=presentation',
    'about:blank',
  ]) {
    const result = await on.act({ kind: 'goto', url });
    expect(result.violation, url).toBeDefined();
    expect(on.session.page().url()).toBe(home);
  }
  expect((await on.act({ kind: 'tab', op: 'new' })).violation).toBeDefined();
  expect((await on.act({ kind: 'history', op: 'back' })).refused).toBe(true);
  expect(await on.act({ kind: 'goto', url: '/' })).toEqual({});
  expect(await on.act({ kind: 'goto', url: home })).toEqual({});
});

test('find_text scrolls to a text; an unknown one is refused', async ({ probe }) => {
  const on = await probe(`<div style="height:2500px">top</div><p>The terms</p><div style="height:900px"></div>`);
  expect(await on.act({ kind: 'find_text', text: 'terms' })).toEqual({});
  expect(await on.session.page().evaluate(() => scrollY)).toBeGreaterThan(1500);
  expect((await on.act({ kind: 'find_text', text: 'nowhere' })).error).toContain('nowhere');
});
