import { expect, test } from '@playwright/test';
import { makePlan } from '../../reporters/records/plan';
import { makeRun } from '../../reporters/records/run';
import { summaryOf } from '../../reporters/tables/summary';
import { figuresOf } from '../../traces/recordings';
import { upstreamFigures } from '../../traces/upstream';
import { record } from '../reporters/mini';
import { FILES } from './stand-in-files';

const FILE = 'data/human_traces/v1_reference.jsonl';
const text = FILES[FILE] as string;

test('ten rows: zero rows are no figures, the rest is told with its source', () => {
  const { rows, left, problems } = upstreamFigures(text, FILE);
  expect(problems).toEqual([]);
  expect([rows.length, left]).toEqual([8, 2]);
  expect(rows[0]).toEqual({
    task: 'button-antd-T01',
    steps: 1,
    ms: 1_200,
    kinds: { click: 1 },
    source: "ComponentBench v1_reference.jsonl, recorded on the original's page",
  });
  const figures = figuresOf(rows);
  expect(figures.get('drag_drop_between_lists-mantine-T06')).toBeUndefined();
  // A list of kinds that does not tell every step, and a time of zero, are left out.
  expect(rows.find((row) => row.task === 'slider_single-antd-T02')).not.toHaveProperty('kinds');
  expect(rows.find((row) => row.task === 'tags_input-mantine-T02')).not.toHaveProperty('ms');
});

test('bad lines are told by line and cost only themselves', () => {
  const lines = [
    text.split('\n')[0],
    '{"task_id":"button-antd-T02",',
    '{"task_id":"button-antd-T03","normalized_steps":"many"}',
    '{"task_id":"an id of nothing","normalized_steps":2}',
    '{"task_id":"button-antd-T04","status":"FAILED","normalized_steps":2}',
  ];
  const { rows, left, problems } = upstreamFigures(lines.join('\r\n'), FILE);
  expect([rows.length, left]).toEqual([1, 1]);
  expect(problems.map((p) => p.where)).toEqual([2, 3, 4].map((line) => `${FILE}:${line}`));
  expect(problems[0]?.what).toContain('not JSON');
  expect(problems[1]?.what).toContain('found "many"');
});

test('an outlier moves no median, and a task without a figure is n/a', () => {
  const ids = text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { task_id: string }).task_id);
  const times = (wall: number) => ({ wall, waiting: 0, open: 0, observe: 0, model: 0, act: 0, settle: 0 });
  const records = ids.map((task, i) => record({ task, steps: 4, times: times(3_000 + i) }));
  const totalWith = (jsonl: string) => {
    const figures = figuresOf(upstreamFigures(jsonl, FILE).rows);
    const facts = ids.map((id) => ({ id, type: 't', family: 'f', human: [figures.get(id) ?? null] }));
    const total = summaryOf(makeRun(makePlan([], facts), { records, problems: [] })).modes[0]?.total;
    if (total === undefined) throw new Error('no mode');
    return total;
  };
  const wild = totalWith(text);
  const tame = totalWith(text.replace('795793', '9000').replace('411000', '8000'));
  expect(wild.paired.ratio).toBe(tame.paired.ratio);
  expect(wild.stepRatio).toEqual(tame.stepRatio);
  expect(wild.paired.humanSeconds).toBeGreaterThan(100 + (tame.paired.humanSeconds ?? 0));
  expect(wild.paired.n).toBe(7);
  expect([wild.humanKnown, wild.humanUnknown]).toEqual([8, 2]);
});
