import type { ActionKind, ActionSpec, ModeDescription } from '../contract';
import type { Profile } from '../profiles/schema';

/** The tools of one episode. */
export interface Kit {
  /** The provider's own tool for pointer and keyboard. */
  computer?: NonNullable<Profile['computer']>;
  /** The provider's own tool set for a browser. */
  browser?: NonNullable<Profile['browser']>;
  /** Actions of the mode that are functions. */
  functions: readonly ActionSpec[];
}

/** What pointer and keyboard cannot do. */
const BESIDE: readonly ActionKind[] = ['dialog', 'upload', 'tab'];

/**
 * The tools of a mode: where it is played by points, the provider's computer tool; where it is played by ids, the mode's own actions as
 * functions, or in `browser_use` the provider's browser tools where it has some. A provider without such a tool (`generic`) plays all
 * modes by functions.
 * @throws Error when model and mode do not go together
 */
export function kitOf(mode: ModeDescription, profile: Profile, model: string, generic = false): Kit {
  const beside = mode.actions.filter((spec) => BESIDE.includes(spec.kind));
  switch (mode.name) {
    case 'pixel':
    case 'pixel_grid':
      if (generic) return { functions: mode.actions };
      if (profile.computer !== undefined) return { computer: profile.computer, functions: beside };
      throw new Error(
        `agents/profiles.yaml names no computer tool of ${model}: set CB_INTERFACE=text, or add \`computer\` to its profile`,
      );
    case 'ax_tree':
    case 'som':
      return { functions: mode.actions };
    case 'browser_use':
      return profile.browser !== undefined && !generic
        ? { browser: profile.browser, functions: beside.filter((spec) => spec.kind === 'dialog') }
        : { functions: mode.actions };
    case 'ui_tars_native':
      throw new Error(
        'ui_tars_native is the format of the UI-TARS models: set CB_AGENT=ui_tars, or CB_INTERFACE=text to ask another model for it',
      );
  }
}
