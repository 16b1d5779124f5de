import path from 'node:path';
import { bundlePage } from '../../scripts/page-bundle';
import type { Probe } from './probe';
import { clickId, expect, test } from './probe';

/** The widgets of `widgets/<library>.tsx`. */
const bundle = (library: string): string => bundlePage(path.join(import.meta.dirname, 'widgets', `${library}.tsx`));

async function open(probe: (html: string) => Promise<Probe>, library: string): Promise<Probe> {
  const on = await probe(bundle(library));
  await on.session.page().locator('#root > :not(style)').first().waitFor();
  return on;
}

/** Restyled toggles of each library: name of the control, its role. */
const TOGGLES = {
  antd: [
    ['Antd box', 'checkbox'],
    ['Antd radio', 'radio'],
    ['Antd switch', 'switch'],
    ['Antd segment', 'radio'],
  ],
  mui: [
    ['Mui box', 'checkbox'],
    ['Mui radio', 'radio'],
    ['Mui switch', 'switch'],
    ['3 Stars', 'radio'],
  ],
  mantine: [
    ['Mantine box', 'checkbox'],
    ['Mantine radio', 'radio'],
    ['Mantine switch', 'switch'],
    ['Mantine chip', 'checkbox'],
  ],
} as const;

for (const [library, toggles] of Object.entries(TOGGLES)) {
  test(`${library}: restyled toggles flip by id in under a second (E33)`, async ({ probe }) => {
    const on = await open(probe, library);
    for (const [name, role] of toggles) {
      const { id } = await on.control(name, role);
      const from = performance.now();
      const result = await on.run(clickId(id));
      expect(performance.now() - from, name).toBeLessThan(1000);
      expect(result, name).not.toHaveProperty('error');
      await expect.poll(() => on.events(), name).toContainEqual([name, true]);
    }
  });

  test(`${library}: every option of an open list has an id, and a click on it selects (E03)`, async ({ probe }) => {
    const on = await open(probe, library);
    await on.act(clickId((await on.control('Country')).id));
    await expect
      .poll(async () => (await on.read()).controls.filter((c) => /^(France|Spain|Italy)$/.test(c.name)).length)
      .toBe(3);
    await on.act(clickId((await on.control('Spain')).id));
    await expect.poll(() => on.events()).toContainEqual(['Country', 'Spain']);
  });

  test(`${library}: fill is noticed by text, number and code fields (E32)`, async ({ probe }) => {
    const on = await open(probe, library);
    for (const [name, text, value] of [
      ['Name', 'Ada', 'Ada'],
      ['Amount', '42', 42],
    ] as const) {
      const { id } = await on.control(name);
      expect(await on.act({ kind: 'fill', at: { id }, text })).not.toHaveProperty('error');
      await on.act({ kind: 'press', keys: 'Tab' });
      await expect.poll(() => on.events(), name).toContainEqual([name, value]);
    }
  });

  test(`${library}: a slider moves by keys and by a drag (E35)`, async ({ probe }) => {
    const on = await open(probe, library);
    const { id, box } = await on.control('Volume', 'slider');
    await on.act({ kind: 'press', at: { id }, keys: 'ArrowUp', times: 12 });
    await expect.poll(() => on.events()).toContainEqual(['Volume', 32]);
    const now = (await on.control('Volume', 'slider')).box;
    expect(now.x).toBeGreaterThan(box.x);
    const y = now.y + now.height / 2;
    await on.act({
      kind: 'drag',
      from: { point: [now.x + now.width / 2, y] },
      to: { point: [now.x + now.width / 2 + 100, y + 3] },
    });
    const values = ((await on.events()) as [string, number][]).filter(([n]) => n === 'Volume').map(([, v]) => v);
    expect(values.at(-1)!).toBeGreaterThan(40);
  });
}

test('antd: cascader options are listed and select (E03)', async ({ probe }) => {
  const on = await open(probe, 'antd');
  await on.act(clickId((await on.control('Place')).id));
  await on.act(clickId((await on.control('Europe right')).id));
  await on.act(clickId((await on.control('Rome')).id));
  await expect.poll(() => on.events()).toContainEqual(['Place', 'Europe/Rome']);
});

