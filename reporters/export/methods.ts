import type { Manifest } from '../manifest';
import { efficiencyOf } from '../tables/efficiency';
import { humanSources } from '../tables/human-sources';
import { groupBy, type Item } from '../tables/items';
import { fixed, percent } from '../tables/text';

/** What was measured, as Markdown table rows of one group of episodes. */
const COLUMNS = ['planned', 'solved', 'success rate', 'errors', 'not run', 'mean steps, solved', 'seconds, solved'];

function cellsOf(items: readonly Item[]): string[] {
  const e = efficiencyOf(items);
  const counts = [e.planned, e.solved].map(String);
  return [
    ...counts,
    percent(e.pass),
    String(e.outcomes.infra_error),
    String(e.notRun),
    fixed(e.meanSteps),
    fixed(e.seconds),
  ];
}

/** Success rate, steps and seconds over all tasks and by family, as a Markdown table. */
export function resultsTable(groups: readonly (readonly [label: string, items: readonly Item[]])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = groups.map(([label, items]) => line([label, ...cellsOf(items)]));
  return [line(['', ...COLUMNS]), line(['---', ...COLUMNS.map(() => '---:')]), ...rows].join('\n');
}

/** `all`, then every family. */
export function byFamily(items: readonly Item[]): [string, Item[]][] {
  return [['all', [...items]], ...groupBy(items, (i) => i.facts.family)];
}

/** How the numbers came about, a line a fact. */
export function methodLines(items: readonly Item[], suite: string, manifest?: Manifest): string[] {
  const records = items.flatMap((i) => i.record ?? []);
  const served = [...new Set(records.flatMap((r) => r.servedModel ?? []))];
  const identity = manifest?.identity;
  const browser = manifest?.browser;
  const facts: [string, string | undefined][] = [
    [
      'Suite',
      suite.startsWith('upstream:')
        ? `${suite}: the original's tasks, on its own site`
        : `${suite}: tasks of ComponentBench for Playwright, on its own pages; not the original's`,
    ],
    [
      'Agent',
      [...new Set(records.map((r) => [r.agent, r.model, r.interface].filter(Boolean).join(' ')))].join(', ') ||
        undefined,
    ],
    ['Model as served', served.join(', ') || undefined],
    ['Steps an episode may take', identity && String(identity.maxSteps)],
    [
      'Steps',
      'executed and refused actions; adjacent typing and scrolling count once; a turn of several actions is one step',
    ],
    ['Seconds', 'from the ready page to the end, without waiting for rate limits and retries, over solved tasks'],
    [
      'Success',
      `${suite.startsWith('upstream:') ? 'the success banner, seen by the harness, decides' : "the site's server, which judges the committed state, decides"}; the word of the agent does not count`,
    ],
    ['Success rate', 'of all planned tasks: errors and tasks that did not run count as failures'],
    ['Human figures', humanSources(items) ?? 'none'],
    ['Browser', browser && [browser.kind, browser.version].filter(Boolean).join(' ')],
    ['Task data', [...new Set(records.map((r) => r.taskChecksum))].join(', ') || undefined],
    ['Build of the site', [...new Set(records.map((r) => r.siteBuild))].join(', ') || undefined],
    ['Commit of the harness', manifest?.commit && `${manifest.commit}${manifest.dirty ? ' with changes' : ''}`],
  ];
  return facts.flatMap(([name, fact]) => (fact ? [`- ${name}: ${fact}.`] : []));
}
