import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The stand-in's site while a test runs. */
export interface StandInSite {
  url: string;
  /** Paths with queries that were asked for. */
  requests: string[];
  close(): Promise<void>;
}

/** As the original's page does it: nothing before success, a bar at the top afterwards. */
export const BANNER = `document.body.insertAdjacentHTML('afterbegin', '<div id="cb-success-banner" style="position:fixed;top:0;left:0;right:0;background:green">Done</div>')`;

/** Flags that any script can set; they decide nothing. */
const FLAGS = `document.documentElement.dataset.taskDone = 'true'; window.__COMPONENT_BENCH_TASK_DONE__ = true;
  dispatchEvent(new CustomEvent('componentbench:task-success', { detail: {} }));`;

/** Three pages: one is solved by any press of pointer or key, one by a code and a button, one only ever sets flags. */
const PAGES: Readonly<Record<string, string>> = {
  press: `<button style="position:fixed;inset:0;width:100%">Ring</button>
    <script>onpointerdown = onkeydown = () => setTimeout(() => { if (!document.getElementById('cb-success-banner')) ${BANNER} }, 300)</script>`,
  code: `<label>Gate code <input value="1"></label><button>Confirm</button>
    <script>document.querySelector('button').onclick = () => { if (document.querySelector('input').value === '4711') ${BANNER} }</script>`,
  flags: `<button>Finish</button><script>document.querySelector('button').onclick = () => { ${FLAGS} }; ${FLAGS}</script>`,
};

const PAGE_OF: Readonly<Record<string, keyof typeof PAGES>> = {
  'button-antd-T01': 'press',
  'pin_input_otp-antd-T03': 'code',
  'drag_drop_between_lists-mantine-T06': 'flags',
  'alpha_slider-antd-v2-T01': 'press',
  'time_picker-mui-v2-T35': 'code',
  'markdown_editor-external-v2-T02': 'flags',
};

/**
 * Serves the pages at the original's routes. Their content comes late, by a script of its own, as that of a page that is
 * rendered in the browser.
 * @param missing ids that have no page @param pages further ids with the content of their page
 */
export async function serveStandIn({
  missing = [],
  pages = {},
}: { missing?: readonly string[]; pages?: Readonly<Record<string, string>> } = {}): Promise<StandInSite> {
  const requests: string[] = [];
  const contentOf = (id: string) => (missing.includes(id) ? undefined : (pages[id] ?? PAGES[PAGE_OF[id] ?? '']));
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    requests.push(url.pathname + url.search);
    const [, route, id = ''] = url.pathname.split('/');
    const content = contentOf(id.replace(/\.js$/, ''));
    const isAsked =
      url.searchParams.get('mode') === 'benchmark' && (url.searchParams.get('bench') === 'v2') === id.includes('-v2-');
    response.setHeader('content-type', route === 'content' ? 'text/javascript' : 'text/html');
    if (route === 'content' && content !== undefined) {
      return void setTimeout(() => response.end(renderScript(content)), 100);
    }
    if (url.pathname === '/') return void response.end('<h1>Stand-in</h1>');
    if (route !== 'task' || content === undefined || !isAsked) {
      response.statusCode = 404;
      return void response.end('<h1>404</h1>');
    }
    response.end(`<!doctype html><html><head><title>Task</title><script>window.__next = {"buildId":"stand-in"}</script></head>
      <body style="margin:0"><main></main><script type="module" src="/content/${id}.js"></script></body></html>`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

/** Scripts in \`innerHTML\` do not run by themselves. */
function renderScript(content: string): string {
  return `const main = document.querySelector('main');
    main.innerHTML = ${JSON.stringify(content)};
    for (const script of main.querySelectorAll('script')) new Function(script.textContent)();`;
}