test('dnd-kit: a sortable is re-ordered by one drag, by points and by ids (E35)', async ({ probe }) => {
  const on = await open(probe, 'mantine');
  const [one, three] = [await on.control('Card 1'), await on.control('Card 3')];
  await on.act({ kind: 'drag', from: { id: one.id }, to: { id: three.id } });
  await expect.poll(() => on.events()).toContainEqual(['order', '2,3,1']);
  const [two, last] = [await on.control('Card 2'), await on.control('Card 1')];
  await on.act({ kind: 'drag', from: { point: two.point! }, to: { point: last.point! } });
  await expect.poll(() => on.events()).toContainEqual(['order', '3,1,2']);
});

test('mantine: drawn scroll bars that nobody sees get no mark, and their lists are scrolled by id', async ({
  probe,
}) => {
  const on = await open(probe, 'mantine');
  const bars = async () => {
    const { controls } = await on.read();
    const handles = await Promise.all(
      controls.filter((c) => c.point !== undefined).map((c) => on.session.registry.resolve(c.id)),
    );
    const kinds = await Promise.all(
      handles.map((h) => h!.handle.evaluate((e) => /ScrollArea-(scrollbar|thumb)/.exec(e.className)?.[1] ?? '')),
    );
    return kinds.filter((kind) => kind !== '');
  };
  // Two lists: one shows its bar only to a hovering pointer, the other always.
  expect(await bars()).toEqual(['scrollbar']);
  const { id } = await on.control('hover list');
  await on.act({ kind: 'scroll', at: { id }, dx: 0, dy: 400 });
  await expect.poll(async () => (await on.read()).controls.map((c) => c.name)).toContain('hover 8');
});

test('an open popover stays open over observations (E13)', async ({ probe }) => {
  const on = await open(probe, 'mui');
  await on.act(clickId((await on.control('Open menu')).id));
  await expect.poll(async () => (await on.read()).controls.map((c) => c.name)).toContain('Rename');
  for (const mode of ['ax_tree', 'som', 'browser_use'] as const) await on.observe(mode);
  await expect(on.session.page().getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  const { controls } = await on.read();
  expect(controls.map((c) => c.name)).not.toContain('Mui box');
});

test('ways to choose a file of three libraries: buttons and areas, never a text box; a click opens the chooser (E09)', async ({
  probe,
}) => {
  const on = await open(probe, 'uploads');
  for (const mode of ['ax_tree', 'browser_use'] as const) {
    const { text } = await on.observe(mode);
    expect(text, mode).not.toMatch(/textbox|type="?(text|file)/);
  }
  const named = /^(Antd|Mui|Mantine|Choose a file)/;
  const ways = (await on.read()).controls.filter((c) => named.test(c.name) && c.point !== undefined);
  for (const { role, name } of ways) expect(['button', 'generic', 'file button'], name).toContain(role);
  for (const { id, name } of ways) {
    expect(await on.act(clickId(id)), name).not.toHaveProperty('error');
    await expect.poll(() => on.session.takeNotes().join(), name).toContain('file chooser');
  }
  for (const name of ['Antd button', 'Antd card', 'Antd area', 'Mui label', 'Mantine button', 'Mantine area']) {
    expect(ways.map((c) => c.name).join(), 'every way is listed').toContain(name);
  }
});

test('columns are resized by one drag of their edge: by mouse events, and in a data grid (E35)', async ({ probe }) => {
  const on = await open(probe, 'columns');
  const pull = async (at: { x: number; y: number; width: number; height: number }, dx: number) => {
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    expect(await on.act({ kind: 'drag', from: { point: [x, y] }, to: { point: [x + dx, y] } })).not.toHaveProperty(
      'error',
    );
  };
  await pull((await on.control('Resize plain')).box, 80);
  await expect.poll(() => on.events()).toContainEqual(['plain', 230]);
  const edge = on.session.page().locator('.MuiDataGrid-columnSeparator--resizable').first();
  await pull((await edge.boundingBox())!, 60);
  await expect.poll(async () => (await on.events()).at(-1)).toEqual(['name', 260]);
});
