import { mean } from '../../statistics/summary';
import { efficiencyOf } from '../../tables/efficiency';
import { groupBy } from '../../tables/items';
import { declaredUnreachable, isProof } from '../../tables/reachability';
import { fixed } from '../../tables/text';
import { scatter, shareBars } from '../charts/kinds';
import { escape, figure, note, section, table, type CellValue, type Html } from '../html';
import type { Column, ReportModel } from '../model';
import { knownPass, passCell } from './cells';
import { intervalText } from './overview';
import { reachabilitySection } from './reachability';

/** Which components are hard, and in which interface. */
export function typesPage({ columns }: ReportModel): Html {
  return [
    familySection(columns),
    hardestSection(columns),
    inversionSection(columns),
    gapSection(columns),
    reachabilitySection({ columns }),
  ].join('\n');
}

interface TypeRow {
  type: string;
  cells: CellValue[];
  pass: (number | null)[];
  mean: number | null;
  human: number | null;
}

/** The agents' columns: the reference knows every solution, and says how hard a type is only where nobody else is measured. */
function judgedOf(columns: readonly Column[]): readonly Column[] {
  const agents = columns.filter((c) => !c.items.some(isProof));
  return agents.length > 0 ? agents : columns;
}

function typeRows(columns: readonly Column[]): TypeRow[] {
  const judged = judgedOf(columns);
  const types = [...new Set(columns.flatMap((c) => Object.keys(c.summary.by['type'] ?? {})))].sort();
  // A run may have planned fewer tasks than the one beside it; each task counts once.
  const tasks = new Map(columns.flatMap((c) => c.items.map((i) => [`${i.task}|${i.variant}`, i])));
  const human = groupBy([...tasks.values()], (i) => i.facts.type);
  return types.map((type) => {
    const rows = columns.map((c) => c.summary.by['type']?.[type]);
    const pass = rows.map(knownPass);
    const steps = (human.get(type) ?? []).flatMap((i) => i.human?.steps ?? []);
    return {
      type,
      cells: rows.map((row) => passCell(row)),
      pass,
      mean: mean(pass.filter((p, n): p is number => p !== null && judged.includes(columns[n] as Column))),
      human: mean(steps),
    };
  });
}

function familySection(columns: readonly Column[]): Html {
  const families = [...new Set(columns.flatMap((c) => Object.keys(c.summary.by['family'] ?? {})))].sort();
  const rows = families.map((family) => [family, ...columns.map((c) => passCell(c.summary.by['family']?.[family]))]);
  const details = families.flatMap((family) =>
    columns.flatMap((c) => {
      const row = c.summary.by['family']?.[family];
      return row
        ? [[family, c.label, String(row.planned), String(row.solved), { share: row.pass }, intervalText(row.interval)]]
        : [];
    }),
  );
  return section(
    'Family by mode',
    table(['Family, pass %', ...columns.map((c) => c.label)], rows),
    `<details><summary>With counts and intervals</summary>${table(['Family', 'Mode', 'Planned', 'Solved', 'Pass %', '95 %'], details, 2)}</details>`,
  );
}

function hardestSection(columns: readonly Column[]): Html {
  const hardest = typeRows(columns)
    .sort((a, b) => (a.mean ?? 1) - (b.mean ?? 1))
    .slice(0, 20);
  const rows = hardest.map((t): CellValue[] => [t.type, { share: t.mean }, ...t.cells, fixed(t.human)]);
  const bars = hardest.flatMap((t) => (t.mean === null ? [] : [{ name: t.type, value: t.mean, interval: null }]));
  return section(
    'Hardest types',
    figure(
      shareBars('Mean pass rate of the hardest types', bars, 'one'),
      `Mean pass rate over ${judgedOf(columns).length < columns.length ? "the agents' columns, not the reference's," : 'the columns'} in which anything was decided, hardest first.`,
    ),
    table(['Type', 'Mean %', ...columns.map((c) => c.label), 'Human steps'], rows),
  );
}

