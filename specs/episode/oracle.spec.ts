import { expect, test, type Page } from '@playwright/test';
import type { Observation } from '../../agents/contract';
import { createOracle, TargetMissing } from '../../fixtures/oracle';
import { placeOf } from '../../fixtures/oracle/find';
import type { Session } from '../../fixtures/session/contract';
import type { ReferenceStep, Target } from '../../tasks/reference';

test.use({ viewport: { width: 1280, height: 720 } });

/** All that the oracle asks of a session is its page. */
const on = (page: Page) => ({ page: () => page }) as unknown as Session;
const SEEN: Observation = {
  mode: 'pixel',
  step: 0,
  transform: { model: { width: 1280, height: 720 }, viewport: { width: 1280, height: 720 } },
  notes: [],
};
const box = (left: number, top: number, width: number, height: number, more = '') =>
  `position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px;${more}`;

async function place(page: Page, body: string, target: Target): Promise<[number, number]> {
  await page.setContent(`<style>body{margin:0}</style>${body}`);
  const [x, y] = await placeOf(on(page), target);
  return [Math.round(x), Math.round(y)];
}

const problemOf = (page: Page, body: string, target: Target) =>
  place(page, body, target).then(
    () => 'found',
    (error: Error) => (error instanceof TargetMissing ? error.message : `${error.name}: ${error.message}`),
  );

test.describe('names', () => {
  test('exact first; letter case only where nothing matches exactly', async ({ page }) => {
    const two = `<button style="${box(0, 0, 40, 20)}">save</button><button style="${box(100, 0, 40, 20)}">Save</button>`;
    expect(await place(page, two, 'button "Save"')).toEqual([120, 10]);
    expect(await place(page, `<button style="${box(0, 0, 40, 20)}">SAVE</button>`, 'button "Save"')).toEqual([20, 10]);
    expect(await problemOf(page, `<button>Save all</button>`, 'button "Save"')).toContain(
      'Each button here: "Save all"',
    );
  });

  test('inside another, by text, label, css, and by number', async ({ page }) => {
    const rows = [0, 1].map(
      (i) =>
        `<div role="group" aria-label="Row ${i}" style="${box(0, i * 100, 300, 60)}"><button style="${box(10, 10, 80, 40)}">Edit</button></div>`,
    );
    const body =
      rows.join('') +
      `<label style="${box(400, 0, 60, 20)}" for="n">Name</label><input id="n" style="${box(500, 0, 96, 16, 'border:2px solid')}">`;
    expect(await place(page, body, 'group "Row 1" >> button "Edit"')).toEqual([50, 130]);
    expect(await place(page, body, 'button "Edit" #2')).toEqual([50, 130]);
    expect(await place(page, body, 'text "Name"')).toEqual([430, 10]);
    expect((await place(page, body, 'label "Name"'))[0]).toBeGreaterThan(500);
    expect(await place(page, body, 'css "[aria-label=\'Row 0\'] button"')).toEqual([50, 30]);
    expect(await problemOf(page, body, 'button "Edit"')).toContain('2 elements match; say which one with #n');
    expect(await problemOf(page, body, 'button "Edit" #3')).toContain('there are only 2');
    expect(await problemOf(page, body, 'slider "Level"')).toContain('There is no slider here');
  });

  test('waits for what is about to appear', async ({ page }) => {
    const late = `<script>setTimeout(() => (document.body.innerHTML += '<button style="${box(0, 0, 40, 20)}">Late</button>'), 600)</script>`;
    expect(await place(page, late, 'button "Late"')).toEqual([20, 10]);
  });
});

