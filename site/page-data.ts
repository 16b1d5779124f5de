import type { Library, Scene } from '../tasks/factors';
import type { SceneState } from '../tasks/compiled';
import type { StageSpec } from '../tasks/spec';

export const PAGE_MODES = ['benchmark', 'presentation'] as const;
export type PageMode = (typeof PAGE_MODES)[number];

/** What the browser is told, as `window.__CB__`. Everything in it is public: see `specs/site/leak.spec.ts`. */
export interface PageData {
  type: string;
  library: Library;
  scene: Scene;
  stage: StageSpec;
  /** State of every instance before anybody acts; made by the server, so that pages carry no schemas. */
  initial: SceneState;
  /** Stable for (task, variant): seeds the texts and numbers that fill the page. */
  seed: number;
  /** Names the episode: new for every page load. */
  token: string;
  mode: PageMode;
  motion: 'on' | 'off';
  /** Only in presentation mode. */
  presentation?: Presentation;
}

export interface Presentation {
  goal: string;
  facts: { name: string; value: string }[];
  /** Files that the task offers for uploading, to be downloaded first. */
  files: { name: string; href: string }[];
  /** Path of the list this page is a row of. */
  back: string;
}

declare global {
  interface Window {
    __CB__?: PageData;
  }
}
