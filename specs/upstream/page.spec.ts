import { type Browser, expect, test } from '@playwright/test';
import type { Agent } from '../../agents/contract';
import type { EpisodeSetup } from '../../fixtures/episode/setup';
import { createRegistry } from '../../fixtures/observe/registry';
import { freshContexts, VIEWPORT } from '../../fixtures/session/context';
import { LiveSession } from '../../fixtures/session/live';
import { openUpstream, upstreamUrl } from '../../fixtures/upstream/page';
import { act, CLICK, play, scripted, WAIT } from '../episode/probe';
import { BANNER, serveStandIn, type StandInSite } from './stand-in-site';

let site: StandInSite;
test.afterEach(() => site?.close());

const PAGE = 'button-antd-T01';
const TITLE = '<h1>A page</h1>';
const REMOVE = `document.getElementById('cb-success-banner').remove()`;
const button = (
  onclick: string,
): string => `<button style="position:fixed;left:100px;top:100px;width:200px;height:80px">Go</button>
  <script>document.querySelector('button').onclick = () => { ${onclick} }</script>`;

/** Serves one page at the original's route and plays an episode on it, as a run of `upstream:v1` does. */
async function playPage(
  browser: Browser,
  content: string | undefined,
  agent: Agent,
  changes: Partial<EpisodeSetup> = {},
) {
  site = await serveStandIn(content === undefined ? { missing: [PAGE] } : { pages: { [PAGE]: content } });
  return play(browser, site, agent, {
    ready: openUpstream,
    open: async () => {
      const place = await freshContexts(browser).take();
      return LiveSession.open({
        ...place,
        homeUrl: upstreamUrl({ url: site.url, upstream: 'upstream:v1' }, PAGE),
        banner: 'visible',
        viewport: VIEWPORT,
        deviceScaleFactor: 1,
        registry: createRegistry,
      });
    },
    ...changes,
  });
}

test.describe('the banner decides', () => {
  test('late, after a timer of 300 ms: solved, also after the last of all steps', async ({ browser }) => {
    const limits = { steps: 1, task: 60_000, step: 60_000 };
    const { record } = await playPage(browser, button(`setTimeout(() => ${BANNER}, 300)`), scripted([act(CLICK)]), {
      limits,
    });
    expect(record).toMatchObject({ outcome: 'solved', steps: 1 });
  });

  test('brief, gone after 50 ms: solved', async ({ browser }) => {
    const content = button(`${BANNER}; setTimeout(() => ${REMOVE}, 50)`);
    const { record } = await playPage(browser, content, scripted([act(CLICK), act(WAIT(300))]));
    expect(record).toMatchObject({ outcome: 'solved', steps: 1 });
  });

  for (const [when, script] of [
    ['there at load', BANNER],
    ['brief at load', `${BANNER}; setTimeout(() => ${REMOVE}, 50)`],
  ] as const) {
    test(`${when}: broken, not solved`, async ({ browser }) => {
      const { record } = await playPage(browser, `${button('')}<script>${script}</script>`, scripted([act(CLICK)]));
      expect(record).toMatchObject({ outcome: 'infra_error', reason: 'the task is solved at load', steps: 0 });
    });
  }

  test('invisible, in whatever way: not solved', async ({ browser }) => {
    const styles = [
      'display:none',
      'visibility:hidden',
      'opacity:0',
      'width:1px;height:1px;overflow:hidden;display:block',
    ];
    const content = button(`const styles = ${JSON.stringify(styles)};
      document.body.insertAdjacentHTML('beforeend', '<div id="cb-success-banner" style="display:none">Done</div>');
      const banner = document.getElementById('cb-success-banner');
      const next = () => { banner.style = styles.shift(); if (styles.length) setTimeout(next, 60); else document.title = 'all shown'; };
      next();`);
    let title = '';
    const agent = scripted([act(CLICK), act(WAIT(600)), act(WAIT(0))]);
    const { record } = await playPage(browser, content, agent, {
      execute: async (session, ...rest) => {
        const { executeAction } = await import('../../fixtures/input/execute');
        const result = await executeAction(session, ...rest);
        title = await session.page().title();
        return result;
      },
    });
    expect(title).toBe('all shown');
    expect(record).toMatchObject({ outcome: 'gave_up', steps: 3 });
  });

  test('a hidden placeholder is no success at load, and one when it is shown', async ({ browser }) => {
    const content = `<div id="cb-success-banner" style="opacity:0;transition:opacity 200ms">Done</div>
      ${button(`document.getElementById('cb-success-banner').style.opacity = 1`)}`;
    const { record } = await playPage(browser, content, scripted([act(WAIT(100)), act(CLICK)]));
    expect(record).toMatchObject({ outcome: 'solved', steps: 2 });
  });

  test('flags and the event, which any script can set and send: nothing', async ({ browser }) => {
    const flags = `document.documentElement.dataset.taskDone = 'true'; window.__COMPONENT_BENCH_TASK_DONE__ = true;
      dispatchEvent(new CustomEvent('componentbench:task-success'))`;
    const { record } = await playPage(browser, button(flags), scripted([act(CLICK)]));
    expect(record).toMatchObject({ outcome: 'gave_up', steps: 1 });
  });
});

test.describe('pages that cannot be played say why', () => {
  test('a task without a page: status 404', async ({ browser }) => {
    const { record } = await playPage(browser, undefined, scripted([act(CLICK)]));
    expect(record).toMatchObject({ outcome: 'infra_error', steps: 0 });
    expect(record.reason).toContain("the original's site has no page of this task");
    expect(record.reason).toContain(`/task/${PAGE}?mode=benchmark answered with status 404`);
  });

  test('a task without a page: a sentence', async ({ browser }) => {
    const { record } = await playPage(browser, '<p>Task not found</p>', scripted([act(CLICK)]));
    expect(record.outcome).toBe('infra_error');
    expect(record.reason).toMatch(/no page of this task: \S+ shows "Task not found"/);
  });

  test('an empty page', async ({ browser }) => {
    const limits = { steps: 20, task: 60_000, step: 60_000, ready: 1_500 };
    const { record } = await playPage(browser, '', scripted([act(CLICK)]), { limits });
    expect(record.reason).toMatch(/the original's page \S+ stayed empty for 1.5 s/);
  });

  test('a site that goes down during the run', async ({ browser }) => {
    const agent = scripted([act(CLICK)]);
    const { record } = await playPage(browser, TITLE, agent, {
      ready: async (session) => {
        await site.close();
        await openUpstream(session);
      },
    });
    expect(record.outcome).toBe('infra_error');
    expect(record.reason).toMatch(/the original's site did not show \S+: .*ERR_CONNECTION_REFUSED/);
  });
});
