import { Fragment, type ReactNode } from 'react';
import { ChartCard, Screenful } from './blocks';
import { useFit, useRoom } from './fit';
import { whereOf } from './placement';
import type { PageProps } from './page';

interface Blocks {
  /** The card that counts. */
  stage: ReactNode;
  /** Stand in the columns beside it. */
  beside: ReactNode[];
  /** Stands across the page: above the stage where there is room for it, else below. */
  across?: ReactNode;
  /** The stage is a table: it takes the whole width, and at most one narrow column stands beside it. */
  wide?: boolean;
}

/** CSS px: a card with a head and a curve that can be read. */
const ROOM_FOR_CHART = 190;

/**
 * Puts the stage's card where the placement says, in one column of the page: at its top or bottom, or with something of the
 * page above it. A chart takes the height that is left. Blocks keep their keys, so nothing is mounted anew when they move.
 */
export function Board(props: PageProps & Blocks): ReactNode {
  const { view, stage, beside, across, wide = false } = props;
  const { x, y } = whereOf(view.scene.placement);
  const below = view.stage.fold === 'below' && view.surface === undefined;
  const { ref: card, level, spare } = useFit(across === undefined || y === 'top' ? 1 : 2, !below);
  const { ref: column, room } = useRoom(level);
  const leads = y === 'bottom' && level > 0 && !below;
  const trails = !leads && spare > ROOM_FOR_CHART;
  const above = across !== undefined && level > 1;

  const chart = (
    <div className="cb-fill" key="chart">
      <ChartCard {...props} />
    </div>
  );
  const main = (
    <div className="cb-stack" key="main" ref={column} style={{ minHeight: leads || trails ? room : undefined }}>
      {leads && chart}
      <div key="stage" ref={card}>
        {stage}
      </div>
      {trails && chart}
    </div>
  );
  const side = (key: string, blocks: ReactNode[]) => (
    <div className="cb-stack" key={key}>
      {blocks.map((block, at) => (
        <Fragment key={at}>{block}</Fragment>
      ))}
    </div>
  );
  const strip = across !== undefined && <div key="across">{across}</div>;
  // A docked panel takes a third of the width: three columns would be too narrow then.
  const flat = x === 'center' && (wide || view.surface?.kind === 'panel');
  const half = Math.ceil(beside.length / 2);
  const columns = flat
    ? [main]
    : x === 'left'
      ? [main, side('beside', beside)]
      : x === 'right'
        ? [side('beside', beside), main]
        : [side('before', beside.slice(half)), main, side('after', beside.slice(0, half))];
  return (
    <>
      {below && <Screenful key="screenful" {...props} />}
      {above && strip}
      <div key="board" className={`cb-board ${flat ? '' : `cb-board-${x}`} ${wide ? 'cb-board-wide' : ''}`}>
        {columns}
      </div>
      {flat && (
        <div key="under" className="cb-columns">
          {beside.map((block, at) => (
            <Fragment key={at}>{block}</Fragment>
          ))}
        </div>
      )}
      {!above && strip}
    </>
  );
}
