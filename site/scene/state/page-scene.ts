import type { PageData } from '../../page-data';
import { showBanner } from './banner';
import { browserClock, createHold } from './hold';
import { followPointer } from './pointer';
import { createPoster, sendTo } from './poster';
import { openScene, reduceScene, sceneRules, type SceneData, type SceneEvent, type SceneRules } from './scene-state';

/** The live scene of a page: its state, and the line to the verifier. */
export interface PageScene {
  rules: SceneRules;
  subscribe(listener: () => void): () => void;
  snapshot(): SceneData;
  dispatch(event: SceneEvent): void;
  /** To be called once the stages are mounted. */
  mounted(): void;
}

/**
 * Starts a page's scene: posts the initial state at once (it is known before anything is drawn), then every state that has held.
 * Keeps `data-cb-pending` and `data-cb-ready` on <html>.
 */
export function startScene(page: PageData, view: Window): PageScene {
  const rules = sceneRules(page.scene, page.stage);
  const root = view.document.documentElement;
  const listeners = new Set<() => void>();
  let data = openScene(page.initial);
  let acknowledged = false;
  let drawn = false;

  const mark = (name: string, value: string | undefined): void => {
    if (value === undefined) root.removeAttribute(name);
    else root.setAttribute(name, value);
  };
  const update = (): void => {
    mark('data-cb-pending', hold.waiting() || poster.busy() ? '1' : undefined);
    if (acknowledged && drawn) mark('data-cb-ready', '1');
  };
  const poster = createPoster({
    send: sendTo(page.token),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onTaken(post, solved) {
      if (post.seq === 0) acknowledged = true;
      if (solved) showBanner(view.document);
    },
    onRefused(why) {
      mark('data-cb-error', `The verifier refused a state: ${why}`);
    },
    onChange: () => update(),
  });
  const hold = createHold(page.initial, browserClock, (held) => poster.post(held));
  followPointer(view, (down) => hold.pointer(down));
  poster.post({ states: page.initial, transient: [] });

  return {
    rules,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => data,
    dispatch(event) {
      const next = reduceScene(rules, data, event);
      if (next === data) return;
      data = next;
      hold.change(data.committed);
      update();
      for (const listener of listeners) listener();
    },
    mounted() {
      // Next's announcer of route changes: there are none, and agents would find an empty alert.
      view.document.querySelector('next-route-announcer')?.remove();
      drawn = true;
      update();
    },
  };
}
