import { readFileSync } from 'node:fs';
import { test, expect } from '@playwright/test';
import { createApp } from '../../site/server/app';
import { rowOf } from '../../site/server/record';
import { readRecordingLines } from '../../traces/recordings';
import { sampleStore, SECRET, serveSite } from './serve';

const TASK = 'slider_single-antd-T01';

/** A page of a task that is solved when its button has been pressed: everything that a recorder can see. */
const SHELL = `<!doctype html><html lang="en" data-cb-ready="1"><head><title>x</title></head><body style="margin: 0">
  <input aria-label="City"><input type="checkbox" aria-label="Box"><select aria-label="Pick"><option>a<option>b</select>
  <button onclick="this.insertAdjacentHTML('afterend', '<div id=cb-success-banner>ok</div>')">Finish</button>
  <div id="list" style="height: 60px; overflow: auto"><div style="height: 900px">long</div></div></body></html>`;

const step = (kind: string, startMs: number, more = {}) => ({ kind, startMs, endMs: startMs, ...more });

test('what was recorded is counted by the rules for everybody', () => {
  const steps = [step('click', 0), step('type', 100), step('type', 900), step('press', 950, { keys: 'Enter' })];
  expect(rowOf({ task: TASK, by: 'A', ms: 1234.5, steps }, new Date('2026-11-30T12:00:00Z'))).toEqual({
    ...{ task: TASK, steps: 3, ms: 1235, source: 'recorded by A, 2026-11-30' },
    kinds: { click: 1, type: 1, drag: 0, scroll: 0, key: 1 },
  });
});

test('the address for recordings refuses what it cannot count, and is no page', async () => {
  const app = createApp({
    store: sampleStore(),
    files: { assets: new Map(), shells: { antd: SHELL, mui: SHELL, mantine: SHELL, external: SHELL } },
    ...{ build: 'b', secret: SECRET },
  });
  const post = (body: unknown) =>
    app.request('/api/record', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  expect((await post({ task: TASK })).status).toBe(400);
  expect((await post({ task: 'no-antd-T01', by: 'A', ms: 1, steps: [] })).status).toBe(404);
  const navigation = await app.request('/api/record', { headers: { 'sec-fetch-dest': 'document' } });
  expect(navigation.status).toBe(403);
  expect((await app.request('/record/nothing')).status).toBe(404);
  const index = await (await app.request('/record')).text();
  expect(index).toContain(`/record/${TASK}`);
});

test('a person records a task, and downloads the line', async ({ page }) => {
  const site = await serveSite({
    files: { assets: new Map(), shells: { antd: SHELL, mui: SHELL, mantine: SHELL, external: SHELL } },
  });
  try {
    const trouble: string[] = [];
    page.on('pageerror', (error) => trouble.push(error.message));
    await page.setViewportSize({ width: 1400, height: 1100 });
    await page.goto(`${site.url}/record/${TASK}`);
    await expect(page.locator('#goal')).not.toBeEmpty();
    await page.getByLabel('Recorded by').fill('A. B.');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('status')).toHaveText('Recording: 0 actions');
    const task = page.frameLocator('#page');
    await task.getByLabel('City').dblclick(); // 1: a double click is one step
    await page.keyboard.type('Rome'); // 2
    await page.keyboard.press('Control+a'); // 3
    await task.getByLabel('Box').focus();
    await page.keyboard.press('Space'); // 4: a key where no text goes
    const box = await task.locator('#list').boundingBox();
    if (!box) throw new Error('the list is not on the page');
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.wheel(0, 50); // 5
    await page.mouse.wheel(0, 50);
    await page.mouse.down(); // 6: a drag
    await page.mouse.move(box.x + 60, box.y + 20, { steps: 3 });
    await page.mouse.up();
    await task.getByRole('button', { name: 'Finish' }).click(); // 7
    await expect(page.getByRole('status')).toContainText(/^Solved in 7 steps and \d+\.\d s; kept$/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    const { rows, problems } = readRecordingLines(readFileSync(await download.path(), 'utf8'), 'recordings.jsonl');
    expect(problems).toEqual([]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ task: TASK, kinds: { click: 2, type: 1, drag: 1, scroll: 1, key: 2 } });
    expect(rows[0]?.source).toMatch(/^recorded by A\. B\., \d{4}-\d\d-\d\d$/);
    await page.getByRole('button', { name: 'Forget the last' }).click();
    await expect(page.getByText('0 recordings kept')).toBeVisible();
    expect(trouble).toEqual([]);
  } finally {
    await site.close();
  }
});
