import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { overBudget, spendingOf } from '../../fixtures/budget';
import { record } from '../reporters/mini';

test('everything that was paid counts, repeated attempts included', () => {
  const records = [
    { usage: { cost: 0.4, unknown: 0 } },
    { usage: { cost: 0.2, unknown: 1 } },
    {},
    { usage: { unknown: 3 } },
  ];
  expect(spendingOf(records)).toEqual({ usd: expect.closeTo(0.6), unpriced: 3 });
});

test('a run stops when its limit is reached, or when nothing has a price', ({}, info) => {
  const runDir = info.outputPath('run');
  mkdirSync(runDir, { recursive: true });
  const add = (usage: object) =>
    appendFileSync(path.join(runDir, 'episodes.jsonl'), `${JSON.stringify(record({ usage } as never))}\n`);
  expect(overBudget(info.outputPath('nowhere'), 1)).toBeUndefined();
  add({ unknown: 2 });
  expect(overBudget(runDir, 1)).toContain('CB_MAX_USD=1 cannot be kept: the price of 2 calls is unknown');
  add({ cost: 0.6, unknown: 0 });
  expect(overBudget(runDir, 1)).toBeUndefined();
  add({ cost: 0.6, unknown: 0 });
  expect(overBudget(runDir, 1)).toBe('CB_MAX_USD=1 is reached: $1.2000 spent');
});
