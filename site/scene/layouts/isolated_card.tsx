import type { ReactNode } from 'react';
import type { Kit, SceneView } from '../contract';
import { StageCard } from '../Surface';
import { placed } from './placement';

/** Width of the card in CSS px: wide enough for a form, and it grows for a component that is wider. */
const CARD = { small: 400, default: 460, large: 580 } as const;

/** Nothing but the card. */
export default function IsolatedCard({ view, kit }: { view: SceneView; kit: Kit }): ReactNode {
  const width = CARD[view.look.scale] * (view.guide === undefined ? 1 : 1.5);
  return (
    <main className="cb-main" style={placed(view.scene.placement)}>
      <div style={{ minWidth: width, maxWidth: '100%' }}>
        <StageCard view={view} kit={kit} beside />
      </div>
    </main>
  );
}
