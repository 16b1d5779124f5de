import type { ModeName } from '../../tasks/factors';
import type { CoordinateTransform, Size } from './transform';

export interface Picture {
  bytes: Buffer;
  mime: 'image/png' | 'image/jpeg';
  /** Real size of the encoded picture, in picture px. */
  size: Size;
}

/** What the agent is shown before one decision. */
export interface Observation {
  mode: ModeName;
  /** 0 for the first observation of the episode. */
  step: number;
  picture?: Picture;
  /** Accessibility tree (`ax_tree`) or serialised DOM (`browser_use`). */
  text?: string;
  transform: CoordinateTransform;
  /** What went wrong with the last action, in words for the agent. */
  lastError?: string;
  /** How many actions of the last decision were done, before one failed or the page changed under the rest. */
  done?: number;
  /** Things that happened beside the page: an open dialog, a new tab, a file chooser, a download. */
  notes: string[];
}
