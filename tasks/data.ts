/** A list that sift does not look into; its items can still be reached by index. */
export class List {
  [index: number]: unknown;
  constructor(readonly items: readonly unknown[]) {
    Object.defineProperty(this, 'items', { enumerable: false });
    items.forEach((item, i) => (this[i] = item));
  }
}

/** Equality of plain data: no coercion, key order ignored, a missing key equal to an undefined one, NaN equal to nothing. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a instanceof List) a = a.items;
  if (b instanceof List) b = b.items;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, i) => sameData(item, (b as unknown[])[i]));
  }
  if (!isMap(a) || !isMap(b)) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameData(own(a, key), own(b, key)));
}

function own(map: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof List);
}
