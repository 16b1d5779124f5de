import type { Clutter } from '../../../tasks/factors';
import type { StageSpec } from '../../../tasks/spec';
import type { IconName } from '../contract';
import type { Domain } from '../domains/domain';
import { MIXES, type Amounts } from './amounts';
import { seeded, shuffled } from './seeded';

export type Control =
  | { kind: 'text'; label: string; initial: string }
  | { kind: 'select'; label: string; options: string[]; initial: string }
  | { kind: 'switch' | 'checkbox'; label: string; initial: boolean };

/** Everything around the stage of one page. Made once, from data alone: equal input gives an equal page. */
export interface Plan {
  app: string;
  /** Name of the page within the product. */
  place: string;
  /** Empty where there is no navigation; else it begins with `place`. */
  nav: string[];
  icons: { icon: IconName; label: string }[];
  search?: string;
  tabs: string[];
  filters: Extract<Control, { kind: 'select' }>[];
  form: Control[];
  actions: string[];
  /** Things to read; layouts take as many as they have room for. */
  sections: string[];
  stats: Domain['stats'];
  table: string;
  columns: string[];
  rows: string[][];
  log: Domain['log'];
  notes: string[];
  /** Heights of a chart, 0–1. */
  curve: number[];
}

const ICONS: readonly { icon: IconName; label: string }[] = [
  { icon: 'bell', label: 'Notifications' },
  { icon: 'help', label: 'Help' },
  { icon: 'settings', label: 'Preferences' },
  { icon: 'refresh', label: 'Refresh' },
  { icon: 'download', label: 'Download' },
  { icon: 'filter', label: 'Filter' },
];

const normal = (text: string): string => text.trim().toLowerCase();

/** Every string of a stage: labels, titles, options of its set-up. Nothing around the stage may say the same. */
export function ownWords(stage: StageSpec): Set<string> {
  const words = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') words.add(normal(value));
    else if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) {
        words.add(normal(key));
        visit(inner);
      }
    }
  };
  visit(stage);
  for (const label of Object.keys(stage.instances)) words.add(normal(label));
  return words;
}

/** Picks what fills the page of one task. */
export function planPage(domain: Domain, clutter: Clutter, stage: StageSpec, seed: number): Plan {
  const random = seeded(seed);
  const said = ownWords(stage);
  const mixes = MIXES[clutter];
  const amounts = mixes[Math.floor(random() * mixes.length)] as Amounts;

  /** At most `count` entries whose label nothing else on the page bears. */
  function take<T>(pool: readonly T[], count: number, labelOf: (entry: T) => string): T[] {
    const taken: T[] = [];
    for (const entry of shuffled(pool, random)) {
      if (taken.length === count) break;
      const label = normal(labelOf(entry));
      if (said.has(label)) continue;
      said.add(label);
      taken.push(entry);
    }
    return taken;
  }
  const self = (text: string): string => text;
  const first = (entry: readonly string[]): string => entry[0] ?? '';

  const app = take(domain.apps, 1, self)[0] ?? 'Workspace';
  const nav = take(domain.nav, Math.max(1, amounts.nav), self);
  const toggles = take(domain.toggles, amounts.toggles, self);
  const selects = take(domain.selects, amounts.selects, first).map(toSelect(random));
  const fields = take(domain.fields, amounts.fields, first).map(([label, initial]): Control => ({
    kind: 'text',
    label,
    initial,
  }));
  const switches = toggles.map((label, index): Control => ({
    kind: index % 3 === 2 ? 'checkbox' : 'switch',
    label,
    initial: random() < 0.5,
  }));
  // The first select filters the page's table; the others are part of its form.
  return {
    app,
    place: nav[0] ?? app,
    nav: amounts.nav > 0 ? nav : [],
    icons: take(ICONS, amounts.icons, ({ label }) => label),
    search: take(domain.searches, amounts.search, self)[0],
    tabs: freeTabs(domain, amounts.tabs, said, random),
    filters: selects.slice(0, 1),
    form: [...fields, ...selects.slice(1), ...switches],
    actions: take(domain.actions, amounts.actions, self),
    sections: take(domain.sections, domain.sections.length, self),
    stats: take(domain.stats, 4, first),
    table: domain.table,
    columns: domain.columns,
    rows: take(domain.rows, domain.rows.length, first),
    log: take(domain.log, domain.log.length, first),
    notes: shuffled(domain.notes, random),
    curve: Array.from(
      { length: 24 },
      (_, at) => 0.25 + 0.3 * Math.sin(at / 3.5 + random() * 0.4) ** 2 + 0.4 * random(),
    ),
  };
}

const toSelect =
  (random: () => number) =>
  ([label, ...options]: Domain['selects'][number]): Extract<Control, { kind: 'select' }> => ({
    kind: 'select',
    label,
    options,
    initial: options[Math.floor(random() * options.length)] ?? '',
  });

function freeTabs(domain: Domain, count: number, said: Set<string>, random: () => number): string[] {
  if (count === 0) return [];
  const set = shuffled(domain.tabs, random).find((tabs) => tabs.every((tab) => !said.has(normal(tab)))) ?? [];
  const tabs = set.slice(0, count);
  for (const tab of tabs) said.add(normal(tab));
  return tabs;
}
