import type { ReactNode } from 'react';
import { SurfaceFooter, StageBody } from '../Surface';
import { FormCard, LogCard, Screenful } from './blocks';
import { Frame } from './Frame';
import { whereOf } from './placement';
import type { PageProps } from './page';
import { outerControls, StageArea } from './StageArea';
import { Toolbar } from './Toolbar';

/** A page one reads, with the stage between its paragraphs and no card around it. */
export default function InlineSurface(props: PageProps): ReactNode {
  const { view, kit, plan } = props;
  const { x, y } = whereOf(view.scene.placement);
  const prose = (from: number, to: number) =>
    plan.notes.slice(from, to).map((note) => <kit.Text key={note}>{note}</kit.Text>);
  const aside = (
    <div className="cb-stack">
      <FormCard {...props} title={plan.sections[2] ?? 'Settings'} controls={outerControls(props)} />
      <LogCard {...props} count={3} />
    </div>
  );
  return (
    <Frame {...props} nav="row">
      <Toolbar {...props} />
      {view.stage.fold === 'below' && !view.surface && <Screenful {...props} />}
      <div className={`cb-board cb-board-${x === 'right' ? 'right' : 'left'}`}>
        {x === 'right' && aside}
        <article className="cb-stack">
          {y !== 'top' && <kit.Heading level={2}>{plan.sections[0]}</kit.Heading>}
          {y !== 'top' && prose(0, 2)}
          {y === 'bottom' && <div className="cb-spring" />}
          {view.surface ? <StageArea {...props} /> : <Inline view={view} kit={kit} />}
          {y === 'top' && <kit.Heading level={2}>{plan.sections[0]}</kit.Heading>}
          {y === 'top' ? prose(0, 5) : y === 'center' ? prose(2, 5) : null}
        </article>
        {x !== 'right' && aside}
      </div>
    </Frame>
  );
}

function Inline({ view, kit }: Pick<PageProps, 'view' | 'kit'>): ReactNode {
  return (
    <section className="cb-inline" aria-label={view.stage.title}>
      <div className="cb-stack">
        <kit.Heading level={2}>{view.stage.title}</kit.Heading>
        <StageBody view={view} kit={kit} />
        {view.gate && <SurfaceFooter view={view} kit={kit} />}
      </div>
    </section>
  );
}
