/** A plain-text table: the first column to the left, numbers to the right. */
export function textTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)));
  const textColumns = new Set(
    header.flatMap((title, i) => (/^(mode|family|type|system|library|runs)$/i.test(title) ? i : [])),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (textColumns.has(i) ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(header), widths.map((w) => '-'.repeat(w)).join('  '), ...rows.map(line)].join('\n');
}

const NONE = 'n/a';

/** Per cent with one decimal of a share 0–1. */
export function percent(value: number | null): string {
  return value === null ? NONE : `${(value * 100).toFixed(1)}%`;
}

/** A factor such as `1.50×`. */
export function times(value: number | null): string {
  return value === null ? NONE : `${value.toFixed(2)}×`;
}

export function fixed(value: number | null, digits = 1): string {
  return value === null ? NONE : value.toFixed(digits);
}

/** `75` → `1m 15s`; whole seconds. */
export function duration(seconds: number): string {
  const s = Math.max(Math.round(seconds), 0);
  if (s < 60) return `${s}s`;
  if (s < 3600) return `${Math.floor(s / 60)}m ${s % 60}s`;
  return `${Math.floor(s / 3600)}h ${Math.floor((s % 3600) / 60)}m`;
}
