import path from 'node:path';
import { bundlePage } from '../../scripts/page-bundle';
import { clickId, expect, test, type Probe } from './probe';

/** Fields that a set value does not reach: they want keys (E32). What `fill` writes, and what the field reports. */
const FILLED = [
  ['Phone', '5551234567', '5551234567'],
  ['Card', '12345678', '1234 5678'],
  ['Antd amount', '42', 42],
] as const;

async function open(probe: (html: string) => Promise<Probe>): Promise<Probe> {
  const on = await probe(bundlePage(path.join(import.meta.dirname, 'widgets/fields.tsx')));
  await on.session.page().locator('#root > :not(style)').first().waitFor();
  return on;
}

test('fill reaches masked fields and those that handle keys themselves (E32)', async ({ probe }) => {
  const on = await open(probe);
  for (const [name, text, value] of FILLED) {
    const { id } = await on.control(name);
    expect(await on.act({ kind: 'fill', at: { id }, text }), name).not.toHaveProperty('error');
    await on.act({ kind: 'press', keys: 'Tab' });
    await expect.poll(() => on.events(), name).toContainEqual([name, value]);
  }
  // Filled again: what stood there is gone.
  await on.act({ kind: 'fill', at: { id: (await on.control('Card')).id }, text: '8765' });
  await expect.poll(async () => (await on.events()).at(-1)).toEqual(['Card', '8765']);
});

test('a one-time code in boxes of one digit is filled from the first box (E32)', async ({ probe }) => {
  const on = await open(probe);
  for (const [group, code] of [
    ['Antd code', '4821'],
    ['Mantine code', '9305'],
  ] as const) {
    const first = on.session.page().getByRole('group', { name: group }).or(on.session.page().getByLabel(group)).first();
    const handle = await first.locator('xpath=descendant-or-self::input').first().elementHandle();
    const id = await on.session.registry.idOf(handle!);
    expect(await on.act({ kind: 'fill', at: { id }, text: code }), group).not.toHaveProperty('error');
    await expect.poll(() => on.events(), group).toContainEqual([group, code]);
  }
});

test('a mention is offered while it is typed, and chosen by id (E32)', async ({ probe }) => {
  const on = await open(probe);
  const { id } = await on.control('Note');
  await on.act({ kind: 'fill', at: { id }, text: 'Ask @al' });
  await expect.poll(async () => (await on.read()).controls.map((c) => c.name)).toContain('alan');
  await on.act(clickId((await on.control('alan')).id));
  await expect.poll(() => on.events()).toContainEqual(['Note mention', 'alan']);
  await on.act({ kind: 'fill', at: { id: (await on.control('Note')).id }, append: true, text: 'today' });
  await expect.poll(async () => (await on.events()).at(-1)).toEqual(['Note', 'Ask @alan today']);
});

for (const name of ['Antd city', 'Mui city', 'Mantine city']) {
  test(`${name}: suggestions come while fill types, and one is chosen by id (E32)`, async ({ probe }) => {
    const on = await open(probe);
    await on.act({ kind: 'fill', at: { id: (await on.control(name)).id }, text: 'Lon' });
    await expect.poll(async () => (await on.read()).controls.map((c) => c.name)).toContain('London');
    await on.act(clickId((await on.control('London')).id));
    await expect.poll(() => on.events()).toContainEqual([name, 'London']);
  });
}
