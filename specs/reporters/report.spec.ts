import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test, expect, type Page } from '@playwright/test';
import { buildReport } from '../../reporters/report/build';
import type { ReportRun } from '../../reporters/report/model';
import { makePlan } from '../../reporters/records/plan';
import { makeRun } from '../../reporters/records/run';
import { episodeFolder, type EpisodeRecord, type StepRecord } from '../../traces/record';
import type { ReferenceStep } from '../../tasks/reference';
import { traceOf } from '../../traces/reference-traces';
import { record } from './mini';
import { syntheticRun } from '../../scripts/perf/synthetic-run';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

function step(part: Partial<StepRecord> = {}): StepRecord {
  const times = { observe: 60, model: 1000, waiting: 0, act: 40, settle: 30 };
  return { i: 1, action: 'mouse_click(500, 500)', kind: 'click', refused: false, times, ...part };
}

function writeSteps(dir: string, r: EpisodeRecord, steps: StepRecord[]): void {
  const folder = join(dir, episodeFolder(r));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'steps.json'), JSON.stringify(steps));
  writeFileSync(join(folder, 'step-01.png'), PIXEL);
}

function runOf(name: string, dir: string, records: EpisodeRecord[]): ReportRun {
  return { name, dir, run: makeRun(makePlan([], []), { records, problems: [] }) };
}

/** Fails the test for anything that goes wrong on the page, and for every request that leaves the disk. */
function watch(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', (e) => trouble.push(e.message));
  page.on('console', (m) => m.type() === 'error' && trouble.push(m.text()));
  page.on('request', (r) => /^(file|data):/.test(r.url()) || trouble.push(r.url()));
  page.on('requestfailed', (r) => trouble.push(`failed: ${r.url()}`));
  return trouble;
}

const size = (dir: string): number =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile())
    .reduce((sum, e) => sum + statSync(join(e.parentPath, e.name)).size, 0);

test('2,910 records in six modes: built in time, small, opens fast, no page is wider than its window', async ({
  page,
}, info) => {
  const { plan, records } = syntheticRun({ tasks: 2910, types: 97 });
  const run = makeRun(plan, { records, problems: [] });
  const before = process.cpuUsage();
  const out = info.outputPath('report');
  const index = buildReport(out, [{ name: 'big', run }]);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6, 'CPU seconds').toBeLessThan(20);
  expect(size(out)).toBeLessThan(15_000_000);
  const trouble = watch(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['index', 'types', 'scenes', 'episodes']) {
      const began = performance.now();
      await page.goto(pathToFileURL(join(dirname(index), `${name}.html`)).href);
      expect(performance.now() - began, name).toBeLessThan(3000);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
      expect(await page.locator('body').innerText(), name).not.toMatch(/NaN|Infinity|undefined|\[object/);
    }
  }
  await expect(page.getByText('17460 of 17460 episodes')).toBeVisible();
  await page.getByRole('searchbox').fill('accordion-antd-t01');
  await page.getByLabel('Mode').selectOption('som');
  await expect(page.locator('#count')).toHaveText('1 of 17460 episodes');
  expect(trouble).toEqual([]);
});

