import type { Page } from '@playwright/test';
import { MODES } from '../../tasks/factors';
import { expect, test } from './probe';

/** Everything an observation could disturb, as one string. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const rects = [...document.querySelectorAll('*')].map((e) => {
      const r = e.getBoundingClientRect();
      return `${r.x},${r.y},${r.width},${r.height},${e.scrollTop},${e.scrollLeft}`;
    });
    const selection = getSelection();
    return JSON.stringify([
      document.documentElement.outerHTML,
      rects,
      document.activeElement?.id,
      [...document.querySelectorAll(':hover')].map((e) => e.tagName + e.id),
      scrollX,
      scrollY,
      selection?.toString(),
      (document.querySelector('#f') as HTMLInputElement | null)?.selectionStart,
      Object.keys(window).length,
      innerWidth,
      devicePixelRatio,
    ]);
  });
}

const OVERLAYS = `<style>body{height:2000px}#tip{display:none}#h:hover+#tip{display:block;position:fixed;top:20px;left:300px;background:#ffd}</style>
  <button id="h" style="position:fixed;top:20px;left:200px">hover me</button><div id="tip" role="tooltip">A tip</div>
  <input id="f" value="some text"><div popover id="pop"><button>in popover</button></div><dialog id="d"><button>in dialog</button></dialog>
  <div style="overflow:auto;height:100px;width:300px"><div style="height:900px;width:900px">scrolls</div></div>
  <x-s></x-s><iframe srcdoc="<input value=x><button>b</button>"></iframe>
  <script>
    customElements.define('x-s', class extends HTMLElement { constructor() { super(); this.attachShadow({mode:'open'}).innerHTML = '<button>s</button>' } });
    pop.showPopover(); d.show(); f.focus(); f.setSelectionRange(3, 6); document.querySelector('div[style]').scrollTop = 55; scrollTo(0, 40);
    window.seen = [];
    for (const t of ['focus','blur','scroll','resize','pointermove','mousemove','mouseover','mouseout','mouseleave','keydown','input','change','selectionchange','visibilitychange','toggle'])
      for (const target of [window, document]) target.addEventListener(t, e => seen.push(t), true);
    new MutationObserver(m => seen.push('mutation')).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  </script>`;

for (const deviceScaleFactor of [1, 2]) {
  for (const mode of MODES) {
    test(`${mode} changes nothing on a page with open overlays (device scale ${deviceScaleFactor})`, async ({
      probe,
    }) => {
      const on = await probe({ html: OVERLAYS, context: { deviceScaleFactor } });
      const page = on.session.page();
      await on.act({ kind: 'hover', at: { point: [220, 30] } });
      await expect(page.locator('#tip')).toBeVisible();
      await page.evaluate(() => {
        (window as unknown as { seen: string[] }).seen.length = 0;
      });
      const before = await stateOf(page);
      for (let i = 0; i < 3; i++) {
        const seen = await on.observe(mode, i);
        expect(seen.picture?.bytes.length).toBeGreaterThan(1000);
        expect(seen.notes).toEqual([]);
      }
      expect(await stateOf(page)).toBe(before);
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
      await expect(page.locator('#tip')).toBeVisible();
    });
  }
}

test('running animations are neither finished nor restarted (E47)', async ({ probe }) => {
  const on =
    await probe(`<style>#a{width:100px;height:20px;background:#08f;transition:transform 60s linear}#b{animation:spin 2s linear infinite;width:20px;height:20px;background:#f80}@keyframes spin{to{transform:rotate(1turn)}}</style>
    <div id="a"></div><div id="b"></div><div id="toast">toast</div><script>
    a.ontransitionend = a.ontransitioncancel = e => log(e.type); b.onanimationiteration = () => 0; b.onanimationend = b.onanimationcancel = e => log(e.type);
    requestAnimationFrame(() => requestAnimationFrame(() => { a.style.transform = 'translateX(600px)' }));
    const from = performance.now(); setTimeout(() => log(['toast', performance.now() - from]), 2000);</script>`);
  const page = on.session.page();
  for (let i = 0; i < 10; i++) for (const mode of ['ax_tree', 'som'] as const) await on.observe(mode);
  expect(await page.evaluate(() => document.getAnimations().map((a) => a.playState))).toEqual(['running', 'running']);
  await expect.poll(async () => (await on.events()).length).toBe(1);
  const [toast] = (await on.events()) as [string, number][];
  expect(toast![0]).toBe('toast');
  expect(toast![1]).toBeGreaterThanOrEqual(1990);
});

test('frames that come and go every 20 ms: fifty observations, no throw (E08)', async ({ probe }) => {
  const on = await probe(`<button>Stay</button><div id="r"></div><script>
    let n = 0; setInterval(() => { r.replaceChildren(); if (n++ % 2) { const f = document.createElement('iframe'); f.srcdoc = '<button>In ' + n + '</button>'; r.append(f) } }, 20)</script>`);
  for (let i = 0; i < 50; i++) {
    const seen = await on.observe(i % 5 === 0 ? 'ax_tree' : 'browser_use', i);
    expect(seen.text, seen.notes.join()).toContain('Stay');
  }
});

test('a page that navigates meanwhile degrades and never throws (E08)', async ({ probe }) => {
  const on = await probe(`<button>Stay</button><script>setTimeout(() => location.reload(), 60)</script>`);
  for (let i = 0; i < 15; i++) {
    const seen = await on.observe('ax_tree', i);
    expect(seen.picture !== undefined || seen.notes.length > 0).toBe(true);
  }
});

test('more than thirty frames are read', async ({ probe }) => {
  const on = await probe(
    Array.from(
      { length: 32 },
      (_, i) => `<iframe width="120" height="60" srcdoc="<button>B${i}</button>"></iframe>`,
    ).join(''),
  );
  await expect.poll(async () => (await on.read()).controls.length).toBe(32);
  const { controls } = await on.read();
  expect(new Set(controls.map((c) => c.id)).size).toBe(32);
  expect(controls.some((c) => c.id.startsWith('aa'))).toBe(true);
});
