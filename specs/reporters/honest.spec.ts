import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test, expect } from '@playwright/test';
import { makePlan, type PlannedEpisode, type TaskFacts } from '../../reporters/records/plan';
import { makeRun } from '../../reporters/records/run';
import { buildReport } from '../../reporters/report/build';
import type { ReportRun } from '../../reporters/report/model';
import type { EpisodeRecord } from '../../traces/record';
import { record } from './mini';

/** What a report must not make of numbers that say little. */

const facts = (id: string, type: string): TaskFacts => ({
  ...{ id, type, family: 'command_navigation', library: 'antd', tier: 'L0' },
  human: [{ steps: 1, ms: 724, source: 'reference' }],
});
const [BUTTON, SWITCH] = ['button-antd-T01', 'switch-antd-T01'];
const both = [facts(BUTTON, 'button'), facts(SWITCH, 'switch')];
const planned = (task: string, mode: PlannedEpisode['mode']): PlannedEpisode => ({ task, mode, variant: 0, trial: 0 });
const run = (name: string, episodes: PlannedEpisode[], records: EpisodeRecord[]): ReportRun => ({
  name,
  run: makeRun(makePlan(episodes, both), { records, problems: [] }),
});

/** The text of a page, a space between cells. */
function textOf(index: string, page: string): string {
  const body = readFileSync(join(dirname(index), page), 'utf8').split('<main>')[1] ?? '';
  return body
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ');
}

test('a mode of which nothing is decided is n/a by type: in no mean, in no gap', ({}, info) => {
  const episodes = [BUTTON, SWITCH].flatMap((task) => [planned(task, 'pixel'), planned(task, 'som')]);
  const records = [record({ task: BUTTON }), record({ task: SWITCH, type: 'switch', outcome: 'gave_up' })];
  const lost = record({ task: BUTTON, mode: 'som', outcome: 'infra_error' });
  const index = buildReport(info.outputPath('report'), [run('r', episodes, [...records, lost])]);
  const types = textOf(index, 'types.html');
  expect(types).toContain('button 100.0 100.0 n/a 1 undecided 1.0');
  expect(types).toContain('switch 0.0 0.0 n/a 1 undecided 1.0');
  expect(types).toContain('No type of a library has a gap between modes.');
  // The headline keeps what was planned as its denominator, and says so.
  const overview = textOf(index, 'index.html');
  expect(overview).toMatch(/som 2 0 0 1 1 0\.0 /);
  expect(overview).toContain('The measurement is incomplete: 2 of 4');
  expect(textOf(index, 'scenes.html')).toContain('L0 2 50.0 0.0 – 100.0 n/a 2 undecided');
});

test('side by side: what else differs is said, and the reference makes no type easy', ({}, info) => {
  const pixel = (task: string): PlannedEpisode => planned(task, 'pixel');
  const mine = [record({ task: BUTTON, agent: 'openai', model: 'm', outcome: 'gave_up', claimed: 'done' })];
  const reference = [record({ task: BUTTON, agent: 'reference' }), record({ task: SWITCH, agent: 'reference' })];
  const index = buildReport(info.outputPath('report'), [
    run('mine', [pixel(BUTTON)], mine),
    run('ref', [BUTTON, SWITCH].map(pixel), reference),
  ]);
  const overview = textOf(index, 'index.html');
  expect(overview).toContain('These runs differ in more than who acted: tasks planned.');
  expect(overview).toContain('Claimed, not solved');
  const types = textOf(index, 'types.html');
  expect(types).toContain("over the agents' columns, not the reference's,");
  expect(types).toContain('button 0.0 0.0 100.0 1.0');
  // Nobody but the reference was measured on it.
  expect(types).toContain('switch n/a n/a 100.0 1.0');
  expect(types).not.toContain('Where the mode decides');
  const same = buildReport(info.outputPath('same'), [
    run('mine', [pixel(BUTTON)], mine),
    run('ref', [pixel(BUTTON)], reference.slice(0, 1)),
  ]);
  expect(textOf(same, 'index.html')).not.toContain('These runs differ');
});
