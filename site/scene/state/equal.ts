/** Structural equality of JSON values; keys that hold `undefined` count as absent. */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => equal(item, b[i]));
  const left = present(a);
  const right = present(b);
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && equal(value, right.get(key)));
}

function present(value: object): Map<string, unknown> {
  return new Map(Object.entries(value).filter(([, v]) => v !== undefined));
}
