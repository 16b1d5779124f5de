/* The episode list and the trajectory viewer: a plain script, so that the page works from disk. Texts of models and pages are
   only ever set as text. */
(() => {
  const data = window.CB_EPISODES;
  const steps = (window.CB_STEPS = {});
  const pageSize = 100;
  let shown = pageSize;
  const $ = (id) => document.getElementById(id);
  const el = (tag, props = {}, ...children) => {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(props)) {
      if (name === 'class') node.className = value;
      else if (name in node) node[name] = value;
      else node.setAttribute(name, value);
    }
    node.append(...children.filter((c) => c !== null && c !== undefined && c !== ''));
    return node;
  };
  const svg = (tag, attributes, ...children) => {
    const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    node.append(...children);
    return node;
  };
  const rows = data.rows.map(([column, task, variant, trial, outcome, steps, human, ms, bundle, reason], index) => ({
    ...{ index, column, task, variant, trial, outcome: data.outcomes[outcome], steps, human, ms, bundle, reason },
  }));
  const keyOf = (r) => [r.column, r.task, r.variant, r.trial].join('|');

  for (const [id, values] of [
    ['column', data.columns],
    ['outcome', data.outcomes],
  ]) {
    values.forEach((value, i) => $(id).append(el('option', { value: id === 'column' ? String(i) : value }, value)));
    $(id).addEventListener('change', () => list(pageSize));
  }
  $('filter').addEventListener('input', () => list(pageSize));
  $('more').addEventListener('click', () => list(shown + pageSize));

  function list(most) {
    shown = most;
    const text = $('filter').value.trim().toLowerCase();
    const found = rows.filter(
      (r) =>
        ($('column').value === '' || r.column === Number($('column').value)) &&
        ($('outcome').value === '' || r.outcome === $('outcome').value) &&
        (text === '' || r.task.toLowerCase().includes(text) || r.reason.toLowerCase().includes(text)),
    );
    $('count').textContent = `${found.length} of ${rows.length} episodes`;
    $('list').replaceChildren(
      ...found.slice(0, shown).map((r) => {
        const name = r.task + (r.variant || r.trial ? ` (${r.variant}/${r.trial})` : '');
        const cells = [
          data.columns[r.column],
          r.outcome,
          r.steps ?? '',
          r.human ?? 'n/a',
          r.ms === null ? '' : (r.ms / 1000).toFixed(1),
        ];
        return el(
          'tr',
          {},
          el('th', { class: 'l', scope: 'row' }, el('a', { href: `#${encodeURIComponent(keyOf(r))}` }, name)),
          ...cells.map((c) => el('td', {}, String(c))),
          el('th', { class: 'l' }, r.reason),
        );
      }),
    );
    $('more').hidden = found.length <= shown;
  }

  const fetched = new Map();
  function script(src) {
    if (!fetched.has(src)) {
      const loading = new Promise((done) => {
        const node = el('script', { src });
        node.onload = node.onerror = done;
        document.head.append(node);
      });
      fetched.set(src, loading);
    }
    return fetched.get(src);
  }

  async function load(row) {
    if (row.bundle === null) return undefined;
    await script(`data/steps-${row.bundle}.js`);
    return steps[keyOf(row)];
  }

  async function open() {
    const key = decodeURIComponent(location.hash.slice(1));
    const row = rows.find((r) => keyOf(r) === key);
    if (!row) return;
    const sides = [side(row, await load(row)), await referenceSide(row)].filter(Boolean);
    await script('data/goals.js');
    const goal = (window.CB_GOALS ?? {})[`${row.task}|${row.variant}`];
    const head = [el('h2', {}, row.task), goal ? el('p', { class: 'goal' }, goal) : ''].filter(Boolean);
    $('trajectory').replaceChildren(...head, el('div', { class: 'side' }, ...sides));
    $('trajectory').scrollIntoView();
  }

  /** The reference beside an episode: of a run that holds it, else its stored trace. */
  async function referenceSide(row) {
    if (data.references.includes(row.column)) return undefined;
    const found = rows.filter(
      (r) => data.references.includes(r.column) && r.task === row.task && r.variant === row.variant,
    );
    const best = found.find((r) => data.modes[r.column] === data.modes[row.column]) ?? found[0];
    if (best) return side(best, await load(best));
    await script('data/reference.js');
    const stored = (window.CB_REFERENCE ?? {})[row.task];
    const title = el('h3', {}, 'reference');
    if (!stored) return el('div', {}, title, el('p', { class: 'note' }, 'No reference trace is stored for this task.'));
    const note = `stored trace, pixel, ${stored.length} ${stored.length === 1 ? 'step' : 'steps'}${row.variant ? ', canonical variant' : ''}`;
    return el('div', {}, title, el('p', { class: 'note' }, note), ...stored.map(step));
  }

  function side(row, list) {
    const facts = `${row.outcome}, ${row.steps ?? 0} ${row.steps === 1 ? 'step' : 'steps'}${row.reason ? `: ${row.reason}` : ''}`;
    const body = list
      ? list.map(step)
      : [
          el(
            'p',
            { class: 'note' },
            row.bundle === null ? 'No steps are stored in this report.' : 'The steps could not be loaded.',
          ),
        ];
    return el('div', {}, el('h3', {}, data.columns[row.column]), el('p', { class: 'note' }, facts), ...body);
  }

  function step(s) {
    const [width, height] = s.viewport ?? [1280, 720];
    const marks = svg('svg', { viewBox: `0 0 ${width} ${height}` });
    const stroke = { fill: 'none', stroke: '#e5007d', 'stroke-width': 3 };
    if (s.from && s.at)
      marks.append(svg('line', { x1: s.from[0], y1: s.from[1], x2: s.at[0], y2: s.at[1], ...stroke }));
    if (s.from) marks.append(svg('circle', { cx: s.from[0], cy: s.from[1], r: 7, ...stroke }));
    if (s.at) {
      marks.append(svg('circle', { cx: s.at[0], cy: s.at[1], r: 14, ...stroke }));
      marks.append(svg('circle', { cx: s.at[0], cy: s.at[1], r: 3, fill: '#e5007d' }));
    }
    const shot = el('div', { class: 'shot' });
    if (s.picture) {
      const picture = el('img', { src: s.picture, alt: `What the agent saw before step ${s.i}`, loading: 'lazy' });
      picture.onerror = () => picture.remove();
      const link = el('a', { href: s.picture, target: '_blank', title: 'The picture in its own size' }, picture);
      shot.append(link);
    } else {
      marks.append(
        svg(
          'text',
          { x: width / 2, y: height / 2, 'text-anchor': 'middle', 'font-size': 28, fill: 'currentColor', opacity: 0.5 },
          'no picture kept',
        ),
      );
    }
    shot.append(marks);
    const times = (s.times ?? [])
      .map((ms, i) => `${['observe', 'model', 'waiting', 'act', 'settle'][i]} ${Math.round(ms)} ms`)
      .join(' · ');
    const seen = s.text ? el('details', {}, el('summary', {}, 'What the model read'), el('pre', {}, s.text)) : '';
    const said =
      s.raw && s.raw !== s.action ? el('details', {}, el('summary', {}, 'Raw answer'), el('pre', {}, s.raw)) : '';
    return el(
      'div',
      { class: 'step' },
      shot,
      el(
        'div',
        {},
        el('strong', {}, `Step ${s.i}${s.refused ? ', refused' : ''}`),
        el('pre', {}, s.action || '(no action)'),
        s.hit ? el('p', { class: 'note' }, `hit ${s.hit}`) : '',
        s.space ? el('p', { class: 'note' }, s.space) : '',
        s.error ? el('p', { class: 'error' }, s.error) : '',
        s.thought ? el('p', {}, s.thought) : '',
        seen,
        said,
        times ? el('p', { class: 'note' }, `${times}${s.tokens ? ` · ${s.tokens}` : ''}`) : '',
      ),
    );
  }

  window.addEventListener('hashchange', open);
  list(pageSize);
  open();
})();
