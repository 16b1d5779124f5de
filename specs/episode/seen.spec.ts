import { existsSync } from 'node:fs';
import { test, expect } from '@playwright/test';
import type { Action } from '../../agents/contract';
import { annotate, attachTrajectory, trajectoryText, type Told } from '../../fixtures/episode/attach';
import { act, CLICK, play, probe, scripted, type Probe } from './probe';

let site: Probe;
test.afterEach(() => site?.close());

const FORM = `<style>label { position: absolute; left: 400px; top: 100px } input { display: block }</style>
  <button><span>Go on</span></button><label>City <input></label><div style="position: absolute; top: 500px">plain</div>`;
const press = (keys: string): Action => ({ kind: 'press', keys });
const clickAt = (x: number, y: number): Action => ({ ...CLICK, at: { point: [x, y] } }) as Action;

test('a step says which element it hit, and what the model saw beside the picture', async ({ browser }) => {
  site = await probe(FORM);
  const { axTree } = await import('../../fixtures/modes/ax-tree');
  const agent = scripted([
    act(CLICK),
    act(clickAt(410, 108)),
    act({ kind: 'type', text: 'Rome' }),
    act(press('Tab')),
    act({ kind: 'wait', ms: 0 }),
    act(clickAt(5000, 5)),
  ]);
  const { steps, record, runDir } = await play(browser, site, agent, { mode: axTree });
  const city = { role: 'textbox', name: 'City' };
  expect(steps.map((step) => step.element)).toEqual([
    { role: 'button', name: 'Go on' },
    city,
    city,
    city,
    undefined,
    undefined,
  ]);
  expect(steps[0]?.text).toContain('button "Go on"');
  expect(steps[3]?.text).toContain('Rome');

  const told: Told = { annotations: [], attachments: [] };
  annotate(told, record);
  attachTrajectory(told, runDir, steps);
  expect(Object.fromEntries(told.annotations.map((a) => [a.type, a.description]))).toMatchObject({
    mode: 'ax_tree',
    outcome: 'gave_up: enough',
    steps: '6',
    family: 'command_navigation',
    type: 'button',
  });
  const [trajectory, ...pictures] = told.attachments;
  expect(String(trajectory?.body)).toContain('1. click(200, 140) on button "Go on"');
  expect(String(trajectory?.body)).toMatch(/6\. click\(5000, 5\) \(refused\)\n {3}told: .*outside the picture/);
  expect(pictures.map((p) => p.name.slice(0, 13))).toEqual([1, 2, 3, 4, 5, 6].map((n) => `before step ${n}`));
  for (const { path } of pictures) expect(existsSync(path ?? '')).toBe(true);
});

test('what the policy does not keep is neither stored nor attached', async ({ browser }) => {
  site = await probe(FORM);
  const { axTree } = await import('../../fixtures/modes/ax-tree');
  const { steps, runDir } = await play(browser, site, scripted([act(CLICK)]), { mode: axTree, pictures: 'none' });
  expect(steps[0]).toMatchObject({
    element: { role: 'button', name: 'Go on' },
    text: undefined,
    screenshot: undefined,
  });
  const told: Told = { annotations: [], attachments: [] };
  attachTrajectory(told, runDir, steps);
  expect(told.attachments.map((a) => a.name)).toEqual(['trajectory']);
  attachTrajectory(told, runDir, []);
  expect(told.attachments).toHaveLength(1);
  expect(trajectoryText([])).toBe('');
});
