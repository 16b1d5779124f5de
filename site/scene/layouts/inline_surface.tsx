import type { ReactNode } from 'react';
import { SurfaceFooter, StageBody } from '../Surface';
import { FormCard, LogCard, Screenful } from './blocks';
import { Frame } from './Frame';
import { useFit } from './fit';
import { whereOf } from './placement';
import type { PageProps } from './page';
import { outerControls, StageArea } from './StageArea';
import { Toolbar } from './Toolbar';

/** A page one reads, with the stage between its paragraphs and no card around it. */
export default function InlineSurface(props: PageProps): ReactNode {
  const { view, kit, plan } = props;
  const { x, y } = whereOf(view.scene.placement);
  const below = view.stage.fold === 'below' && view.surface === undefined;
  const { ref, level } = useFit(y === 'top' ? 0 : y === 'center' ? 2 : 3, !below);
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
      {below && <Screenful {...props} />}
      <div className={`cb-board cb-board-${x === 'right' ? 'right' : 'left'}`}>
        {x === 'right' && aside}
        <article className="cb-stack">
          {level > 0 && <kit.Heading level={2}>{plan.sections[0]}</kit.Heading>}
          {prose(0, level)}
          {y === 'bottom' && <div className="cb-spring" />}
          <div key="stage" ref={ref}>
            {view.surface ? <StageArea {...props} /> : <Inline view={view} kit={kit} />}
          </div>
          {level === 0 && <kit.Heading level={2}>{plan.sections[0]}</kit.Heading>}
          {y !== 'bottom' && prose(level, 5)}
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
