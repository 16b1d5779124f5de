import { OUTCOMES } from '../../../traces/record';
import { timeModelText } from '../../../traces/time-model';
import type { Interval } from '../../statistics/bootstrap';
import { FACTORS, isSolved } from '../../tables/efficiency';
import { humanCaveats, humanSources } from '../../tables/human-sources';
import type { Item } from '../../tables/items';
import { fixed, percent, times } from '../../tables/text';
import { costText } from '../../tables/usage';
import { scatter, shareBars, shareColumns, shareLines } from '../charts/kinds';
import { escape, figure, note, section, table, type Html } from '../html';
import type { Column, ReportModel } from '../model';
import { publishedSection } from './published';

/** The first page: who was measured, and the headline tables with their charts. */
export function overview(model: ReportModel): Html {
  const { columns } = model;
  return [
    ...(model.runs.length === 1 ? model.runs.map((r) => facts(r)) : [runsSection(model.runs)]),
    passSection(columns),
    efficiencySection(columns),
    timeSection(columns),
    stepsSection(columns),
    frontierSection(columns),
    spendSection(columns),
    trialsSection(columns),
    publishedSection(),
  ].join('\n');
}

type Run = ReportModel['runs'][number];

function factsOf({ run, summary }: Run): [string, string | undefined][] {
  const m = run.manifest;
  return [
    ['Planned episodes', String(summary.planned)],
    ['Undecided', String(summary.undecided)],
    ['Systems', [...new Set(summary.modes.map((s) => s.system))].join(', ')],
    ['Model as returned', summary.servedModels.join(', ') || undefined],
    ['Task data', summary.taskChecksums.map((c) => c.slice(0, 12)).join(', ')],
    ['Site build', summary.siteBuilds.map((c) => c.slice(0, 12)).join(', ')],
    ['Commit', m?.commit && `${m.commit.slice(0, 8)}${m.dirty ? ', changed' : ''}`],
    [
      'Started',
      m?.starts
        .map((s) => s.at.slice(0, 16).replace('T', ' '))
        .slice(0, 4)
        .join(', '),
    ],
    ['Browser', m?.browser.version],
    ['Step limit', m && String(m.identity.maxSteps)],
    ['Versions', m && `Playwright ${m.versions.playwright}, Node ${m.versions.node}, ${m.versions.platform}`],
  ];
}

function facts(one: Run): Html {
  const known = factsOf(one).filter((r): r is [string, string] => r[1] !== undefined && r[1] !== '');
  return [
    `<h1>${escape(one.run.name)}</h1>`,
    `<dl class="facts">${known.map(([k, v]) => `<div><dt>${escape(k)}</dt><dd>${escape(v)}</dd></div>`).join('')}</dl>`,
    ...warningsOf(one).map(warning),
  ].join('\n');
}

const warning = (text: string): Html => `<p class="warn">${escape(text)}</p>`;

function warningsOf({ run, summary }: Run): string[] {
  return [
    ...(summary.undecided > 0
      ? [
          `The measurement is incomplete: ${summary.undecided} of ${summary.planned} episodes are undecided. They count as not solved; the bracket shows both readings.`,
        ]
      : []),
    ...(summary.taskChecksums.length > 1 || summary.siteBuilds.length > 1
      ? ['Records of different task data or site builds are mixed in this run.']
      : []),
    ...run.run.problems.map((p) => `Not used: ${p.where}: ${p.what}`),
  ].slice(0, 12);
}

/** Several runs side by side: a row each, and whatever makes their rates hard to compare. */
function runsSection(runs: readonly Run[]): Html {
  const facts = runs.map(factsOf);
  const all = (facts[0] ?? []).map(([name]) => name);
  const valuesOf = (name: string): string[] => [...new Set(facts.map((f) => valueOf(f, name)))];
  const names = all.filter((name) => valuesOf(name).length > 1);
  const shared = all.flatMap((name) => {
    const [value, ...more] = valuesOf(name);
    return more.length === 0 && value ? [`${name} ${value}`] : [];
  });
  const rows = facts.map((f, n) => [runs[n]?.run.name ?? '', ...names.map((name) => valueOf(f, name))]);
  const differ = (what: (run: Run) => string): boolean => new Set(runs.map(what)).size > 1;
  const tasksOf = ({ run }: Run): string =>
    [...new Set([...run.run.plan.episodes.values()].map((e) => `${e.task}|${e.variant}`))].join(' ');
  const differences = [
    ...(differ(tasksOf) ? ['tasks planned'] : []),
    ...(differ(({ summary }) => summary.taskChecksums.join()) ? ['task data'] : []),
    ...(differ(({ summary }) => summary.siteBuilds.join()) ? ['site'] : []),
    ...(differ(({ run }) => String(run.manifest?.identity.maxSteps)) ? ['step limit'] : []),
    ...(differ(({ run }) => run.manifest?.browser.version ?? '') ? ['browser'] : []),
  ];
  return [
    '<h1>Runs</h1>',
    table(['Run', ...names], rows),
    ...(shared.length > 0 ? [note(`The same in all: ${shared.join('; ')}.`)] : []),
    ...(differences.length > 0
      ? [
          warning(
            `These runs differ in more than who acted: ${differences.join(', ')}. npm run compare pairs what they share.`,
          ),
        ]
      : []),
    ...runs.flatMap((run) => warningsOf(run).map((text) => warning(`${run.run.name}: ${text}`))),
  ].join('\n');
}

