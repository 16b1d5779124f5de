import { html } from 'hono/html';
import type { PrivateTask } from '../../tasks/compiled';

/** The list of tasks that people see at `/`; of what is private it shows the goal only. */
export interface BrowseQuery {
  suite?: string;
  family?: string;
  type?: string;
  library?: string;
  tier?: string;
  page: number;
}

const FILTERS = ['suite', 'family', 'type', 'library', 'tier'] as const;
const PER_PAGE = 100;

export function browsePage(tasks: PrivateTask[], query: BrowseQuery) {
  const hits = tasks.filter((task) => FILTERS.every((name) => !query[name] || task[name] === query[name]));
  const pages = Math.max(1, Math.ceil(hits.length / PER_PAGE));
  const page = Math.min(Math.max(1, query.page), pages);
  const shown = hits.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return htmlPage(
    'Tasks',
    html`<h1>ComponentBench tasks</h1>
      <form method="get">
        ${FILTERS.map((name) => filter(name, [...new Set(tasks.map((task) => task[name]))], query[name]))}
        <button>Show</button> <a href="/">Show all</a>
      </form>
      <p><a href="/record">Record what people need</a></p>
      <p>${hits.length} of ${tasks.length} tasks${pages > 1 ? `, page ${page} of ${pages}` : ''}</p>
      <table>
        <thead>
          <tr>
            <th>Task</th>
            <th>Goal</th>
            <th>Component</th>
            <th>Tier</th>
            <th>Scene</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map(row)}
        </tbody>
      </table>
      <nav>
        ${page > 1 ? html`<a href="${pageLink(query, page - 1)}">Earlier</a>` : ''}
        ${page < pages ? html`<a href="${pageLink(query, page + 1)}">Later</a>` : ''}
      </nav>`,
  );
}

/** A page that says in plain words why there is nothing else to see. */
export function messagePage(title: string, text: string) {
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>
      <p><a href="/">All tasks</a></p>`,
  );
}

function row(task: PrivateTask) {
  const { theme, spacing, layout, placement, scale, instances, guidance, clutter } = task.scene;
  const scene = [theme, spacing, layout, placement, scale, `${instances}×`, guidance, `clutter ${clutter}`].join(', ');
  return html`<tr>
    <td><a href="/task/${task.id}?mode=presentation">${task.id}</a></td>
    <td>${task.variants[0]?.goal}</td>
    <td>${task.component}</td>
    <td>${task.tier}</td>
    <td>${scene}</td>
  </tr>`;
}

function filter(name: string, values: string[], chosen: string | undefined) {
  return html`<label>
    ${name}
    <select name="${name}">
      <option value="">all</option>
      ${values.sort().map((value) => html`<option ${value === chosen ? 'selected' : ''}>${value}</option>`)}
    </select>
  </label> `;
}

function pageLink(query: BrowseQuery, page: number): string {
  const set = FILTERS.flatMap((name) => (query[name] ? [[name, query[name]] as [string, string]] : []));
  return `/?${new URLSearchParams([...set, ['page', String(page)]])}`;
}

/** A page of the site's own, in its plain style. */
export function htmlPage(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title} · ComponentBench</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            font:
              15px/1.5 system-ui,
              sans-serif;
            margin: 24px auto;
            max-width: 1160px;
            padding: 0 20px;
          }
          form {
            display: flex;
            flex-wrap: wrap;
            gap: 12px;
            align-items: end;
            margin: 16px 0;
            font-size: 13px;
          }
          label {
            display: grid;
            gap: 2px;
          }
          select,
          button {
            font: inherit;
            padding: 4px 8px;
          }
          table {
            border-collapse: collapse;
            width: 100%;
          }
          th,
          td {
            text-align: left;
            vertical-align: top;
            padding: 6px 10px;
            border-bottom: 1px solid #8884;
          }
          td:first-child {
            white-space: nowrap;
          }
          td:last-child {
            font-size: 13px;
            opacity: 0.8;
          }
          nav {
            display: flex;
            gap: 16px;
            margin: 16px 0;
          }
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}
