import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { Observation } from '../../agents/contract';
import { modes } from '../../fixtures/modes';
import { smartResize } from '../../fixtures/modes/smart-resize';
import { MARK_CAP } from '../../fixtures/modes/som';
import { paintGrid, paintMarks, resizePicture } from '../../fixtures/observe/paint';
import { takePicture } from '../../fixtures/observe/picture';
import { readPage, type SeenPage } from '../../fixtures/observe/read-page';
import { createRegistry } from '../../fixtures/observe/registry';
import { renderDom } from '../../fixtures/observe/render-dom';
import { renderTree } from '../../fixtures/observe/render-tree';
import { CONTEXT, VIEWPORT } from '../../fixtures/session/context';
import { LiveSession } from '../../fixtures/session/live';
import { MODES, type ModeName } from '../../tasks/factors';
import { browserLaunchOptions } from '../browser';
import { bundlePage } from '../page-bundle';
import type { Bench } from './bench';
import { usageBelow } from './cpu';
import { median, quantile, round } from './statistics';

const WARM_UP = 3;
const ROUNDS = 25;

/** Parts of an observation, ms; each is measured alone, so that picture and elements, which run side by side, are told apart. */
type Part = 'picture' | 'elements' | 'text' | 'painting';
const PARTS: readonly Part[] = ['picture', 'elements', 'text', 'painting'];

interface Sample {
  whole: number;
  /** CPU ms of browser and Node; single ones are rough (the clock ticks every 10 ms), their mean is not. */
  cpu: number;
  parts: Partial<Record<Part, number>>;
}

/** One observation of a heavy page in every mode: an antd table of 200 rows under an open range picker. */
export const observation: Bench = {
  name: 'observation',
  title: 'One observation: antd table of 200 rows, open range picker',
  usual: true,
  async run() {
    const server = await serve();
    const browser = await chromium.launch(browserLaunchOptions());
    try {
      const session = await open(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      const samples = new Map<ModeName, Sample[]>(MODES.map((mode) => [mode, []]));
      for (let i = -WARM_UP; i < ROUNDS; i++) {
        // Modes take turns, so that a noisy moment hits all.
        for (const mode of MODES) {
          const sample = await measure(session, mode);
          if (i >= 0) samples.get(mode)?.push(sample);
        }
      }
      const { controls } = await readPage(session);
      await session.close();
      const head = ['mode', 'CPU ms', 'median ms', 'p95 ms', ...PARTS.map((part) => `${part} ms (share)`)];
      return [head, ...[...samples].map(([mode, own]) => row(mode, own)), ['controls listed', `${controls.length}`]];
    } finally {
      await browser.close();
      server.close();
    }
  },
};

function row(mode: ModeName, samples: readonly Sample[]): string[] {
  const whole = samples.map((sample) => sample.whole);
  const sum = (sample: Sample) => Object.values(sample.parts).reduce((total, ms) => total + ms, 0);
  const cells = PARTS.map((part) => {
    const own = samples.flatMap((sample) => sample.parts[part] ?? []);
    if (own.length === 0) return '–';
    const share = median(samples.map((sample) => (sample.parts[part] ?? 0) / sum(sample)));
    return `${round(median(own))} (${round(share * 100)} %)`;
  });
  const cpu = samples.reduce((total, sample) => total + sample.cpu, 0) / samples.length;
  return [mode, round(cpu), round(median(whole)), round(quantile(whole, 0.95)), ...cells];
}

async function measure(session: LiveSession, mode: ModeName): Promise<Sample> {
  const before = usageBelow().browser;
  const own = process.cpuUsage();
  const [seen, whole] = await timed<Observation>(() => modes[mode].observe(session, { step: 1 }));
  const { user, system } = process.cpuUsage(own);
  const cpu = usageBelow().browser - before + (user + system) / 1000;
  if (seen.picture === undefined) throw new Error(`${mode} has no picture: ${seen.notes.join(' ')}`);
  const parts: Sample['parts'] = {};
  const [picture, ms] = await timed(() => takePicture(session));
  parts.picture = ms;
  const elements = async (): Promise<SeenPage> => {
    const [page, took] = await timed(() => readPage(session));
    parts.elements = took;
    return page;
  };
  const text = async (render: (page: SeenPage) => string) => {
    const page = await elements();
    [, parts.text] = await timed(async () => render(page));
  };
  const painting = async (paint: () => Promise<unknown>) => {
    [, parts.painting] = await timed(paint);
  };
  switch (mode) {
    case 'pixel':
      break;
    case 'pixel_grid':
      await painting(() => paintGrid(picture));
      break;
    case 'ui_tars_native':
      await painting(() => resizePicture(picture, smartResize(picture.size)));
      break;
    case 'ax_tree':
      await text(renderTree);
      break;
    case 'browser_use':
      await text(renderDom);
      break;
    case 'som': {
      const { controls } = await elements();
      const marks = controls.filter((control) => control.point !== undefined).slice(0, MARK_CAP);
      await painting(() => paintMarks(picture, marks));
    }
  }
  return { whole, cpu, parts };
}

async function timed<T>(work: () => Promise<T>): Promise<[value: T, ms: number]> {
  const from = performance.now();
  const value = await work();
  return [value, performance.now() - from];
}

function serve(): Promise<Server> {
  const html = `<!doctype html><meta charset="utf-8"><title>Orders</title><body>${bundlePage(path.join(import.meta.dirname, 'heavy/page.tsx'))}`;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function open(browser: Browser, homeUrl: string): Promise<LiveSession> {
  const context = await browser.newContext(CONTEXT);
  const page = await context.newPage();
  const session = await LiveSession.open({
    context,
    page,
    homeUrl,
    viewport: VIEWPORT,
    deviceScaleFactor: 1,
    registry: () => createRegistry(),
    release: () => context.close(),
  });
  await page.goto(homeUrl);
  await page.locator('tbody tr').nth(199).waitFor({ state: 'attached' });
  await page.locator('.ant-picker-panel-container, [class*="picker-panel"]').first().waitFor();
  return session;
}
