import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, expect } from '@playwright/test';
import type { Summary } from '../../reporters/tables/summary';
import { miniProject, type MiniCase } from './mini';

const id = (n: number): string => `button-antd-T${String(n).padStart(2, '0')}`;
const solvedIn = (...trials: (0 | 1)[]): Pick<MiniCase, 'record' | 'trials'> => ({
  record: {},
  trials: trials.map((solved) => ({ outcome: solved ? 'solved' : 'gave_up' })),
});

test('--repeat-each: every trial is a sample of its own, and the run says how steady the agent is', async ({}, info) => {
  const cases: MiniCase[] = [
    { title: id(1), ...solvedIn(1, 1, 1) },
    { title: id(2), ...solvedIn(1, 0, 1) },
    { title: id(3), ...solvedIn(0, 0, 1) },
    { title: id(4), ...solvedIn(0, 0, 0) },
  ];
  const mini = miniProject(info.outputPath('p'), cases);
  const { code, out } = await mini.run(['--repeat-each=3']);
  expect(code, out).toBe(0);
  expect(out).toMatch(/pixel {2}all +12 +6 +50\.0%/);
  // Pass rates of the trials: 50, 25 and 75 %. pass@3: three tasks of four; pass^3: one; two tasks disagree with themselves.
  expect(out).toContain(
    '3 trials (noop, pixel): mean 50.0%, largest deviation 25.0%, pass@3 75.0%, pass^3 25.0%, flipped 50.0%',
  );
  const summary = JSON.parse(readFileSync(join(mini.runDir, 'summary.json'), 'utf8')) as Summary;
  expect(summary.planned).toBe(12);
  // pass@2 of 2 in 3 is 1, of 1 in 3 is 2/3; pass^2 of 2 in 3 is 1/3.
  expect(summary.modes[0]?.trials).toEqual({
    ...{ trials: 3, meanPass: 0.5, maxDeviation: 0.25, flipRate: 0.5 },
    passAt: { 1: 0.5, 2: 0.666667, 3: 0.75 },
    passHat: { 1: 0.5, 2: 0.333333, 3: 0.25 },
  });
  const report = readFileSync(join(mini.runDir, 'report/index.html'), 'utf8');
  expect(report).toContain('Repeated trials');
  expect(report).toContain('pass^3');

  // A further start with more trials adds to the run: what was measured is still there.
  const more = await mini.run(['--repeat-each=4', `--grep=${id(1)}`]);
  expect(more.out).toMatch(/pixel {2}all +13 +7 +53\.8%/);
});
