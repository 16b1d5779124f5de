import type { Clutter } from '../../../tasks/factors';

/** How many interactive elements of each kind stand around the stage. */
export interface Amounts {
  nav: number;
  icons: number;
  search: number;
  tabs: number;
  selects: number;
  fields: number;
  toggles: number;
  actions: number;
}

const NONE: Amounts = { nav: 0, icons: 0, search: 0, tabs: 0, selects: 0, fields: 0, toggles: 0, actions: 0 };

/** Mixes of each level, one drawn by seed: low 2–4 elements, medium 6–10, high 14–22. */
export const MIXES: Record<Clutter, readonly Amounts[]> = {
  none: [NONE],
  low: [
    { ...NONE, icons: 1, selects: 1, toggles: 1 },
    { ...NONE, search: 1, actions: 1, toggles: 2 },
    { ...NONE, fields: 1, selects: 1, actions: 1 },
    { ...NONE, icons: 2, fields: 1, toggles: 1 },
  ],
  medium: [
    { ...NONE, nav: 3, icons: 1, search: 1, selects: 1, toggles: 2 },
    { ...NONE, tabs: 3, icons: 1, selects: 1, fields: 1, toggles: 1, actions: 1 },
    { ...NONE, nav: 4, icons: 1, fields: 1, toggles: 3 },
    { ...NONE, nav: 3, search: 1, selects: 1, fields: 1, toggles: 2, actions: 1 },
  ],
  high: [
    { nav: 5, icons: 2, search: 1, tabs: 3, selects: 2, fields: 2, toggles: 3, actions: 1 },
    { nav: 4, icons: 2, search: 1, tabs: 2, selects: 2, fields: 2, toggles: 4, actions: 1 },
    { nav: 5, icons: 3, search: 1, tabs: 0, selects: 2, fields: 2, toggles: 4, actions: 2 },
  ],
};

export const total = (amounts: Amounts): number => Object.values(amounts).reduce((sum, n) => sum + n, 0);
