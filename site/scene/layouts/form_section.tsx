import type { ReactNode } from 'react';
import { Fields } from '../clutter/Controls';
import type { Control } from '../clutter/plan';
import { NoteCard } from './blocks';
import { Frame } from './Frame';
import { Lane } from './Lane';
import { chromeSize, type PageProps } from './page';
import { outerControls, StageArea } from './StageArea';
import { Toolbar } from './Toolbar';

/** A form in sections, each a card with two columns of fields; the stage is the section in the middle. */
export default function FormSection(props: PageProps): ReactNode {
  const { plan } = props;
  const controls = outerControls(props);
  return (
    <Frame {...props} nav="row">
      <Lane
        {...props}
        wide
        head={<Toolbar {...props} />}
        stage={<StageArea {...props} />}
        before={[
          <Section key="first" {...props} title={plan.sections[2] ?? 'Details'} controls={controls.slice(0, 2)} />,
        ]}
        after={
          <>
            <Section {...props} title={plan.sections[3] ?? 'More'} controls={controls.slice(2)} />
            {controls.length < 4 && !props.view.scene.placement.startsWith('bottom') && (
              <NoteCard {...props} title={plan.sections[1] ?? 'Notes'} notes={plan.notes.slice(1, 4)} />
            )}
          </>
        }
      />
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
