import type { SceneState } from './compiled';
import { formatPath, show } from './finding';
import { isMap, sameData } from './data';
import { compileQuery, type Query } from './query';
import { SURFACE } from './spec';

/**
 * Whether a committed state of a scene is a solution.
 *
 * Every instance named in `success` has to match its query; every instance that is not named has to be as it was at first.
 * The overlay surface counts only where `success` names it.
 *
 * @param state what the page sent; may be anything, and never makes this throw.
 * @throws QueryError if `success` itself is no query; the loader has checked that.
 */
export function isSolved(success: Record<string, Query>, state: unknown, initial: SceneState): boolean {
  if (Object.keys(success).length === 0 || !isMap(state)) return false;
  for (const [label, query] of Object.entries(success)) {
    if (!Object.hasOwn(state, label) || !testOf(success, label, query)(state[label])) return false;
  }
  return unnamed(success, state, initial).every((label) => same(state, initial, label));
}

/**
 * `success` with a query of its own for every instance that it does not name, where the type says what counts as unchanged: a slip
 * in the wrong instance can then be put right by hand. Without such a word an instance has to be exactly as it was.
 */
export function withUnnamed(
  success: Record<string, Query>,
  initial: SceneState,
  unchanged?: (initial: never) => Query,
): Record<string, Query> {
  if (unchanged === undefined) return success;
  const others = unnamed(success, initial, initial).map(
    (label) => [label, unchanged(initial[label] as never)] as const,
  );
  return { ...success, ...Object.fromEntries(others) };
}

/** Why a state is no solution: one line a difference, empty for a solution. For authors and logs, never for the page. */
export function explain(success: Record<string, Query>, state: unknown, initial: SceneState): string[] {
  if (!isMap(state)) return [`expected a map of instances, found ${show(state)}`];
  const lines: string[] = Object.keys(success).length === 0 ? ['expected success to name an instance, found none'] : [];
  for (const [label, query] of Object.entries(success)) {
    if (!Object.hasOwn(state, label)) lines.push(`${label}: expected ${show(query)}, found no such instance`);
    else lines.push(...misses(label, query, state[label]));
  }
  for (const label of unnamed(success, state, initial)) {
    if (!same(state, initial, label)) {
      lines.push(...differences([label], initial[label], state[label]).map((line) => `${line} (must stay unchanged)`));
    }
  }
  return lines;
}

const tests = new WeakMap<object, Map<string, (state: unknown) => boolean>>();

/** Queries are asked at every post of a page: each is built once. */
function testOf(success: Record<string, Query>, label: string, query: Query): (state: unknown) => boolean {
  let own = tests.get(success);
  if (!own) tests.set(success, (own = new Map()));
  let test = own.get(label);
  if (!test) own.set(label, (test = compileQuery(query)));
  return test;
}

function unnamed(success: Record<string, Query>, state: SceneState, initial: SceneState): string[] {
  const labels = new Set([...Object.keys(initial), ...Object.keys(state)]);
  return [...labels].filter((label) => label !== SURFACE && !Object.hasOwn(success, label));
}

function same(state: SceneState, initial: SceneState, label: string): boolean {
  return Object.hasOwn(state, label) && Object.hasOwn(initial, label) && sameData(state[label], initial[label]);
}

function misses(label: string, query: Query, state: unknown): string[] {
  if (!isMap(query)) return differences([label], query, state);
  return Object.entries(query).flatMap(([key, condition]) => {
    if (compileQuery({ [key]: condition })(state)) return [];
    const found = key.startsWith('$') ? state : reach(state, key);
    return [`${formatPath([label, key])}: expected ${show(condition)}, found ${show(found)}`];
  });
}

function reach(state: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return (value as unknown[])[Number(key)];
    return isMap(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, state);
}

function differences(path: readonly (string | number)[], wanted: unknown, found: unknown): string[] {
  if (sameData(wanted, found)) return [];
  if (isMap(wanted) && isMap(found)) {
    const keys = [...new Set([...Object.keys(wanted), ...Object.keys(found)])];
    return keys.flatMap((key) => differences([...path, key], wanted[key], found[key]));
  }
  return [`${formatPath(path)}: expected ${show(wanted)}, found ${show(found)}`];
}
