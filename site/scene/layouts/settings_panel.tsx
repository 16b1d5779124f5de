import type { ReactNode } from 'react';
import { FormCard, NoteCard, Screenful } from './blocks';
import { Frame } from './Frame';
import { whereOf } from './placement';
import type { PageProps } from './page';
import { outerControls, StageArea } from './StageArea';
import { isTall } from './tall';
import { Toolbar } from './Toolbar';

/** One column of settings, section after section; the stage is one of the sections. */
export default function SettingsPanel(props: PageProps): ReactNode {
  const { view, plan } = props;
  const { x, y } = whereOf(view.scene.placement);
  const controls = outerControls(props);
  const half = y === 'top' || isTall(view) ? 0 : Math.min(2, Math.floor(controls.length / 2));
  const before = y === 'bottom' ? controls : controls.slice(0, half);
  return (
    <Frame {...props} nav="column">
      <Toolbar {...props} />
      {view.stage.fold === 'below' && !view.surface && <Screenful {...props} />}
      <div className={`cb-lane cb-lane-${x}`}>
        <FormCard {...props} title={plan.sections[2] ?? 'General'} controls={before} />
        {y === 'bottom' && <NoteCard {...props} title={plan.sections[4] ?? 'Notes'} notes={plan.notes.slice(3, 5)} />}
        {y === 'bottom' && <div className="cb-spring" />}
        <StageArea {...props} />
        {y !== 'bottom' && (
          <FormCard {...props} title={plan.sections[3] ?? 'More'} controls={controls.slice(before.length)} />
        )}
        {y !== 'bottom' && <NoteCard {...props} title={plan.sections[4] ?? 'Notes'} notes={plan.notes.slice(1, 4)} />}
      </div>
    </Frame>
  );
}
