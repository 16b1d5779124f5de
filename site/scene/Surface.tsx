import type { ReactNode } from 'react';
import type { Kit, SceneView } from './contract';

interface Props {
  view: SceneView;
  kit: Kit;
}

/** What the agent works on: text, reference panel and the instances, in page order. */
export function StageBody({ view, beside = false }: Props & { beside?: boolean }): ReactNode {
  const { stage, guide, instances } = view;
  const nodes = (
    <div className="cb-instances cb-grow">
      {instances.map(({ label, node }) => (
        <div key={label}>{node}</div>
      ))}
    </div>
  );
  return (
    <div className="cb-stack">
      {stage.text && <p style={{ margin: 0 }}>{stage.text}</p>}
      {guide === undefined ? (
        nodes
      ) : (
        <div className={beside ? 'cb-row' : 'cb-stack'} style={beside ? { alignItems: 'flex-start' } : undefined}>
          <aside className="cb-reference" aria-label={stage.guide_title}>
            <h3 className="cb-reference-title">{stage.guide_title}</h3>
            <div className="cb-reference-body">{guide}</div>
          </aside>
          {nodes}
        </div>
      )}
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
