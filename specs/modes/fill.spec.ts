import { expect, test } from './probe';

const TEXT = `C# "x" it's ## a\nb, é) 漢`;

test('fill: the text arrives byte for byte in a text area, with key events (E25, E32)', async ({ probe }) => {
  const on = await probe(
    `<textarea aria-label="T">old text</textarea><script>document.querySelector('textarea').addEventListener('keydown', e => log(e.key))</script>`,
  );
  const { id } = await on.control('T');
  expect(await on.act({ kind: 'fill', at: { id }, text: TEXT })).not.toHaveProperty('error');
  expect(await on.session.page().inputValue('textarea')).toBe(TEXT);
  const keys = await on.events();
  for (const key of ['Delete', 'C', '#', '"']) expect(keys).toContain(key);
  expect(keys).not.toContain('Enter');
  await on.act({ kind: 'fill', at: { id }, text: 'short' });
  expect(await on.session.page().inputValue('textarea')).toBe('short');
  await on.act({ kind: 'fill', at: { id }, text: ' and more', append: true });
  expect(await on.session.page().inputValue('textarea')).toBe('short and more');
  await on.act({ kind: 'fill', at: { id }, text: '' });
  expect(await on.session.page().inputValue('textarea')).toBe('');
});

test('fill: contenteditable, a masked field, a field with a maximum, one in a form that must not be sent', async ({
  probe,
}) => {
  const on =
    await probe(`<div contenteditable aria-label="Note" style="width:200px;min-height:20px">old <b>bold</b></div>
    <input aria-label="Phone" value="(123) 456"><form onsubmit="log('sent');return false"><input aria-label="Code" maxlength="4" value="9"></form>
    <script>const p = document.querySelector('[aria-label=Phone]'); let only = '';
      p.addEventListener('keydown', e => { if (/^\\d$/.test(e.key)) only += e.key; if (e.key === 'Delete') only = ''; });
      p.addEventListener('input', () => { p.value = only.replace(/^(\\d{3})(\\d{0,3}).*/, '($1) $2') });</script>`);
  const set = async (name: string, text: string) =>
    on.act({ kind: 'fill', at: { id: (await on.control(name)).id }, text });
  await set('Note', 'new text');
  await set('Phone', '555777');
  await set('Code', '12345');
  const page = on.session.page();
  expect(await page.innerText('[contenteditable]')).toBe('new text');
  expect(await page.inputValue('[aria-label=Phone]')).toBe('(555) 777');
  expect(await page.inputValue('[aria-label=Code]')).toBe('1234');
  expect(await on.events()).toEqual([]);
});

test('fill: Delete is not pressed in an empty field, where it removes tags', async ({ probe }) => {
  const on = await probe(
    `<input aria-label="Tags"><script>document.querySelector('input').addEventListener('keydown', e => { if (/Delete|Backspace/.test(e.key)) log(e.key) })</script>`,
  );
  await on.act({ kind: 'fill', at: { id: (await on.control('Tags')).id }, text: 'a' });
  expect(await on.events()).toEqual([]);
});

test('fill: native date, time and colour fields take a whole value; a wrong one is refused with the format', async ({
  probe,
}) => {
  const on = await probe(
    `<input type="date" aria-label="Day"><input type="time" aria-label="At"><input type="color" aria-label="Ink"><script>for (const i of document.querySelectorAll('input')) i.onchange = () => log(i.value)</script>`,
  );
  const set = async (name: string, text: string) =>
    on.act({ kind: 'fill', at: { id: (await on.control(name)).id }, text });
  await set('Day', '2026-03-14');
  await set('At', '13:45');
  await set('Ink', '#1a2b3c');
  expect(await on.events()).toEqual(['2026-03-14', '13:45', '#1a2b3c']);
  const wrong = await set('Day', '14 March');
  expect(wrong.refused).toBe(true);
  expect(wrong.error).toContain('2026-03-14');
});

test('fill: what is no field, disabled or read-only is refused in words within a second', async ({ probe }) => {
  const on = await probe(
    `<button>Go</button><input aria-label="Off" disabled value="x"><input aria-label="Fixed" readonly value="x"><input type="range" aria-label="R">`,
  );
  for (const [name, words] of [
    ['Go', 'no text field'],
    ['Off', 'disabled'],
    ['Fixed', 'read-only'],
    ['R', 'no text field'],
  ] as const) {
    const { id } = await on.control(name);
    const from = performance.now();
    const result = await on.act({ kind: 'fill', at: { id }, text: 'a' });
    expect(result.error, name).toContain(words);
    expect(result.refused).toBe(true);
    expect(performance.now() - from).toBeLessThan(1500);
  }
});
