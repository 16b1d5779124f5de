import { isMap, List, sameData } from './data';
import { show } from './finding';
import { normaliseText, type TextQuery } from './text';

export type Check = (value: unknown) => boolean;
/** An operator: builds its test from its argument. @throws QueryError if the argument is none. */
export type Operator = (argument: unknown) => Check;

/** A query that is not one. */
export class QueryError extends Error {
  constructor(
    readonly expected: string,
    readonly found: string,
  ) {
    super(`expected ${expected}, found ${found}`);
    this.name = 'QueryError';
  }
}

/** Our own operators. */
export const OURS: Record<string, Operator> = {
  $near: (argument) => {
    const [value, tolerance] = pairOf(argument);
    // Sums of decimals miss their value by rounding: 0.1 + 0.2 is near 0.3 even with tolerance 0.
    const slack = tolerance + 1e-9 * Math.max(1, Math.abs(value));
    return (found) => typeof found === 'number' && Math.abs(found - value) <= slack;
  },
  $setEquals: (argument) => {
    const wanted = listOf(argument, '$setEquals');
    return (found) => found instanceof List && found.items.length === wanted.length && holds(found.items, wanted);
  },
  $sequence: (argument) => {
    const wanted = listOf(argument, '$sequence');
    return (found) => found instanceof List && sameData(found, wanted);
  },
  $all: (argument) => {
    const wanted = listOf(argument, '$all');
    return (found) => found instanceof List && holds(found.items, wanted);
  },
  $size: (argument) => {
    if (!Number.isInteger(argument)) throw new QueryError('a whole number for $size', show(argument));
    return (found) => found instanceof List && found.items.length === argument;
  },
  $text: (argument) => {
    const query = textQueryOf(argument);
    const wanted = normaliseText(query.equals, query);
    return (found) => typeof found === 'string' && normaliseText(found, query) === wanted;
  },
};

function holds(items: readonly unknown[], wanted: readonly unknown[]): boolean {
  const left = [...items];
  return wanted.every((item) => {
    const at = left.findIndex((candidate) => sameData(candidate, item));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

function pairOf(argument: unknown): [number, number] {
  const list = Array.isArray(argument) ? (argument as unknown[]) : [];
  const [value, tolerance] = list;
  if (list.length === 2 && Number.isFinite(value) && Number.isFinite(tolerance) && (tolerance as number) >= 0) {
    return [value as number, tolerance as number];
  }
  throw new QueryError('$near: [value, tolerance], two numbers', show(argument));
}

function listOf(argument: unknown, name: string): unknown[] {
  if (Array.isArray(argument)) return argument as unknown[];
  throw new QueryError(`a list for ${name}`, show(argument));
}

function textQueryOf(argument: unknown): TextQuery {
  const flags = ['trim', 'collapse', 'lines', 'ignoreCase'];
  const fine =
    isMap(argument) &&
    typeof argument.equals === 'string' &&
    Object.entries(argument).every(
      ([key, value]) => key === 'equals' || (flags.includes(key) && typeof value === 'boolean'),
    );
  if (!fine)
    throw new QueryError(`$text: { equals: text, ${flags.map((flag) => `${flag}?`).join(', ')} }`, show(argument));
  return argument as unknown as TextQuery;
}
