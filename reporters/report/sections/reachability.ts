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
      ? `<h3>Declared unreachable</h3>${table(['Task', 'Mode', 'Why'], why, 3)}`
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
  const rows = columns.flatMap((c) =>
    c.items.flatMap((item) => {
      const why = declaredUnreachable(item);
      return why === undefined ? [] : [[item.task, item.mode, why]];
    }),
  );
  return [...new Map(rows.map((row) => [row.join('|'), row])).values()].sort((a, b) =>
    a.join('|') < b.join('|') ? -1 : 1,
  );
}
