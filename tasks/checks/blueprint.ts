import { needsConfirm, needsInstance } from '../compile';
import { AXES, type Suite } from '../factors';
import { type Finding, type Problem, show } from '../finding';
import type { LoadedTask } from '../loader';
import { parseId } from '../rules';
import { parseCsv } from './csv';

/** Structural facts of one task, as the blueprint's CSV has them. */
export type BlueprintRow = Readonly<Record<string, string>>;

/** Spellings of the blueprint that stand for one of the 24 templates. */
const TEMPLATES: Record<string, string> = { replace_code: 'enter_formatted' };

const SCENE = ['theme', 'spacing', 'layout', 'placement', 'scale', 'guidance', 'clutter'] as const;
const REQUIRED = [
  'id', 'canonical_type', 'library', 'component', 'template', 'secondary_template', 'bucket', 'tier', ...AXES, ...SCENE,
  'instances', 'predicate', 'tolerance', 'needs_confirm', 'needs_instance', 'negatives',
]; // prettier-ignore

/**
 * Reads a blueprint CSV.
 *
 * @throws if it is no blueprint, naming file, line, and the columns that are missing.
 */
export function parseBlueprint(text: string, file: string): BlueprintRow[] {
  const rows = parseCsv(text, file);
  const missing = REQUIRED.filter((column) => rows[0] && !(column in rows[0]));
  if (missing.length > 0)
    throw new Error(`${file}:1: expected the columns ${missing.join(', ')}, found none of that name`);
  return rows.map((row) => ({ ...row, template: TEMPLATES[row.template!] ?? row.template! }));
}

interface Comparison {
  rows: number;
  /** Values compared, over all rows. */
  fields: number;
  problems: Problem[];
}

/**
 * Compares tasks with their rows, field by field, and the set of tasks of every type that has any.
 *
 * @param rows of the given suite.
 * @param ids of all tasks that exist, broken ones too: a broken task is not a missing one.
 */
export function compareBlueprint(
  tasks: readonly LoadedTask[],
  rows: readonly BlueprintRow[],
  suite: Suite,
  ids: readonly string[] = tasks.map((task) => task.spec.id),
): Comparison {
  const own = tasks.filter((task) => task.suite === suite);
  const byId = new Map(rows.map((row) => [row.id!, row]));
  const result: Comparison = { rows: 0, fields: 0, problems: [] };
  for (const task of own) {
    const row = byId.get(task.spec.id);
    if (!row) {
      result.problems.push(
        task.problem({ path: ['id'], expected: 'a task of the blueprint', found: show(task.spec.id) }),
      );
      continue;
    }
    const outcome = compareRow(task, row);
    result.rows++;
    result.fields += outcome.fields;
    result.problems.push(...outcome.findings.map((finding) => task.problem(finding)));
  }
  for (const type of new Set(own.map((task) => task.type))) {
    const ofType = own.filter((task) => task.type === type);
    const present = new Set(ids);
    const missing = rows.filter((row) => row.canonical_type === type && !present.has(row.id!)).map((row) => row.id!);
    const { file } = ofType[0]!.problem({ path: [], expected: '', found: '' });
    if (missing.length > 0) {
      result.problems.push({
        file,
        line: 1,
        col: 1,
        expected: `the tasks ${missing.join(', ')}`,
        found: 'none of them',
      });
    }
  }
  return result;
}

function compareRow(task: LoadedTask, row: BlueprintRow): { fields: number; findings: Finding[] } {
  const { spec } = task;
  const findings: Finding[] = [];
  let fields = 0;
  const same = (path: (string | number)[], expected: unknown, found: unknown, fits = expected === found) => {
    fields++;
    if (!fits) findings.push({ path, expected: show(expected), found: show(found) });
  };
  const { type, library } = parseId(spec.id);
  same(['id'], row.canonical_type, type);
  same(['id'], row.library, library);
  same(['component'], row.component, spec.component);
  same(['template'], row.template, spec.template);
  same(['secondary_template'], row.secondary_template || undefined, spec.secondary_template);
  same(['difficulty', 'bucket'], row.bucket, spec.difficulty.bucket);
  same(['difficulty', 'tier'], row.tier, spec.difficulty.tier);
  AXES.forEach((axis, i) => same(['difficulty', 'axes', i], Number(row[axis]), spec.difficulty.axes[i]));
  for (const factor of SCENE) same(['scene', factor], row[factor], spec.scene[factor]);
  const { instances } = spec.scene;
  if (row.instances === '4_plus') same(['scene', 'instances'], '4 or more', instances, instances >= 4);
  else same(['scene', 'instances'], Number(row.instances), instances);
  same(['predicate'], row.predicate, spec.predicate);
  // Other tolerances are shapes, not numbers: they say how to compare, which `success` does in its own way.
  if (/^\d/.test(row.tolerance!)) same(['tolerance'], Number(row.tolerance), spec.tolerance);
  const confirm = row.needs_confirm === '1';
  same(
    ['stage', 'commit'],
    confirm ? 'a commit control' : 'no commit control',
    spec.stage.commit,
    confirm === needsConfirm(spec),
  );
  same(['needs_instance'], row.needs_instance === '1', needsInstance(spec));
  const misses = spec.near_misses.length;
  same(['near_misses'], `${row.negatives} or more`, misses, misses >= Number(row.negatives));
  return { fields, findings };
}
