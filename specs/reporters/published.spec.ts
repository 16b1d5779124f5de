import { readFileSync } from 'node:fs';
import { test, expect } from '@playwright/test';
import { makePlan } from '../../reporters/records/plan';
import { makeRun } from '../../reporters/records/run';
import { buildReport } from '../../reporters/report/build';
import {
  AXIS_CORRELATIONS,
  CORE_SUITE,
  FAILURE_FAMILIES,
  FULL_SUITE,
  HARDEST_TYPES,
  TIERS_MEAN,
} from '../../reporters/report/published';
import { AXES, TIERS } from '../../tasks/factors';
import { typeEntry } from '../../tasks/ontology';
import type { HumanFigure } from '../../traces/human';
import { record } from './mini';

const times = (seconds: number, waiting = 0) => ({
  ...{ wall: seconds * 1000, open: 1, observe: 1, model: 1, waiting: waiting * 1000, act: 1, settle: 1 },
});
const human = (steps: number, seconds?: number): HumanFigure => ({
  steps,
  ...(seconds === undefined ? {} : { ms: seconds * 1000 }),
  source: 'recording',
});

/**
 * Eight tasks that can be counted on the fingers.
 *
 * | task | human steps, s | agent | within |
 * |---|---|---|---|
 * | a | 1, 2 s | solved in 1 step, 6 s | H |
 * | b | 2, 4 s | solved in 2 steps, 20 s of which 4 waiting | H |
 * | c | 2, 3 s | solved in 3 steps, 12 s | 2H |
 * | d | 3, 5 s | solved in 9 steps, 40 s | 3H |
 * | e | 2, 2 s | solved in 10 steps, 50 s | 5H |
 * | f | 1, 1 s | solved in 6 steps, 24 s | more than 5H |
 * | g | 0, none | solved in 1 step, 8 s | H (H is 1); no ratio, no time |
 * | h | 4, 9 s | 20 steps, not solved | – |
 */
const FIGURES: Record<string, HumanFigure> = {
  ...{ a: human(1, 2), b: human(2, 4), c: human(2, 3), d: human(3, 5), e: human(2, 2), f: human(1, 1) },
  ...{ g: human(0), h: human(4, 9) },
};
const RECORDS = [
  record({ task: 'a', steps: 1, times: times(6) }),
  record({ task: 'b', steps: 2, times: times(20, 4) }),
  record({ task: 'c', steps: 3, times: times(12) }),
  record({ task: 'd', steps: 9, times: times(40) }),
  record({ task: 'e', steps: 10, times: times(50) }),
  record({ task: 'f', steps: 6, times: times(24) }),
  record({ task: 'g', steps: 1, times: times(8) }),
  record({ task: 'h', steps: 20, outcome: 'step_limit', times: times(90) }),
];

test('the columns of the published efficiency and time tables, recomputed from a set checked by hand', ({}, info) => {
  const facts = Object.entries(FIGURES).map(([id, figure]) => ({ id, type: 't', family: 'f', human: [figure] }));
  const planned = facts.map(({ id }) => ({ task: id, variant: 0, trial: 0, mode: 'pixel' as const }));
  const run = makeRun(makePlan(planned, facts), { records: RECORDS, problems: [] });
  const html = readFileSync(buildReport(info.outputPath('report'), [{ name: 'hand', run }]), 'utf8');
  // Within H: a, b, g. 2H: c too. 3H: d too. 5H: e too. Solved: f too. All of 8.
  // Ratios of a–f: 1, 1, 1.5, 3, 5, 6: the median is 2.25, the 90th percentile 5.5.
  expect(row(html, 'Step efficiency')).toEqual({
    ...{ Mode: 'pixel', '≤H %': '37.5', '≤2H %': '50.0', '≤3H %': '62.5', '≤5H %': '75.0', 'Pass %': '87.5' },
    ...{ 'Steps/H median': '2.25×', p90: '5.50×', n: '6', 'Mean steps': '4.6' },
  });
  // Working seconds of the solved: 6, 16, 12, 40, 50, 24, 8; of those with a human time (a–f) 148 s against 17 s.
  // Ratios of a–f: 3, 4, 4, 8, 25, 24: the median is 6.
  expect(row(html, 'Time against people')).toEqual({
    ...{ Mode: 'pixel', 'Seconds, solved': '22.3', 'Tasks with both': '6', Seconds: '24.7', 'Human seconds': '2.8' },
    ...{ 'Ratio of means': '8.71×', 'Median ratio': '6.00×' },
  });
});

/** The first row of a section's table by column. */
function row(html: string, title: string): Record<string, string> {
  const part = html.slice(html.indexOf(`<h2>${title}</h2>`));
  const table = part.slice(part.indexOf('<table>'), part.indexOf('</table>'));
  const cells = (line: string): string[] =>
    [...line.matchAll(/<t[hd](?:\s[^>]*)?>(.*?)<\/t[hd]>/g)].map((m) => m[1] ?? '');
  const [head, first] = table.split('<tbody>');
  const values = cells(first?.split('</tr>')[0] ?? '');
  return Object.fromEntries(cells(head ?? '').map((name, i) => [name, values[i] ?? '']));
}

test('published numbers are whole: every row can be read, and nothing stands for what is not known', () => {
  const share = (value: number): void => {
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThanOrEqual(100);
  };
  for (const { model, pass } of [...FULL_SUITE, ...CORE_SUITE]) {
    expect(model).not.toBe('');
    expect(Object.keys(pass).length, model).toBeGreaterThan(0);
    Object.values(pass).forEach(share);
  }
  // Spot checks against the paper's Table 1.
  expect(FULL_SUITE).toHaveLength(7);
  expect(FULL_SUITE[0]).toEqual({
    model: 'Gemini 3 Flash',
    pass: { browser_use: 95.2, ax_tree: 89.6, som: 87.1, pixel: 85.4 },
  });
  expect(Object.keys(TIERS_MEAN)).toEqual([...TIERS]);
  expect(Object.keys(AXIS_CORRELATIONS).sort()).toEqual([...AXES].sort());
  for (const { type, pass } of HARDEST_TYPES) {
    expect(typeEntry(type), type).toBeDefined();
    if (pass !== undefined) share(pass);
  }
  const sum = FAILURE_FAMILIES.reduce((total, { byRule }) => total + byRule, 0);
  expect(sum).toBeCloseTo(100, 0);
});
