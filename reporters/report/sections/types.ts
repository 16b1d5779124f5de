import { mean } from '../../statistics/summary';
import { isSolved } from '../../tables/efficiency';
import { groupBy } from '../../tables/items';
import { fixed } from '../../tables/text';
import { scatter, shareBars } from '../charts/kinds';
import { figure, note, section, table, type CellValue, type Html } from '../html';
import type { Column, ReportModel } from '../model';
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
  pass: (number | null)[];
  mean: number | null;
  human: number | null;
}

function typeRows(columns: readonly Column[]): TypeRow[] {
  const types = [...new Set(columns.flatMap((c) => Object.keys(c.summary.by['type'] ?? {})))].sort();
  const human = groupBy(columns[0]?.items ?? [], (i) => i.facts.type);
  return types.map((type) => {
    const pass = columns.map((c) => c.summary.by['type']?.[type]?.pass ?? null);
    const steps = (human.get(type) ?? []).flatMap((i) => i.human?.steps ?? []);
    return { type, pass, mean: mean(pass.filter((p) => p !== null)), human: mean(steps) };
  });
}

function familySection(columns: readonly Column[]): Html {
  const families = [...new Set(columns.flatMap((c) => Object.keys(c.summary.by['family'] ?? {})))].sort();
  const rows = families.map((family) => [
    family,
    ...columns.map((c) => ({ share: c.summary.by['family']?.[family]?.pass ?? null })),
  ]);
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
  const rows = hardest.map((t): CellValue[] => [
    t.type,
    { share: t.mean },
    ...t.pass.map((share) => ({ share })),
    fixed(t.human),
  ]);
  const bars = hardest.map((t) => ({ name: t.type, value: t.mean, interval: null }));
  return section(
    'Hardest types',
    figure(
      shareBars('Mean pass rate of the hardest types', bars, 'one'),
      'Mean pass rate over all modes, hardest first.',
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
  const labelled = new Set(odd.slice(0, 14).map((t) => t.type));
  const points = known.map((t) => ({ x: t.human as number, share: t.mean as number, name: t.type }));
  return section(
    'Easy for people, hard for agents',
    figure(
      scatter('Human steps against pass rate by type', 'mean human steps', [{ name: 'types', points, labelled }]),
      'One mark a type. Lower left: people need few steps, agents fail.',
    ),
  );
}

function gapSection(columns: readonly Column[]): Html {
  if (columns.length < 2) return '';
  const groups = columns.map((c) => groupBy(c.items, (i) => `${i.facts.type} · ${i.facts.library ?? '?'}`));
  const keys = [...new Set(groups.flatMap((g) => [...g.keys()]))].sort();
  const rate = (n: number, key: string): number | null => {
    const items = groups[n]?.get(key);
    return items ? items.filter(isSolved).length / items.length : null;
  };
  const rows = keys
    .map((key) => {
      const pass = columns.map((_, n) => rate(n, key));
      const known = pass.filter((p) => p !== null);
      return {
        key,
        pass,
        gap: known.length === 0 ? 0 : Math.max(...known) - Math.min(...known),
        reading: reading(columns, pass),
      };
    })
    .sort((a, b) => b.gap - a.gap || (a.key < b.key ? -1 : 1))
    .slice(0, 30);
  return section(
    'Where the mode decides: perception or accessibility?',
    table(
      ['Type · library', 'Gap', ...columns.map((c) => c.label), 'Reading'],
      rows.map((r) => [r.key, (r.gap * 100).toFixed(0), ...r.pass.map((share) => ({ share })), r.reading]),
    ),
    note(
      'The 30 widest gaps between modes. Solved from text but not from pixels points at perception (seeing or hitting the target); solved from pixels but not from text at accessibility (roles, names or states that the component does not expose).',
    ),
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
