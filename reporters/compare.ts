import { isDecided } from '../traces/resume';
import type { RunData } from './records/run';
import { paired, type Paired } from './statistics/paired';
import { isSolved } from './tables/efficiency';
import { groupBy, itemsOf, type Item } from './tables/items';
import { percent, textTable } from './tables/text';

export interface Comparison {
  a: string;
  b: string;
  /** A mode, `all`, or `pixel → som` where each run has one mode and they differ. */
  scope: string;
  result: Paired;
  /** Planned in both, but undecided in at least one: not compared. */
  undecided: number;
  /** Planned in one run only. */
  unmatched: number;
  /** Tasks that only one of the runs solved. */
  lost: string[];
  won: string[];
}

export interface NamedRun {
  name: string;
  run: RunData;
}

/** Compares run B with run A, episode by episode, a row a mode and one for all. */
export function compareRuns(a: NamedRun, b: NamedRun): Comparison[] {
  const [itemsA, itemsB] = [itemsOf(a.run), itemsOf(b.run)];
  const [modesA, modesB] = [groupBy(itemsA, (i) => i.mode), groupBy(itemsB, (i) => i.mode)];
  const compare = (scope: string, x: readonly Item[], y: readonly Item[], withMode: boolean): Comparison => ({
    a: a.name,
    b: b.name,
    scope,
    ...pair(x, y, withMode),
  });
  const [modeA, modeB] = [[...modesA.keys()][0], [...modesB.keys()][0]];
  if (modesA.size === 1 && modesB.size === 1 && modeA !== modeB) {
    return [compare(`${modeA} → ${modeB}`, itemsA, itemsB, false)];
  }
  const shared = [...modesA.keys()].filter((mode) => modesB.has(mode));
  const rows = shared.map((mode) => compare(mode, modesA.get(mode) ?? [], modesB.get(mode) ?? [], true));
  return shared.length === 1 && modesA.size === 1 && modesB.size === 1
    ? rows
    : [...rows, compare('all', itemsA, itemsB, true)];
}

function pair(a: readonly Item[], b: readonly Item[], withMode: boolean): Omit<Comparison, 'a' | 'b' | 'scope'> {
  const key = (i: Item): string => `${i.task}|${i.variant}|${i.trial}${withMode ? `|${i.mode}` : ''}`;
  const inB = new Map(b.map((i) => [key(i), i]));
  const matched = a.flatMap((i) => {
    const other = inB.get(key(i));
    return other ? [{ a: i, b: other }] : [];
  });
  const decided = matched.filter((m) => m.a.record && m.b.record && isDecided(m.a.record) && isDecided(m.b.record));
  const name = (i: Item): string => `${i.task} (${i.mode}${i.variant || i.trial ? ` ${i.variant}/${i.trial}` : ''})`;
  return {
    result: paired(decided.map((m) => ({ a: isSolved(m.a), b: isSolved(m.b) }))),
    undecided: matched.length - decided.length,
    unmatched: a.length + b.length - 2 * matched.length,
    lost: decided.filter((m) => isSolved(m.a) && !isSolved(m.b)).map((m) => name(m.b)),
    won: decided.filter((m) => !isSolved(m.a) && isSolved(m.b)).map((m) => name(m.b)),
  };
}

/** Gate: by how much (0–1) a pass rate may drop; without a number, any drop whose 95 % interval leaves out zero fails. */
export function regressions(comparisons: readonly Comparison[], maxDrop?: number): string[] {
  return comparisons.flatMap((c) => {
    const { difference, interval } = c.result;
    if (difference === null) return [`${c.b} against ${c.a} (${c.scope}): no episode is decided in both`];
    const worse = maxDrop === undefined ? interval !== null && interval.high < 0 : -difference > maxDrop + 1e-12;
    if (!worse) return [];
    const allowed = maxDrop === undefined ? '95 % interval below zero' : `allowed ${percent(maxDrop)}`;
    return [`${c.b} against ${c.a} (${c.scope}): pass rate dropped by ${percent(-difference)} (${allowed})`];
  });
}

/** The comparison as text: a table, then the flips by name (at most `most` a list). */
export function comparisonText(comparisons: readonly Comparison[], most = 20): string {
  const rows = comparisons.map(({ scope, a, b, result: r, undecided, unmatched }) => [
    `${a} → ${b}`,
    scope,
    String(r.n),
    String(r.both + r.onlyA),
    String(r.both + r.onlyB),
    signed(r.difference),
    r.interval ? `${signed(r.interval.low)} … ${signed(r.interval.high)}` : 'n/a',
    r.pValue === null ? 'n/a' : r.pValue < 0.0001 ? '<0.0001' : r.pValue.toFixed(4),
    percent(r.agreement),
    r.jaccard === null ? 'n/a' : r.jaccard.toFixed(3),
    String(undecided),
    String(unmatched),
  ]);
  const header = [
    'Runs',
    'Mode',
    'Pairs',
    'A',
    'B',
    'B−A',
    '95 %',
    'McNemar p',
    'Agree',
    'Jaccard',
    'Undecided',
    'Unmatched',
  ];
  const flips = comparisons
    .filter((c) => c.scope !== 'all')
    .flatMap((c) => [
      ...list(`Solved by ${c.a} only (${c.scope})`, c.lost, most),
      ...list(`Solved by ${c.b} only (${c.scope})`, c.won, most),
    ]);
  return [textTable(header, rows), ...(flips.length > 0 ? ['', ...flips] : [])].join('\n');
}

function list(title: string, names: readonly string[], most: number): string[] {
  if (names.length === 0) return [];
  const more = names.length > most ? [`  … and ${names.length - most} more`] : [];
  return [`${title}: ${names.length}`, ...names.slice(0, most).map((n) => `  ${n}`), ...more];
}

/** Percentage points with a sign: `+2.5`. */
function signed(value: number | null): string {
  if (value === null) return 'n/a';
  const points = (value * 100).toFixed(1);
  return value >= 0 ? `+${points}` : `−${points.slice(1)}`;
}
