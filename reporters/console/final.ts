import { OUTCOMES } from '../../traces/record';
import { timeModelText } from '../../traces/time-model';
import { undecided, type RunData } from '../records/run';
import { efficiencyOf, type Efficiency } from '../tables/efficiency';
import { humanSources } from '../tables/human-sources';
import { groupBy, itemsOf, type Item } from '../tables/items';
import { reachabilityText } from '../tables/reachability';
import { summaryOf } from '../tables/summary';
import { fixed, percent, textTable, times } from '../tables/text';

const HEADER = [
  ['Mode', 'Family', 'Planned', 'Solved', 'Pass', '≤H', '≤2H', '≤3H', '≤5H'],
  ['Steps/H', 'p90', 'Seconds', 'Human s'],
].flat();

/** The efficiency table by mode and family, with a line of totals a mode. */
export function efficiencyTable(items: readonly Item[]): string {
  const systems = groupBy(items, (i) => i.system);
  const blocks = [...systems].map(([system, ofSystem]) => {
    const rows = [...groupBy(ofSystem, (i) => i.mode)].flatMap(([mode, ofMode]) => {
      const families = [...groupBy(ofMode, (i) => i.facts.family)];
      return [
        ...families.map(([family, ofFamily]) => tableRow(mode, family, efficiencyOf(ofFamily))),
        tableRow(mode, 'all', efficiencyOf(ofMode)),
      ];
    });
    return `${system}\n${textTable(HEADER, rows)}`;
  });
  return blocks.join('\n\n');
}

function tableRow(mode: string, family: string, e: Efficiency): string[] {
  return [
    mode,
    family,
    String(e.planned),
    String(e.solved),
    percent(e.pass),
    percent(e.within[1]),
    percent(e.within[2]),
    percent(e.within[3]),
    percent(e.within[5]),
    times(e.stepRatio.median),
    times(e.stepRatio.p90),
    fixed(e.seconds),
    fixed(e.paired.humanSeconds),
  ];
}

/** The lines under the table: what the denominators hold, and what is not known. */
export function denominatorLines(run: RunData, items: readonly Item[]): string[] {
  const e = efficiencyOf(items);
  const failed = OUTCOMES.filter((o) => o !== 'solved' && o !== 'infra_error' && e.outcomes[o] > 0);
  const lines = [`Planned ${e.planned}: solved ${e.solved}${failed.map((o) => `, ${o} ${e.outcomes[o]}`).join('')}`];
  const missing = [
    ...(e.outcomes.infra_error > 0 ? [`errors ${e.outcomes.infra_error}`] : []),
    ...(e.notRun > 0 ? [`not run ${e.notRun}`] : []),
  ];
  if (missing.length > 0) {
    const decided = e.planned - e.outcomes.infra_error - e.notRun;
    lines.push(
      `Pass ${e.solved}/${e.planned} (${missing.join(', ')}; ${e.solved}/${decided} if excluded): ` +
        `between ${percent(e.pass)} and ${percent(e.passOfDecided)} was measured`,
    );
  }
  if (e.humanUnknown > 0) lines.push(`Human figures: n/a (${tasks(e.humanUnknown)} without reference)`);
  const noSteps = items.filter((i) => i.human?.steps === 0).length;
  if (noSteps > 0) lines.push(`Step ratio: n/a for ${tasks(noSteps)} whose recording has no step`);
  const sources = humanSources(items);
  if (sources !== null) lines.push(`Human figures from: ${sources}`);
  if (items.some((i) => i.human?.source === 'reference')) lines.push(`Predicted times of people: ${timeModelText()}`);
  const retried = run.samples.filter((s) => s.attempts.some((a) => (a.retry ?? 0) > 0)).length;
  if (retried > 0) lines.push(`Retried by Playwright: ${retried}; the first attempt counts`);
  lines.push(...trialLines(run));
  const wrong = items.filter((i) => i.record?.claimed === 'done' && i.record.outcome !== 'solved').length;
  if (wrong > 0) lines.push(`Claimed but not solved: ${wrong}`);
  return lines;
}

/** What repeating has shown, a line a system and mode that was repeated. */
function trialLines(run: RunData): string[] {
  return summaryOf(run).modes.flatMap(({ system, mode, trials: t }) => {
    if (t === null) return [];
    const k = t.trials;
    const rates = [
      `mean ${percent(t.meanPass)}`,
      `largest deviation ${percent(t.maxDeviation)}`,
      `pass@${k} ${percent(t.passAt[k] ?? null)}`,
      `pass^${k} ${percent(t.passHat[k] ?? null)}`,
      `flipped ${percent(t.flipRate)}`,
    ];
    return [`${k} trials (${system}, ${mode}): ${rates.join(', ')}`];
  });
}

/** Up to ten episodes without a decided record, by name. */
export function undecidedLines(run: RunData): string[] {
  const open = undecided(run);
  const named = open
    .slice(0, 10)
    .map((e) => `  ${e.task} (${e.mode}${e.variant || e.trial ? `, variant ${e.variant}, trial ${e.trial}` : ''})`);
  return open.length > 10 ? [...named, `  … and ${open.length - 10} more`] : named;
}

/** Everything that is printed at the end of a run, except its verdict. */
export function finalText(run: RunData): string {
  const items = itemsOf(run);
  const problems = run.problems.map((p) => `Not used: ${p.where}: ${p.what}`);
  const reach = reachabilityText(items);
  return [
    efficiencyTable(items),
    '',
    ...(reach === '' ? [] : [reach, '']),
    ...denominatorLines(run, items),
    ...problems,
  ].join('\n');
}

function tasks(n: number): string {
  return n === 1 ? '1 task' : `${n} tasks`;
}