function valueOf(facts: readonly [string, string | undefined][], name: string): string {
  return facts.find(([n]) => n === name)?.[1] ?? '';
}

export function intervalText(interval: Interval | null): string {
  return interval ? `${(interval.low * 100).toFixed(1)} – ${(interval.high * 100).toFixed(1)}` : 'n/a';
}

function passSection(columns: readonly Column[]): Html {
  const used = OUTCOMES.filter((o) => o !== 'solved' && columns.some((c) => c.summary.total.outcomes[o] > 0));
  const claims = columns.some((c) => c.items.some((i) => i.record?.claimed === 'done'));
  const rows = columns.map(({ label, items, summary: { total: t } }) => [
    label,
    String(t.planned),
    String(t.solved),
    ...(claims ? [claimedOnly(items), solvedOnly(items)].map(String) : []),
    ...used.map((o) => String(t.outcomes[o])),
    String(t.notRun),
    { share: t.pass },
    intervalText(t.interval),
    intervalText(t.clusterInterval),
    t.pass === t.passOfDecided ? '' : `${percent(t.pass)} – ${percent(t.passOfDecided)}`,
  ]);
  const told = claims ? ['Claimed, not solved', 'Solved, not claimed'] : [];
  const header = [
    'Mode',
    'Planned',
    'Solved',
    ...told,
    ...used,
    'Not run',
    'Pass %',
    '95 %',
    '95 % by type',
    'Bracket',
  ];
  const bars = columns.map((c) => ({ name: c.label, value: c.summary.total.pass, interval: c.summary.total.interval }));
  return section(
    'Pass rate',
    figure(shareBars('Pass rate by mode', bars), 'Share of planned episodes that were solved, with 95 % intervals.'),
    table(header, rows),
    note(
      'The denominator is always what was planned: errors and episodes that did not run count as not solved. The bracket runs from that to the rate among decided episodes. ' +
        'Intervals: percentile bootstrap, 10,000 resamples, seed 2026 (Wilson where all or none are solved); "by type" resamples whole component types, whose tasks fail together.',
    ),
  );
}

/** The agent's word is a column of its own, and decides nothing. */
function claimedOnly(items: readonly Item[]): number {
  return items.filter((i) => i.record?.claimed === 'done' && !isSolved(i)).length;
}

/** Mostly episodes that ended at the success itself, before the agent could say so. */
function solvedOnly(items: readonly Item[]): number {
  return items.filter((i) => isSolved(i) && i.record?.claimed !== 'done').length;
}

function efficiencySection(columns: readonly Column[]): Html {
  const rows = columns.map(({ label, summary: { total: t } }) => [
    label,
    ...FACTORS.map((k) => ({ share: t.within[k] })),
    { share: t.pass },
    times(t.stepRatio.median),
    times(t.stepRatio.p90),
    String(t.stepRatio.n),
    fixed(t.meanSteps),
  ]);
  const series = columns.map((c) => ({
    name: c.label,
    values: [...FACTORS.map((k) => c.summary.total.within[k]), c.summary.total.pass],
  }));
  const unknown = columns.reduce((n, c) => n + c.summary.total.humanUnknown, 0);
  return section(
    'Step efficiency',
    figure(
      shareColumns('Solved within k times human steps', ['≤H', '≤2H', '≤3H', '≤5H', 'solved'], series),
      'Share of planned episodes solved within k·H steps; H = max(human steps, 1).',
    ),
    table(['Mode', '≤H %', '≤2H %', '≤3H %', '≤5H %', 'Pass %', 'Steps/H median', 'p90', 'n', 'Mean steps'], rows),
    ...(unknown > 0 ? [note(`Human figures: n/a for ${unknown} episodes; they are left out of the ≤kH columns.`)] : []),
  );
}

function timeSection(columns: readonly Column[]): Html {
  const rows = columns.map(({ label, summary: { total: t } }) => [
    label,
    fixed(t.seconds),
    String(t.paired.n),
    fixed(t.paired.seconds),
    fixed(t.paired.humanSeconds),
    times(ratio(t.paired.seconds, t.paired.humanSeconds)),
    times(t.paired.ratio),
  ]);
  const items = columns.flatMap((c) => c.items);
  const missing = items.filter((i) => !i.human).length;
  return section(
    'Time against people',
    table(
      ['Mode', 'Seconds, solved', 'Tasks with both', 'Seconds', 'Human seconds', 'Ratio of means', 'Median ratio'],
      rows,
    ),
    note(
      `Working time: from the ready page to the end, without waiting for rate limits and retries. Both means are over the same solved tasks; the ratio of means is the published figure, the median over tasks is what one outlier cannot move. ` +
        `Human figures come from: ${humanSources(items) ?? 'nowhere'}${missing > 0 ? `; n/a for ${missing}` : ''}.`,
    ),
    ...humanCaveats(items).map(note),
    ...(items.some((i) => i.human?.source === 'reference') ? [note(`Predicted times: ${timeModelText()}.`)] : []),
  );
}

