import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { EPISODES_A_PAGE, onePage } from '../../fixtures/session/context';
import { readRecordFiles } from '../../traces/read';
import { act, CLICK, GIVE_UP, play, probe, scripted, SUCCEED, WAIT, type Probe } from './probe';

let site: Probe;
test.afterEach(() => site?.close());

const solving = `<button onclick="${SUCCEED.replaceAll('"', '&quot;')}">Go</button>`;
const forever = () => new Promise<never>(() => undefined);

test('an agent that hangs ends at the deadline, with its record, and nothing runs on', async ({ browser }) => {
  site = await probe('<button>Go</button>');
  const agent = scripted([act(WAIT(0)), forever]);
  const { record, runDir } = await play(browser, site, agent, { limits: { steps: 20, task: 1_500, step: 20_000 } });
  expect(record).toMatchObject({ outcome: 'time_limit', reason: 'the task took longer than 1.5 s', steps: 1 });
  expect(record.times.wall).toBeLessThan(4_000);
  expect(agent.context?.signal.aborted).toBe(true);
  expect(agent.closed).toBe(1);
  expect(readRecordFiles(runDir).records).toHaveLength(1);
  const asked = site.requests.length;
  await new Promise((later) => setTimeout(later, 500));
  expect(site.requests).toHaveLength(asked);
});

test('a step has its own limit', async ({ browser }) => {
  site = await probe('<button>Go</button>');
  const { record } = await play(browser, site, scripted([forever]), { limits: { steps: 20, task: 30_000, step: 800 } });
  expect(record).toMatchObject({ outcome: 'time_limit', reason: 'step 1 took longer than 0.8 s', steps: 0 });
});

test('announced waiting does not count against the limits, up to the hard wall', async ({ browser }) => {
  site = await probe('<button>Go</button>');
  const waiting = (ms: number) => async () => {
    agent.context?.waiting?.(ms);
    await new Promise((later) => setTimeout(later, ms));
    return { ...act(WAIT(0)), times: { model: 0, waiting: ms } };
  };
  let agent = scripted([waiting(1_500), GIVE_UP]);
  const first = await play(browser, site, agent, { limits: { steps: 20, task: 1_700, step: 1_700 } });
  expect(first.record.outcome).toBe('gave_up');
  expect(first.record.times.waiting).toBeGreaterThanOrEqual(1_490);
  const { wall, observe, model, waiting: waited, act: acting, settle } = first.record.times;
  expect(observe + model + waited + acting + settle).toBeLessThanOrEqual(wall);

  agent = scripted([waiting(5_000)]);
  const second = await play(browser, site, agent, { limits: { steps: 20, task: 1_000, step: 1_000 } });
  expect(second.record).toMatchObject({ outcome: 'time_limit' });
  expect(second.record.reason).toContain('took longer than 2 s');
});

test('an agent that throws is broken, and its words are the reason', async ({ browser }) => {
  site = await probe('<button>Go</button>');
  const agent = scripted([
    act(CLICK),
    async () => {
      throw new Error('status 500 from the API');
    },
  ]);
  const { record } = await play(browser, site, agent);
  expect(record).toMatchObject({
    outcome: 'infra_error',
    reason: 'the agent failed: status 500 from the API',
    steps: 1,
  });
});

test('solved, and then the agent throws: solved', async ({ browser }) => {
  site = await probe(`<button onclick="setTimeout(() => { ${SUCCEED.replaceAll('"', '&quot;')} }, 250)">Go</button>`);
  const agent = scripted([
    act(CLICK),
    async () => {
      await new Promise((later) => setTimeout(later, 400));
      throw new Error('late');
    },
  ]);
  expect((await play(browser, site, agent)).record.outcome).toBe('solved');
});

test('a browser that crashes is broken', async ({ browser }) => {
  site = await probe('<button>Go</button>');
  let crash = async () => undefined as unknown;
  const agent = scripted([
    async () => {
      await crash();
      return forever();
    },
  ]);
  const { record } = await play(browser, site, agent, {
    oracle: (session) => {
      crash = async () => {
        const page = session.page();
        void page.goto('chrome://crash').catch(() => undefined);
      };
      return { steps: [], plan: async () => [] };
    },
  });
  expect(record.outcome).toBe('infra_error');
  expect(record.reason).toMatch(/crashed/);
});

test('a failing teardown changes nothing', async ({ browser }) => {
  site = await probe(solving);
  const base = scripted([act(CLICK)]);
  const agent = {
    ...base,
    start: (context: Parameters<typeof base.start>[0]) => ({
      decide: async () => act(CLICK),
      close: async () => {
        throw new Error('cannot close');
      },
      context,
    }),
  };
  const { record, trouble } = await play(browser, site, agent);
  expect(record.outcome).toBe('solved');
  expect(trouble).toEqual(['agent: cannot close']);
});

test('a refused action is a step, and the agent is told', async ({ browser }) => {
  site = await probe('<button>Go</button>');
  const outside = { ...CLICK, at: { point: [5000, 10] as [number, number] } };
  const agent = scripted([act(outside), act(), { ...act(), refused: ['there is no action jump'] }]);
  const { record, steps } = await play(browser, site, agent);
  expect(record).toMatchObject({ outcome: 'gave_up', steps: 3, refusedSteps: 3 });
  expect(agent.seen[1]?.lastError).toContain('outside the picture');
  expect(agent.seen[2]?.lastError).toContain('no action');
  expect(agent.seen[3]?.lastError).toBe('there is no action jump');
  expect(steps.map((step) => step.refused)).toEqual([true, true, true]);
});

