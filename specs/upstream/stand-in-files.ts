import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A clone of the original as far as this project reads it, with content of our own: three tasks a suite in the original's
 * field layout, which show between them every irregularity that the loader documents, and human figures with zeros and
 * outliers.
 */
export const FILES: Readonly<Record<string, string>> = {
  'data/tasks_v1/button.yaml': `
- id: button-antd-T01
  name: Ring the bell
  canonical_type: button
  implementation_source: antd
  implementation_variant: null
  implementation_component: "AntD: Button"
  task_template: activate
  secondary_template: null
  browsergym_goal: Ring the bell once.
  ui_copy: Ring the bell once.
  setup_description: One large button fills the page.
  scene_context: { theme: light, spacing: comfortable, layout: isolated_card, placement: center, scale: default, instances: 1, guidance: text, clutter: none }
  difficulty:
    difficulty_bucket: medium
    tier: L1
    axes_ratings: { precision_requirement: 1, target_acquisition: 1, density_choice_interference: 1, depth_layering: 1, feedback_dynamics: 2, semantic_observability: 3, disambiguation_load: 1 }
    justification: A large target.
  success_trigger:
    human_readable: The bell has rung.
    canonical_predicate:
      predicate_type: equals
      target_state: rung
      tolerance: null
      require_confirm: false
      confirm_control: null
      require_correct_instance: false
      target_instance_label_or_id: null
      terminal_condition: some_event_was_seen
  negative_cases: [The bell has not rung.]
  expected_interaction_path: Click the button.
  notes: A note of one sentence.
`,
  'data/tasks_v1/pin_input_otp.yaml': `
- id: pin_input_otp-antd-T03
  name: Another code
  canonical_type: pin_input_otp
  implementation_source: antd
  implementation_variant: six boxes
  implementation_component: "AntD: Input (x6)"
  task_template: replace_code
  browsergym_goal: Set the gate code to 4711 and confirm it.
  ui_copy: Gate code
  setup_description: A field with an old code.
  scene_context: { theme: dark, spacing: compact, layout: form_section, placement: top_right, scale: small, instances: '2', guidance: mixed, clutter: low }
  difficulty:
    difficulty_bucket: mid
    tier: L2
    axes_ratings: { precision_requirement: 2, target_acquisition: 2, density_choice_interference: 1, depth_layering: 1, feedback_dynamics: 2, semantic_observability: 2, disambiguation_load: 2 }
    justification: Typing.
  success_trigger:
    human_readable:
      - The field holds the code.
      - Confirm has been pressed.
    canonical_predicate:
      predicate_type: equals
      target_state: { code: '4711' }
      tolerance: { type: absolute, value: 0 }
      require_confirm: true
      confirm_control: { control_type: button, label: Confirm }
      require_correct_instance: true
      target_instance_label_or_id: Gate code
      terminal_condition: some event was seen
      overlay_state_required: closed
  negative_cases: [Another code.]
  expected_interaction_path: [Clear the field., Type the code.]
  notes: [First note., 'Second: with a colon.', { Third: as a map }]
`,
  'data/tasks_v1/drag_drop_between_lists.yaml': `
- id: drag_drop_between_lists-mantine-T06
  name: Move one over
  canonical_type: drag_drop_between_lists
  implementation_source: mantine
  implementation_component: "Mantine: List"
  task_template: transfer_move
  secondary_template: drag_operation
  browsergym_goal: Move Pears to the basket.
  ui_copy: Basket
  setup_description: Two lists in a floating panel.
  scene_context: { theme: light, spacing: comfortable, layout: panel_flow, placement: center, scale: default, instances: '4_plus', guidance: visual, clutter: high }
  difficulty:
    difficulty_bucket: easy
    tier: L0
    axes_ratings: { precision_requirement: 3, target_acquisition: 4, density_choice_interference: 2, depth_layering: 2, feedback_dynamics: 1, semantic_observability: 1, disambiguation_load: 5 }
    justification: Dragging.
  success_trigger:
    human_readable: [Pears are in the basket.]
    canonical_predicate:
      predicate_type: set_membership
      target_state: [Pears]
      tolerance: exact_match
      require_confirm: false
      terminal_condition: true
  negative_cases: [Pears are in both.]
  expected_interaction_path: [Drag.]
  notes: null
`,
  'data/tasks_v2/15_color_picker_family.yaml': core('alpha_slider-antd-v2-T01', "'4_plus'", 'absolute: 3', ''),
  'data/tasks_v2/16_datetime_family_v2_tasks.yaml': core(
    'time_picker-mui-v2-T35',
    "'3'",
    '{ unit: minute, value: 5 }',
    'notes: One.',
  ),
  'data/tasks_v2/01_markdown_code_json_editors_v2.yaml': core(
    'markdown_editor-external-v2-T02',
    '1',
    '0.5',
    'notes: []',
  ),
  'data/human_traces/v1_reference.jsonl': lines([
    figure('button-antd-T01', 1, 1_200, ['click']),
    figure('pin_input_otp-antd-T03', 3, 795_793, ['click', 'key', 'type']),
    figure('drag_drop_between_lists-mantine-T06', 0, 0, []),
    figure('slider_single-antd-T01', 0, 0, []),
    figure('slider_single-antd-T02', 37, 411_000, ['click', 'drag']),
    figure('slider_single-antd-T03', 1, 1_700, ['drag']),
    figure('checkbox_group-mui-T01', 2, 2_300, ['click', 'click']),
    figure('checkbox_group-mui-T02', 2, 2_500, ['click', 'click']),
    figure('tags_input-mantine-T01', 4, 5_100, ['click', 'type', 'key', 'key']),
    figure('tags_input-mantine-T02', 4, 0, ['click', 'type', 'key', 'hover']),
  ]),
  'data/human_traces/v2_reference.jsonl': lines([
    figure('alpha_slider-antd-v2-T01', 2, 3_000, ['drag', 'click']),
    figure('time_picker-mui-v2-T35', 5, 6_000, ['click', 'click', 'click', 'click', 'click']),
    figure('markdown_editor-external-v2-T02', 0, 0, []),
  ]),
};

