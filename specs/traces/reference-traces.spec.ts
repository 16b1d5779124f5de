import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test, expect } from '@playwright/test';
import { readCompiled } from '../../site/server/task-store';
import type { PrivateTask } from '../../tasks/compiled';
import type { ReferenceStep } from '../../tasks/reference';
import { figureOfReference } from '../../traces/human';
import type { StepRecord } from '../../traces/record';
import {
  readReferenceTraces,
  referenceChecksum,
  REFERENCE_TRACES_DIR,
  serialiseTraces,
  traceOf,
} from '../../traces/reference-traces';

const root = resolve(import.meta.dirname, '../..');
const script: ReferenceStep[] = [
  { kind: 'click', on: 'textbox "City"', button: 'left', count: 1, modifiers: [] },
  { kind: 'type', text: 'Rome' },
];
const ran = (part: Partial<StepRecord>): StepRecord => ({
  ...{ i: 1, action: 'wait(1)', kind: 'wait', refused: false },
  times: { observe: 1, model: 1, waiting: 0, act: 1, settle: 1 },
  ...part,
});
const element = { role: 'textbox', name: 'City' };

test('a trace holds what ran, merged by the rules of counting, without the times of the machine', () => {
  const steps = [
    ran({ kind: 'click', action: 'click(10.4, 20.6)', at: [10.4, 20.6], element }),
    ran({ kind: 'type', action: 'type("Ro")', element }),
    ran({ kind: 'type', action: 'type("me")', element }),
    ran({}),
  ];
  expect(traceOf('x-antd-T01', script, steps)).toEqual({
    task: 'x-antd-T01',
    reference: referenceChecksum(script),
    steps: 2,
    kinds: { click: 1, type: 1, drag: 0, scroll: 0, key: 0 },
    ms: -425 + 1149 + 2140,
    trace: [
      { kind: 'click', action: 'click(10.4, 20.6)', at: [10, 21], element },
      { kind: 'type', action: 'type("Ro")', element },
    ],
  });
  expect(referenceChecksum([...script].reverse())).not.toBe(referenceChecksum(script));
});

test('what is written is read back, sorted; a bad line is told by file and line', ({}, info) => {
  const dir = info.outputPath('reference');
  mkdirSync(dir);
  const traces = ['b-antd-T01', 'a-antd-T01'].map((task) => traceOf(task, script, []));
  const text = serialiseTraces(traces);
  expect(text.indexOf('a-antd')).toBeLessThan(text.indexOf('b-antd'));
  writeFileSync(join(dir, 'a.jsonl'), `${text}{"task": 3}\nnonsense\n`);
  const read = readReferenceTraces(dir);
  expect([...read.traces.values()]).toEqual([...traces].reverse());
  expect(read.problems.map((p) => p.where)).toEqual(['traces/reference/a.jsonl:3', 'traces/reference/a.jsonl:4']);
  expect(read.problems[0]?.what).toContain('task: ');
});

test('the stored traces can be read, and those of unchanged scripts say what the scripts say', () => {
  const read = readReferenceTraces(join(root, REFERENCE_TRACES_DIR));
  expect(read.problems).toEqual([]);
  expect(read.traces.size).toBeGreaterThan(100);
  const tasks = readCompiled<PrivateTask>(root, 'private').tasks;
  for (const { id, variants } of tasks) {
    const trace = read.traces.get(id);
    const reference = variants[0]?.reference ?? [];
    // Another checksum says that the task has been rewritten since: `npm run traces:record` brings it up to date.
    if (trace?.reference !== referenceChecksum(reference)) continue;
    expect({ steps: trace.steps, ms: trace.ms }, id).toEqual({
      steps: figureOfReference(reference).steps,
      ms: figureOfReference(reference).ms,
    });
    expect(trace.trace.length, id).toBeGreaterThan(0);
  }
});
