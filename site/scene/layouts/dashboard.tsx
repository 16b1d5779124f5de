import type { ReactNode } from 'react';
import { ReferenceCard } from '../Surface';
import { FormCard, LogCard, NoteCard, StatRow } from './blocks';
import { Board } from './Board';
import { Frame } from './Frame';
import type { PageProps } from './page';
import { outerControls, StageArea } from './StageArea';
import { Toolbar } from './Toolbar';

/** Figures on top, panels below; the stage is one of the panels. */
export default function Dashboard(props: PageProps): ReactNode {
  const { plan, view } = props;
  return (
    <Frame {...props} nav="column">
      <Toolbar {...props} />
      <Board
        {...props}
        across={<StatRow {...props} />}
        stage={<StageArea {...props} />}
        beside={[
          view.guide !== undefined && view.stage.guide_at === 'card' && <ReferenceCard key="guide" {...props} />,
          <FormCard key="form" {...props} title={plan.sections[2] ?? 'Settings'} controls={outerControls(props)} />,
          <NoteCard key="notes" {...props} title={plan.sections[3] ?? 'Notes'} notes={plan.notes.slice(1, 3)} />,
          <LogCard key="log" {...props} />,
        ]}
      />
    </Frame>
  );
}
