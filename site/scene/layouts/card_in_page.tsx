import type { ReactNode } from 'react';
import { ActionButton } from '../clutter/ActionButton';
import { FieldRow } from '../clutter/Controls';
import { Screenful } from './blocks';
import { Frame } from './Frame';
import { placed } from './placement';
import { chromeSize, type PageProps } from './page';
import { outerControls, StageArea } from './StageArea';

/** The isolated card where it is not alone: a bar, a strip of controls, and the card at its place below. */
export default function CardInPage(props: PageProps): ReactNode {
  const { view, kit, plan } = props;
  const size = chromeSize(view.look);
  const controls = [...plan.filters, ...outerControls(props)];
  const any = controls.length > 0 || plan.search || plan.actions.length > 0 || plan.tabs.length > 0;
  return (
    <Frame {...props} nav="column">
      {any && (
        <div className="cb-row" style={{ alignItems: 'flex-end' }}>
          {plan.search && <kit.TextField label={plan.search} search size={size} />}
          <FieldRow kit={kit} size={size} controls={controls} />
          {plan.actions.map((label) => (
            <ActionButton key={label} kit={kit} label={label} size={size} />
          ))}
          {plan.tabs.length > 0 && <kit.Tabs tabs={plan.tabs} label={`${plan.place} views`} size={size} />}
        </div>
      )}
      {view.stage.fold === 'below' && !view.surface && <Screenful {...props} />}
      <div className="cb-place" style={placed(view.scene.placement)}>
        <div style={{ minWidth: 460, maxWidth: '100%' }}>
          <StageArea {...props} />
        </div>
      </div>
    </Frame>
  );
}