/** @returns the clone's folder */
export function writeClone(folder: string, changes: Readonly<Record<string, string | undefined>> = {}): string {
  for (const [path, text] of Object.entries({ ...FILES, ...changes })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function core(id: string, instances: string, tolerance: string, notes: string): string {
  const [type, library] = id.split('-');
  return `
- id: ${id}
  name: Core task
  canonical_type: ${type}
  implementation_source: ${library}
  implementation_component: "A component: of core"
  task_template: set_scalar
  secondary_template: confirm_cancel
  browsergym_goal: Do the one thing that this page is for.
  ui_copy: Do it.
  setup_description: A page.
  scene_context: { theme: high_contrast, spacing: compact, layout: nested_scroll, placement: off_center, scale: small, instances: ${instances}, guidance: none, clutter: medium }
  component_context: { overlay_model: none, internal_scroll_region: true, confirmation_model: none, precision_surface: discrete, secondary_supporting_primitive: none }
  design_intent: { active_factors: [clutter, placement, scale], factor_rationale: Because. }
  difficulty:
    difficulty_bucket: hard
    tier: L3
    axes_ratings: { precision_requirement: 4, target_acquisition: 3, density_choice_interference: 3, depth_layering: 3, feedback_dynamics: 3, semantic_observability: 3, disambiguation_load: 5 }
    justification: Hard.
  success_trigger:
    human_readable: [It is done.]
    canonical_predicate:
      predicate_type: within_tolerance
      target_state: { saved: true }
      tolerance: ${tolerance.includes(': ') && !tolerance.startsWith('{') ? `{ ${tolerance} }` : tolerance}
      require_confirm: true
      confirm_control: Save
      require_correct_instance: true
      target_instance_label_or_id: First
      state_scope: committed
      terminal_condition: some event was seen
  negative_cases: [It is not done.]
  expected_interaction_path: [Do it.]
  ${notes}
`;
}

function figure(task_id: string, steps: number, duration_ms: number, step_types: string[]): object {
  return {
    ...{ task_id, status: 'SUCCESS', normalized_steps: steps, raw_steps: steps, duration_ms },
    ...{ hover_only: steps === 0, chosen_pass: 2, step_types },
  };
}

function lines(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