test('the trajectory shows picture, click, answer and error, beside the reference', async ({ page }, info) => {
  const dir = info.outputPath('run');
  const refDir = info.outputPath('ref');
  const mine = record({
    task: 'button-antd-T01',
    agent: 'openai',
    model: 'm',
    outcome: 'step_limit',
    reason: 'all used',
  });
  const reference = record({ task: 'button-antd-T01', agent: 'reference' });
  const transform = { model: { width: 1000, height: 1000 }, viewport: { width: 1280, height: 720 } };
  const evil = '<img src=x onerror="document.title=1">';
  writeSteps(dir, mine, [
    step({
      at: [640, 360],
      parsed: { kind: 'click', at: { point: [500, 500] } },
      transform,
      screenshot: `${episodeFolder(mine)}/step-01.png`,
      raw: `I will click ${evil}`,
      thought: evil,
      element: { role: 'button', name: 'Save' },
      text: `button "Save" ${evil}`,
      usage: { inputTokens: 1200, outputTokens: 30 },
    }),
    step({ i: 2, action: 'drag(1, 1, 2, 2)', from: [10, 20], at: [110, 20], refused: true, error: 'out of bounds' }),
  ]);
  writeSteps(refDir, reference, [step({ action: 'mouse_click(640, 360)', at: [640, 360] })]);
  const runs = [runOf('mine', dir, [mine]), runOf('ref', refDir, [reference])];
  const goals = new Map([[mine.task, ['Save the <draft>.']]]);
  const index = buildReport(info.outputPath('report'), runs, new Map(), goals);
  const trouble = watch(page);
  await page.goto(pathToFileURL(join(dirname(index), 'episodes.html')).href);
  await page.locator('tr', { hasText: 'step_limit' }).getByRole('link').click();
  const trajectory = page.locator('#trajectory');
  await expect(trajectory.getByRole('heading', { level: 3 })).toHaveText(['openai m · pixel', 'reference · pixel']);
  await expect(trajectory.getByText('Save the <draft>.')).toBeVisible();
  const first = trajectory.locator('.step').first();
  await expect(first.getByText('model space 500, 500 of 1000×1000 → page 640, 360 px')).toBeVisible();
  await expect(first.getByText('1200 in, 30 out')).toBeVisible();
  const picture = first.getByRole('img', { name: 'What the agent saw before step 1' });
  expect(await picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  // The mark sits where the click went: half way across and down the picture.
  const [shot, mark] = await Promise.all([
    first.locator('.shot').boundingBox(),
    first.locator('circle').first().boundingBox(),
  ]);
  if (!shot || !mark) throw new Error('picture or mark is not on the page');
  expect((mark.x + mark.width / 2 - shot.x) / shot.width).toBeCloseTo(0.5, 1);
  expect((mark.y + mark.height / 2 - shot.y) / shot.height).toBeCloseTo(0.5, 1);
  await expect(first.getByText('hit button "Save"')).toBeVisible();
  await first.getByText('What the model read').click();
  await expect(first.getByText(`button "Save" ${evil}`)).toBeVisible();
  const second = trajectory.locator('.step').nth(1);
  await expect(second.getByText('Step 2, refused')).toBeVisible();
  await expect(second.locator('.error')).toHaveText('out of bounds');
  await expect(first.getByText(evil, { exact: true })).toBeVisible();
  expect(await page.title()).not.toBe('1');
  expect(trouble).toEqual([]);
});

test('without a run of the reference its stored trace stands beside an episode', async ({ page }, info) => {
  const run = runOf('mine', info.outputPath('run'), [record(), record({ task: 'switch-mui-T01' })]);
  const script: ReferenceStep[] = [{ kind: 'press', keys: 'Enter' }];
  const ran = step({ action: 'click(640, 360)', at: [640, 360], element: { role: 'button', name: 'Save' } });
  const traces = new Map([['button-antd-T01', traceOf('button-antd-T01', script, [ran])]]);
  const index = buildReport(info.outputPath('report'), [run], traces);
  const trouble = watch(page);
  await page.goto(pathToFileURL(join(dirname(index), 'episodes.html')).href);
  await page.getByRole('link', { name: 'button-antd-T01' }).click();
  const trajectory = page.locator('#trajectory');
  await expect(trajectory.getByText('stored trace, pixel, 1 step')).toBeVisible();
  await expect(trajectory.locator('.step')).toHaveCount(1);
  await expect(trajectory.getByText('hit button "Save"')).toBeVisible();
  await page.getByRole('link', { name: 'switch-mui-T01' }).click();
  await expect(trajectory.getByText('No reference trace is stored for this task.')).toBeVisible();
  expect(trouble).toEqual([]);
});

test('steps that a killed process left half-written cost their trajectory and nothing else', async ({ page }, info) => {
  const dir = info.outputPath('run');
  const r = record();
  writeSteps(dir, r, []);
  writeFileSync(join(dir, episodeFolder(r), 'steps.json'), '[{"i":1,');
  const index = buildReport(join(dir, 'report'), [runOf('x', dir, [r])]);
  await page.goto(pathToFileURL(join(dirname(index), 'episodes.html')).href);
  await page.getByRole('link', { name: 'button-antd-T01' }).click();
  await expect(page.getByText('No steps are stored in this report.')).toBeVisible();
});

for (const [name, records] of [
  ['nothing', []],
  ['one solved', [record()]],
  ['all unsolved', [record({ outcome: 'gave_up' }), record({ task: 'button-antd-T02', outcome: 'refused' })]],
  ['only errors', [record({ outcome: 'infra_error' })]],
] as [string, EpisodeRecord[]][]) {
  test(`a report of ${name} has no broken number`, async ({ page }, info) => {
    const index = buildReport(info.outputPath('report'), [runOf('x', info.outputPath('run'), records)]);
    const trouble = watch(page);
    for (const file of ['index', 'types', 'scenes', 'episodes']) {
      await page.goto(pathToFileURL(join(dirname(index), `${file}.html`)).href);
      expect(await page.content(), file).not.toMatch(/NaN|Infinity|>undefined<|>null</);
    }
    expect(trouble).toEqual([]);
  });
}

test('names of models and reasons are text, never markup', async ({ page }, info) => {
  const evil = '"><script>document.title="owned"</script>';
  const index = buildReport(info.outputPath('report'), [
    runOf(evil, info.outputPath('run'), [record({ model: evil, servedModel: evil, reason: evil, outcome: 'gave_up' })]),
  ]);
  for (const file of ['index', 'types', 'scenes', 'episodes']) {
    await page.goto(pathToFileURL(join(dirname(index), `${file}.html`)).href);
    expect(await page.title()).toBe(evil);
  }
});
