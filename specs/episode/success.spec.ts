import { expect, test } from '@playwright/test';
import { readWord, serverVerifier } from '../../fixtures/episode/verifier';
import { act, CLICK, GIVE_UP, play, probe, READY, scripted, SUCCEED, WAIT, type Probe } from './probe';

let site: Probe;
test.afterEach(() => site?.close());

test('a click that solves at once', async ({ browser }) => {
  site = await probe(`<button onclick="${SUCCEED.replaceAll('"', '&quot;')}">Go</button>`);
  const { record, steps } = await play(browser, site, scripted([act(CLICK)]));
  expect(record).toMatchObject({ outcome: 'solved', steps: 1, turns: 1, refusedSteps: 0 });
  expect(steps).toMatchObject([{ i: 1, kind: 'click', at: [200, 140], refused: false }]);
});

/** A button that succeeds after `ms`, and takes the banner away after `gone` more. */
function delayed(ms: number, gone?: number): string {
  const remove =
    gone === undefined ? '' : `setTimeout(() => document.getElementById('cb-success-banner').remove(), ${gone});`;
  return `<button>Go</button><script>
    document.querySelector('button').onclick = () => setTimeout(() => { ${SUCCEED}; ${remove} }, ${ms});
  </script>`;
}

test('success 300 ms after the last of all steps counts', async ({ browser }) => {
  site = await probe(delayed(300));
  const limits = { steps: 1, task: 30_000, step: 20_000 };
  const { record } = await play(browser, site, scripted([act(CLICK)]), { limits });
  expect(record).toMatchObject({ outcome: 'solved', steps: 1 });
});

test('success 300 ms after the last action counts for an agent that gives up', async ({ browser }) => {
  site = await probe(delayed(300));
  const { record } = await play(browser, site, scripted([act(CLICK), GIVE_UP]));
  expect(record.outcome).toBe('solved');
});

test('a state that still waits to be posted when the grace is over is waited for', async ({ browser }) => {
  site = await probe(`<button>Go</button><script>
    const { dataset } = document.documentElement;
    document.querySelector('button').onclick = () => {
      setTimeout(() => (dataset.cbPending = '1'), 300);
      setTimeout(() => { ${SUCCEED}; delete dataset.cbPending; }, 1_000);
    };
  </script>`);
  const limits = { steps: 1, task: 30_000, step: 20_000 };
  const { record } = await play(browser, site, scripted([act(CLICK)]), { limits });
  expect(record).toMatchObject({ outcome: 'solved', steps: 1 });
});

test('success long after the last step does not count', async ({ browser }) => {
  site = await probe(delayed(10_000));
  const limits = { steps: 1, task: 30_000, step: 20_000 };
  const { record } = await play(browser, site, scripted([act(CLICK)]), { limits });
  expect(record).toMatchObject({ outcome: 'step_limit', steps: 1 });
});

test('a banner of 50 ms while the agent thinks ends the episode there and then', async ({ browser }) => {
  site = await probe(delayed(400, 50));
  const agent = scripted([act(CLICK), () => new Promise(() => undefined)]);
  const { record } = await play(browser, site, agent);
  expect(record).toMatchObject({ outcome: 'solved', steps: 1 });
  expect(record.times.wall).toBeLessThan(5_000);
  expect(agent.context?.signal.aborted).toBe(true);
});

test('a banner that comes and goes within one task of the event loop is seen', async ({ browser }) => {
  site = await probe(
    `<button onclick="const b = document.createElement('div'); b.id = 'cb-success-banner'; document.body.append(b); b.remove()">Go</button>`,
  );
  const { record } = await play(browser, site, scripted([act(CLICK)]));
  expect(record.outcome).toBe('solved');
});

test('a task that is solved at load is broken, not solved', async ({ browser }) => {
  site = await probe(`<script>${SUCCEED}</script>`);
  const { record } = await play(browser, site, scripted([act(CLICK)]));
  expect(record).toMatchObject({ outcome: 'infra_error', reason: 'the task is solved at load', steps: 0 });
});

test("the server's word decides: a banner without it is nothing", async ({ browser }) => {
  site = await probe(delayed(0));
  site.word = { solved: false, transientSuccess: 1 };
  const { record } = await play(browser, site, scripted([act(CLICK)]), {
    verifier: serverVerifier(site.url, 'secret'),
  });
  expect(record).toMatchObject({ outcome: 'gave_up', transientSuccess: 1 });
});

test("the server's word decides: without a banner it counts", async ({ browser }) => {
  site = await probe('<button>Go</button>');
  site.word = { solved: false };
  const agent = scripted([
    async () => {
      site.word = { solved: true };
      return act(CLICK);
    },
  ]);
  const { record } = await play(browser, site, agent, { verifier: serverVerifier(site.url, 'secret') });
  expect(record).toMatchObject({ outcome: 'solved', steps: 1 });
});

test('a server that stops answering makes the episode broken', async ({ browser }) => {
  site = await probe('<button>Go</button>');
  site.word = { solved: false };
  const agent = scripted([
    async () => {
      delete site.word;
      return act(CLICK);
    },
  ]);
  const { record } = await play(browser, site, agent, { verifier: serverVerifier(site.url, 'secret') });
  expect(record.outcome).toBe('infra_error');
  expect(record.reason).toContain('status 404');
});

test('only true is solved', () => {
  for (const solved of [0, 0.1, 0.999, 1, '1', 'true', null, Number.NaN, [true]]) {
    expect(readWord({ solved }).solved).toBe(false);
  }
  expect(readWord({ solved: true }).solved).toBe(true);
  expect(() => readWord({ score: 1 })).toThrow('expected { solved }');
});

test("the agent's own word never decides", async ({ browser }) => {
  site = await probe('<button>Go</button>');
  const done = { kind: 'message' as const, text: 'Done.', claim: 'done' as const, ends: true };
  const { record } = await play(browser, site, scripted([act(done)]));
  expect(record).toMatchObject({ outcome: 'gave_up', claimed: 'done', steps: 1 });
});

test('a claim that is right is solved', async ({ browser }) => {
  site = await probe(delayed(200));
  const done = { kind: 'message' as const, text: 'Done.', claim: 'done' as const, ends: true };
  const { record } = await play(browser, site, scripted([act(CLICK), act(done)]));
  expect(record.outcome).toBe('solved');
});

test('a slow page begins when it is ready', async ({ browser }) => {
  site = await probe('<button>Go</button>', `<script>setTimeout(() => { ${READY} }, 1500)</script>`);
  const agent = scripted([act(WAIT(0))]);
  const { record } = await play(browser, site, agent);
  expect(record.outcome).toBe('gave_up');
  expect(record.times.open).toBeGreaterThan(1_400);
  expect(record.times.wall).toBeLessThan(record.times.open + 5_000);
});

test('a page that never is ready is opened twice, then broken', async ({ browser }) => {
  site = await probe('<button>Go</button>', '');
  const limits = { steps: 20, task: 30_000, step: 20_000, ready: 700 };
  const agent = scripted([act(CLICK)]);
  const { record } = await play(browser, site, agent, { limits });
  expect(record).toMatchObject({ outcome: 'infra_error', steps: 0 });
  expect(record.reason).toContain('not ready within 0.7 s');
  expect(site.requests.filter((path) => path.startsWith('/task'))).toHaveLength(2);
  expect(agent.seen).toEqual([]);
});
