import type { ComponentType, ReactNode } from 'react';
import type { Kit, SceneView } from './contract';
import IsolatedCard from './layouts/isolated_card';
import { sceneStyle } from './style';

interface Props {
  view: SceneView;
  kit: Kit;
}

/** The page of a task: theme and measures around one layout. `loadScene` hands it the layout that the task asks for. */
export default function Scene({
  view,
  kit,
  Layout = IsolatedCard,
}: Props & { Layout?: ComponentType<Props> }): ReactNode {
  const tokens = kit.useTokens();
  return (
    <div className="cb-scene">
      <style>{sceneStyle(tokens, view.look)}</style>
      <Layout view={view} kit={kit} />
    </div>
  );
}
