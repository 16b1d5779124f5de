import type { Manifest } from '../manifest';
import type { RunData } from '../records/run';
import { itemsOf, type Item } from '../tables/items';
import { summaryOf, type ModeSummary, type Summary } from '../tables/summary';

export interface ReportRun {
  name: string;
  run: RunData;
  manifest?: Manifest;
  /** Folder of the run, for steps and pictures; absent: there are none. */
  dir?: string;
}

/** One system in one mode of one run: a column of every table, a series of every chart. */
export interface Column {
  label: string;
  run: ReportRun;
  summary: ModeSummary;
  items: Item[];
}

export interface ReportModel {
  runs: { run: ReportRun; summary: Summary }[];
  columns: Column[];
}

/** Puts the runs side by side. Labels hold only what tells the columns apart. */
export function modelOf(runs: readonly ReportRun[]): ReportModel {
  const summaries = runs.map((run) => ({ run, summary: summaryOf(run.run) }));
  const all = summaries.flatMap(({ run, summary }) => {
    const items = itemsOf(run.run);
    return summary.modes.map((mode) => ({
      run,
      summary: mode,
      items: items.filter((i) => i.system === mode.system && i.mode === mode.mode),
    }));
  });
  const systems = new Set(all.map((c) => c.summary.system));
  const named = all.map((c) => ({
    ...c,
    label: systems.size > 1 ? `${c.summary.system} · ${c.summary.mode}` : c.summary.mode,
  }));
  const labels = named.map((c) => c.label);
  const columns = named.map((c) =>
    labels.indexOf(c.label) === labels.lastIndexOf(c.label) ? c : { ...c, label: `${c.run.name} · ${c.label}` },
  );
  return { runs: summaries, columns };
}
