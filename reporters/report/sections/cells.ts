import type { Row } from '../../tables/summary';
import type { CellValue } from '../html';

type Counted = Pick<Row, 'planned' | 'notRun' | 'outcomes' | 'pass'>;

/** Episodes that did not run or ended in an infra error. */
export function undecidedOf(row: Pick<Row, 'notRun' | 'outcomes'>): number {
  return row.notRun + row.outcomes.infra_error;
}

/** solved / planned, or null where nothing was decided: such a group says nothing, and is in no mean, gap or order. */
export function knownPass(row: Counted | undefined): number | null {
  return row === undefined || undecidedOf(row) === row.planned ? null : row.pass;
}

/** A cell of `knownPass`, which tells how many episodes count as not solved only because they are undecided. */
export function passCell(row: Counted | undefined, below = ''): CellValue {
  const undecided = row === undefined ? 0 : undecidedOf(row);
  const lines = [below, undecided > 0 ? `${undecided} undecided` : ''].filter((line) => line !== '').join(' · ');
  return { share: knownPass(row), ...(lines === '' ? {} : { below: lines }) };
}
