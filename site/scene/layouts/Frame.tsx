import type { ReactNode } from 'react';
import { SurfaceFooter } from '../Surface';
import { chromeSize, type PageProps } from './page';
import { OverlayBody } from './StageArea';

/** The product around a page: bar, navigation, and the docked panel of a panel surface. */
export function Frame({ view, kit, plan, nav, children }: PageProps & { nav: 'row' | 'column'; children: ReactNode }) {
  const size = chromeSize(view.look);
  const column = nav === 'column' && plan.nav.length > 0;
  return (
    <>
      <kit.AppBar brand={plan.app}>
        {plan.icons.map(({ icon, label }) => (
          <kit.IconButton key={label} icon={icon} label={label} size={size} />
        ))}
      </kit.AppBar>
      {nav === 'row' && plan.nav.length > 0 && (
        <div className="cb-strip">
          <kit.Nav items={plan.nav} current={plan.place} direction="row" size={size} />
        </div>
      )}
      <div className="cb-body">
        {column && (
          <aside className="cb-side" aria-label={plan.app}>
            <kit.Nav items={plan.nav} current={plan.place} direction="column" size={size} />
          </aside>
        )}
        <main className="cb-page">{children}</main>
        <Dock view={view} kit={kit} plan={plan} />
      </div>
    </>
  );
}

/** A panel is part of the page: it takes its room beside the page's content, and covers nothing. */
function Dock({ view, kit, plan }: PageProps): ReactNode {
  if (view.surface?.kind !== 'panel' || !view.surface.open) return null;
  return (
    <aside className="cb-dock" role="region" aria-label={view.stage.title}>
      <kit.Heading level={2}>{view.stage.title}</kit.Heading>
      <OverlayBody view={view} kit={kit} plan={plan} />
      <SurfaceFooter view={view} kit={kit} />
    </aside>
  );
}
