import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Scale, Spacing, Theme } from '../../tasks/factors';

/** Component size that the scene asks of a stage; libraries map it to their own size names. */
export type Size = 'small' | 'default' | 'large';

/** What one instance of a canonical type gets from its scene. A stage knows nothing else of the world. */
export interface StageProps<Setup, State> {
  /** Visible or accessible name of this instance, unique in its page. */
  label: string;
  setup: Setup;
  size: Size;
  /** Reports the state that the library's own *commit* event has just fixed. */
  commit(state: State): void;
  /**
   * The state the stage has to show. Changes only when the scene restores it (Cancel, Reset): stages keep their own
   * live state and follow this prop by `key`, so it is also the initial state.
   */
  state: State;
}

/**
 * A stage's module default-exports the component. It may also export `prepare(setups)`, which the host awaits before it draws
 * the stage: there, `import()` what only some set-ups need, so that a plain control's page stays small.
 */
export type Stage<Setup, State> = ComponentType<StageProps<Setup, State>>;

/** The library-neutral half of a canonical type: `site/stages/<type>/model.ts` exports one as `model`. */
export interface StageModel<Setup = unknown, State = unknown, Guide = unknown> {
  setup: z.ZodType<Setup>;
  state: z.ZodType<State>;
  /** State of a freshly mounted stage. */
  initial(setup: Setup): State;
  /**
   * Query for an instance of which nothing was asked, where a hand cannot bring back the very same state: order without meaning,
   * sizes in tenths. Without it such an instance has to be exactly as it was.
   */
  unchanged?(initial: State): Record<string, unknown>;
  /** Content of the reference panel of `visual` and `mixed` tasks, drawn by `guide.tsx` beside `model.ts`. */
  guide?: z.ZodType<Guide>;
  /** What the leak check has to know of the texts in states. */
  texts?: StateTexts;
}

/** How the texts in a type's states relate to what every page of the type holds anyhow. */
export interface StateTexts {
  /** Words of the component's own menus: no task's secret. */
  own?: readonly string[];
  /** A text of a state or set-up as the page shows it, without the signs of the state's own markup. */
  shown?(text: string): string;
}

export interface GuideProps<Guide> {
  guide: Guide;
  theme: Theme;
}

/** What a library host hands to its provider. */
export interface Look {
  theme: Theme;
  spacing: Spacing;
  scale: Scale;
  motion: 'on' | 'off';
}
