import { test, expect } from '@playwright/test';
import fc from 'fast-check';
import { costText, usageOf } from '../../reporters/tables/usage';
import { samplesOf } from '../../reporters/records/attempts';
import { makePlan } from '../../reporters/records/plan';
import { makeRun, undecided } from '../../reporters/records/run';
import { efficiencyOf } from '../../reporters/tables/efficiency';
import { itemsOf } from '../../reporters/tables/items';
import { readRecordLines } from '../../traces/read';
import { decidedKeys } from '../../traces/resume';
import type { HumanFigure } from '../../traces/human';
import type { EpisodeRecord } from '../../traces/record';
import { record } from './mini';

const at = (minute: number): string => `2026-01-01T00:${String(minute).padStart(2, '0')}:00.000Z`;
const lines = (...records: EpisodeRecord[]): string => records.map((r) => `${JSON.stringify(r)}\n`).join('');
const times = (wall: number, waiting = 0) => ({ wall, waiting, open: 0, observe: 0, model: 0, act: 0, settle: 0 });

test('cutting the file anywhere loses at most the record that is cut, and never throws', () => {
  const text = lines(
    record({ task: 'a' }),
    record({ task: 'b', reason: 'quote " and {"version":1' }),
    record({ task: 'c' }),
  );
  const after = record({ task: 'z' });
  for (let cut = 0; cut <= text.length; cut++) {
    const whole = text.slice(0, cut).split('\n').length - 1;
    const killed = readRecordLines(text.slice(0, cut), 'episodes.jsonl');
    const complete = text[cut] === '\n' ? whole + 1 : whole;
    expect(killed.records, `cut at ${cut}`).toHaveLength(complete);
    const resumed = readRecordLines(text.slice(0, cut) + lines(after), 'episodes.jsonl');
    expect(resumed.records.at(-1)?.task, `resumed at ${cut}`).toBe('z');
  }
});

test('a bad line names file, line, field, expected and found', () => {
  const text = lines(record()) + '{"version":1,"outcome":"won"}\n' + 'garbage\n' + lines(record({ task: 'b' }));
  const { records, problems } = readRecordLines(text, 'episodes.jsonl');
  expect(records).toHaveLength(2);
  expect(problems.map((p) => p.where)).toEqual(['episodes.jsonl:2', 'episodes.jsonl:3']);
  expect(problems[0]?.what).toMatch(/outcome: Invalid option: expected one of "solved"/);
  expect(problems[1]).toMatchObject({ halfWritten: false });
});

test('the attempt that counts does not depend on the order of arrival', () => {
  const attempts = [
    record({ task: 'a', outcome: 'infra_error', startedAt: at(1) }),
    record({ task: 'a', outcome: 'gave_up', startedAt: at(2) }),
    record({ task: 'a', outcome: 'solved', startedAt: at(3) }),
    record({ task: 'a', outcome: 'infra_error', startedAt: at(4) }),
    record({ task: 'b', outcome: 'gave_up', startedAt: at(1) }),
    record({ task: 'b', outcome: 'solved', startedAt: at(2), retry: 1 }),
    record({ task: 'c', outcome: 'infra_error', startedAt: at(1) }),
  ];
  const expected = samplesOf(attempts);
  expect(expected.map((s) => [s.record.task, s.record.outcome, s.attempts.length])).toEqual([
    ['a', 'solved', 4],
    ['b', 'gave_up', 2],
    ['c', 'infra_error', 1],
  ]);
  fc.assert(
    fc.property(fc.shuffledSubarray(attempts, { minLength: attempts.length }), (shuffled) => {
      expect(samplesOf([...shuffled, ...shuffled])).toEqual(expected);
    }),
  );
});

test('resume: decided keys leave out infra errors', () => {
  const keys = decidedKeys([record({ task: 'a', outcome: 'infra_error' }), record({ task: 'b', outcome: 'gave_up' })]);
  expect([...keys]).toEqual(['b|0|0|pixel']);
});

