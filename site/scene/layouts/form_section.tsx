import type { ReactNode } from 'react';
import { Fields } from '../clutter/Controls';
import type { Control } from '../clutter/plan';
import { NoteCard, Screenful } from './blocks';
import { Frame } from './Frame';
import { whereOf } from './placement';
import { chromeSize, type PageProps } from './page';
import { outerControls, StageArea } from './StageArea';
import { isTall } from './tall';
import { Toolbar } from './Toolbar';

/** A form in sections, each a card with two columns of fields; the stage is the section in the middle. */
export default function FormSection(props: PageProps): ReactNode {
  const { view, plan } = props;
  const { x, y } = whereOf(view.scene.placement);
  const controls = outerControls(props);
  const half = y === 'top' || isTall(view) ? 0 : Math.min(2, Math.ceil(controls.length / 2));
  const before = y === 'bottom' ? controls.slice(0, 6) : controls.slice(0, half);
  const after = controls.slice(before.length);
  return (
    <Frame {...props} nav="row">
      <div className={`cb-lane cb-lane-wide cb-lane-${x}`}>
        <Toolbar {...props} />
        {view.stage.fold === 'below' && !view.surface && <Screenful {...props} />}
        <Section {...props} title={plan.sections[2] ?? 'Details'} controls={before} />
        {y === 'bottom' && <div className="cb-spring" />}
        <StageArea {...props} />
        <Section {...props} title={plan.sections[3] ?? 'More'} controls={after} />
        {y !== 'bottom' && <NoteCard {...props} title={plan.sections[1] ?? 'Notes'} notes={plan.notes.slice(1, 4)} />}
      </div>
    </Frame>
  );
}

function Section({
  view,
  kit,
  title,
  controls,
}: PageProps & { title: string; controls: readonly Control[] }): ReactNode {
  if (controls.length === 0) return null;
  const size = chromeSize(view.look);
  const half = Math.ceil(controls.length / 2);
  return (
    <kit.Card title={title}>
      <div className="cb-columns">
        <Fields kit={kit} size={size} controls={controls.slice(0, half)} />
        <Fields kit={kit} size={size} controls={controls.slice(half)} />
      </div>
    </kit.Card>
  );
}
