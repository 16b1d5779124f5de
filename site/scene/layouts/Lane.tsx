import { Fragment, type ReactNode } from 'react';
import { Screenful } from './blocks';
import { useFit } from './fit';
import { whereOf } from './placement';
import type { PageProps } from './page';

interface Blocks {
  head?: ReactNode;
  stage: ReactNode;
  /** Sections that may stand above the stage; those for which the screen has no room stand below it. */
  before: ReactNode[];
  after: ReactNode;
  wide?: boolean;
}

/** One column of sections, at the left, in the middle or at the right of the page; the stage is one of the sections. */
export function Lane(props: PageProps & Blocks): ReactNode {
  const { view, head, stage, before, after, wide = false } = props;
  const { x, y } = whereOf(view.scene.placement);
  const below = view.stage.fold === 'below' && view.surface === undefined;
  const { ref, level } = useFit(y === 'top' ? 0 : before.length, !below);
  const block = (node: ReactNode, at: number) => <Fragment key={`section ${at}`}>{node}</Fragment>;
  const moved = before.map((node, at) => [node, at] as const);
  return (
    <div className={`cb-lane cb-lane-${x} ${wide ? 'cb-lane-wide' : ''}`}>
      {head}
      {below && <Screenful {...props} />}
      {[
        ...moved.slice(0, level).map(([node, at]) => block(node, at)),
        ...(y === 'bottom' ? [<div key="spring" className="cb-spring" />] : []),
        <div key="stage" ref={ref}>
          {stage}
        </div>,
        ...moved.slice(level).map(([node, at]) => block(node, at)),
      ]}
      {after}
    </div>
  );
}
