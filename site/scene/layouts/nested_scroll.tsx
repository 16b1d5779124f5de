import type { ReactNode } from 'react';
import { DataCard, FormCard, LogCard, NoteCard } from './blocks';
import { Board } from './Board';
import { Frame } from './Frame';
import type { PageProps } from './page';
import { outerControls, StageArea } from './StageArea';
import { Toolbar } from './Toolbar';

/** A page that stands still, with a pane in it that scrolls; the stage is in the pane. */
export default function NestedScroll(props: PageProps): ReactNode {
  const { view, kit, plan } = props;
  const below = view.stage.fold === 'below' && view.surface === undefined;
  const pane = (
    <div className="cb-pane" tabIndex={0} role="region" aria-label={plan.sections[0]}>
      <div className="cb-stack">
        <kit.Heading level={2}>{plan.sections[0]}</kit.Heading>
        {below && <DataCard {...props} rows={8} />}
        {below && <NoteCard {...props} title={plan.sections[5] ?? 'Notes'} notes={plan.notes} />}
        {below && <LogCard {...props} from={3} count={3} />}
        <StageArea {...props} />
        <DataCard {...props} rows={6} />
      </div>
    </div>
  );
  return (
    <Frame {...props} nav="column">
      <Toolbar {...props} />
      <Board
        {...props}
        view={{ ...view, stage: { ...view.stage, fold: 'above' } }}
        stage={pane}
        beside={[
          <FormCard key="form" {...props} title={plan.sections[2] ?? 'Settings'} controls={outerControls(props)} />,
          <LogCard key="log" {...props} />,
        ]}
      />
    </Frame>
  );
}
