import type { z } from 'zod';
import { type Finding, oneOf, show } from './finding';

type Issue = z.core.$ZodIssue;
type Path = readonly (string | number)[];

/**
 * The issues of a zod schema as findings: what was expected and what stands there, without zod's own sentences.
 *
 * @param data what was parsed, to show what was found.
 * @param keysAt the keys that a map of the schema knows, by path, for texts such as "one of a, b".
 */
export function schemaFindings(
  error: { issues: readonly Issue[] },
  data: unknown,
  keysAt: (path: Path) => readonly string[] | undefined = () => undefined,
): Finding[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(path);
      return issue.keys.map((key) => {
        return {
          path: [...path, key],
          expected: known ? `one of ${known.join(', ')}` : 'no such field',
          found: show(key),
          atKey: true,
        };
      });
    }
    const value = valueAt(data, path);
    return [{ path, expected: expectation(issue), found: show(value) }];
  });
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return NAMES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return oneOf(
        issue.values.map((value) => (typeof value === 'bigint' || typeof value === 'symbol' ? String(value) : value)),
      );
    case 'too_small':
      return amount('at least', issue.minimum, issue.origin, issue.inclusive);
    case 'too_big':
      return amount('at most', issue.maximum, issue.origin, issue.inclusive);
    case 'invalid_format':
      return issue.pattern ? `text of the form ${issue.pattern}` : `text in the format ${issue.format}`;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'invalid_union': {
      const forms = issue.errors.map((issues) => issues.map(inside).join(' and '));
      return forms.length > 0 ? [...new Set(forms)].join(', or ') : (issue.message ?? 'one of the known forms');
    }
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.map(inside).join(' and ');
    case 'custom':
    case 'unrecognized_keys':
      return issue.message;
  }
}

function inside(issue: Issue): string {
  const where = issue.path.length > 0 ? ` at ${issue.path.map(String).join('.')}` : '';
  return `${issue.code === 'unrecognized_keys' ? `no field ${issue.keys.join(', ')}` : expectation(issue)}${where}`;
}

const NAMES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a map',
  record: 'a map',
  array: 'a list',
  tuple: 'a list',
  null: 'null',
};

function amount(bound: string, limit: number | bigint, origin: string, inclusive: boolean | undefined): string {
  const size = `${inclusive === false ? (bound === 'at least' ? 'more than' : 'less than') : bound} ${limit}`;
  if (origin === 'string')
    return limit === 1 && bound === 'at least' ? 'a text that is not empty' : `${size} characters`;
  if (origin === 'array' || origin === 'set') return `${size} item${limit === 1 ? '' : 's'}`;
  return size;
}

function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const key of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}
