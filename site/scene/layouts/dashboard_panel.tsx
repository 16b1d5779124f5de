import type { ReactNode } from 'react';
import { FormCard, LogCard, StatRow } from './blocks';
import { Board } from './Board';
import { Frame } from './Frame';
import type { PageProps } from './page';
import { outerControls, StageArea } from './StageArea';
import { Toolbar } from './Toolbar';

/** Panels of equal rank under a bar of places; the stage is one of them, and no figure stands above it. */
export default function DashboardPanel(props: PageProps): ReactNode {
  const { plan } = props;
  return (
    <Frame {...props} nav="row">
      <Toolbar {...props} />
      <Board
        {...props}
        stage={<StageArea {...props} />}
        beside={[
          <FormCard key="form" {...props} title={plan.sections[2] ?? 'Settings'} controls={outerControls(props)} />,
          <LogCard key="log" {...props} count={3} />,
          <StatRow key="stats" {...props} count={2} />,
        ]}
      />
    </Frame>
  );
}
