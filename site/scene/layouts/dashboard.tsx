import type { ReactNode } from 'react';
import { DataCard, FormCard, LogCard, NoteCard, StatRow } from './blocks';
import { Board } from './Board';
import { Frame } from './Frame';
import type { PageProps } from './page';
import { outerControls, StageArea } from './StageArea';
import { Toolbar } from './Toolbar';
import { isTall } from './tall';

/** Figures on top, panels below; the stage is one of the panels. */
export default function Dashboard(props: PageProps): ReactNode {
  const { plan, view } = props;
  const stats = <StatRow {...props} />;
  const below = isTall(view);
  return (
    <Frame {...props} nav="column">
      <Toolbar {...props} />
      {!below && stats}
      <Board
        {...props}
        stage={<StageArea {...props} />}
        beside={[
          <FormCard key="form" {...props} title={plan.sections[2] ?? 'Settings'} controls={outerControls(props)} />,
          <LogCard key="log" {...props} />,
          <NoteCard key="notes" {...props} title={plan.sections[3] ?? 'Notes'} notes={plan.notes.slice(1, 3)} />,
        ]}
      />
      {below && stats}
      {below && <DataCard {...props} rows={4} title={plan.sections[1] ?? 'Overview'} />}
    </Frame>
  );
}