test('E72: attempts that were repeated stay in the sums of tokens, dollars and time, and are told as wasted', () => {
  const paid = (cost: number | undefined, unknown: number) => ({
    inputTokens: 1000,
    outputTokens: 50,
    ...(cost !== undefined && { cost }),
    unknown,
  });
  const killed = record({ task: 'a', outcome: 'infra_error', usage: paid(0.5, 0) });
  const again = record({ task: 'a', outcome: 'solved', startedAt: at(2), usage: paid(0.25, 0) });
  const other = record({ task: 'b', usage: paid(undefined, 2) });
  const attempts = [killed, again, other];
  const counting = new Set(samplesOf(attempts).map((sample) => sample.record));
  const usage = usageOf(attempts, counting);
  expect(usage).toMatchObject({ inputTokens: 3000, outputTokens: 150, cost: 0.75, wasted: 0.5, unknownCalls: 2 });
  expect(usage.ms.wall).toBe(3000);
  expect(costText(usage)).toBe('≥ $0.75, 2 calls unknown');
  expect(usageOf([again], counting).wasted).toBe(0);
});

function runOf(records: EpisodeRecord[], human: Record<string, HumanFigure | null>) {
  const facts = Object.entries(human).map(([id, figure]) => ({ id, type: 't', family: 'f', human: [figure] }));
  const planned = Object.keys(human).map((task) => ({ task, variant: 0, trial: 0, mode: 'pixel' as const }));
  return makeRun(makePlan(planned, facts), { records, problems: [] });
}

const figure = (steps: number, ms: number): HumanFigure => ({ steps, ms, source: 'recording' });

test('efficiency of a set that can be checked by hand', () => {
  const run = runOf(
    [
      record({ task: 'a', steps: 2, times: times(10_000) }), // 1.0 × H
      record({ task: 'b', steps: 6, times: times(20_000, 5000) }), // 2.0 × H
      record({ task: 'c', steps: 3, times: times(6000) }), // 3.0 × H
      record({ task: 'd', steps: 20, outcome: 'step_limit', times: times(60_000) }),
      record({ task: 'e', steps: 9, outcome: 'infra_error' }),
    ],
    {
      a: figure(2, 2000),
      b: figure(3, 5000),
      c: figure(1, 1000),
      d: figure(4, 4000),
      e: figure(1, 1000),
      g: figure(1, 1000),
    },
  );
  const e = efficiencyOf(itemsOf(run));
  expect(e).toMatchObject({ planned: 6, solved: 3, notRun: 1, pass: 0.5, passOfDecided: 0.75, humanKnown: 6 });
  expect(e.within).toEqual({ 1: 1 / 6, 2: 2 / 6, 3: 3 / 6, 5: 3 / 6 });
  expect(e.stepRatio).toEqual({ median: 2, p90: 2.8, n: 3 });
  expect(e.seconds).toBeCloseTo((10 + 15 + 6) / 3, 12);
  expect(e.paired).toMatchObject({ n: 3, ratio: 5 });
  expect(e.paired.humanSeconds).toBeCloseTo(8 / 3, 12);
  expect(undecided(run).map((u) => u.task)).toEqual(['e', 'g']);
});

test('a recording without steps has no ratio but H = 1; no figure at all is null', () => {
  const hover = efficiencyOf(
    itemsOf(runOf([record({ task: 'a', steps: 1 })], { a: { steps: 0, source: 'recording' } })),
  );
  expect(hover.within[1]).toBe(1);
  expect(hover.stepRatio).toEqual({ median: null, p90: null, n: 0 });
  expect(hover.paired).toMatchObject({ n: 0, ratio: null });
  const unknown = efficiencyOf(itemsOf(runOf([record({ task: 'a', steps: 1 })], { a: null })));
  expect(unknown.within).toEqual({ 1: null, 2: null, 3: null, 5: null });
  expect(unknown).toMatchObject({ humanUnknown: 1, pass: 1 });
  expect(JSON.stringify(unknown)).not.toMatch(/NaN|Infinity/);
});

test('one wild human outlier does not move the headline ratio', () => {
  const ids = Array.from({ length: 500 }, (_, i) => `t${i}`);
  const records = ids.map((task, i) => record({ task, times: times(10_000 + i) }));
  const human = (outlier: number) =>
    Object.fromEntries(ids.map((id, i) => [id, figure(1, i === 250 ? outlier : 2000)]));
  const [calm, wild] = [2000, 795_793].map(
    (ms) => efficiencyOf(itemsOf(runOf(records, human(ms)))).paired.ratio as number,
  );
  expect(Math.abs((wild as number) / (calm as number) - 1)).toBeLessThan(0.001);
});

test('waiting for an API is not the time of the agent', () => {
  const e = efficiencyOf(itemsOf(runOf([record({ task: 'a', times: times(8000, 6000) })], { a: figure(1, 1000) })));
  expect(e.seconds).toBe(2);
});
