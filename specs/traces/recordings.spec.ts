import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, expect } from '@playwright/test';
import { efficiencyOf } from '../../reporters/tables/efficiency';
import { denominatorLines } from '../../reporters/console/final';
import { readTaskFacts, withRecordings } from '../../reporters/facts';
import { itemsOf } from '../../reporters/tables/items';
import { makePlan } from '../../reporters/records/plan';
import { makeRun } from '../../reporters/records/run';
import { figuresOf, readRecordingLines, readRecordings, type RecordingRow } from '../../traces/recordings';
import { record } from '../reporters/mini';

const row = (part: Partial<RecordingRow> = {}): RecordingRow => ({
  task: 'button-antd-T01',
  steps: 2,
  source: 'A',
  ...part,
});
const lines = (...rows: unknown[]): string => rows.map((r) => `${JSON.stringify(r)}\n`).join('');

test('several recordings give medians, and name their sources', () => {
  const rows = [row({ steps: 1, ms: 1000 }), row({ steps: 4, ms: 60_000, source: 'B' }), row({ steps: 2, ms: 2000 })];
  expect(figuresOf(rows).get('button-antd-T01')).toEqual({
    ...{ steps: 2, ms: 2000, source: 'recording', from: 'A, B', recordings: 3 },
  });
  expect(figuresOf([row({ steps: 1 }), row({ steps: 2 })]).get('button-antd-T01')?.steps).toBe(1.5);
});

test('a recording without a step counts only where there is no other, and tells no time', () => {
  const empty = row({ steps: 0, ms: 0 });
  expect(figuresOf([empty]).get('button-antd-T01')).toEqual({ steps: 0, source: 'recording', from: 'A' });
  expect(figuresOf([empty, row({ ms: 900 })]).get('button-antd-T01')).toMatchObject({ steps: 2, ms: 900 });
});

const bad: [string, string, RegExp][] = [
  ['not JSON', '{"task":', /^not JSON/],
  ['steps below zero', lines(row({ steps: -1 })), /steps: .*found -1/],
  ['steps that are no number', lines({ ...row(), steps: '3' }), /steps: .*found "3"/],
  ['no source', lines({ ...row(), source: undefined }), /source: .*found nothing/],
  ['another field', lines({ ...row(), stepz: 1 }), /stepz/],
  ['a task of another suite', lines(row({ task: 'login' })), /task: expected a task id .*found "login"/],
  ['kinds that do not add up', lines(row({ kinds: { click: 1 } })), /kinds: expected to add up to steps 2, found 1/],
];
for (const [what, text, expected] of bad) {
  test(`${what}: told by file and line, and costs only its own line`, () => {
    const read = readRecordingLines(`${lines(row())}\n${text.trimEnd()}\n${lines(row({ steps: 3 }))}`, 'x.jsonl');
    expect(read.rows.map((r) => r.steps)).toEqual([2, 3]);
    expect(read.problems.map((p) => p.where)).toEqual(['x.jsonl:3']);
    expect(read.problems[0]?.what).toMatch(expected);
  });
}

test('a folder: every file is read, one that is not there has none', ({}, info) => {
  const dir = info.outputPath('human');
  mkdirSync(dir);
  writeFileSync(join(dir, 'b.jsonl'), lines(row({ steps: 4 })));
  writeFileSync(join(dir, 'a.jsonl'), lines(row({ steps: 2 }), row({ task: 'switch-mui-T02' })));
  writeFileSync(join(dir, 'README.md'), 'no recording');
  const read = readRecordings(dir);
  expect([...read.recordings.keys()]).toEqual(['button-antd-T01', 'switch-mui-T02']);
  expect(read.recordings.get('button-antd-T01')).toMatchObject({ steps: 3, recordings: 2 });
  expect(readRecordings(join(dir, 'nowhere'))).toMatchObject({ rows: [], problems: [] });
});

test('a recording stands before the reference, in the facts of a run and in a stored plan', ({}, info) => {
  const dir = info.outputPath('generated');
  mkdirSync(dir);
  const task = { id: 'button-antd-T01', type: 'button', family: 'actions', variants: 2 };
  writeFileSync(join(dir, 'tasks.index.json'), JSON.stringify([task]));
  const recordings = figuresOf([row({ ms: 900 })]);
  const figure = { steps: 2, ms: 900, source: 'recording', from: 'A' };
  expect(readTaskFacts(dir, new Set([task.id]), recordings)[0]?.human).toEqual([figure, figure]);
  const reference = { steps: 1, ms: 700, source: 'reference' as const };
  const plan = makePlan([], [{ id: task.id, type: 'button', family: 'f', human: [reference, null] }]);
  expect(withRecordings(plan, recordings).tasks.get(task.id)?.human).toEqual([figure, figure]);
  expect(withRecordings(plan, new Map()).tasks.get(task.id)?.human).toEqual([reference, null]);
});

test('zero steps: H is 1, ratio and time are n/a, and the report says whose figures they are', () => {
  const human = figuresOf([row({ steps: 0 })]).get('button-antd-T01') ?? null;
  const facts = { id: 'button-antd-T01', type: 'button', family: 'f', human: [human] };
  const planned = { task: facts.id, variant: 0, trial: 0, mode: 'pixel' as const };
  const run = makeRun(makePlan([planned], [facts]), { records: [record({ steps: 1 })], problems: [] });
  const e = efficiencyOf(itemsOf(run));
  expect([e.within[1], e.stepRatio, e.paired.n]).toEqual([1, { median: null, p90: null, n: 0 }, 0]);
  const text = denominatorLines(run, itemsOf(run)).join('\n');
  expect(text).toContain('Step ratio: n/a for 1 task whose recording has no step');
  expect(text).toContain('Human figures from: recording (A) 1');
});