test.describe('places', () => {
  test('the centre of what can be hit, not of what is covered or outside', async ({ page }) => {
    const half = `<button style="${box(100, 100, 200, 40)}">Go</button><div style="${box(100, 100, 120, 40, 'background:red')}"></div>`;
    const [x] = await place(page, half, 'button "Go"');
    expect(x).toBeGreaterThan(220);
    const edge = `<button style="${box(1180, 100, 300, 40)}">Go</button>`;
    expect(await place(page, edge, 'button "Go"')).toEqual([1230, 120]);
    const whole = `<button style="${box(100, 100, 200, 40)}">Go</button><div class="veil" style="position:fixed;inset:0"></div>`;
    expect(await problemOf(page, whole, 'button "Go"')).toContain('is covered by <div class="veil">');
    expect(await problemOf(page, `<button style="${box(0, 2000, 90, 40)}">Go</button>`, 'button "Go"')).toContain(
      'outside the viewport',
    );
  });

  test('an input without size is hit through its label or painted box', async ({ page }) => {
    const hidden = 'position:absolute;opacity:0;width:0;height:0;margin:0';
    const labelled = `<input type="checkbox" id="c" style="${hidden}"><label for="c" style="${box(200, 50, 60, 20)}">Wi-Fi</label>`;
    expect(await place(page, labelled, 'checkbox "Wi-Fi"')).toEqual([230, 60]);
    const painted = `<span style="${box(300, 50, 40, 40)}"><input type="checkbox" aria-label="Wi-Fi" style="position:absolute;opacity:0;inset:0;width:40px;height:40px;margin:0;pointer-events:none"><i style="position:absolute;inset:0"></i></span>`;
    expect(await place(page, painted, 'checkbox "Wi-Fi"')).toEqual([320, 70]);
  });

  test('fraction, edge and offset of a box', async ({ page }) => {
    const body = `<div role="img" aria-label="Map" style="${box(100, 100, 400, 200)}"></div>`;
    const of = (part: object) => place(page, body, { in: 'img "Map"', ...part } as Target);
    expect(await of({ fraction: [0.25, 0.5] })).toEqual([200, 200]);
    expect(await of({ edge: 'right' })).toEqual([498, 200]);
    expect(await of({ edge: 'top' })).toEqual([300, 102]);
    expect(await of({ offset: [10, -20] })).toEqual([310, 180]);
  });
});

test('places in a text: a drag from before to after selects just that', async ({ page }) => {
  const body = `<p role="note" style="${box(100, 100, 400, 60)}">One <b>two th</b>ree four</p>`;
  const of = (part: object) => place(page, body, { in: 'note', ...part } as Target);
  const [from, to] = [await of({ before: 'two' }), await of({ after: 'three' })];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toBe('two three');
  await page.mouse.dblclick(...(await of({ text: 'four' })));
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe('four');
  expect(await problemOf(page, body, { in: 'note', text: 'five' })).toContain('has no text "five"');
});

