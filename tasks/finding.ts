/** Something wrong in a task, by the path of the value in its YAML node. */
export interface Finding {
  path: readonly (string | number)[];
  expected: string;
  found: string;
  /** True where the key at the end of `path` is wrong, not its value: positions then point at the key. */
  atKey?: boolean;
}

/** A finding with its place in a file. Lines and columns count from 1. */
export interface Problem {
  file: string;
  line: number;
  col: number;
  id?: string;
  field?: string;
  expected: string;
  found: string;
}

/** `tasks/v1/button.yaml:12:7  button-antd-T01  scene.theme: expected "light" or "dark", found "blue"` */
export function formatProblem(problem: Problem): string {
  const { file, line, col, id, field, expected, found } = problem;
  const where = [`${file}:${line}:${col}`, id, field && `${field}:`].filter(Boolean).join('  ');
  return `${where} expected ${expected}, found ${found}`.replace(/: {2,}expected/, ': expected');
}

/** `stage.instances.Lead track.value`; numbers become `[0]`. */
export function formatPath(path: readonly (string | number)[]): string {
  return path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');
}

const SHOWN = 60;

/** A value as an author recognises it: JSON, cut after 60 characters. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number') return String(value);
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text;
}

/** `"a", "b" or "c"` */
export function oneOf(values: readonly unknown[]): string {
  const shown = values.map(show);
  const last = shown.pop();
  return shown.length === 0 ? (last ?? 'nothing') : `${shown.join(', ')} or ${last}`;
}
