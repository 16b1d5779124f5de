import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, expect } from '@playwright/test';
import type { JSONReport, JSONReportSuite, JSONReportTestResult } from '@playwright/test/reporter';
import type { StepRecord } from '../../traces/record';
import { miniProject, type MiniCase } from './mini';

const id = (n: number): string => `button-antd-T${String(n).padStart(2, '0')}`;
const times = { observe: 60, model: 1000, waiting: 0, act: 40, settle: 30 };
const PICTURE = 'step-01.png';
const steps: StepRecord[] = [
  { i: 1, action: 'click(640, 360)', kind: 'click', refused: false, screenshot: PICTURE, times },
  { i: 2, action: 'drag(1, 1, 2, 2)', kind: 'drag', refused: true, error: 'out of bounds', times },
];
const cases: MiniCase[] = [
  { title: id(1), record: { outcome: 'step_limit', steps: 2 }, steps, throws: true },
  { title: id(2), record: { steps: 1 } },
];
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const ours = join(import.meta.dirname, '../../reporters/index.ts');

/** What Playwright's reports know of every test: annotations, and attachments with their contents where they are text. */
function known(file: string): unknown {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
  const results = (suite: JSONReportSuite): [string, JSONReportTestResult][] => [
    ...suite.specs.flatMap((spec) =>
      spec.tests.flatMap((t) =>
        t.results.map((r): [string, JSONReportTestResult] => [`${t.projectName} ${spec.title}`, r]),
      ),
    ),
    ...(suite.suites ?? []).flatMap(results),
  ];
  return report.suites
    .flatMap(results)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, r]) => ({
      name,
      annotations: r.annotations,
      attachments: r.attachments.map((a) => ({
        ...{ name: a.name, contentType: a.contentType },
        content: a.path ? readFileSync(a.path).toString('base64') : a.body,
      })),
    }));
}

test("Playwright's reports show mode, agent, family, steps and trajectory; merged from blobs they show the same", async ({}, info) => {
  test.setTimeout(240_000);
  const folder = (name: string): string => {
    mkdirSync(info.outputPath(name), { recursive: true });
    writeFileSync(join(info.outputPath(name), PICTURE), PIXEL);
    return info.outputPath(name);
  };
  const direct = miniProject(folder('direct'), cases);
  const whole = await direct.run([`--reporter=${ours},json`], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: 'report.json',
  });
  expect(whole.code, whole.out).toBe(0);

  const sharded = miniProject(folder('sharded'), cases, {
    config: "reporter: [['blob', { outputFile: 'blobs/' + process.env.BLOB + '.zip' }]],",
  });
  for (const shard of ['1', '2']) await sharded.run([`--shard=${shard}/2`], { BLOB: shard });
  const merged = await sharded.merge(['--reporter', 'json,html', 'blobs'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: 'report.json',
    PLAYWRIGHT_HTML_OPEN: 'never',
  });
  expect(merged.code, merged.out).toBe(0);
  const told = known(join(direct.dir, 'report.json'));
  expect(known(join(sharded.dir, 'report.json'))).toEqual(told);
  expect(told).toMatchObject([
    {
      name: `pixel ${id(1)}`,
      annotations: [
        { type: 'mode', description: 'pixel' },
        { type: 'agent', description: 'noop' },
        { type: 'outcome', description: 'step_limit' },
        { type: 'steps', description: '2' },
        { type: 'family', description: 'command_navigation' },
        { type: 'type', description: 'button' },
      ],
      attachments: [
        { name: 'episode', contentType: 'application/json' },
        { name: 'trajectory', contentType: 'text/plain' },
        {
          name: 'before step 1: click(640, 360)',
          contentType: 'image/png',
          content: PIXEL.toString('base64'),
        },
        // Playwright's own, for a test that fails.
        { name: 'error-context' },
      ],
    },
    { name: `pixel ${id(2)}`, attachments: [{ name: 'episode' }] },
  ]);
  // The HTML report keeps pictures as files, named by their contents.
  expect(readdirSync(join(sharded.dir, 'playwright-report/data')).filter((name) => name.endsWith('.png'))).toHaveLength(
    1,
  );

  await direct.run(['--reporter=allure-playwright']);
  const results = join(direct.dir, 'allure-results');
  const allure = readdirSync(results)
    .filter((name) => name.endsWith('-result.json'))
    .map((name) => JSON.parse(readFileSync(join(results, name), 'utf8')) as AllureResult);
  const first = allure.find(({ name }) => name === id(1));
  expect(first?.labels).toEqual(
    expect.arrayContaining([
      { name: 'feature', value: 'command_navigation' },
      { name: 'story', value: 'button' },
    ]),
  );
  expect(Object.fromEntries(first?.parameters.map(({ name, value }) => [name, value]) ?? [])).toMatchObject({
    ...{ mode: 'pixel', agent: 'noop', outcome: 'step_limit', steps: '2' },
  });
  const text = JSON.stringify(first);
  for (const attached of ['"episode"', '"trajectory"', 'before step 1: click(640, 360)'])
    expect(text).toContain(attached);
});

interface AllureResult {
  name: string;
  labels: { name: string; value: string }[];
  parameters: { name: string; value: string }[];
}
