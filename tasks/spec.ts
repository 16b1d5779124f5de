import { z } from 'zod';
import {
  AXES,
  BUCKETS,
  CLUTTERS,
  GUIDANCES,
  LAYOUTS,
  MODES,
  PLACEMENTS,
  SCALES,
  SPACINGS,
  TEMPLATES,
  THEMES,
  TIERS,
} from './factors';

const text = z.string().min(1);
/** Type-specific content: checked by the stage's own schemas in `tasks:check`. */
const open = z.record(z.string(), z.unknown());

export const sceneSpec = z.strictObject({
  theme: z.enum(THEMES).default('light'),
  spacing: z.enum(SPACINGS).default('comfortable'),
  layout: z.enum(LAYOUTS).default('isolated_card'),
  placement: z.enum(PLACEMENTS).default('center'),
  scale: z.enum(SCALES).default('default'),
  instances: z.int().min(1).default(1),
  guidance: z.enum(GUIDANCES).default('text'),
  clutter: z.enum(CLUTTERS).default('none'),
});

export const difficultySpec = z.strictObject({
  bucket: z.enum(BUCKETS),
  tier: z.enum(TIERS),
  /** In the order of AXES. */
  axes: z.array(z.int().min(1).max(5)).length(AXES.length),
  why: text,
});

/**
 * A control of the scene that makes drafts count. `own: true` says that the component itself carries the control (a picker's
 * OK): the scene then renders none and stages commit when it is pressed.
 */
export const commitSpec = z.strictObject({ apply: text, cancel: text.optional(), own: z.boolean().default(false) });

export const stageSpec = z.strictObject({
  /** Heading of the surface that carries the instances. */
  title: text,
  /** A sentence or two under the heading. */
  text: text.optional(),
  /** Which pool of names, numbers and controls fills the page around the stage (site/scene/domains). */
  domain: text,
  /** What carries the instances: inline in the layout, or an overlay. modal_flow, drawer_flow and panel_flow imply theirs. */
  surface: z.enum(['inline', 'modal', 'drawer', 'popover', 'panel']).optional(),
  /** Label of the control that opens an overlay surface. */
  opens_with: text.optional(),
  /** An overlay surface that is already open when the page is ready. */
  opened: z.boolean().default(false),
  /** Label of the control that closes an overlay surface without Apply/Cancel. */
  closes_with: text.default('Close'),
  commit: commitSpec.optional(),
  /** Whether the instances are in the first screen or must be scrolled to. */
  fold: z.enum(['above', 'below']).default('above'),
  /** Label → set-up. The order is the order on the page. */
  instances: z.record(text, open),
  /**
   * Names of files on the person's machine, in the order in which a file chooser lists them: it can be answered with them, and they
   * can be dropped on the page. Nothing else can be uploaded.
   */
  files: z.array(z.string().regex(/^[^/\\]+\.[a-z0-9]+$/)).optional(),
  /** table_cell: heads of the first column, which names the rows, and of the last, which holds the instances. */
  heads: z.tuple([text, text]).optional(),
  /** table_cell: the columns between, and each instance row's cells (label → texts). */
  columns: z.array(text).optional(),
  cells: z.record(text, z.array(z.string())).optional(),
  /** Content of the reference panel for visual and mixed guidance. */
  guide: open.optional(),
  guide_title: text.default('Reference'),
  /**
   * Where the reference panel stands if a popup would cover it at its usual place over the instances: left or right of them, or in a
   * card of its own beside theirs (dashboard, not in its middle).
   */
  guide_at: z.enum(['left', 'right', 'card']).optional(),
});

export const PREDICATES = [
  'equals', 'matches_reference', 'within_tolerance', 'set_equals', 'path_equals', 'set_membership', 'grid_cells_equal',
  'download_initiated', 'target_set_equals', 'range_equals', 'item_visible', 'overlay_open', 'range_contains',
  'file_selection_equals', 'formatted_equals', 'file_absent', 'file_name_equals', 'open_state_equals', 'range_is_empty',
  'calendar_view_month_equals', 'file_flag_equals', 'file_metadata_equals', 'file_order_equals', 'expanded_contains',
  'set_contains', 'cancel_discards_changes', 'file_set_absent', 'file_list_sorted_by', 'equals_and_confirmed',
  'expanded_paths_include', 'order_equals', 'contains_substring', 'contains_and_not_contains', 'range_open_end_equals',
  'file_list_equals_baseline', 'source_selection_set_equals', 'expanded_excludes', 'node_label_equals',
  'tree_checked_and_indeterminate', 'tree_reset_state',
] as const; // prettier-ignore

export const taskSpec = z.strictObject({
  id: z.string().regex(/^[a-z0-9_]+-(antd|mui|mantine|external)(-v2)?-T\d{2}$/),
  /** "Library: part (use)" as facts, e.g. `AntD: Slider (in Modal)`. */
  component: text,
  template: z.enum(TEMPLATES),
  secondary_template: z.enum(TEMPLATES).optional(),
  goal: text,
  /** At least three value sets; the first is canonical, the others are its twins. */
  vary: z.array(open).min(3).optional(),
  /** Why a task has no twins; needed exactly where `vary` is missing. */
  invariable: text.optional(),
  scene: sceneSpec.prefault({}),
  difficulty: difficultySpec,
  /** The kind of comparison, as a fact of the blueprint. */
  predicate: z.enum(PREDICATES).default('equals'),
  /** A set tolerance as the blueprint writes it, where it has a number. */
  tolerance: z.number().optional(),
  /** Defaults to `scene.instances > 1`. */
  needs_instance: z.boolean().optional(),
  stage: stageSpec,
  success: open,
  near_misses: z.array(open).min(1),
  reference: z.array(open).min(1),
  /** Modes whose action space cannot solve the task, each with the reason; only after every path there (keyboard too) was tried. */
  unreachable: z.partialRecord(z.enum(MODES), text).optional(),
  notes: text.optional(),
});
export type TaskSpec = z.infer<typeof taskSpec>;
export type StageSpec = z.infer<typeof stageSpec>;

/** Reserved key of a committed state beside the instances: the overlay surface, `{ open: boolean }`. */
export const SURFACE = 'surface';
