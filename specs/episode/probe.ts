import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fs from 'node:fs';
import path from 'node:path';
import { test, type Browser } from '@playwright/test';
import type { Action, Agent, Decision, EpisodeContext, Observation } from '../../agents/contract';
import type { EpisodeResult } from '../../fixtures/episode/run';
import { runEpisode } from '../../fixtures/episode/run';
import type { EpisodeSetup } from '../../fixtures/episode/setup';
import { executeAction } from '../../fixtures/input/execute';
import { pixel } from '../../fixtures/modes/pixel';
import { freshContexts, VIEWPORT, type Places } from '../../fixtures/session/context';
import { LiveSession } from '../../fixtures/session/live';
import { createRegistry } from '../../fixtures/observe/registry';
import type { PrivateTask } from '../../tasks/compiled';

/** A site of one page, made for a test. */
export interface Probe {
  url: string;
  /** Paths that were asked for. */
  requests: string[];
  /** What the verifier answers; undefined: there is none and the banner decides. */
  word?: { solved: boolean; transientSuccess?: number; violations?: string[] };
  close(): Promise<void>;
}

/** Inserts the success banner. */
export const SUCCEED = `document.body.insertAdjacentHTML('beforeend', '<div id="cb-success-banner">ok</div>')`;
export const READY = `document.documentElement.dataset.cbReady = '1';`;

/** @param body inner HTML of the page @param head scripts of the page; the default says at once that it is ready */
export async function probe(body: string, head = `<script>${READY}</script>`): Promise<Probe> {
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    const url = request.url ?? '/';
    requests.push(url);
    if (url.startsWith('/api/episodes/')) {
      response.setHeader('content-type', 'application/json');
      response.statusCode = site.word === undefined ? 404 : 200;
      return void response.end(JSON.stringify(site.word ?? {}));
    }
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><html><head>${head}<script>window.__CB__ = { token: 'probe' }</script>
      <style>body { margin: 0 } button { position: absolute; left: 100px; top: 100px; width: 200px; height: 80px }</style>
      </head><body>${url.startsWith('/task') ? body : `other page ${url}`}</body></html>`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const site: Probe = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return site;
}

/** The middle of the probe pages' button. */
export const CLICK: Action = { kind: 'click', at: { point: [200, 140] }, button: 'left', count: 1, modifiers: [] };
export const WAIT = (ms: number): Action => ({ kind: 'wait', ms });
export const act = (...actions: Action[]): Decision => ({ kind: 'act', raw: '', actions });
export const GIVE_UP: Decision = { kind: 'stop', raw: '', reason: 'gave_up', detail: 'enough' };

/** An agent that gives the decisions of a list, then gives up. */
export function scripted(decisions: (Decision | ((seen: Observation) => Promise<Decision>))[]): Agent & {
  seen: Observation[];
  closed: number;
  context?: EpisodeContext;
} {
  const rest = [...decisions];
  const agent = {
    name: 'scripted',
    seen: [] as Observation[],
    closed: 0,
    context: undefined as EpisodeContext | undefined,
    start(context: EpisodeContext) {
      agent.context = context;
      return {
        decide: async (observation: Observation): Promise<Decision> => {
          agent.seen.push(observation);
          const next = rest.shift() ?? GIVE_UP;
          return typeof next === 'function' ? next(observation) : next;
        },
        close: async () => void agent.closed++,
      };
    },
  };
  return agent;
}

export const TASK: PrivateTask = {
  id: 'button-antd-T01',
  suite: 'v1',
  type: 'button',
  family: 'command_navigation',
  library: 'antd',
  component: 'AntD: Button',
  template: 'activate',
  bucket: 'easy',
  tier: 'L0',
  axes: {
    precision_requirement: 1,
    target_acquisition: 1,
    density_choice_interference: 1,
    depth_layering: 1,
    feedback_dynamics: 1,
    semantic_observability: 1,
    disambiguation_load: 1,
  },
  scene: {
    theme: 'light',
    spacing: 'comfortable',
    layout: 'isolated_card',
    placement: 'center',
    scale: 'default',
    instances: 1,
    guidance: 'text',
    clutter: 'none',
  },
  predicate: 'equals',
  needsConfirm: false,
  needsInstance: false,
  unreachable: {},
  variants: [{ goal: 'Press the button.', values: {}, success: {}, nearMisses: [], reference: [] }],
};

export interface Play extends EpisodeResult {
  runDir: string;
}

/** Plays one episode on a probe page. */
export async function play(
  browser: Browser,
  site: Probe,
  agent: Agent,
  changes: Partial<EpisodeSetup> & { places?: Places } = {},
): Promise<Play> {
  const runDir = changes.runDir ?? freshFolder();
  const places = changes.places ?? freshContexts(browser);
  const result = await runEpisode({
    task: TASK,
    variant: 0,
    trial: 0,
    seed: 1,
    mode: pixel,
    agent,
    limits: { steps: 20, task: 30_000, step: 20_000 },
    open: () => openProbe(places, site),
    execute: executeAction,
    runDir,
    pictures: 'failed',
    taskChecksum: 'c',
    siteBuild: 'b',
    ...changes,
  });
  return { ...result, runDir };
}

export async function openProbe(places: Places, site: Probe): Promise<LiveSession> {
  const place = await places.take();
  return LiveSession.open({
    ...place,
    homeUrl: `${site.url}/task/probe?mode=benchmark`,
    viewport: VIEWPORT,
    deviceScaleFactor: 1,
    registry: createRegistry,
  });
}

/** A folder of this test, which Playwright clears away before the next run. */
function freshFolder(): string {
  const folder = test.info().outputPath();
  fs.mkdirSync(folder, { recursive: true });
  return fs.mkdtempSync(path.join(folder, 'run-'));
}
