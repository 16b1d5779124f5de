import type { ReactNode } from 'react';
import { DataCard, FormCard, LogCard } from './blocks';
import { Board } from './Board';
import { Frame } from './Frame';
import type { PageProps } from './page';
import { outerControls, StageArea } from './StageArea';
import { Toolbar } from './Toolbar';

/** A page of records from which an overlay is opened: modal_flow, drawer_flow and panel_flow. */
export default function Flow(props: PageProps): ReactNode {
  const { plan, view } = props;
  const top = view.scene.placement.startsWith('top');
  return (
    <Frame {...props} nav="column">
      <Toolbar {...props} />
      <Board
        {...props}
        across={!top && <DataCard {...props} rows={3} />}
        stage={<StageArea {...props} />}
        beside={[
          <FormCard key="form" {...props} title={plan.sections[2] ?? 'Settings'} controls={outerControls(props)} />,
          <LogCard key="log" {...props} count={2} />,
        ]}
      />
    </Frame>
  );
}
