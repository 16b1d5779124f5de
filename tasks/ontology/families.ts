/** The 14 families in their published order. */
export const FAMILIES = {
  command_navigation: 'Command & Navigation',
  disclosure_progressive: 'Disclosure & Progressive',
  text_entry: 'Text Entry & Structured Field Input',
  discrete_choice: 'Discrete Choice',
  list_selection: 'List-based Selection (Flat)',
  combobox_autocomplete: 'Combobox & Autocomplete',
  hierarchical_navigation: 'Hierarchical Selection & Navigation',
  continuous_precision: 'Continuous & High-Precision Input',
  datetime: 'Date & Time',
  overlays_transient: 'Overlays & Transient UI',
  structured_data: 'Structured Data Display',
  files_clipboard: 'Files, Clipboard, Downloads',
  dragdrop_workspace: 'Drag/Drop & Workspace Interactions',
  advanced_editors: 'Advanced Editors',
} as const;
