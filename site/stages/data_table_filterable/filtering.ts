import type { Column, Condition, Setup, State } from './model';

export type Row = Setup['rows'][number];
type Cell = Row[number];
type Table = Pick<Setup, 'columns' | 'rows'>;

/** Values to choose from in a column. */
export function optionsOf({ columns, rows }: Table, column: Column): string[] {
  const at = columns.indexOf(column);
  return column.options ?? [...new Set(rows.map((row) => String(row[at])))];
}

/** Conditions as the state has them: in column order, texts and lists in one spelling; empty ones say nothing and are left out. */
export function ordered(table: Table, conditions: readonly Condition[]): Condition[] {
  const names = table.columns.map(({ name }) => name);
  return conditions
    .map((one) => ({ ...one, value: spelled(table, one) }))
    .filter(({ op, value }) => value !== '' && !(Array.isArray(value) && value.length < (op === 'dates' ? 2 : 1)))
    .sort((a, b) => names.indexOf(a.column) - names.indexOf(b.column));
}

function spelled(table: Table, { column, op, value }: Condition): Condition['value'] {
  // A value of the column, as `in` has a list of them.
  if (op === 'not') return value;
  if (typeof value === 'string') return value.trim().toLowerCase();
  if (op !== 'in' || !Array.isArray(value)) return value;
  const own = table.columns.find(({ name }) => name === column);
  const options = own ? optionsOf(table, own) : [];
  return options.filter((option) => (value as unknown[]).includes(option));
}

/** The rows that a state leaves on the page, in their order. */
export function visibleRows({ columns, rows }: Table, { filters, match, search }: State): Row[] {
  const meets = (row: Row) => (condition: Condition) => {
    const at = columns.findIndex(({ name }) => name === condition.column);
    return meetsOne(row[at] ?? '', condition);
  };
  return rows.filter((row) => {
    const found = search === '' || row.some((cell) => String(cell).toLowerCase().includes(search));
    const met = match === 'all' ? filters.every(meets(row)) : filters.length === 0 || filters.some(meets(row));
    return found && met;
  });
}

function meetsOne(cell: Cell, { op, value }: Condition): boolean {
  const text = String(cell).toLowerCase();
  switch (op) {
    case 'in':
      return (value as string[]).includes(String(cell));
    case 'contains':
      return text.includes(String(value));
    case 'not':
    case '!=':
      return text !== String(value).toLowerCase();
    case 'dates': {
      const [from, to] = value as string[];
      return String(cell) >= (from ?? '') && String(cell) <= (to ?? '9');
    }
    case 'between': {
      const [least, most] = value as [number | null, number | null];
      return Number(cell) >= (least ?? -Infinity) && Number(cell) <= (most ?? Infinity);
    }
    case '>':
      return Number(cell) > Number(value);
    case '>=':
      return Number(cell) >= Number(value);
    case '<':
      return Number(cell) < Number(value);
    case '<=':
      return Number(cell) <= Number(value);
    default:
      return text === String(value);
  }
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A cell as a reader wants it: days as 12 Mar 2026. */
export function shown(column: Column | undefined, cell: Cell): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(column?.by === 'dates' ? String(cell) : '') ?? [];
  return day ? `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}` : String(cell);
}

/** Whether a column holds numbers, which stand at the right. */
export function isNumeric({ columns, rows }: Table, column: Column): boolean {
  return typeof rows[0]?.[columns.indexOf(column)] === 'number';
}

/** A condition in words, for chips: `State: Late, Open`. */
export function inWords({ column, op, value }: Condition): string {
  if (op === 'in') return `${column}: ${(value as string[]).join(', ')}`;
  if (Array.isArray(value)) return `${column}: ${value.map((end) => end ?? '…').join(' to ')}`;
  return `${column} ${op} ${value}`;
}
