import { Fragment, type ReactNode } from 'react';
import { ChartCard, Screenful } from './blocks';
import { whereOf } from './placement';
import type { PageProps } from './page';

interface Blocks {
  /** The card that counts. */
  stage: ReactNode;
  /** Stand in the columns beside it. */
  beside: ReactNode[];
  /** Stand in its own column, where there is room. */
  along?: ReactNode[];
}

/**
 * Puts the stage's card where the placement says, in one column of the page: at its top or bottom, or with something of the
 * page above it. Whatever height is left, a chart takes.
 */
export function Board(props: PageProps & Blocks): ReactNode {
  const { view, stage, beside, along = [] } = props;
  const { x, y } = whereOf(view.scene.placement);
  const filler = <ChartCard {...props} />;
  const rest = along.map((block, at) => <Fragment key={at}>{block}</Fragment>);
  const card = <div key="stage">{stage}</div>;
  const column = (
    <div className="cb-stack">
      {y === 'top' && card}
      {y === 'top' && rest}
      {y !== 'top' && rest.slice(0, 1)}
      {y === 'bottom' && filler}
      {y !== 'top' && card}
      {y === 'center' && rest.slice(1)}
      {y !== 'bottom' && filler}
    </div>
  );
  const half = Math.ceil(beside.length / 2);
  const side = (blocks: ReactNode[]) => (
    <div className="cb-stack">
      {blocks.map((block, at) => (
        <Fragment key={at}>{block}</Fragment>
      ))}
    </div>
  );
  return (
    <>
      {view.stage.fold === 'below' && view.surface === undefined && <Screenful {...props} />}
      <div className={`cb-board cb-board-${x}`}>
        {x === 'center' && side(beside.slice(half))}
        {x === 'right' && side(beside)}
        {column}
        {x === 'center' && side(beside.slice(0, half))}
        {x === 'left' && side(beside)}
      </div>
    </>
  );
}
