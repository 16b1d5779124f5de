import { expect, test } from '@playwright/test';
import type { UpstreamSuite } from '../../tasks/factors';
import { formatProblem } from '../../tasks/finding';
import { compileUpstream } from '../../tasks/upstream/compile';
import { loadUpstream } from '../../tasks/upstream/load';
import { taskFilesOf } from '../../tasks/upstream/clone';
import { FILES, writeClone } from './stand-in-files';

const read = (suite: UpstreamSuite) => {
  const folder = suite === 'upstream:v1' ? 'data/tasks_v1/' : 'data/tasks_v2/';
  const files = Object.entries(FILES).filter(([path]) => path.startsWith(folder));
  return loadUpstream(
    files.map(([path, text]) => ({ path, text })),
    suite,
  );
};
const task = (id: string) => {
  const found = [...read('upstream:v1').tasks, ...read('upstream:core').tasks].find((one) => one.id === id);
  if (found === undefined) throw new Error(`no task ${id}`);
  return found;
};
const button = task('button-antd-T01');
const pin = task('pin_input_otp-antd-T03');
const lists = task('drag_drop_between_lists-mantine-T06');
const alpha = task('alpha_slider-antd-v2-T01');
const time = task('time_picker-mui-v2-T35');
const markdown = task('markdown_editor-external-v2-T02');
const predicate = (of: typeof pin) => of.success_trigger.canonical_predicate;

test('both suites load without a problem', () => {
  for (const suite of ['upstream:v1', 'upstream:core'] as const) {
    expect(read(suite).problems.map(formatProblem)).toEqual([]);
    expect(read(suite).tasks).toHaveLength(3);
  }
});

test.describe('every irregularity has one form', () => {
  test('mid and medium', () => {
    expect([button, pin, lists].map((t) => t.difficulty.difficulty_bucket)).toEqual(['mid', 'mid', 'easy']);
  });

  test('instances as numbers and texts; 4_plus is 4', () => {
    const counts = [button, pin, lists, alpha, time, markdown].map((t) => t.scene_context.instances);
    expect(counts).toEqual([1, 2, 4, 4, 3, 1]);
  });

  test('human_readable, expected_interaction_path and notes as text, list, null and nothing', () => {
    expect(button.success_trigger.human_readable).toEqual(['The bell has rung.']);
    expect(pin.success_trigger.human_readable).toHaveLength(2);
    expect(button.expected_interaction_path).toEqual(['Click the button.']);
    expect(pin.expected_interaction_path).toHaveLength(2);
    expect(button.notes).toEqual(['A note of one sentence.']);
    expect(pin.notes).toEqual(['First note.', 'Second: with a colon.', 'Third: as a map']);
    expect([lists, alpha, markdown].map((t) => t.notes)).toEqual([[], [], []]);
  });

  test('confirm_control as a map, a text, null and nothing', () => {
    const controls = [pin, alpha, button, lists].map((t) => predicate(t).confirm_control);
    expect(controls).toEqual(['Confirm', 'Save', undefined, undefined]);
  });

  test('terminal_condition with spaces, with underscores and as true', () => {
    expect([pin, button, lists].map((t) => predicate(t).terminal_condition)).toEqual([true, true, true]);
  });

  test('tolerance in its shapes; only one number is one', () => {
    const found = [pin, markdown, time, alpha, lists, button].map((t) => predicate(t).tolerance);
    expect(found).toEqual([0, 0.5, 5, undefined, undefined, undefined]);
  });

  test('the stray layout and the stray template', () => {
    expect(lists.scene_context.layout).toBe('panel_flow');
    expect(pin.task_template).toBe('enter_text');
  });

  test('unit files in three styles of names', ({}, info) => {
    const files = taskFilesOf(writeClone(info.outputPath('clone')), 'upstream:core').map((file) => file.path);
    expect(files.map((path) => path.replace(/.*\//, ''))).toEqual([
      '01_markdown_code_json_editors_v2.yaml',
      '15_color_picker_family.yaml',
      '16_datetime_family_v2_tasks.yaml',
    ]);
  });
});

test('compiled, a task has what fixtures and reports need, in run order, and no answer', () => {
  const { index, private: full } = compileUpstream(read('upstream:v1').tasks.reverse(), 'upstream:v1');
  expect(index.tasks).toEqual([
    {
      id: 'button-antd-T01',
      suite: 'upstream:v1',
      type: 'button',
      family: 'command_navigation',
      library: 'antd',
      template: 'activate',
      bucket: 'mid',
      tier: 'L1',
      variants: 1,
    },
    expect.objectContaining({ id: 'drag_drop_between_lists-mantine-T06', family: 'dragdrop_workspace' }),
    expect.objectContaining({ id: 'pin_input_otp-antd-T03', family: 'text_entry' }),
  ]);
  expect(full.tasks[2]).toMatchObject({
    suite: 'upstream:v1',
    component: 'AntD: Input (x6)',
    needsConfirm: true,
    needsInstance: true,
    tolerance: 0,
    predicate: 'equals',
    axes: { precision_requirement: 2, disambiguation_load: 2 },
    scene: { theme: 'dark', instances: 2 },
    variants: [{ goal: 'Set the gate code to 4711 and confirm it.', success: {}, reference: [] }],
  });
  const again = compileUpstream(read('upstream:v1').tasks, 'upstream:v1');
  expect(again.private.checksum).toBe(full.checksum);
  expect(compileUpstream(read('upstream:core').tasks, 'upstream:core').private.checksum).not.toBe(full.checksum);
});

test('what cannot be read is told with file, line, field, expected and found', () => {
  const good = FILES['data/tasks_v1/button.yaml'] as string;
  const problem = (text: string, suite: UpstreamSuite = 'upstream:v1') =>
    loadUpstream([{ path: 'data/tasks_v1/button.yaml', text }], suite)
      .problems.map(formatProblem)
      .join('\n');
  expect(problem(good.replace('theme: light', 'theme: sepia'))).toMatch(
    /^data\/tasks_v1\/button\.yaml:13:\d+ {2}button-antd-T01 {2}scene_context\.theme: expected "light", "dark" or "high_contrast", found "sepia"$/,
  );
  expect(problem(good.replace('instances: 1', 'instances: several'))).toContain('scene_context.instances: expected');
  expect(problem(good.replace('canonical_type: button', 'canonical_type: knob'))).toContain(
    'one of the 97 canonical types',
  );
  expect(problem(good.replace('source: antd', 'source: mui'))).toContain('the library "mui"');
  expect(problem(good, 'upstream:core')).toContain('an id with -v2 in upstream:core');
  expect(problem(good + good)).toContain('expected an id of its own');
  expect(problem('- id: [')).toContain('expected valid YAML');
  expect(problem('tasks: none')).toContain('expected a list of tasks');
});
