import path from 'node:path';
import { createOracle } from '../../fixtures/oracle';
import { bundlePage } from '../../scripts/page-bundle';
import type { ReferenceStep, Target } from '../../tasks/reference';
import type { ModeName } from '../../tasks/factors';
import { expect, test, type Probe } from './probe';

async function open(probe: (html: string) => Promise<Probe>): Promise<Probe> {
  const on = await probe(bundlePage(path.join(import.meta.dirname, 'widgets/dragging.tsx')));
  await on.session.page().locator('#root > :not(style)').first().waitFor();
  return on;
}

/** Plays one drag of a reference in a mode's own actions. */
async function drag(on: Probe, mode: ModeName, from: Target, to: Target): Promise<void> {
  const step: ReferenceStep = { kind: 'drag', from, to };
  const seen = await on.observe(mode);
  for (const action of await createOracle(on.session, mode, [step]).plan(step, seen)) {
    expect(await on.act(action, seen)).not.toHaveProperty('error');
  }
}

for (const mode of ['pixel', 'ax_tree'] as const) {
  test(`kanban: cards move within and between lists, into an empty one too (${mode}, E35)`, async ({ probe }) => {
    const on = await open(probe);
    await drag(on, mode, 'text "Sand"', 'text "Glue"');
    const board = async () =>
      ((await on.events()) as [string, string][]).filter(([what]) => what === 'board').at(-1)?.[1];
    await expect.poll(board).toMatch(/^Todo:Paint Doing:(Sand\+Glue|Glue\+Sand) Done:$/);
    await drag(on, 'pixel', 'text "Paint"', { in: 'region "Done"', fraction: [0.5, 0.5] });
    await expect.poll(board).toMatch(/^Todo: .* Done:Paint$/);
  });
}

for (const library of ['Mui', 'Antd', 'Mantine']) {
  test(`${library}: a splitter is dragged to a value, up and down (E35)`, async ({ probe }) => {
    const on = await open(probe);
    const bar = `group "${library} panels" >> separator`;
    for (const value of [70, 25]) {
      await drag(on, 'pixel', bar, { in: bar, value });
      await expect
        .poll(async () => {
          const last = (await on.events()).at(-1) as [string, number] | undefined;
          return last?.[0] === `${library} panels` ? Math.abs(last[1] - value) : Infinity;
        })
        .toBeLessThanOrEqual(1);
    }
  });
}

test('a splitter that takes keys is moved by id; for one that takes none the oracle says so (E35)', async ({
  probe,
}) => {
  const on = await open(probe);
  const bar = 'group "Mui panels" >> separator';
  await drag(on, 'som', bar, { in: bar, value: 60 });
  await expect.poll(async () => (await on.events()).at(-1)).toEqual(['Mui panels', 60]);
  await expect(drag(on, 'som', bar, { in: bar, value: 63 })).rejects.toThrow(/moves by 5 a key/);
  const antd = 'group "Antd panels" >> separator';
  await expect(drag(on, 'som', antd, { in: antd, value: 60 })).rejects.toThrow(/takes no focus/);
});

test('a colour is picked by one drag in two dimensions, and by keys in the id modes (E35)', async ({ probe }) => {
  const on = await open(probe);
  const square = 'slider "Color"';
  await drag(on, 'pixel', { in: square, fraction: [0.95, 0.05] }, { in: square, fraction: [0.5, 0.5] });
  const last = async () => String(((await on.events()).at(-1) as [string, string])[1]);
  await expect.poll(last).toMatch(/^#(7f|80|81)(3f|40|41)(3f|40|41)$/);
  const { id } = await on.control('Color', 'slider');
  await on.act({ kind: 'press', at: { id }, keys: 'ArrowUp', times: 3 });
  await expect.poll(last).not.toMatch(/^#(7f|80|81)/);
});
