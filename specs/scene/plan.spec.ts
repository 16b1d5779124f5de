import { expect, test } from '@playwright/test';
import { MIXES, total } from '../../site/scene/clutter/amounts';
import { ownWords, planPage, type Plan } from '../../site/scene/clutter/plan';
import { DOMAIN_NAMES, loadDomain } from '../../site/scene/domains';
import { CLUTTERS, type Clutter } from '../../tasks/factors';
import { stageSpec } from '../../tasks/spec';

const SEEDS = [1, 2, 3, 44, 2026, 4_000_000_000];

const stage = (over: object = {}) =>
  stageSpec.parse({ title: 'Mixer', domain: 'audio', instances: { Volume: {} }, ...over });

/** Labels of everything one can operate. */
function labels(plan: Plan): string[] {
  const controls = [...plan.icons, ...plan.filters, ...plan.form].map(({ label }) => label);
  return [...plan.nav, ...plan.tabs, ...plan.actions, ...(plan.search ? [plan.search] : []), ...controls];
}

/** Everything one can read or operate that is named by a pool. */
function words(plan: Plan): string[] {
  const rows = plan.rows.map((row) => row[0] ?? '');
  return [...labels(plan), ...plan.sections, plan.app, ...plan.stats.map(([label]) => label), ...rows];
}

for (const name of DOMAIN_NAMES) {
  test(`${name}: the same seed gives the same page, another seed another`, async () => {
    const domain = await loadDomain(name);
    const plans = SEEDS.map((seed) => planPage(domain, 'high', stage(), seed));
    for (const [at, seed] of SEEDS.entries()) expect(planPage(domain, 'high', stage(), seed)).toEqual(plans[at]);
    expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(SEEDS.length);
  });

  test(`${name}: every level of clutter has its number of controls, and no label twice`, async () => {
    const domain = await loadDomain(name);
    for (const clutter of CLUTTERS) {
      for (const seed of SEEDS) {
        const plan = planPage(domain, clutter, stage(), seed);
        const found = labels(plan);
        expect(MIXES[clutter].map(total), `${clutter}, seed ${seed}`).toContain(found.length);
        const lower = words(plan).map((word) => word.toLowerCase());
        const twice = lower.filter((word, at) => lower.indexOf(word) !== at && word !== plan.place.toLowerCase());
        expect(twice, `${clutter}, seed ${seed}`).toEqual([]);
      }
    }
  });
}

const RANGE: Record<Clutter, [least: number, most: number]> = {
  none: [0, 0],
  low: [2, 4],
  medium: [6, 10],
  high: [14, 22],
};

test('levels of clutter do not overlap', () => {
  for (const clutter of CLUTTERS) {
    for (const amount of MIXES[clutter].map(total)) {
      expect(amount).toBeGreaterThanOrEqual(RANGE[clutter][0]);
      expect(amount).toBeLessThanOrEqual(RANGE[clutter][1]);
    }
  }
});

test('nothing on the page says what the stage says', async () => {
  const domain = await loadDomain('audio');
  // Labels that the pool has too: of an instance, of an option inside a set-up, of the commit and the opening control.
  const own = {
    opens_with: 'Share mix',
    commit: { apply: 'Freeze tracks', cancel: 'Mixer' },
    instances: { Metronome: { options: ['Snap to grid', { text: 'count-in BAR' }] }, Artist: {} },
  };
  for (const seed of SEEDS) {
    const plan = planPage(domain, 'high', stage(own), seed);
    const said = ownWords(stage(own));
    expect(words(plan).filter((word) => said.has(word.toLowerCase()))).toEqual([]);
  }
  expect([...ownWords(stage(own))]).toEqual(expect.arrayContaining(['metronome', 'count-in bar', 'freeze tracks']));
});

test('a pool that does not exist is named in the error, with those that do', async () => {
  await expect(loadDomain('opera')).rejects.toThrow(/stage\.domain: expected one of audio, .*found "opera"/);
  await expect(loadDomain('toString')).rejects.toThrow(/found "toString"/);
});
