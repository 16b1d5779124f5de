import type { Library } from '../../tasks/factors';
import type { PageData } from '../page-data';
import type { KitLoaders, LoadedScene } from '../scene/contract';
import { loadScene } from '../scene/load';
import { startScene, type PageScene } from '../scene/state/page-scene';
import type { AnyGuide, AnyStage } from '../scene/state/scene-view';

interface StageModule {
  default: AnyStage;
  /** Loads what only some set-ups of the type need; awaited before the stage is drawn. */
  // Every stage has its own set-ups, which the server has parsed.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  prepare?(setups: any[]): Promise<void>;
}

/** What a library host brings: all of it is of that library only. */
export interface HostParts {
  library: Library;
  kit: KitLoaders;
  /** Type → its stage's module. */
  stages: Record<string, () => Promise<StageModule>>;
}

export type PageStatus =
  | { kind: 'loading' }
  | { kind: 'failed'; why: string }
  | {
      kind: 'ready';
      page: PageData;
      scene: PageScene;
      stage: AnyStage;
      guide: AnyGuide | undefined;
      loaded: LoadedScene;
    };

export interface PageStore {
  subscribe(listener: () => void): () => void;
  snapshot(): PageStatus;
}

/**
 * Starts loading at once, before React draws anything. Not Suspense: React holds the reveal of a fallback back by up to 300 ms.
 */
export function openPage(parts: HostParts, view: Window): PageStore {
  let status: PageStatus = { kind: 'loading' };
  const listeners = new Set<() => void>();
  const tell = (next: PageStatus): void => {
    status = next;
    if (next.kind === 'failed') view.document.documentElement.setAttribute('data-cb-error', next.why);
    for (const listener of listeners) listener();
  };
  load(parts, view).then(tell, (error: unknown) => tell({ kind: 'failed', why: String(error) }));
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => status,
  };
}

async function load(parts: HostParts, view: Window): Promise<PageStatus> {
  const page = view.__CB__;
  if (!page) throw new Error('this page was not opened through /task/<id>');
  if (page.library !== parts.library) throw new Error(`a ${page.library} task on the ${parts.library} host`);
  const importStage = parts.stages[page.type];
  if (!importStage) throw new Error(`there is no ${parts.library} stage of the type ${page.type}`);
  const scene = startScene(page, view);
  const [stage, guide, loaded] = await Promise.all([
    importStage().then(async (module) => {
      await module.prepare?.(Object.values(page.stage.instances));
      return module;
    }),
    page.stage.guide && importGuide(page.type),
    loadScene(parts.kit, page.scene, page.stage),
  ]);
  return { kind: 'ready', page, scene, stage: stage.default, guide: guide?.default, loaded };
}

/** The drawing of a type's reference panel; only some types have one. */
function importGuide(type: string): Promise<{ default: AnyGuide }> {
  return import(`../stages/${type}/guide`) as Promise<{ default: AnyGuide }>;
}
