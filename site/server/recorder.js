/* Runs in the record page, around the task's own page in a frame: notes what a person does there as countable steps (see
   traces/normalise.ts; the server merges and counts them) and keeps the recordings until they are downloaded. Nothing is put
   into the task's page but listeners, which look and never touch. */
(() => {
  const { task } = JSON.parse(document.getElementById('task').textContent);
  const $ = (id) => document.getElementById(id);
  const KEPT = 'cb-recordings';
  const DRAG_PX = 8;
  const AGAIN_MS = 500;
  const kept = () => JSON.parse(localStorage.getItem(KEPT) ?? '[]');
  const keep = (rows) => (localStorage.setItem(KEPT, JSON.stringify(rows)), showKept());
  const say = (text) => ($('status').textContent = text);
  let stop = () => {};

  $('by').value = localStorage.getItem('cb-recorded-by') ?? '';
  $('by').addEventListener('change', () => localStorage.setItem('cb-recorded-by', $('by').value.trim()));
  $('start').addEventListener('click', start);
  $('forget').addEventListener('click', () => keep(kept().slice(0, -1)));
  $('download').addEventListener('click', download);
  showKept();

  function showKept() {
    const rows = kept();
    $('kept').textContent = `${rows.length} ${rows.length === 1 ? 'recording' : 'recordings'} kept`;
    $('download').disabled = $('forget').disabled = rows.length === 0;
  }

  function download() {
    const text = kept()
      .map((row) => `${JSON.stringify(row)}\n`)
      .join('');
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
    link.download = 'recordings.jsonl';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  function start() {
    stop();
    const frame = $('page');
    say('Opening …');
    $('start').textContent = 'Start again';
    frame.onload = () => whenReady(frame.contentDocument, () => record(frame.contentWindow));
    frame.src = `/task/${task}?mode=benchmark`;
  }

  function whenReady(page, go) {
    const check = () => page.documentElement.dataset.cbReady === '1' && (observer.disconnect(), go());
    const observer = new MutationObserver(check);
    observer.observe(page.documentElement, { attributes: true });
    check();
  }

  function record(view) {
    const began = performance.now();
    const steps = follow(view, (n) => say(`Recording: ${n} ${n === 1 ? 'action' : 'actions'}`));
    const page = view.document;
    const observer = new MutationObserver(() => page.getElementById('cb-success-banner') && done());
    observer.observe(page.body, { childList: true, subtree: true });
    stop = () => (observer.disconnect(), steps.stop());
    say('Recording: 0 actions');
    // People press keys in the page, not in the frame around it.
    view.focus();

    async function done() {
      stop();
      const body = { task, by: $('by').value.trim() || 'unnamed', ms: performance.now() - began, steps: steps.list };
      const answer = await fetch('/api/record', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { row, error } = await answer.json();
      if (!row) return say(`Not kept: ${error}`);
      keep([...kept(), row]);
      say(`Solved in ${row.steps} ${row.steps === 1 ? 'step' : 'steps'} and ${(row.ms / 1000).toFixed(1)} s; kept`);
    }
  }

  /** Countable steps of a page, from now on. */
  function follow(view, told) {
    const list = [];
    const places = new WeakMap();
    const end = new AbortController();
    let held, lastClick;
    const add = (kind, more) => {
      const at = performance.now();
      list.push({ kind, startMs: at, endMs: at, ...more });
      told(list.length);
      return list.at(-1);
    };
    const on = (type, listen) =>
      view.addEventListener(type, (event) => event.isTrusted && listen(event), {
        capture: true,
        passive: true,
        signal: end.signal,
      });
    const targetOf = (event) => event.composedPath()[0];

    on('pointerdown', (event) => {
      const { clientX: x, clientY: y, button } = event;
      const again =
        lastClick?.step === list.at(-1) &&
        lastClick?.button === button &&
        performance.now() - lastClick.step.endMs < AGAIN_MS &&
        Math.hypot(x - lastClick.x, y - lastClick.y) < DRAG_PX;
      // A double click is one step. A step begins with the press: success may come before the release.
      held = { x, y, button, step: again ? lastClick.step : add('click') };
      lastClick = held;
      told(list.length);
    });
    on('pointermove', (event) => {
      if (held && event.buttons && Math.hypot(event.clientX - held.x, event.clientY - held.y) > DRAG_PX) {
        held.step.kind = 'drag';
        lastClick = undefined;
      }
    });
    // A native drag ends the pointer's own events; it ends itself with dragend.
    on('dragstart', () => held && ((held.step.kind = 'drag'), (lastClick = undefined)));
    for (const type of ['pointerup', 'dragend']) {
      on(type, () => {
        if (held) held.step.endMs = performance.now();
        held = undefined;
      });
    }
    on('keydown', (event) => {
      const { key, repeat } = event;
      if (repeat || ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'Process', 'Dead', 'Unidentified'].includes(key))
        return;
      const typed = event.getModifierState('AltGraph');
      const held = ['Control', 'Alt', 'Meta'].filter((name) => !typed && event.getModifierState(name));
      if (held.length > 0) {
        if (event.shiftKey) held.push('Shift');
        add('press', { keys: [...held, key.length === 1 ? key.toLowerCase() : key].join('+') });
      } else if ([...key].length === 1 && takesText(targetOf(event))) add('type');
      else add('press', { keys: key });
    });
    on('compositionend', () => add('type'));
    on('wheel', (event) => {
      const place = scrollerOf(targetOf(event));
      if (!places.has(place)) places.set(place, String(performance.now()));
      add('scroll', { place: places.get(place) });
    });
    on('change', (event) => {
      const target = targetOf(event);
      if (target.tagName === 'INPUT' && target.type === 'file') add('upload');
      // The list of a native select lies outside the page: its opening is seen as a click, the choice only here.
      const native = target.tagName === 'SELECT' && !target.multiple && target.size <= 1;
      if (native && list.at(-1)?.kind === 'click') add('click');
    });
    return { list, stop: () => end.abort() };
  }

  function takesText(target) {
    if (target.isContentEditable || target.tagName === 'TEXTAREA') return true;
    const other = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;
    return target.tagName === 'INPUT' && !other.test(target.type);
  }

  function scrollerOf(target) {
    for (let at = target; at; at = at.parentElement) {
      const style = at.nodeType === 1 ? at.ownerDocument.defaultView.getComputedStyle(at) : undefined;
      if (
        style &&
        /auto|scroll/.test(style.overflowX + style.overflowY) &&
        at.scrollHeight + at.scrollWidth > at.clientHeight + at.clientWidth
      )
        return at;
    }
    return target.ownerDocument;
  }
})();