function ratio(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole === 0 ? null : part / whole;
}

function stepsSection(columns: readonly Column[]): Html {
  const shown = [1, 2, 3, 5, 8, 10, 15, 20];
  const rows = columns.map((c) => [c.label, ...shown.map((k) => ({ share: c.summary.solvedBySteps[k - 1] ?? null }))]);
  const series = columns.map((c) => ({ name: c.label, values: c.summary.solvedBySteps }));
  const categories = Array.from({ length: 20 }, (_, i) => String(i + 1));
  return section(
    'What one more step gains',
    figure(
      shareLines('Share solved by step', 'steps', categories, series),
      'Share of planned episodes solved within this many steps.',
    ),
    table(['Mode', ...shown.map((k) => `≤${k} %`)], rows),
  );
}

function frontierSection(columns: readonly Column[]): Html {
  const points = (x: (c: Column) => number | null) =>
    columns.flatMap((c) => {
      const [at, pass] = [x(c), c.summary.total.pass];
      return at === null || pass === null ? [] : [{ name: c.label, points: [{ x: at, share: pass, name: c.label }] }];
    });
  const costOf = ({ summary: { usage, total } }: Column): number | null =>
    usage.cost === null ? null : usage.cost / Math.max(total.planned, 1);
  const dollarsOf = (c: Column): string => {
    const cost = costOf(c);
    return cost === null ? 'n/a' : `${c.summary.usage.unknownCalls > 0 ? '≥ ' : ''}${cost.toFixed(4)}`;
  };
  const dollars = points(costOf);
  const seconds = points((c) => c.summary.total.seconds);
  return section(
    'Efficiency frontier',
    '<div class="two">',
    ...(seconds.length > 0
      ? [
          figure(
            scatter('Pass rate against seconds', 'mean seconds on solved tasks', seconds, 560),
            'Pass rate against time: up and to the left is better.',
          ),
        ]
      : []),
    ...(dollars.length > 0
      ? [
          figure(
            scatter('Pass rate against dollars', 'USD a planned episode', dollars, 560),
            'Pass rate against money.',
          ),
        ]
      : []),
    '</div>',
    table(
      ['Mode', 'Pass %', 'Seconds, solved', 'USD a planned episode'],
      columns.map((c) => [c.label, { share: c.summary.total.pass }, fixed(c.summary.total.seconds), dollarsOf(c)]),
    ),
    ...(dollars.length === 0 ? [note('Cost: n/a, no attempt has a price.')] : []),
  );
}

function spendSection(columns: readonly Column[]): Html {
  const rows = columns.map(({ label, summary: { usage: u } }) => [
    label,
    u.inputTokens.toLocaleString('en-US'),
    u.cachedInputTokens.toLocaleString('en-US'),
    u.outputTokens.toLocaleString('en-US'),
    costText(u),
    u.wasted === null ? 'n/a' : `$${u.wasted.toFixed(2)}`,
    ...[u.ms.wall, u.ms.model, u.ms.waiting, u.ms.act].map((ms) => fixed(ms / 60_000)),
  ]);
  return section(
    'Tokens, dollars, minutes',
    table(
      ['Mode', 'Input', 'of it cached', 'Output', 'Cost', 'of it wasted', 'Minutes', 'Model', 'Waiting', 'Acting'],
      rows,
    ),
    note(
      'Sums over all attempts, discarded ones included. A call without a price makes the cost a lower bound, never cheaper.',
    ),
  );
}

function trialsSection(columns: readonly Column[]): Html {
  const repeated = columns.flatMap((c) => (c.summary.trials ? [{ label: c.label, t: c.summary.trials }] : []));
  if (repeated.length === 0) return '';
  const most = Math.max(...repeated.map((r) => r.t.trials));
  const ks = Array.from({ length: most }, (_, i) => i + 1);
  const rows = repeated.map(({ label, t }) => [
    label,
    String(t.trials),
    { share: t.meanPass },
    t.maxDeviation === null ? 'n/a' : (t.maxDeviation * 100).toFixed(2),
    ...ks.map((k) => ({ share: t.passAt[k] ?? null })),
    ...ks.map((k) => ({ share: t.passHat[k] ?? null })),
    percent(t.flipRate),
  ]);
  const header = [
    'Mode',
    'Trials',
    'Mean %',
    'Max deviation',
    ...ks.map((k) => `pass@${k}`),
    ...ks.map((k) => `pass^${k}`),
    'Flip rate',
  ];
  return section('Repeated trials', table(header, rows));
}
