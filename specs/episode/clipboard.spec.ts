import { test, expect } from '@playwright/test';
import { executeAction } from '../../fixtures/input/execute';
import { freshContexts, onePage } from '../../fixtures/session/context';
import type { Action } from '../../agents/contract';
import { act, play, probe, scripted, SUCCEED } from './probe';

const PAGE = `<button onclick="navigator.clipboard.writeText('from the button')">Copy</button>
  <textarea style="position:absolute;left:400px;top:100px;width:300px;height:100px"></textarea>
  <script>addEventListener('input', (e) => { if (['from the button', 'typed'].includes(e.target.value)) window.full = true;
    if (window.full && e.target.value.endsWith(' pasted')) ${SUCCEED} });
    addEventListener('paste', async (e) => document.title = JSON.stringify(await navigator.clipboard.readText()));</script>`;
const click = (x: number, y: number): Action => ({
  kind: 'click',
  at: { point: [x, y] },
  button: 'left',
  count: 1,
  modifiers: [],
});
const press = (keys: string): Action => ({ kind: 'press', keys });

for (const [what, placesOf] of [
  ['a fresh context each', freshContexts],
  ['one page for all', onePage],
] as const) {
  test(`a copy button and the keyboard reach the clipboard; no episode finds another's (${what})`, async ({
    browser,
  }) => {
    const site = await probe(PAGE);
    const places = placesOf(browser);
    const copyAndPaste = scripted([
      act(click(200, 140)),
      act(click(450, 150)),
      act(press('Control+v')),
      act({ kind: 'type', text: ' pasted' }),
    ]);
    expect((await play(browser, site, copyAndPaste, { places })).record.outcome).toBe('solved');

    let pasted = '';
    const onlyPaste = scripted([act(click(450, 150)), act(press('Control+v')), act({ kind: 'type', text: '' })]);
    const { record } = await play(browser, site, onlyPaste, {
      places,
      execute: async (session, action, seen, signal) => {
        const result = await executeAction(session, action, seen, signal);
        pasted = await session.page().locator('textarea').inputValue();
        return result;
      },
    });
    expect(record.outcome).toBe('gave_up');
    expect(pasted).toBe('');

    const byKeys = scripted([
      act(click(450, 150)),
      act({ kind: 'type', text: 'typed' }),
      act(press('Control+a')),
      act(press('Control+x')),
      act(press('Control+v')),
      act({ kind: 'type', text: ' pasted' }),
    ]);
    expect((await play(browser, site, byKeys, { places })).record.outcome).toBe('solved');
    await places.close();
    await site.close();
  });
}
