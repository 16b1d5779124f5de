import { test, expect } from '../modes/probe';
import { createOracle } from '../../fixtures/oracle';
import type { ReferenceStep, Target } from '../../tasks/reference';

const INNER = `<body style="margin:0;height:1500px"><button style="position:absolute;left:20px;top:30px;width:100px;height:40px" onclick="parent.log('near')">Near</button>
  <input type="range" aria-label="Level" style="position:absolute;left:20px;top:100px;width:200px;margin:0" oninput="parent.log(this.value)">
  <button style="position:absolute;left:20px;top:1200px" onclick="parent.log('deep')">Deep</button></body>`;
/** A frame below the fold, moved and with a border, that scrolls itself. */
const PAGE = `<div style="height:900px"></div><button>Near</button>
  <iframe title="Preview" style="margin-left:300px;border:5px solid" width="400" height="250" srcdoc="${INNER.replaceAll('"', '&quot;')}"></iframe>
  <div style="height:900px"></div>`;
const FRAME = 'css "iframe"';

for (const mode of ['pixel', 'ui_tars_native', 'ax_tree'] as const) {
  test(`targets inside a frame: scrolled to, clicked, set to a value (${mode})`, async ({ probe }) => {
    const on = await probe(PAGE);
    const play = async (step: ReferenceStep) => {
      for (let turns = 0; turns < 12; turns++) {
        const seen = await on.observe(mode);
        const actions = await createOracle(on.session, mode, [step]).plan(step, seen);
        for (const action of actions) expect(await on.act(action, seen)).not.toHaveProperty('error');
        if (step.kind !== 'scroll' || actions.length === 0) return;
      }
      throw new Error('scrolls without end');
    };
    const click = (target: Target): ReferenceStep => ({
      kind: 'click',
      on: target,
      button: 'left',
      count: 1,
      modifiers: [],
    });
    await play({ kind: 'scroll', to: `${FRAME} >> button "Near"` });
    await play(click(`${FRAME} >> button "Near"`));
    expect(await on.events()).toEqual(['near']);
    const level = `${FRAME} >> slider "Level"`;
    await play({ kind: 'drag', from: level, to: { in: level, value: 80 } });
    expect((await on.events()).at(-1)).toBe('80');
    await play({ kind: 'scroll', to: `${FRAME} >> button "Deep"` });
    await play(click(`${FRAME} >> button "Deep"`));
    expect((await on.events()).at(-1)).toBe('deep');
  });
}

test('a target in a part of its frame that is out of view is named', async ({ probe }) => {
  const on = await probe(PAGE);
  const step: ReferenceStep = { kind: 'hover', on: `${FRAME} >> button "Near"` };
  const seen = await on.observe('pixel');
  await expect(createOracle(on.session, 'pixel', [step]).plan(step, seen)).rejects.toThrow(
    /button "Near": lies in a part of its frame that cannot be seen/,
  );
});
