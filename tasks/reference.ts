/**
 * The scripted solution of a task, as data. A target is a string in the small grammar of `parseTarget`
 * (`dialog "Levels" >> slider "Backing track"`), or a map that names a part of one.
 */
export type TargetPath = string;

export type TargetPart =
  /** The place on a slider-like control that stands for this value (its own min…max scale). */
  | { in: TargetPath; value: number }
  /** A place inside the target's box, 0–1 from left/top. */
  | { in: TargetPath; fraction: [x: number, y: number] }
  /** One edge or corner of the target's box, just inside it. */
  | { in: TargetPath; edge: 'left' | 'right' | 'top' | 'bottom' }
  /** A place this many CSS px from the target's centre. */
  | { in: TargetPath; offset: [dx: number, dy: number] }
  /** The middle of the first place where the target's text reads so: a word to double-click. */
  | { in: TargetPath; text: string }
  /** Just before or just after that text: where a caret goes, and both ends of a selection. */
  | { in: TargetPath; before: string }
  | { in: TargetPath; after: string };

export type Target = TargetPath | TargetPart;

export type ReferenceStep =
  | {
      kind: 'click';
      on: Target;
      button: 'left' | 'right';
      count: 1 | 2 | 3;
      modifiers: ('Shift' | 'Control' | 'Alt' | 'Meta')[];
    }
  | { kind: 'hover'; on: Target }
  | { kind: 'drag'; from: Target; to: Target }
  /** Types into what has the focus. */
  | { kind: 'type'; text: string }
  | { kind: 'press'; keys: string }
  /** Turns the wheel over `over` (default: the page) until `to` is in view; one step. */
  | { kind: 'scroll'; to: Target; over?: Target }
  /** Chooses options of a native select. */
  | { kind: 'select'; in: TargetPath; options: string[] }
  /** Answers the file chooser that `via` opens; with `drop`, lets the files fall on `via` as from a window of the desktop. */
  | { kind: 'upload'; via: TargetPath; files: string[]; drop?: true }
  | { kind: 'wait'; ms: number };

/** One segment of a target path. */
export type Segment =
  | { by: 'role'; role: string; name?: string; nth?: number }
  | { by: 'text'; text: string; nth?: number }
  | { by: 'label'; text: string; nth?: number }
  | { by: 'css'; selector: string; nth?: number };