test.describe('values of sliders', () => {
  const native = (style: string, more = '') =>
    `<input type="range" aria-label="Level" min="0" max="100" value="20" ${more} style="margin:0;${style}" oninput="document.title = this.value">`;

  for (const value of [0, 7, 60, 93, 100]) {
    test(`a native range really takes ${value}`, async ({ page }) => {
      const [x, y] = await place(page, native(box(100, 100, 400, 16)), { in: 'slider "Level"', value });
      await page.mouse.click(x, y);
      await expect(page.getByRole('slider')).toHaveValue(`${value}`);
    });
  }

  test('a native range from right to left', async ({ page }) => {
    const body = native(box(100, 100, 400, 16, 'direction:rtl'));
    const [x, y] = await place(page, body, { in: 'slider "Level"', value: 75 });
    await page.mouse.click(x, y);
    await expect(page.getByRole('slider')).toHaveValue('75');
  });

  test('a native range that stands upright, both ways', async ({ page }) => {
    for (const direction of ['ltr', 'rtl']) {
      const body = native(box(100, 100, 16, 400, `writing-mode:vertical-lr;direction:${direction}`));
      const [x, y] = await place(page, body, { in: 'slider "Level"', value: 75 });
      await page.mouse.click(x, y);
      await expect(page.getByRole('slider')).toHaveValue('75');
    }
  });

  /** A thumb on a track, as libraries build them. */
  const thumb = (at: { now: number; vertical?: boolean; reversed?: boolean; inset?: number; input?: boolean }) => {
    const { now, vertical = false, reversed = false, inset = 0 } = at;
    const share = reversed !== vertical ? 1 - now / 200 : now / 200;
    const centre = inset + share * (400 - 2 * inset) - 10;
    const aria = `role="slider" aria-label="Level" aria-valuemin="0" aria-valuemax="200" aria-valuenow="${now}"`;
    const knob = vertical ? box(-8, centre, 20, 20) : box(centre, -8, 20, 20);
    const inner = at.input
      ? `<span style="${knob}"><input type="range" min="0" max="200" value="${now}" aria-label="Level" style="clip:rect(0 0 0 0);position:absolute;width:100%;height:100%;margin:-1px;overflow:hidden"></span>`
      : `<div tabindex="0" ${aria} style="${knob}"></div>`;
    return `<div style="${vertical ? box(300, 100, 4, 400) : box(300, 100, 400, 4)}"><div style="position:absolute;inset:0"></div>${inner}</div>`;
  };
  const target = { in: 'slider "Level"', value: 150 } as const;

  test('a thumb on a track: level, upright, reversed, inset, and a hidden input in the thumb', async ({ page }) => {
    expect(await place(page, thumb({ now: 40 }), target)).toEqual([600, 102]);
    expect(await place(page, thumb({ now: 40, input: true }), target)).toEqual([600, expect.any(Number)]);
    expect(await place(page, thumb({ now: 40, reversed: true }), target)).toEqual([400, 102]);
    expect(await place(page, thumb({ now: 40, vertical: true }), target)).toEqual([302, 200]);
    expect(await place(page, thumb({ now: 40, vertical: true, reversed: true }), target)).toEqual([302, 400]);
    expect(await place(page, thumb({ now: 40, inset: 10 }), target)).toEqual([595, 102]);
  });

  test('a value beside the scale, and something without a scale', async ({ page }) => {
    expect(await problemOf(page, thumb({ now: 40 }), { in: 'slider "Level"', value: 201 })).toContain('from 0 to 200');
    expect(await problemOf(page, '<button>Go</button>', { in: 'button "Go"', value: 1 })).toContain('has no scale');
  });
});

