import { expect, test } from '@playwright/test';
import { sameDocument, violationOf } from '../../fixtures/session/policy';
import { settle } from '../../fixtures/settle';
import { freshContexts } from '../../fixtures/session/context';
import { act, CLICK, GIVE_UP, openProbe, play, probe, READY, scripted, SUCCEED, WAIT, type Probe } from './probe';

let site: Probe;
test.afterEach(() => site?.close());

const quoted = (script: string) => script.replaceAll('"', '&quot;');
const button = (script: string) => `<button onclick="${quoted(script)}">Go</button>`;

test('the policy: only the task itself', () => {
  const homeUrl = 'http://127.0.0.1:1/task/a?mode=benchmark&variant=0';
  const judge = (url: string, first = true) => violationOf({ url, homeUrl, first });
  expect(judge(homeUrl)).toBeUndefined();
  expect(judge(`${homeUrl}#part`)).toBeUndefined();
  for (const url of [
    'http://127.0.0.1:1/task/a?mode=presentation&variant=0',
    'http://127.0.0.1:1/task/a',
    'http://127.0.0.1:1/task/b?mode=benchmark&variant=0',
    'http://127.0.0.1:1/api/episodes/x',
    'http://127.0.0.1:1/',
    'https://example.com/',
    'file:///etc/passwd',
    'view-source:http://127.0.0.1:1/task/a',
    'javascript:alert(1)',
    'chrome://version',
    'data:text/html,hello',
  ]) {
    expect(judge(url), url).toContain('left the task');
  }
  expect(judge('blob:http://127.0.0.1:1/x', false)).toBeUndefined();
  expect(judge('http://127.0.0.1:1/api/health', false)).toContain('left the task');
  expect(sameDocument('http://a/#x', 'http://a/#y')).toBe(true);
});

for (const [what, script] of [
  ['a link within the site', "location.href = '/api/health'"],
  ['another mode of the task', "location.href = '/task/probe?mode=presentation'"],
  ['a data document by a link', "window.open('/api/health')"],
] as const) {
  test(`leaving ends the episode as a violation: ${what}`, async ({ browser }) => {
    site = await probe(button(script));
    const { record } = await play(browser, site, scripted([act(CLICK), act(WAIT(2_000))]));
    expect(record.outcome).toBe('policy_violation');
    expect(record.reason).toContain('left the task');
  });
}

test('a navigation away is stopped before the server is asked', async ({ browser }) => {
  site = await probe(button("location.href = '/api/secrets'"));
  await play(browser, site, scripted([act(CLICK), act(WAIT(2_000))]));
  expect(site.requests).not.toContain('/api/secrets');
});

test('an action that would leave the task is a violation', async ({ browser }) => {
  site = await probe(button(''));
  const { record } = await play(browser, site, scripted([act({ kind: 'goto', url: 'file:///etc/passwd' })]));
  expect(record).toMatchObject({ outcome: 'policy_violation', steps: 1, refusedSteps: 1 });
});

test('what the server saw is a violation too', async ({ browser }) => {
  site = await probe(button(''));
  site.word = { solved: false };
  const { serverVerifier } = await import('../../fixtures/episode/verifier');
  const agent = scripted([
    async () => {
      site.word = { solved: false, violations: ['/api/tasks'] };
      return act(CLICK);
    },
  ]);
  const { record } = await play(browser, site, agent, { verifier: serverVerifier(site.url, 's') });
  expect(record).toMatchObject({ outcome: 'policy_violation', reason: '/api/tasks' });
});

test('hash changes and a reload of the task are within the task', async ({ browser }) => {
  site = await probe(button("location.hash = 'b'"));
  const { record } = await play(
    browser,
    site,
    scripted([act(CLICK), act({ kind: 'goto', url: '/task/probe?mode=benchmark' })]),
  );
  expect(record).toMatchObject({ outcome: 'gave_up', steps: 2, refusedSteps: 0 });
});

test('an alert waits for its answer, the agent is told, and a second one after it', async ({ browser }) => {
  site = await probe(button(`alert('first'); alert('second'); ${SUCCEED}`));
  const accept = { kind: 'dialog' as const, accept: true };
  const agent = scripted([act(CLICK), act(CLICK), act(accept), act(accept), act(WAIT(500))]);
  const { record } = await play(browser, site, agent);
  expect(record).toMatchObject({ outcome: 'solved', steps: 4, refusedSteps: 1 });
  expect(agent.seen[1]?.notes.join()).toContain('"first"');
  expect(agent.seen[1]?.picture).toBeUndefined();
  expect(agent.seen[2]?.lastError).toContain('first');
  expect(agent.seen[3]?.notes.join()).toContain('"second"');
});

test('confirm and prompt take their answers', async ({ browser }) => {
  site = await probe(button(`if (!confirm('sure?') && prompt('name?') === 'Ada') { ${SUCCEED} }`));
  const agent = scripted([
    act(CLICK),
    act({ kind: 'dialog', accept: false }),
    act({ kind: 'dialog', accept: true, text: 'Ada' }),
  ]);
  expect((await play(browser, site, agent)).record.outcome).toBe('solved');
});

