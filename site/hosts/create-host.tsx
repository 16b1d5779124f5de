import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { PageData } from '../page-data';
import { lookOf, useSceneView } from '../scene/state/scene-view';
import type { Look } from '../stages/contract';
import { openPage, type HostParts, type PageStatus, type PageStore } from './page-store';
import { PresentationFrame } from './presentation-frame';

export type Provider = ComponentType<{ look: Look; children: ReactNode }>;

const LOADING: PageStatus = { kind: 'loading' };
const nothing: PageStore = { subscribe: () => () => {}, snapshot: () => LOADING };

/** Makes the page of one library. To be called at module evaluation: that is when loading starts. */
export function createHost({ Provider, ...parts }: HostParts & { Provider: Provider }): ComponentType {
  const store = typeof window === 'undefined' ? nothing : openPage(parts, window);

  return function Host() {
    const status = useSyncExternalStore(store.subscribe, store.snapshot, nothing.snapshot);
    switch (status.kind) {
      case 'loading':
        return null;
      case 'failed':
        return <p role="alert">This page cannot be shown: {status.why}.</p>;
      case 'ready':
        return (
          <Frame page={status.page}>
            <Provider look={lookOf(status.page)}>
              <Page {...status} />
            </Provider>
          </Frame>
        );
    }
  };
}

function Page({ page, scene, stage, guide, loaded: { Scene, kit } }: Extract<PageStatus, { kind: 'ready' }>) {
  const view = useSceneView(page, scene, stage, guide);
  return <Scene view={view} kit={kit} />;
}

function Frame({ page, children }: { page: PageData; children: ReactNode }) {
  return page.presentation ? (
    <PresentationFrame presentation={page.presentation}>{children}</PresentationFrame>
  ) : (
    children
  );
}