test.describe('steps', () => {
  const planOf = async (page: Page, body: string, step: ReferenceStep) => {
    await page.setContent(`<style>body{margin:0}</style>${body}`);
    return createOracle(on(page), 'pixel', [step]).plan(step, SEEN);
  };

  /** Scrolls as planned until nothing is left to do; returns the number of turns. */
  const scrollAll = async (page: Page, body: string, step: ReferenceStep) => {
    await page.setContent(`<style>body{margin:0}</style>${body}`);
    const oracle = createOracle(on(page), 'pixel', [step]);
    for (let turns = 0; turns < 20; turns++) {
      const [action] = await oracle.plan(step, SEEN);
      if (action === undefined) return turns;
      if (action.kind !== 'scroll' || action.at === undefined || !('point' in action.at)) throw new Error(action.kind);
      await page.mouse.move(...action.at.point);
      await page.mouse.wheel(action.dx, action.dy);
      await page.evaluate(() => new Promise((rest) => setTimeout(rest, 300)));
    }
    throw new Error('scrolls without end');
  };
  const scrollTo = (to: string, over?: string): ReferenceStep => ({ kind: 'scroll', to, over });

  test('the page is scrolled once, as far as needed', async ({ page }) => {
    const body = `<div style="height:3000px"><button style="${box(10, 1800, 90, 40)}">Deep</button></div>`;
    expect(await scrollAll(page, body, scrollTo('button "Deep"'))).toBe(1);
    await expect(page.getByRole('button')).toBeInViewport({ ratio: 1 });
    expect(await planOf(page, '<button>Here</button>', scrollTo('button "Here"'))).toEqual([]);
  });

  test('a list within a page that has to be scrolled itself', async ({ page }) => {
    const items = Array.from({ length: 80 }, (_, i) => `<div style="height:30px">Item ${i}</div>`).join('');
    const body = `<div style="height:3000px;position:relative"><div style="${box(100, 1500, 300, 200, 'overflow:auto')}">${items}</div></div>`;
    expect(await scrollAll(page, body, scrollTo('text "Item 61"'))).toBe(2);
    await expect(page.getByText('Item 61')).toBeInViewport({ ratio: 1 });
  });

  test('a list that renders its rows while it is scrolled', async ({ page }) => {
    const body = `<div id="list" role="list" style="${box(100, 100, 300, 200, 'overflow:auto')}"><div style="height:6000px;position:relative"></div></div>
      <script>const list = document.getElementById('list'), inner = list.firstChild;
      const draw = () => { inner.innerHTML = ''; const from = Math.floor(list.scrollTop / 30);
        for (let i = from; i < from + 8; i++) inner.insertAdjacentHTML('beforeend', '<div style="position:absolute;height:30px;top:' + i * 30 + 'px">Row ' + i + '</div>'); };
      list.onscroll = draw; draw();</script>`;
    expect(await scrollAll(page, body, scrollTo('text "Row 40"', 'list'))).toBeGreaterThan(3);
    await expect(page.getByText('Row 40', { exact: true })).toBeInViewport();
  });

  test('a target that never comes is named', async ({ page }) => {
    const body = `<div style="height:1500px"></div>`;
    await expect(scrollAll(page, body, scrollTo('text "Nowhere"'))).rejects.toThrow(
      /text "Nowhere": not on the page.*did not appear up to the end/,
    );
  });

  test('clicks, drags, keys and waits', async ({ page }) => {
    const body = `<button style="${box(0, 0, 100, 40)}">A</button><button style="${box(200, 0, 100, 40)}">B</button>`;
    expect(
      await planOf(page, body, { kind: 'click', on: 'button "A"', button: 'right', count: 2, modifiers: ['Shift'] }),
    ).toEqual([{ kind: 'click', at: { point: [50, 20] }, button: 'right', count: 2, modifiers: ['Shift'] }]);
    expect(await planOf(page, body, { kind: 'drag', from: 'button "A"', to: 'button "B"' })).toEqual([
      { kind: 'drag', from: { point: [50, 20] }, to: { point: [250, 20] } },
    ]);
    expect(await planOf(page, body, { kind: 'press', keys: 'Enter' })).toEqual([{ kind: 'press', keys: 'Enter' }]);
    expect(await planOf(page, body, { kind: 'wait', ms: 5 })).toEqual([{ kind: 'wait', ms: 5 }]);
  });

  test('points are those of the model space', async ({ page }) => {
    const step: ReferenceStep = { kind: 'hover', on: 'button "A"' };
    await page.setContent(`<style>body{margin:0}</style><button style="${box(0, 0, 128, 72)}">A</button>`);
    const transform = { model: { width: 1000, height: 1000 }, viewport: { width: 1280, height: 720 } };
    const [action] = await createOracle(on(page), 'ui_tars_native', [step]).plan(step, { ...SEEN, transform });
    expect(action).toEqual({ kind: 'hover', at: { point: [50, 50] } });
  });

  test('a native list is chosen from by keyboard', async ({ page }) => {
    const body = `<select aria-label="City"><option>Bern</option><option>New York</option></select>`;
    const actions = await planOf(page, body, { kind: 'select', in: 'combobox "City"', options: ['New York'] });
    expect(actions.map((action) => action.kind)).toEqual(['click', 'type', 'press']);
  });
});
