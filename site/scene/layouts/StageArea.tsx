import type { ReactNode } from 'react';
import { Fields } from '../clutter/Controls';
import { StageBody, StageCard, SurfaceFooter } from '../Surface';
import { LogCard, NoteCard } from './blocks';
import { whereOf } from './placement';
import { chromeSize, type PageProps } from './page';

/** Controls that stand beside the instances inside an overlay: the page behind it cannot distract. */
export const innerControls = ({ view, plan }: Pick<PageProps, 'view' | 'plan'>) => {
  const kind = view.surface?.kind;
  if (kind !== 'modal' && kind !== 'drawer') return [];
  return plan.form.slice(0, Math.floor(plan.form.length / 3));
};

/** The controls of the page's own form: all that are not inside the overlay. */
export const outerControls = (props: Pick<PageProps, 'view' | 'plan'>) =>
  props.plan.form.slice(innerControls(props).length);

/** The instances' card; or, where they live in an overlay, the card with the control that opens it. */
export function StageArea(props: PageProps): ReactNode {
  const { view, kit, plan } = props;
  const { surface, stage } = view;
  if (!surface) return <StageCard view={view} kit={kit} />;
  const opener = stage.opens_with ?? 'Open';
  const close = () => (view.gate ? view.gate.cancel() : surface.setOpen(false));
  const closable = view.gate !== undefined && stage.commit?.cancel === undefined;
  const trigger = (
    <kit.Button kind="primary" onClick={surface.kind === 'popover' ? undefined : () => surface.setOpen(true)}>
      {opener}
    </kit.Button>
  );
  const body = (
    <div className="cb-overlay">
      <OverlayBody {...props} />
    </div>
  );
  const footer = (
    <div className="cb-overlay">
      <SurfaceFooter view={view} kit={kit} />
    </div>
  );
  const overlay = { open: surface.open, title: stage.title, footer, onClose: close, closable };
  const side = whereOf(view.scene.placement).x === 'left' && view.scene.placement !== 'off_center' ? 'left' : 'right';
  return (
    <kit.Card title={plan.sections[0]}>
      <div className="cb-stack">
        <kit.Text tone="muted">{plan.notes[0]}</kit.Text>
        <div>
          {surface.kind === 'popover' ? (
            <kit.Popover
              open={surface.open}
              onOpenChange={(open) => (open ? surface.setOpen(true) : close())}
              trigger={trigger}
              title={stage.title}
            >
              <div className="cb-stack">
                {body}
                {footer}
              </div>
            </kit.Popover>
          ) : (
            trigger
          )}
        </div>
      </div>
      {surface.kind === 'modal' && <kit.Dialog {...overlay}>{body}</kit.Dialog>}
      {surface.kind === 'drawer' && (
        <kit.Drawer {...overlay} side={side}>
          {body}
        </kit.Drawer>
      )}
    </kit.Card>
  );
}

/** What an overlay holds: the instances, after a screenful where they are below the fold, and controls of the page's form. */
export function OverlayBody(props: PageProps): ReactNode {
  const { view, kit, plan } = props;
  const controls = innerControls(props);
  return (
    <div className="cb-stack">
      {view.stage.fold === 'below' && (
        <div className="cb-stack cb-screenful">
          <LogCard {...props} count={6} />
          <NoteCard {...props} title={plan.sections[1] ?? 'Notes'} notes={plan.notes} />
        </div>
      )}
      <StageBody view={view} kit={kit} />
      {controls.length > 0 && (
        <>
          <kit.Divider />
          <Fields kit={kit} size={chromeSize(view.look)} controls={controls} />
        </>
      )}
    </div>
  );
}
