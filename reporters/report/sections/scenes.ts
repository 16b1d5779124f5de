import { AXES } from '../../../tasks/factors';
import { SCENE_FACTORS } from '../../tables/summary';
import { shareColumns } from '../charts/kinds';
import { figure, note, section, table, type CellValue, type Html } from '../html';
import type { Column, ReportModel } from '../model';
import { AXIS_CORRELATIONS, SOURCE, TIERS_MEAN } from '../published';
import { knownPass, passCell } from './cells';
import { intervalText } from './overview';

/** What the scene and the authored difficulty do to pass rates. */
export function scenesPage({ columns }: ReportModel): Html {
  const levels = (name: string): string[] =>
    [...new Set(columns.flatMap((c) => Object.keys(c.summary.by[name] ?? {})))].sort();
  const factors = SCENE_FACTORS.filter((f) => levels(f).length > 0);
  return [
    ...(factors.length === 0
      ? [section('Scene factors', note('n/a: the task data were not there when the run began.'))]
      : []),
    ...factors.map((f) => breakdownSection(`Scene: ${f}`, f, levels(f), columns)),
    breakdownSection('Tier', 'tier', levels('tier'), columns, [
      note(
        `${SOURCE}, mean of six models (AX, SoM, Pixel, Browser-Use): ${Object.entries(TIERS_MEAN)
          .map(
            ([tier, m]) => `${tier} ${[m.ax_tree, m.som, m.pixel, m.browser_use].map((v) => v.toFixed(1)).join(' / ')}`,
          )
          .join('; ')}.`,
      ),
    ]),
    breakdownSection('Bucket', 'bucket', levels('bucket'), columns),
    axesSection(columns),
    breakdownSection('Library', 'library', levels('library'), columns),
    breakdownSection('Template', 'template', levels('template'), columns),
  ].join('\n');
}

/** The words of a scale in their own order where sorting by letter would mislead. */
const ORDER = [
  'none',
  'low',
  'medium',
  'high',
  'easy',
  'mid',
  'hard',
  'comfortable',
  'compact',
  'light',
  'dark',
  'high_contrast',
  'small',
  'default',
  'large',
];

function breakdownSection(
  title: string,
  name: string,
  found: readonly string[],
  columns: readonly Column[],
  extra: Html[] = [],
): Html {
  if (found.length === 0) return '';
  const rank = (level: string): number => (ORDER.includes(level) ? ORDER.indexOf(level) : ORDER.length);
  const levels = [...found].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en', { numeric: true }));
  const rows = levels.map((level): CellValue[] => {
    const cells = columns.map((c) => c.summary.by[name]?.[level]);
    return [
      level,
      [...new Set(cells.map((c) => c?.planned ?? 0))].length === 1
        ? String(cells[0]?.planned ?? 0)
        : cells.map((c) => c?.planned ?? 0).join(' / '),
      ...cells.map((c) => passCell(c, knownPass(c) === null ? '' : intervalText(c?.interval ?? null))),
    ];
  });
  const series = columns.map((c) => ({
    name: c.label,
    values: levels.map((l) => knownPass(c.summary.by[name]?.[l])),
  }));
  return section(
    title,
    ...(levels.length > 1 && levels.length <= 12
      ? [
          figure(
            shareColumns(`Pass rate by ${name}`, levels, series),
            `Pass rate by ${name}; the table gives the 95 % intervals.`,
          ),
        ]
      : []),
    table([title, 'Planned', ...columns.map((c) => `${c.label} %`)], rows),
    ...extra,
  );
}

function axesSection(columns: readonly Column[]): Html {
  const signed = (v: number | null | undefined): string => (v === null || v === undefined ? 'n/a' : v.toFixed(2));
  const rows = AXES.map((axis) => {
    const theirs = AXIS_CORRELATIONS[axis];
    return [axis, ...columns.map((c) => signed(c.summary.axes[axis])), signed(theirs ? -theirs.all : undefined)];
  });
  return section(
    'Difficulty axes',
    table(['Axis', ...columns.map((c) => c.label), `${SOURCE}, all modes`], rows),
    note(
      "Spearman's correlation of the authored rating (1–5) with success: the more negative, the more the axis costs. The published column is a correlation with failure, its sign turned. n/a: the rating or the result is the same everywhere.",
    ),
  );
}
