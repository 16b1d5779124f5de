import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from '@playwright/test';
import type { BrowserContextOptions } from '@playwright/test';
import type { Action, Observation } from '../../agents/contract';
import type { ModeName } from '../../tasks/factors';
import { executeAction } from '../../fixtures/input/execute';
import { modes } from '../../fixtures/modes';
import type { ActionResult } from '../../fixtures/modes/contract';
import type { SeenControl, SeenPage } from '../../fixtures/observe/read-page';
import { readPage } from '../../fixtures/observe/read-page';
import { createRegistry } from '../../fixtures/observe/registry';
import { LiveSession } from '../../fixtures/session/live';
import { settle } from '../../fixtures/settle';

export interface Probe {
  session: LiveSession;
  /** What the page has logged with `log(…)`. */
  events(): Promise<unknown[]>;
  observe(mode: ModeName, step?: number): Promise<Observation>;
  read(): Promise<SeenPage>;
  /** The one listed control with that name. */
  control(name: string, role?: string): Promise<SeenControl>;
  /** Runs an action and lets the page settle. */
  act(action: Action, observation?: Observation): Promise<ActionResult>;
  /** The action alone. */
  run(action: Action): Promise<ActionResult>;
  /** Click by point, CSS px. */
  click(x: number, y: number): Promise<ActionResult>;
}

export interface ProbeRequest {
  html: string;
  /** Further documents by path, e.g. `/inner`. */
  pages?: Record<string, string>;
  context?: BrowserContextOptions;
  files?: Record<string, string>;
}

const SHELL = (body: string) =>
  `<!doctype html><meta charset="utf-8"><title>probe</title><style>body{margin:0;font:14px sans-serif}</style>
<script>window.events=[];window.log=(...e)=>window.events.push(e.length===1?e[0]:e);</script>${body}`;

interface Fixtures {
  /** Opens a page with a live session on it; both are closed after the test. */
  probe(request: string | ProbeRequest): Promise<Probe>;
  /** Serves documents by path on a port of its own; `{other}` in them is the other server's origin. */
  serve(pages: Record<string, string>): Promise<string>;
}

export const test = base.extend<Fixtures>({
  serve: async ({}, use) => {
    const servers: ReturnType<typeof createServer>[] = [];
    await use(async (pages) => {
      const server = createServer((request, response) => {
        const body = pages[(request.url ?? '/').split('?')[0]!];
        response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(body ?? 'not here');
      });
      servers.push(server);
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  },
  probe: async ({ browser, serve }, use) => {
    const closers: (() => Promise<void>)[] = [];
    await use(async (given) => {
      const request = typeof given === 'string' ? { html: given } : given;
      const origin = await serve({ '/': SHELL(request.html), ...request.pages });
      const viewport = request.context?.viewport ?? { width: 1280, height: 720 };
      const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', viewport, ...request.context });
      const page = await context.newPage();
      const session = await LiveSession.open({
        context,
        page,
        homeUrl: `${origin}/`,
        viewport,
        deviceScaleFactor: request.context?.deviceScaleFactor ?? 1,
        registry: () => createRegistry(),
        files: request.files ?? {},
        release: () => context.close(),
      });
      closers.push(() => session.close());
      await page.goto(`${origin}/`);
      return probeOf(session);
    });
    for (const close of closers) await close();
  },
});
export { expect };

function probeOf(session: LiveSession): Probe {
  const empty = (): Observation => ({
    mode: 'pixel',
    step: 0,
    transform: { model: session.viewport, viewport: session.viewport },
    notes: [],
  });
  const probe: Probe = {
    session,
    events: () => session.page().evaluate(() => (window as unknown as { events: unknown[] }).events),
    observe: (mode, step = 0) => modes[mode].observe(session, { step }),
    read: () => readPage(session),
    async control(name, role) {
      const { controls } = await readPage(session);
      const found = controls.filter((c) => c.name === name && (role === undefined || c.role === role));
      expect(
        found,
        `${role ?? 'control'} ${name} among ${controls.map((c) => `${c.role} ${c.name}`).join(', ')}`,
      ).toHaveLength(1);
      return found[0]!;
    },
    run: (action) => executeAction(session, action, empty()),
    async act(action, observation) {
      const result = await executeAction(session, action, observation ?? empty());
      if (session.dialog() === undefined) await settle(session);
      return result;
    },
    click: (x, y) => probe.act({ kind: 'click', at: { point: [x, y] }, button: 'left', count: 1, modifiers: [] }),
  };
  return probe;
}

export const clickId = (id: string, more: Partial<Extract<Action, { kind: 'click' }>> = {}): Action => ({
  kind: 'click',
  at: { id },
  button: 'left',
  count: 1,
  modifiers: [],
  ...more,
});
