import sift from 'sift';
import { isMap, List, sameData } from './data';
import { type Finding, show } from './finding';
import { type Check, type Operator, OURS, QueryError } from './operators';

/**
 * The query language of `success`: MongoDB's, on `sift`, with a closed list of operators and without Mongo's looseness.
 *
 * - A plain value is equal in type and content: 0 is not "0", false, null or missing. Lists keep their order; maps do not.
 * - A map of fields asks for these fields only; a map *inside* a field is compared whole. `rgba.a` and `range.0` reach inside.
 * - A list is never matched by one of its items, as it would be in MongoDB.
 *
 * Operators of sift: $eq $ne $in $nin $gt $gte $lt $lte $exists $regex $and $or $nor $not. Ours:
 * - `$near: [value, tolerance]`: a number at most `tolerance` away.
 * - `$setEquals: [...]`: a list of the same items in any order, each as often.
 * - `$sequence: [...]`: a list of exactly these items in this order.
 * - `$all: [...]`: a list that holds at least these items. `$size: n`: a list of n items.
 * - `$elemMatch: query`: a list of which an item matches.
 * - `$text: { equals, trim?, collapse?, lines?, ignoreCase? }`: a text that is equal after normalising both (see `TextQuery`).
 */
export type Query = unknown;

const OPERATORS_BY_NAME: Record<string, Operator> = {
  ...OURS,
  $elemMatch: (argument) => {
    const matches = compileQuery(argument);
    return (found) => found instanceof List && found.items.some((item) => matches(unwrapped(item)));
  },
};

const SIFTS = [
  '$eq',
  '$ne',
  '$in',
  '$nin',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$exists',
  '$regex',
  '$and',
  '$or',
  '$nor',
  '$not',
];
const GROUPS = new Set(['$and', '$or', '$nor']);

/** Every operator that a query may use. */
export const OPERATORS: readonly string[] = [...SIFTS, ...Object.keys(OPERATORS_BY_NAME)];

/** Our operators as sift's operation objects: `next` sees the value that stands at the query's place. */
const OPERATIONS = Object.fromEntries(
  Object.entries(OPERATORS_BY_NAME).map(([name, build]) => [
    name,
    (argument: unknown) => {
      const check = build(argument);
      return {
        propop: true,
        keep: false,
        done: false,
        reset() {
          this.keep = this.done = false;
        },
        next(value: unknown) {
          this.keep = this.done = check(value);
        },
      };
    },
  ]),
);

/**
 * Builds the test of a query over one instance's state. The test never throws, whatever it is given.
 *
 * @throws QueryError for a query that is not one.
 */
export function compileQuery(query: Query): Check {
  const [finding] = checkQuery(query);
  if (finding) throw new QueryError(finding.expected, finding.found);
  if (!isMap(query)) return (state) => sameData(query, state);
  const test = sift<unknown>(query, { compare: sameData, operations: OPERATIONS });
  return (state) => test(wrapped(state)) === true;
}

/** What is wrong with a query, with paths into it. */
export function checkQuery(query: Query, path: readonly (string | number)[] = []): Finding[] {
  if (!isMap(query)) return [];
  const keys = Object.keys(query);
  if (keys.length === 0) return [{ path, expected: 'at least one field', found: 'an empty map' }];
  return keys.flatMap((key) =>
    key.startsWith('$') ? operator(key, query[key], [...path, key]) : field(query[key], [...path, key]),
  );
}

function field(value: unknown, path: readonly (string | number)[]): Finding[] {
  if (!isMap(value)) return [];
  const keys = Object.keys(value);
  if (keys.some((key) => key.startsWith('$'))) {
    const plain = keys.filter((key) => !key.startsWith('$'));
    if (plain.length > 0) return [{ path, expected: 'either operators or fields', found: show(keys) }];
    const group = keys.find((key) => GROUPS.has(key));
    if (group)
      return [
        { path: [...path, group], expected: `${group} beside the fields, not inside one`, found: group, atKey: true },
      ];
    return checkQuery(value, path);
  }
  const deep = operatorInside(value);
  const name = path.at(-1);
  return deep
    ? [{ path, expected: `operators inside a map to be written as "${name}.${deep}": …`, found: show(value) }]
    : [];
}

function operator(name: string, argument: unknown, path: readonly (string | number)[]): Finding[] {
  if (!OPERATORS.includes(name))
    return [{ path, expected: `one of ${OPERATORS.join(', ')}`, found: name, atKey: true }];
  if (GROUPS.has(name)) {
    if (!Array.isArray(argument) || argument.length === 0)
      return [{ path, expected: 'a list of queries', found: show(argument) }];
    return argument.flatMap((query, i) => checkQuery(query, [...path, i]));
  }
  if (name === '$not') return checkQuery(argument, path);
  if ((name === '$in' || name === '$nin') && !Array.isArray(argument))
    return [{ path, expected: 'a list', found: show(argument) }];
  try {
    OPERATORS_BY_NAME[name]?.(argument);
    if (name === '$regex') new RegExp(String(argument));
  } catch (error) {
    const { expected, found } =
      error instanceof QueryError ? error : { expected: 'a regular expression', found: show(argument) };
    return [{ path, expected, found }];
  }
  return [];
}

function operatorInside(value: Record<string, unknown>): string | undefined {
  for (const [key, inner] of Object.entries(value)) {
    if (!isMap(inner)) continue;
    if (Object.keys(inner).some((name) => name.startsWith('$'))) return key;
    const deeper = operatorInside(inner);
    if (deeper) return `${key}.${deeper}`;
  }
  return undefined;
}

function wrapped(value: unknown): unknown {
  if (Array.isArray(value)) return new List(value.map(wrapped));
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wrapped(inner)]));
}

function unwrapped(value: unknown): unknown {
  return value instanceof List ? value.items.map(unwrapped) : value;
}
