import { groupBy, type Item } from '../../tables/items';
import { declaredUnreachable, isProof, REACH_LEGEND, reachOf, reachText } from '../../tables/reachability';
import { escape, note, section, table, type CellValue, type Html } from '../html';
import type { Column, ReportModel } from '../model';

/** Type by mode: what was solved, what nobody can solve in that action space, and why. */
export function reachabilitySection({ columns }: Pick<ReportModel, 'columns'>): Html {
  const types = [...new Set(columns.flatMap((c) => c.items.map((i) => i.facts.type)))].sort();
  const byType = columns.map((c) => groupBy(c.items, (i) => i.facts.type));
  const rows = types.map((type): CellValue[] => {
    const own = byType.map((groups) => groups.get(type) ?? []);
    return [type, ...own.map(cell), nobody(own) ? 'nobody' : ''];
  });
  const why = declarations(columns);
  const proof = columns.some((c) => c.items.some(isProof));
  return section(
    'Reachability',
    `<details open><summary>${escape(`${rows.length} types`)}</summary>${table(['Type', ...columns.map((c) => c.label), ''], rows)}</details>`,
    note(
      `${REACH_LEGEND}. ${
        proof
          ? "The reference solves each task through the mode's own actions: what it solves, an agent could have solved."
          : 'What nobody can solve in an action space is no failure of an agent; the reference (CB_AGENT=reference) proves the rest.'
      }`,
    ),
    why.length > 0
      ? `<h3>Declared unreachable</h3>${table(['Tasks', 'Mode', 'Why'], why, 3)}`
      : note('No task is declared unreachable in a mode of this report.'),
  );
}

function cell(items: readonly Item[]): CellValue {
  const reach = reachOf(items);
  const reachable = items.length - reach.unreachable;
  return { share: reachable === 0 ? null : reach.solved / reachable, text: reachText(reach) };
}

function nobody(groups: readonly (readonly Item[])[]): boolean {
  const ran = groups.flat().filter((i) => i.record !== undefined);
  return ran.length > 0 && groups.every((own) => reachOf(own).solved === 0);
}

function declarations(columns: readonly Column[]): string[][] {
  const rows = new Map<string, { of: string; mode: string; why: string; numbers: Set<string> }>();
  for (const item of columns.flatMap((c) => c.items)) {
    const why = declaredUnreachable(item);
    if (why === undefined) continue;
    // `window_splitter-antd-T01`: the tasks of a type and library with one reason are one row.
    const [of, number] = [
      item.task.slice(0, item.task.lastIndexOf('-')),
      item.task.slice(item.task.lastIndexOf('-') + 1),
    ];
    const key = [of, item.mode, why].join('|');
    const row = rows.get(key) ?? { of, mode: item.mode, why, numbers: new Set() };
    row.numbers.add(number);
    rows.set(key, row);
  }
  return [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { of, mode, why, numbers }]) => [`${of}-${ranges([...numbers].sort())}`, mode, why]);
}

/** `T01, T04–T10`: numbers in a row become a range. */
function ranges(names: readonly string[]): string {
  const runs: string[][] = [];
  for (const name of names) {
    const run = runs.at(-1);
    const follows = run !== undefined && Number(name.slice(1)) === Number(run.at(-1)?.slice(1)) + 1;
    if (follows) run.push(name);
    else runs.push([name]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}