test('a dialog that a timer opens while the agent thinks', async ({ browser }) => {
  site = await probe(`${button('')}<script>setTimeout(() => { alert('timer'); ${SUCCEED} }, 900)</script>`);
  const agent = scripted([
    async () => {
      await new Promise((later) => setTimeout(later, 1_500));
      return act(CLICK);
    },
    act({ kind: 'dialog', accept: true }),
  ]);
  expect((await play(browser, site, agent)).record.outcome).toBe('solved');
  expect(agent.seen[1]?.lastError).toContain('timer');
});

test('a dialog that nobody answers does not hold up the end', async ({ browser }) => {
  site = await probe(button(`confirm('still there?')`));
  const { record, trouble } = await play(browser, site, scripted([act(CLICK), GIVE_UP]));
  expect(record.outcome).toBe('gave_up');
  expect(trouble).toEqual([]);
});

test('a new tab is followed, and left when it closes itself', async ({ browser }) => {
  site = await probe(
    button(`const w = window.open('about:blank'); w.document.title = 'tab'; setTimeout(() => w.close(), 1500)`),
  );
  const agent = scripted([act(CLICK), act(WAIT(2_000)), act(WAIT(0))]);
  const { record } = await play(browser, site, agent);
  expect(record).toMatchObject({ outcome: 'gave_up', steps: 3 });
  expect(agent.seen[1]?.notes.join()).toContain('new tab');
  expect(agent.seen[2]?.notes.join()).toContain('closed');
});

test('success in the first page counts while another tab is in front', async ({ browser }) => {
  site = await probe(button(`window.open('about:blank'); setTimeout(() => { ${SUCCEED} }, 600)`));
  const { record } = await play(browser, site, scripted([act(CLICK), act(WAIT(3_000))]));
  expect(record.outcome).toBe('solved');
});

test('file choosers and downloads are noted, and nothing hangs', async ({ browser }) => {
  site = await probe(
    `<input type="file" hidden><a download="report.csv" href="data:text/csv,a"></a>` +
      button(`document.querySelector('input').click(); document.querySelector('a').click()`),
  );
  const agent = scripted([act(CLICK), act(WAIT(300)), act(WAIT(0))]);
  const { record } = await play(browser, site, agent);
  expect(record).toMatchObject({ outcome: 'gave_up', steps: 3, refusedSteps: 0 });
  const notes = agent.seen.flatMap((seen) => seen.notes).join('\n');
  expect(notes).toContain('file chooser');
  expect(notes).toContain('report.csv');
});

test.describe('settling', () => {
  const cases = [
    [
      'waits for a pending post',
      `document.documentElement.dataset.cbPending = '1'; setTimeout(() => delete document.documentElement.dataset.cbPending, 400)`,
      'rest',
      380,
    ],
    ['waits for a finite animation', `document.body.animate([{ opacity: 0 }, { opacity: 1 }], 400)`, 'rest', 380],
    [
      'does not wait for an endless one',
      `document.body.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 400, iterations: Infinity })`,
      'rest',
      0,
    ],
    ['gives up after its limit', `document.documentElement.dataset.cbPending = '1'`, 'limit', 1_450],
    [
      'waits while something scrolls',
      `document.body.style.height = '5000px'; scrollTo({ top: 900, behavior: 'smooth' }); new Promise((begun) => addEventListener('scroll', begun, { once: true })).then(() => undefined)`,
      'rest',
      60,
    ],
  ] as const;
  for (const [name, script, end, atLeast] of cases) {
    test(name, async ({ browser }) => {
      site = await probe('<p>Page</p>');
      const session = await openProbe(freshContexts(browser), site);
      await session.page().goto(session.homeUrl);
      await session.page().evaluate(script);
      const from = performance.now();
      expect(await settle(session)).toEqual({ end, banner: false });
      const took = performance.now() - from;
      expect(took).toBeGreaterThanOrEqual(atLeast);
      expect(took).toBeLessThan(2_600);
      await session.close();
    });
  }

  test('tells of a banner that has come and gone', async ({ browser }) => {
    site = await probe(`<p>Page</p>`, `<script>${READY}</script>`);
    const session = await openProbe(freshContexts(browser), site);
    await session.page().goto(session.homeUrl);
    await session.page().evaluate(`${SUCCEED}; document.getElementById('cb-success-banner').remove()`);
    expect(await settle(session)).toEqual({ end: 'rest', banner: true });
    await session.close();
  });

  test('outlives a page that reloads itself', async ({ browser }) => {
    site = await probe(
      `<p>Page</p><script>if (!location.hash) { location.hash = 'x'; setTimeout(() => location.reload(), 30) }</script>`,
    );
    const session = await openProbe(freshContexts(browser), site);
    await session.page().goto(session.homeUrl, { waitUntil: 'commit' });
    expect((await settle(session)).end).toBe('rest');
    await session.close();
  });
});
