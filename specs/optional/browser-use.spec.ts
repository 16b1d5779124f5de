import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createAgent } from '../../agents';
import { attachableBrowsers } from '../../fixtures/attached/browser';
import { modes } from '../../fixtures/modes';
import { browserLaunchOptions } from '../../scripts/browser';
import { ROOT } from '../../scripts/paths';
import { openProbe, play, probe, SUCCEED } from '../episode/probe';
import type { Ask, Reply } from '../mock-model/reply';
import { startMockModel } from '../mock-model/server';

/** The shipped example, with the real package from PyPI and a model that knows the answer. */

const VENV = path.join(ROOT, '.cache/browser-use');
const PYTHON = path.join(VENV, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
const FOLDER = path.join(ROOT, 'agents/external/browser_use');

test.beforeAll(() => {
  if (!existsSync(PYTHON)) execFileSync('python3', ['-m', 'venv', VENV], { stdio: 'inherit' });
  const requirements = path.join(FOLDER, 'requirements.txt');
  execFileSync(PYTHON, ['-m', 'pip', 'install', '--quiet', '-r', requirements], { stdio: 'inherit' });
});

/** What browser-use's own format makes of "type into the field, then press the button". */
function answer(ask: Ask): Reply {
  const indexOf = (tag: string) => {
    const found = [...ask.text.matchAll(new RegExp(`\\[(\\d+)\\]<${tag}`, 'g'))].at(-1);
    if (found === undefined) throw new Error(`browser-use shows no ${tag}:\n${ask.text.slice(-3000)}`);
    return Number(found[1]);
  };
  const action =
    ask.turn === 0
      ? { input: { index: indexOf('input'), text: 'hi', clear: true } }
      : { click: { index: indexOf('button') } };
  const thoughts = { thinking: 't', evaluation_previous_goal: 'e', memory: 'm', next_goal: 'n' };
  return { kind: 'say', text: JSON.stringify({ ...thoughts, action: [action] }) };
}

test('browser-use solves a page: pictures sent, steps counted, tokens told, nothing left running', async ({
  browser,
}) => {
  const site = await probe(
    `<input style="position:absolute; left:400px; top:100px"><button onclick="${SUCCEED.replaceAll('"', '&quot;')}">Go</button>`,
  );
  const mock = await startMockModel({ key: 'sk-mock-0123456789' });
  mock.play(answer);
  const agent = await createAgent('external', {
    interface: 'text',
    command: `"${PYTHON}" "${path.join(FOLDER, 'agent.py')}"`,
    env: {
      ...process.env,
      CB_MODEL: 'gpt-5.5',
      CB_BASE_URL: mock.baseUrl('chat'),
      OPENAI_API_KEY: 'sk-mock-0123456789',
    },
  });
  const places = attachableBrowsers(browserLaunchOptions());
  const { record, steps, runDir, folder } = await play(browser, site, agent, {
    mode: modes.browser_use,
    open: () => openProbe(places, site),
    limits: { steps: 20, task: 300_000, step: 300_000 },
  });
  const log = () => readFileSync(path.join(runDir, folder, 'agent.log'), 'utf8');
  await mock.close();
  await site.close();
  expect(mock.problems(), log()).toEqual([]);
  expect(record.outcome, log()).toBe('solved');
  console.log(JSON.stringify({ record, actions: steps.map((step) => step.action) }, null, 1));
  expect(mock.requests.at(-1)?.ask?.pictures.length).toBeGreaterThan(0);
  expect(steps.at(-1)?.kind).toBe('click');
  expect(record.servedModel).toBe('gpt-5.5');
  expect(record.usage?.inputTokens).toBeGreaterThan(0);
});
