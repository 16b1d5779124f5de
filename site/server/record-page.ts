import { readFileSync } from 'node:fs';
import path from 'node:path';
import { html, raw } from 'hono/html';
import type { PrivateTask } from '../../tasks/compiled';
import { htmlPage } from './browse-page';
import { fileLinks } from './sample-files';

const RECORDER = readFileSync(path.join(import.meta.dirname, 'recorder.js'), 'utf8');

/** The way in: what recording is for, and the first task of every type. */
export function recordIndex(tasks: readonly PrivateTask[]) {
  const firsts = tasks.filter((task, at) => tasks[at - 1]?.type !== task.type);
  return htmlPage(
    'Record',
    html`<h1>Record what people need</h1>
      <p>
        Do tasks by yourself: your steps and your time become the figures that agents are held against. Read the goal,
        press Start, do it. The recordings stay in this browser until you download them; put the file into
        <code>traces/human/</code>.
      </p>
      <ul>
        ${firsts.map((task) => html`<li><a href="/record/${task.id}">${task.type}</a></li>`)}
      </ul>`,
  );
}

/** One task to be recorded, in the window and the layout that agents get. */
export function recordPage(tasks: readonly PrivateTask[], id: string) {
  const at = tasks.findIndex((task) => task.id === id);
  const link = (task: PrivateTask | undefined, text: string) =>
    task ? html`<a href="/record/${task.id}">${text}</a>` : '';
  return htmlPage(
    `Record ${id}`,
    html`<style>
        body {
          max-width: none !important;
          margin: 12px auto !important;
        }
        #page {
          width: 1280px;
          height: 720px;
          border: 1px solid #8886;
        }
      </style>
      <nav>
        <a href="/record">All types</a> ${link(tasks[at - 1], 'Earlier')} ${link(tasks[at + 1], 'Next')}
        <span>${id}</span>
      </nav>
      <p><strong id="goal">${tasks[at]?.variants[0]?.goal}</strong></p>
      ${filesOf(tasks[at])}
      <p>
        <button id="start" type="button">Start</button>
        <span id="status" role="status">Read the goal first; the time runs from the moment the page is there.</span>
      </p>
      <iframe id="page" title="The task's page"></iframe>
      <p>
        <label>Recorded by <input id="by" autocomplete="off" /></label>
      </p>
      <p>
        <span id="kept"></span>
        <button id="download" type="button">Download</button>
        <button id="forget" type="button">Forget the last</button>
      </p>
      <script type="application/json" id="task">
        ${raw(JSON.stringify({ task: id }).replaceAll('<', '\\u003c'))}
      </script>
      <script>
        ${raw(RECORDER)};
      </script>`,
  );
}

/** What has to be on the person's machine before an upload begins. */
function filesOf(task: PrivateTask | undefined) {
  const links = fileLinks(task?.variants[0]?.files);
  if (links.length === 0) return '';
  return html`<p>Download first: ${links.map(({ name, href }) => html`<a href="${href}" download>${name}</a> `)}</p>`;
}