function inversionSection(columns: readonly Column[]): Html {
  const known = typeRows(columns).filter((t) => t.human !== null && t.mean !== null);
  if (known.length === 0) return section('Easy for people, hard for agents', note('n/a: no human figures.'));
  const odd = [...known].sort(
    (a, b) => (a.mean as number) * (a.human as number) - (b.mean as number) * (b.human as number),
  );
  // What everybody solves is not odd, and its names would lie on each other.
  const labelled = new Set(odd.slice(0, 14).flatMap((t) => (t.mean === 1 ? [] : [t.type])));
  const points = known.map((t) => ({ x: t.human as number, share: t.mean as number, name: t.type }));
  return section(
    'Easy for people, hard for agents',
    figure(
      scatter('Human steps against pass rate by type', 'mean human steps', [{ name: 'types', points, labelled }]),
      'One mark a type. Lower left: people need few steps, agents fail.',
    ),
  );
}

/** Gaps between the modes of one system: between systems, it would not be the mode that decides. */
function gapSection(columns: readonly Column[]): Html {
  const bySystem = [...groupBy([...columns], (c) => c.summary.system)].flatMap(([system, own]) => {
    const apart = new Set(own.map((c) => c.summary.mode)).size === own.length;
    // A mode that was run twice: each run is a measurement of its own.
    return apart ? [[system, own] as const] : [...groupBy(own, (c) => `${c.run.name}: ${system}`)];
  });
  const systems = bySystem.filter(([, own]) => own.length > 1);
  if (systems.length === 0) return '';
  return section(
    'Where the mode decides: perception or accessibility?',
    ...systems.map(([name, own]) => `${systems.length > 1 ? `<h3>${escape(name)}</h3>` : ''}${gapTable(own)}`),
    note(
      'The 30 widest gaps between modes. Solved from text but not from pixels points at perception (seeing or hitting the target); solved from pixels but not from text at accessibility (roles, names or states that the component does not expose). "Action space": some of its tasks are declared unreachable in a mode. A mode in which nothing of a group is decided (n/a), or fewer of its tasks were planned, makes no gap.',
    ),
  );
}

function gapTable(columns: readonly Column[]): Html {
  const groups = columns.map((c) => groupBy(c.items, (i) => `${i.facts.type} · ${i.facts.library ?? '?'}`));
  const keys = [...new Set(groups.flatMap((g) => [...g.keys()]))].sort();
  const rows = keys
    .map((key) => {
      const found = groups.map((g) => g.get(key)).map((items) => items && efficiencyOf(items));
      const pass = found.map(knownPass);
      // Where a run planned fewer tasks of the group, tasks and not modes would differ.
      const most = Math.max(...found.map((row) => row?.planned ?? 0));
      const equal = pass.map((p, n) => (found[n]?.planned === most ? p : null));
      const known = equal.filter((p) => p !== null);
      return {
        key,
        cells: found.map((row) => passCell(row)),
        gap: known.length === 0 ? 0 : Math.max(...known) - Math.min(...known),
        reading: groups.some((g) => g.get(key)?.some((i) => declaredUnreachable(i) !== undefined))
          ? 'action space'
          : reading(columns, equal),
      };
    })
    .filter((row) => row.gap > 0)
    .sort((a, b) => b.gap - a.gap || (a.key < b.key ? -1 : 1))
    .slice(0, 30);
  if (rows.length === 0) return note('No type of a library has a gap between modes.');
  return table(
    ['Type · library', 'Gap', ...columns.map((c) => c.summary.mode), 'Reading'],
    rows.map((r) => [r.key, (r.gap * 100).toFixed(0), ...r.cells, r.reading]),
  );
}

const TEXT_MODES = new Set(['ax_tree', 'browser_use']);

function reading(columns: readonly Column[], pass: readonly (number | null)[]): string {
  const best = (text: boolean): number | null => {
    const of = pass.filter((p, i) => p !== null && TEXT_MODES.has(columns[i]?.summary.mode ?? '') === text) as number[];
    return of.length === 0 ? null : Math.max(...of);
  };
  const [text, pixels] = [best(true), best(false)];
  if (text === null || pixels === null || Math.abs(text - pixels) < 0.15) return '';
  return text > pixels ? 'perception' : 'accessibility';
}
