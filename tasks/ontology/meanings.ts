import type { Axis, Clutter, Guidance, Layout, Placement, Scale, Spacing, Template, Theme } from '../factors';

/** What a task of each template asks for. */
export const TEMPLATE_MEANINGS: Record<Template, string> = {
  activate: 'Press one control once, so that its event or message happens.',
  navigate_to: 'Get to the named tab, page, step or crumb.',
  disclose: 'Expand or collapse a part of the page until it is as asked.',
  open_overlay: 'Open or close a dialog, drawer, popover, menu or tooltip.',
  confirm_cancel: 'Finish or drop a change through a confirming control.',
  toggle_state: 'Bring an on/off or three-state control into one state.',
  enter_text: 'Type exactly this text and make it count.',
  enter_formatted: 'Type a value that the control has to parse.',
  select_one: 'Choose exactly one of the visible options.',
  select_many: 'Choose exactly these options and no other.',
  open_and_select: 'Open a list of options, then choose in it.',
  search_and_select: 'Narrow the options by typing, then choose.',
  set_scalar: 'Bring one number to a value.',
  set_range: 'Bring both ends of an interval to their values.',
  match_reference: 'Make the control look like the reference on the page.',
  clear_reset: 'Empty a control or bring it back to its default.',
  hierarchical_path_select: 'Choose by walking down levels of a hierarchy.',
  table_operation: 'Sort, filter, page, choose or change rows of a table.',
  file_upload: 'Hand a file over.',
  file_manage: 'Remove, replace, rename or reorder files.',
  drag_operation: 'Drag something to reorder, move or resize it.',
  editor_operation: 'Change the content of a rich, code, markdown or JSON editor.',
  scroll_find: 'Scroll until the target is in view, then act on it.',
  transfer_move: 'Move items from one container into another.',
};

/** What a rating from 1 (light) to 5 (heavy) is about. */
export const AXIS_MEANINGS: Record<Axis, string> = {
  precision_requirement: 'How exact the final state must be.',
  target_acquisition: 'How hard the right spot is to hit or to drag.',
  density_choice_interference: 'How many options there are and how easily they are mistaken.',
  depth_layering: 'How many overlays, nested panels and confirmations lie between the start and the end.',
  feedback_dynamics: 'How late, how short-lived or how indirect the answer of the interface is.',
  semantic_observability: 'How little of the state can be read off the page as text or semantics.',
  disambiguation_load: 'How many look-alikes compete with the target.',
};

interface FactorMeaning<Level extends string> {
  meaning: string;
  levels: Record<Level, string>;
}

/** The eight scene factors. `instances` is a count and has no levels. */
export const FACTOR_MEANINGS: {
  theme: FactorMeaning<Theme>;
  spacing: FactorMeaning<Spacing>;
  layout: FactorMeaning<Layout>;
  placement: FactorMeaning<Placement>;
  scale: FactorMeaning<Scale>;
  instances: { meaning: string };
  guidance: FactorMeaning<Guidance>;
  clutter: FactorMeaning<Clutter>;
} = {
  theme: {
    meaning: 'Colour scheme of page and components.',
    levels: {
      light: 'Dark text on light surfaces.',
      dark: 'Light text on dark surfaces.',
      high_contrast: 'Black and white with strong borders.',
    },
  },
  spacing: {
    meaning: 'Distance between and inside controls.',
    levels: { comfortable: 'The library’s usual distances.', compact: 'The library’s dense distances.' },
  },
  layout: {
    meaning: 'The page around the component.',
    levels: {
      isolated_card: 'One card on an empty page.',
      form_section: 'A section of a form with other fields.',
      dashboard: 'A page of figures and cards.',
      settings_panel: 'A page of settings in sections.',
      modal_flow: 'A modal dialog over the page.',
      table_cell: 'Cells of a table, one instance a row.',
      drawer_flow: 'A drawer at the side of the page.',
      panel_flow: 'A panel that opens beside the page’s content.',
      dashboard_panel: 'One panel among several of a dashboard.',
      inline_surface: 'In the middle of running content.',
      nested_scroll: 'In a region that scrolls inside a page that scrolls.',
    },
  },
  placement: {
    meaning: 'Where on the page the component stands.',
    levels: {
      center: 'In the middle.',
      top_left: 'In the upper left corner.',
      top_right: 'In the upper right corner.',
      bottom_left: 'In the lower left corner.',
      bottom_right: 'In the lower right corner.',
      off_center: 'Between the middle and an edge.',
    },
  },
  scale: {
    meaning: 'Size of the component.',
    levels: {
      default: 'The library’s middle size.',
      small: 'The library’s small size.',
      large: 'The library’s large size.',
    },
  },
  instances: { meaning: 'How many components of the type are on the page.' },
  guidance: {
    meaning: 'How the page tells what the target looks like.',
    levels: {
      text: 'The goal says it in words.',
      visual: 'The page shows it as a reference.',
      mixed: 'The goal says a part of it and the page shows the rest.',
      none: 'The page gives no help beside the goal.',
    },
  },
  clutter: {
    meaning: 'How many real controls stand around without being needed.',
    levels: { none: 'None.', low: 'A few.', medium: 'A busy page.', high: 'A crowded page.' },
  },
};
