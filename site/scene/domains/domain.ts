/** A pool of words, numbers and controls that fills the page around a stage. All data; picks are made in `../clutter/plan.ts`. */
export interface Domain {
  /** Names of the product. */
  apps: string[];
  /** Places of its navigation. */
  nav: string[];
  /** Headings of cards and sections. */
  sections: string[];
  /** Labels of buttons. */
  actions: string[];
  /** Labels of search fields. */
  searches: string[];
  tabs: string[][];
  /** Label and value of text fields. */
  fields: [label: string, value: string][];
  /** Label, then options. */
  selects: [label: string, ...options: string[]][];
  /** Labels of switches and checkboxes. */
  toggles: string[];
  stats: [label: string, value: string, note: string][];
  /** Heading of the table. */
  table: string;
  /** Its heads; the first names its rows. */
  columns: string[];
  rows: string[][];
  /** Title and detail of what happened lately. */
  log: [title: string, detail: string][];
  notes: string[];
}
