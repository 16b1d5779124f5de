import { pearson } from '../../reporters/statistics/correlation';
import type { BlueprintRow } from '../../tasks/checks/blueprint';
import type { ReferenceStep } from '../../tasks/reference';
import { referenceSteps } from '../../traces/normalise';

/** A reference beside what people needed for the same task on the original's page; both in normalised steps. */
export interface Likeness {
  id: string;
  reference: number;
  people: number;
  /** What people did, as the blueprint has it: `click type key`. */
  did: string;
}

/** Why a row's figure is no measure of its task. */
export type Lost = 'nothing recorded' | 'hover' | 'native pick' | 'drag without a drag' | 'right click without a pick';

/**
 * What the original's recorder loses (section 9 of its trace statistics): hovers, picks in the popup of a native select, drags that
 * ended before their step was written, and the pick after a right click.
 */
export function lostFigure(row: BlueprintRow, reference: readonly ReferenceStep[]): Lost | undefined {
  const people = (row.human_actions ?? '').split(' ').filter(Boolean);
  const uses = (kind: ReferenceStep['kind']) => reference.some((step) => step.kind === kind);
  if (Number(row.human_steps) < 1 || row.human_hover_only === '1') return 'nothing recorded';
  if (uses('hover')) return 'hover';
  if (uses('select')) return 'native pick';
  const drops = reference.some((step) => step.kind === 'upload' && step.drop);
  if ((uses('drag') || drops) && !people.includes('drag')) return 'drag without a drag';
  const rightClick = reference.some((step) => step.kind === 'click' && step.button === 'right');
  return rightClick && people.length === 1 ? 'right click without a pick' : undefined;
}

/** The rows whose figures can be compared. @param references canonical variant's, by task id */
export function compareWithPeople(
  rows: readonly BlueprintRow[],
  references: ReadonlyMap<string, readonly ReferenceStep[]>,
): { compared: Likeness[]; lost: number } {
  const own = rows.filter((row) => references.has(row.id!));
  const compared = own
    .filter((row) => lostFigure(row, references.get(row.id!)!) === undefined)
    .map((row) => ({
      id: row.id!,
      reference: referenceSteps(references.get(row.id!)!).length,
      people: Number(row.human_steps),
      did: row.human_actions ?? '',
    }));
  return { compared, lost: own.length - compared.length };
}

/** Bars of the design; two people who did the original's tasks agree with 0.79–0.94, 71–84 %, 0.32–0.64. */
export const LIKENESS_BARS = { pearson: 0.8, exact: 0.65, meanDifference: 0.7 };

export interface LikenessFigure {
  n: number;
  /** Null where fewer than two tasks, or none that differ. */
  pearson: number | null;
  /** Share of tasks with equal counts, 0–1; null where there is none. */
  exact: number | null;
  /** Mean absolute difference, steps; null where there is none. */
  meanDifference: number | null;
}

export function likenessFigure(compared: readonly Likeness[]): LikenessFigure {
  const n = compared.length;
  if (n === 0) return { n, pearson: null, exact: null, meanDifference: null };
  const difference = (task: Likeness) => Math.abs(task.reference - task.people);
  return {
    n,
    pearson: pearson(
      compared.map(({ reference }) => reference),
      compared.map(({ people }) => people),
    ),
    exact: compared.filter((task) => difference(task) === 0).length / n,
    meanDifference: compared.reduce((sum, task) => sum + difference(task), 0) / n,
  };
}

/**
 * Lines for a person: one a type, one for all, and the tasks that differ most.
 * @param notes the author's words about a task, by its id: why it differs
 * @param most how many tasks
 */
export function describeLikeness(
  { compared, lost }: { compared: readonly Likeness[]; lost: number },
  notes: ReadonlyMap<string, string> = new Map(),
  most = 10,
): string[] {
  if (compared.length === 0) return [`references beside people: no figure to compare (${lost} lost)`];
  const types = [...new Set(compared.map(({ id }) => typeOf(id)))];
  const apart = compared
    .map((task) => ({ ...task, by: task.reference - task.people }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.id.localeCompare(b.id));
  return [
    'references beside people, normalised steps:',
    ...types.map((type) => line(type, compared.filter(({ id }) => typeOf(id) === type))), // prettier-ignore
    `${line('all', compared)}; ${lost} without a usable figure`,
    ...apart.slice(0, most).flatMap(({ id, reference, people, did }) => {
      const note = notes.get(id);
      return [`  ${id}: ${reference}, people ${people} (${did})`, ...(note ? [`    ${note}`] : [])];
    }),
  ];
}

function typeOf(id: string): string {
  return id.split('-')[0]!;
}

function line(name: string, compared: readonly Likeness[]): string {
  const { n, pearson: r, exact, meanDifference } = likenessFigure(compared);
  const shown = (value: number | null, digits: number) => (value === null ? 'n/a' : value.toFixed(digits));
  const percent = exact === null ? 'n/a' : `${(exact * 100).toFixed(0)} %`;
  return `  ${name.padEnd(24)} n ${String(n).padStart(3)}  r ${shown(r, 2)}  exact ${percent}  mean difference ${shown(meanDifference, 2)}`;
}
