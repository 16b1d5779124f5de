import type { ReactNode } from 'react';
import { FormCard, Screenful } from './blocks';
import { Frame } from './Frame';
import { placed, whereOf } from './placement';
import type { PageProps } from './page';
import { outerControls, StageArea } from './StageArea';
import { Toolbar } from './Toolbar';

/** The isolated card where it is not alone: it has the page's ground to itself, with the page's controls at the side. */
export default function CardInPage(props: PageProps): ReactNode {
  const { view, plan } = props;
  const { x, y } = whereOf(view.scene.placement);
  const controls = outerControls(props);
  const aside = controls.length > 0 && (
    <div key="aside" style={{ width: 'calc(var(--cb-font) * 17)', flex: 'none' }}>
      <FormCard {...props} title={plan.sections[2] ?? 'Settings'} controls={controls} />
    </div>
  );
  const card = (
    <div key="card" className="cb-place" style={placed(view.scene.placement)}>
      <div style={{ minWidth: 'min(460px, 100%)', maxWidth: '100%' }}>
        <StageArea {...props} />
      </div>
    </div>
  );
  return (
    <Frame {...props} nav="column">
      <Toolbar {...props} />
      {view.stage.fold === 'below' && !view.surface && <Screenful {...props} />}
      <div className="cb-body" style={{ gap: 'var(--cb-gap)', alignItems: y === 'bottom' ? 'stretch' : undefined }}>
        {x === 'right' ? [aside, card] : [card, aside]}
      </div>
    </Frame>
  );
}