test('more actions than a turn may hold are refused and told, not run', async ({ browser }) => {
  site = await probe('<button onclick="this.textContent += 1">Go</button>');
  const agent = scripted([act(CLICK, CLICK, CLICK)]);
  const { record, steps } = await play(browser, site, agent);
  expect(record).toMatchObject({ steps: 1, turns: 2 });
  expect(steps).toHaveLength(1);
  expect(agent.seen[1]?.lastError).toContain('2 further actions');
});

test('a turn of several actions is one step and stops at the first error', async ({ browser }) => {
  site = await probe('<button>Go</button>');
  const { pixel } = await import('../../fixtures/modes/pixel');
  const mode = { ...pixel, description: { ...pixel.description, maxActionsPerTurn: 4 } };
  const outside = { ...CLICK, at: { point: [5000, 10] as [number, number] } };
  const agent = scripted([act(CLICK, outside, CLICK)]);
  const { record, steps } = await play(browser, site, agent, { mode });
  expect(record).toMatchObject({ steps: 1, refusedSteps: 1 });
  expect(steps.map((step) => [step.i, step.refused])).toEqual([
    [1, false],
    [1, true],
  ]);
  expect(agent.seen[1]?.lastError).toContain('1 further actions were not run');
});

test('a turn of several actions stops when the page changes', async ({ browser }) => {
  site = await probe(`<button onclick="location.hash = 'next'">Go</button>`);
  const { pixel } = await import('../../fixtures/modes/pixel');
  const mode = { ...pixel, description: { ...pixel.description, maxActionsPerTurn: 4 } };
  const { steps } = await play(browser, site, scripted([act(CLICK, CLICK, CLICK)]), { mode });
  expect(steps).toHaveLength(1);
});

test('pictures are kept for what failed, and for what was asked', async ({ browser }) => {
  site = await probe(solving);
  const folderOf = async (pictures: 'all' | 'failed' | 'none', decisions = [act(WAIT(0)), act(CLICK)]) => {
    const { runDir, folder } = await play(browser, site, scripted(decisions), { pictures });
    const at = path.join(runDir, folder);
    const steps = JSON.parse(fs.readFileSync(path.join(at, 'steps.json'), 'utf8')) as { screenshot?: string }[];
    for (const { screenshot } of steps) if (screenshot) expect(fs.existsSync(path.join(runDir, screenshot))).toBe(true);
    return fs.readdirSync(at).filter((file) => file !== 'steps.json').length;
  };
  expect(await folderOf('failed')).toBe(0);
  expect(await folderOf('failed', [act(WAIT(0)), act(WAIT(0))])).toBe(3);
  expect(await folderOf('all')).toBe(2);
  expect(await folderOf('none', [act(WAIT(0))])).toBe(0);
});

test('one page for all: nothing of an episode reaches the next', async ({ browser }) => {
  site = await probe(`${solving}<script>
    document.title = [localStorage.length, document.cookie.length].join();
    localStorage.setItem('a', '1'); document.cookie = 'a=1';
    window.onkeydown = (event) => (document.title += event.shiftKey);
  </script>`);
  const places = onePage(browser);
  const titles: string[] = [];
  const spy = (session: { page(): { title(): Promise<string> } }) => ({
    steps: [],
    plan: async () => {
      titles.push(await session.page().title());
      return [];
    },
  });
  for (const trial of [0, 1]) {
    const agent = scripted([
      act({ kind: 'key_down', key: 'Shift' }),
      async (seen) => {
        await agent.context?.oracle?.plan({ kind: 'wait', ms: 0 }, seen);
        return act(CLICK);
      },
    ]);
    const { record, trouble } = await play(browser, site, agent, { places, trial, oracle: spy });
    expect(record.outcome).toBe('solved');
    expect(trouble).toEqual([]);
  }
  await places.close();
  expect(titles).toEqual(['0,0true', '0,0true']);
});

test('one page for many: no button and no key stays pressed', async ({ browser }) => {
  const places = onePage(browser);
  const seen: unknown[] = [];
  for (let episode = 0; episode < 2; episode++) {
    const { page, release } = await places.take();
    await page.exposeFunction('tell', (what: unknown) => seen.push(what)).catch(() => undefined);
    await page.setContent(`<script>
      onpointermove = ({ buttons }) => tell({ buttons });
      onkeydown = ({ key, repeat, ctrlKey }) => tell({ key, repeat, ctrlKey });
    </script>`);
    await page.mouse.move(40, 40);
    for (const key of ['Control', 'Enter']) await page.keyboard.down(key);
    // Pressing or releasing one of several buttons is a move of the pointer, too.
    await page.evaluate('onpointermove = onkeydown = null');
    for (const button of ['left', 'middle', 'right'] as const) await page.mouse.down({ button });
    await release();
  }
  await places.close();
  const fresh = [
    { buttons: 0 },
    { key: 'Control', repeat: false, ctrlKey: true },
    { key: 'Enter', repeat: false, ctrlKey: true },
  ];
  expect(seen).toEqual([...fresh, ...fresh]);
});

test('one page for many: it is replaced now and then, since Chromium does not give back all of what it shows', async ({
  browser,
}) => {
  const places = onePage(browser);
  const pages = [];
  for (let episode = 0; episode <= EPISODES_A_PAGE; episode++) {
    const { page, release } = await places.take();
    pages.push(page);
    await release();
  }
  await places.close();
  expect(new Set(pages.slice(0, -1)).size).toBe(1);
  expect(pages.at(-1)).not.toBe(pages[0]);
  expect(pages[0]?.isClosed()).toBe(true);
});
