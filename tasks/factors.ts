/** Closed lists of the benchmark's vocabulary. Levels are ordered from the default (first) to the heaviest. */

export const LIBRARIES = ['antd', 'mui', 'mantine', 'external'] as const;
export type Library = (typeof LIBRARIES)[number];

export const SUITES = ['v1', 'core'] as const;
export type Suite = (typeof SUITES)[number];

/** The suites of the original ComponentBench, read from a user's clone and shown by its own site. */
export const UPSTREAM_SUITES = ['upstream:v1', 'upstream:core'] as const;
export type UpstreamSuite = (typeof UPSTREAM_SUITES)[number];

/** Every suite that a run can be of: the first ones are ours. */
export const RUN_SUITES = [...SUITES, ...UPSTREAM_SUITES] as const;
export type RunSuite = Suite | UpstreamSuite;

export function isUpstream(suite: string): suite is UpstreamSuite {
  return (UPSTREAM_SUITES as readonly string[]).includes(suite);
}

export const THEMES = ['light', 'dark', 'high_contrast'] as const;
export const SPACINGS = ['comfortable', 'compact'] as const;
export const LAYOUTS = [
  'isolated_card',
  'form_section',
  'dashboard',
  'settings_panel',
  'modal_flow',
  'table_cell',
  'drawer_flow',
  'panel_flow',
  'dashboard_panel',
  'inline_surface',
  'nested_scroll',
] as const;
export const PLACEMENTS = ['center', 'top_left', 'top_right', 'bottom_left', 'bottom_right', 'off_center'] as const;
export const SCALES = ['default', 'small', 'large'] as const;
export const GUIDANCES = ['text', 'visual', 'mixed', 'none'] as const;
export const CLUTTERS = ['none', 'low', 'medium', 'high'] as const;

export type Theme = (typeof THEMES)[number];
export type Spacing = (typeof SPACINGS)[number];
export type Layout = (typeof LAYOUTS)[number];
export type Placement = (typeof PLACEMENTS)[number];
export type Scale = (typeof SCALES)[number];
export type Guidance = (typeof GUIDANCES)[number];
export type Clutter = (typeof CLUTTERS)[number];

/** The eight scene factors of one task. */
export interface Scene {
  theme: Theme;
  spacing: Spacing;
  layout: Layout;
  placement: Placement;
  scale: Scale;
  instances: number;
  guidance: Guidance;
  clutter: Clutter;
}

export const BUCKETS = ['easy', 'mid', 'hard'] as const;
export type Bucket = (typeof BUCKETS)[number];
export const TIERS = ['L0', 'L1', 'L2', 'L3'] as const;
export type Tier = (typeof TIERS)[number];

/** The seven authored difficulty axes, each rated 1–5, in the order in which task files list them. */
export const AXES = [
  'precision_requirement',
  'target_acquisition',
  'density_choice_interference',
  'depth_layering',
  'feedback_dynamics',
  'semantic_observability',
  'disambiguation_load',
] as const;
export type Axis = (typeof AXES)[number];

export const TEMPLATES = [
  'activate',
  'navigate_to',
  'disclose',
  'open_overlay',
  'confirm_cancel',
  'toggle_state',
  'enter_text',
  'enter_formatted',
  'select_one',
  'select_many',
  'open_and_select',
  'search_and_select',
  'set_scalar',
  'set_range',
  'match_reference',
  'clear_reset',
  'hierarchical_path_select',
  'table_operation',
  'file_upload',
  'file_manage',
  'drag_operation',
  'editor_operation',
  'scroll_find',
  'transfer_move',
] as const;
export type Template = (typeof TEMPLATES)[number];

export const MODES = ['ax_tree', 'som', 'pixel', 'pixel_grid', 'browser_use', 'ui_tars_native'] as const;
export type ModeName = (typeof MODES)[number];
