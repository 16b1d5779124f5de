import type { ReactNode } from 'react';
import { FormCard, NoteCard } from './blocks';
import { Frame } from './Frame';
import { Lane } from './Lane';
import type { PageProps } from './page';
import { outerControls, StageArea } from './StageArea';
import { Toolbar } from './Toolbar';

/** One column of settings, section after section; the stage is one of the sections. */
export default function SettingsPanel(props: PageProps): ReactNode {
  const { plan } = props;
  const controls = outerControls(props);
  const first = controls.slice(0, 2);
  const second = controls.slice(2, 5);
  const rest = controls.slice(5);
  return (
    <Frame {...props} nav="column">
      <Toolbar {...props} />
      <Lane
        {...props}
        stage={<StageArea {...props} />}
        before={[
          <FormCard key="first" {...props} title={plan.sections[2] ?? 'General'} controls={first} />,
          <FormCard key="second" {...props} title={plan.sections[3] ?? 'Defaults'} controls={second} />,
        ].slice(0, props.view.scene.placement.startsWith('bottom') ? 2 : 1)}
        after={
          <>
            {!props.view.scene.placement.startsWith('bottom') && (
              <FormCard {...props} title={plan.sections[3] ?? 'Defaults'} controls={second} />
            )}
            <FormCard {...props} title={plan.sections[4] ?? 'More'} controls={rest} />
            {controls.length < 3 && !props.view.scene.placement.startsWith('bottom') && (
              <NoteCard {...props} title={plan.sections[4] ?? 'Notes'} notes={plan.notes.slice(1, 3)} />
            )}
          </>
        }
      />
    </Frame>
  );
}
