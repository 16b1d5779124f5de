import { note, section, table, type CellValue, type Html } from '../html';
import {
  CORE_SUITE,
  FAILURE_FAMILIES,
  FULL_SUITE,
  HARDEST_TYPES,
  HUMAN_AGREEMENT,
  HUMAN_HEADLINE,
  HUMAN_RECORDINGS,
  REPEATED_ACTION,
  SOURCE,
  TIERS_MEAN,
  TIME_AGAINST_PEOPLE,
  type PublishedRow,
} from '../published';

const MODES = ['browser_use', 'ax_tree', 'som', 'pixel', 'ui_tars_native'] as const;

/** What others measured, to stand beside one's own. */
export function publishedSection(): Html {
  const rows = (list: readonly PublishedRow[]) =>
    list.map((r): CellValue[] => [r.model, ...MODES.map((m): CellValue => percentCell(r.pass[m]))]);
  const [h, a] = [HUMAN_HEADLINE, HUMAN_AGREEMENT];
  return section(
    'Published results',
    note(
      `Source: ${SOURCE}. Measured on the authors' pages and harness: the structure of the tasks is the same, their content is not. ` +
        'Of its Tables 2, 5 and 8 only the cells shown here are known to us; nothing is filled in (–).',
    ),
    '<h3>Full suite, 2,910 tasks, 20 steps, pass % (Table 1)</h3>',
    table(['Model', ...MODES], rows(FULL_SUITE)),
    '<h3>Core suite, 912 tasks, pass %</h3>',
    table(['Model', ...MODES], rows(CORE_SUITE)),
    '<h3>By tier, mean of six models, pass %</h3>',
    table(
      ['Tier', 'browser_use', 'ax_tree', 'som', 'pixel'],
      Object.entries(TIERS_MEAN).map(([tier, m]): CellValue[] => [
        tier,
        ...([m.browser_use, m.ax_tree, m.som, m.pixel] as const).map(percentCell),
      ]),
    ),
    '<div class="two"><div>',
    '<h3>Hardest types (Table 13)</h3>',
    table(
      ['Type', 'Pass %', 'Human steps'],
      HARDEST_TYPES.map((t): CellValue[] => [t.type, percentCell(t.pass), t.humanSteps.toFixed(1)]),
    ),
    '<h3>Time against people (Table 8)</h3>',
    table(
      ['Configuration', 'Ratio of means', 'Place'],
      TIME_AGAINST_PEOPLE.map((t): CellValue[] => [`${t.model} · ${t.mode}`, `${t.ratio.toFixed(1)}×`, t.place]),
    ),
    '</div><div>',
    '<h3>Why agents failed (Table 4)</h3>',
    table(
      ['Family', 'By rule %', 'By reading %'],
      FAILURE_FAMILIES.map((f): CellValue[] => [
        f.family,
        f.byRule.toFixed(1),
        f.byReading === undefined ? '–' : f.byReading.toFixed(1),
      ]),
    ),
    note(`${REPEATED_ACTION} % of the failures end in an action that was repeated.`),
    '</div></div>',
    '<h3>People</h3>',
    table(
      ['Recordings', 'Tasks', 'Mean steps', 'Median', 'p90', 'Mean seconds', 'Median'],
      HUMAN_RECORDINGS.map((r): CellValue[] => [
        r.what,
        r.tasks.toLocaleString('en-US'),
        r.meanSteps.toFixed(2),
        String(r.medianSteps),
        String(r.p90Steps),
        r.seconds.toFixed(1),
        r.medianSeconds.toFixed(1),
      ]),
    ),
    note(
      `People on ${h.tasks.toLocaleString('en-US')} tasks: mean ${h.meanSteps} steps (median ${h.medianSteps}, ${h.atMostTen} % at most 10), mean ${h.meanSeconds} s; recordings without a step count as zero there. ` +
        `Two more annotators on ${a.tasks} tasks: means of ${a.meanSteps.join(', ')} steps, Pearson's r from ${a.pearson.join(' to ')}, the same number of steps in ${a.exact.join(' to ')} % of tasks. ` +
        'The table is counted by us from the recordings that were published with the paper.',
    ),
  );
}

function percentCell(value: number | undefined): CellValue {
  return value === undefined ? '–' : { share: value / 100 };
}
