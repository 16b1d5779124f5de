import type { ReactNode } from 'react';
import type { Kit, SceneView } from './contract';

interface Props {
  view: SceneView;
  kit: Kit;
}

/** Text and reference panel: what a person reads before touching the instances. */
export function StageText({ view }: Props): ReactNode {
  return (
    <>
      {view.stage.text && <p style={{ margin: 0 }}>{view.stage.text}</p>}
      {view.guide !== undefined && view.stage.guide_at === undefined && <Reference view={view} />}
    </>
  );
}

/** The reference panel as a card among others. */
export function ReferenceCard({ view, kit }: Props): ReactNode {
  return (
    <kit.Card title={view.stage.guide_title}>
      <aside className="cb-reference-body" aria-label={view.stage.guide_title}>
        {view.guide}
      </aside>
    </kit.Card>
  );
}

/** Shown, never touched: a picture of what is wanted, set off from the controls by its ground and its dashed line. */
function Reference({ view }: Pick<Props, 'view'>): ReactNode {
  return (
    <aside className="cb-reference" aria-label={view.stage.guide_title}>
      <h3 className="cb-reference-title">{view.stage.guide_title}</h3>
      <div className="cb-reference-body">{view.guide}</div>
    </aside>
  );
}

/** What the agent works on: text, reference panel and the instances, in page order. */
export function StageBody({ view, kit, beside = false }: Props & { beside?: boolean }): ReactNode {
  const { stage, guide, instances } = view;
  const at = stage.guide_at ?? (beside ? 'left' : 'above');
  const nodes = (
    <div className="cb-instances cb-grow">
      {instances.map(({ label, node }) => (
        <div key={label}>{node}</div>
      ))}
    </div>
  );
  if (guide === undefined || at === 'above' || at === 'card') {
    return (
      <div className="cb-stack">
        <StageText view={view} kit={kit} />
        {nodes}
      </div>
    );
  }
  return (
    <div className="cb-stack">
      {stage.text && <p style={{ margin: 0 }}>{stage.text}</p>}
      <div className="cb-row" style={{ alignItems: 'flex-start', flexWrap: stage.guide_at && 'nowrap' }}>
        {at === 'left' && <Reference view={view} />}
        {nodes}
        {at === 'right' && <Reference view={view} />}
      </div>
    </div>
  );
}

/** Apply and Cancel where the scene gates commits; on an overlay without a gate, the button that closes it. */
export function SurfaceFooter({ view, kit }: Props): ReactNode {
  const { gate, surface, stage } = view;
  if (gate) {
    return (
      <div className="cb-row cb-end cb-tight">
        <span className="cb-note cb-grow" role="status">
          {gate.dirty ? 'Unsaved changes' : ''}
        </span>
        {stage.commit?.cancel && <kit.Button onClick={() => gate.cancel()}>{stage.commit.cancel}</kit.Button>}
        <kit.Button kind="primary" onClick={() => gate.apply()}>
          {stage.commit?.apply ?? 'Apply'}
        </kit.Button>
      </div>
    );
  }
  if (surface) {
    return (
      <div className="cb-row cb-end">
        <kit.Button onClick={() => surface.setOpen(false)}>{stage.closes_with}</kit.Button>
      </div>
    );
  }
  return null;
}

/** The card that carries the instances where they live in the page itself. */
export function StageCard({
  view,
  kit,
  width,
  beside,
}: Props & { width?: number | string; beside?: boolean }): ReactNode {
  return (
    <kit.Card title={view.stage.title} width={width} footer={view.gate && <SurfaceFooter view={view} kit={kit} />}>
      <StageBody view={view} kit={kit} beside={beside} />
    </kit.Card>
  );
}
