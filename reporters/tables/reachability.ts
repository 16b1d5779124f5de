import { groupBy, type Item } from './items';
import { isSolved } from './efficiency';
import { textTable } from './text';

/** What is known of a group of planned episodes of one system in one mode: the parts add up to all of them. */
export interface Reach {
  solved: number;
  /** The task file says that nobody can, and nobody did. */
  unreachable: number;
  /** Could be solved as far as anybody knows, and was not; errors included. */
  unsolved: number;
  notRun: number;
}

/** One system in one mode: what it solved, and what nobody could in this action space. */
export interface Reachability extends Reach {
  /** solved / (planned − unreachable), 0–1: the rate among what can be solved at all. */
  passOfReachable: number | null;
  by: { family: Record<string, Reach>; type: Record<string, Reach> };
  /** The declarations themselves, by task. */
  declared: Record<string, string>;
}

/** The agent whose results prove what a mode can do. */
const PROOF = 'reference';

/** Why nobody can solve the task in the mode of this episode; undefined: it can be solved, as far as anybody knows. */
export function declaredUnreachable(item: Pick<Item, 'mode' | 'facts' | 'record'>): string | undefined {
  return item.facts.unreachable?.[item.mode] ?? item.record?.unreachable;
}

/** True where a task was solved although its file says that nobody can: the declaration has to go. */
export function isContradicted(item: Item): boolean {
  return isSolved(item) && declaredUnreachable(item) !== undefined;
}

export function isProof(item: Pick<Item, 'record'>): boolean {
  return item.record?.agent === PROOF;
}

export function reachOf(items: readonly Item[]): Reach {
  const reach: Reach = { solved: 0, unreachable: 0, unsolved: 0, notRun: 0 };
  for (const item of items) reach[standingOf(item)] += 1;
  return reach;
}

/** A declaration counts whether or not the episode ran: it is about the mode, not about the agent. */
function standingOf(item: Item): keyof Reach {
  if (isSolved(item)) return 'solved';
  if (declaredUnreachable(item) !== undefined) return 'unreachable';
  return item.record === undefined ? 'notRun' : 'unsolved';
}

/** @param items the planned episodes of one system in one mode */
export function reachabilityOf(items: readonly Item[]): Reachability {
  const reach = reachOf(items);
  const reachable = items.length - reach.unreachable;
  const by = (label: (item: Item) => string): Record<string, Reach> =>
    Object.fromEntries([...groupBy(items, label)].map(([name, group]) => [name, reachOf(group)]));
  return {
    ...reach,
    passOfReachable: reachable === 0 ? null : reach.solved / reachable,
    by: { family: by((i) => i.facts.family), type: by((i) => i.facts.type) },
    declared: Object.fromEntries(
      items.flatMap((item) => {
        const why = declaredUnreachable(item);
        return why === undefined ? [] : [[item.task, why]];
      }),
    ),
  };
}

/** `58 2u`: parts that are not 0, the solved ones first; `·` where nothing ran. */
export function reachText({ solved, unreachable, unsolved, notRun }: Reach): string {
  const parts = [
    ...(solved > 0 ? [String(solved)] : []),
    ...(unreachable > 0 ? [`${unreachable}u`] : []),
    ...(unsolved > 0 ? [`${unsolved}x`] : []),
    ...(notRun > 0 && notRun < solved + unreachable + unsolved + notRun ? [`${notRun}·`] : []),
  ];
  return parts.length > 0 ? parts.join(' ') : '·';
}

export const REACH_LEGEND = 'n solved, u declared unreachable in the task file, x not solved, · not run';

/** Most declarations that are printed by name. */
const SHOWN = 12;

/**
 * The reachability matrix of the console: family by mode, where the reference ran; for every other agent the line that tells what it
 * could not have solved. Empty when there is nothing to tell.
 */
export function reachabilityText(items: readonly Item[]): string {
  const blocks = [...groupBy(items, (i) => i.system).values()].map((own) =>
    own.some(isProof) ? matrixText(own) : declaredText(own),
  );
  return blocks.filter((text) => text !== '').join('\n\n');
}

function matrixText(items: readonly Item[]): string {
  const modes = groupBy(items, (i) => i.mode);
  const row = (name: string, own: readonly Item[]): string[] => [
    name,
    ...[...modes.keys()].map((mode) => reachText(reachOf(own.filter((i) => i.mode === mode)))),
  ];
  const families = [...groupBy(items, (i) => i.facts.family)].map(([family, own]) => row(family, own));
  const table = textTable(['Family', ...modes.keys()], [...families, row('all', items)]);
  const contradicted = items
    .filter(isContradicted)
    .map((i) => `Solved although declared unreachable in ${i.mode}: ${i.task}`);
  const lines = [`Reachability: what the reference solves in each mode (${REACH_LEGEND})`, table, ...contradicted];
  return [...lines, ...reasons(items)].join('\n');
}

function declaredText(items: readonly Item[]): string {
  return [...groupBy(items, (i) => i.mode)]
    .flatMap(([mode, own]) => {
      const { unreachable, solved } = reachOf(own);
      if (unreachable === 0) return [];
      return [
        `Unreachable in ${mode} for anybody: ${unreachable}; solved of the rest ${solved}/${own.length - unreachable}`,
      ];
    })
    .join('\n');
}

function reasons(items: readonly Item[]): string[] {
  const all = items.flatMap((item) => {
    const why = declaredUnreachable(item);
    return why === undefined ? [] : [`  ${item.mode} ${item.task}: ${why}`];
  });
  const distinct = [...new Set(all)];
  return distinct.length > SHOWN
    ? [...distinct.slice(0, SHOWN), `  … and ${distinct.length - SHOWN} more, in summary.json`]
    : distinct;
}
