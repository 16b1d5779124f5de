import { expect, test } from '@playwright/test';
import reference from '../../agents/reference';
import { axTree } from '../../fixtures/modes/ax-tree';
import { browserUse } from '../../fixtures/modes/browser-use';
import { createOracle } from '../../fixtures/oracle';
import type { ReferenceStep } from '../../tasks/reference';
import { play, probe, SUCCEED } from './probe';

const click = (on: Extract<ReferenceStep, { kind: 'click' }>['on']): ReferenceStep => ({
  kind: 'click',
  on,
  button: 'left',
  count: 1,
  modifiers: [],
});
const NOTE = 'textbox "Note"';
const TO_DO: ReferenceStep[] = [
  { kind: 'drag', from: { in: NOTE, before: 'at ten' }, to: { in: NOTE, after: 'at ten' } },
  { kind: 'type', text: 'at six' },
  // Invisible until it is pointed at or focused.
  click('button "Remove"'),
  { kind: 'drag', from: 'css "#thumb"', to: { in: 'css "#area"', fraction: [0.65, 0.2] } },
  // Something lies over all of it from now on.
  click('button "Cover"'),
  click('button "Cancel"'),
];
const PAGE = `<style>button { position: static !important; height: 30px !important }
  #area { position: relative; width: 200px; height: 100px; background: coral } #thumb { position: absolute; width: 10px; height: 10px }
  .late:not(:focus) { opacity: 0 }</style>
  <div contenteditable="true" role="textbox" aria-label="Note" id="note"><p>Come <b>at</b> ten, please.</p><p>Thank you.</p></div>
  <input aria-label="Name"><button class="late" onclick="done('removed')">Remove</button>
  <div><div id="area"><div id="thumb"></div></div>
    <div role="slider" aria-label="Hue" tabindex="0" aria-valuenow="20" aria-valuemax="359">hue</div>
    <input aria-label="Hex" value="#ff0000" oninput="this.value === 'cc7447' && done('coloured')"></div>
  <button onclick="cover()">Cover</button><button onclick="done('cancelled')">Cancel</button>
  <script>
    const all = new Set();
    function done(what) {
      all.add(what);
      const written = document.getElementById('note').innerText.includes('Come at six, please.');
      if (written && all.size === 3) ${SUCCEED};
    }
    function cover() {
      document.body.insertAdjacentHTML('beforeend', '<div style="position:fixed;inset:0;background:#fff">A picture</div>');
    }
  </script>`;

test('what no id can name is done with keys: places in a text, a colour, what is invisible or covered', async ({
  browser,
}) => {
  const site = await probe(PAGE);
  const agent = await reference({ interface: 'text', env: {} });
  for (const mode of [axTree, browserUse]) {
    const { record } = await play(browser, site, agent, {
      mode,
      oracle: (session) => createOracle(session, mode.name, TO_DO),
    });
    expect(record.reason).toBeUndefined();
    expect(record.outcome).toBe('solved');
  }
  await site.close();
});
