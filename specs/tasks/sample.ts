import { z } from 'zod';
import { formatProblem } from '../../tasks/finding';
import { type LoadedTask, type LoadResult, loadTasks } from '../../tasks/loader';
import type { Model } from '../../tasks/setups';

/** A right task, one field a line: tests break single lines of it. */
export const MIXER = `- id: slider_single-antd-T08
  component: 'AntD: Slider (in Modal)'
  template: confirm_cancel
  secondary_template: open_overlay
  goal: In the mixer, bring the backing track to {level} and keep it with Apply.
  vary: [{ level: 30 }, { level: 55 }, { level: 70 }]
  scene: { layout: modal_flow, instances: 2, clutter: low }
  difficulty: { bucket: hard, tier: L2, axes: [3, 3, 2, 4, 3, 2, 4], why: Two tracks and a dialog. }
  stage:
    title: Mixer
    domain: music
    opens_with: Edit levels
    commit: { apply: Apply, cancel: Cancel }
    instances:
      Lead track: { min: 0, max: 100, value: 40 }
      Backing track: { min: 0, max: 100, value: 20 }
  success:
    Backing track: { value: '{level}' }
  near_misses:
    - { Lead track: { value: '{level}' } }
    - { Backing track: { value: 29 } }
    - { Backing track: { value: '{level}' }, Lead track: { value: 41 } }
    - { Backing track: { value: 71 } }
  reference:
    - click: button "Edit levels"
    - drag: { from: slider "Backing track", to: { value: '{level}' } }
    - click: button "Apply"
`;

/** Replaces one line of `MIXER`, or takes it out. @throws if no line starts like that: the test would test nothing. */
export function mixerWith(line: string, replacement?: string, source = MIXER): string {
  const lines = source.split('\n');
  const at = lines.findIndex((one) => one.trimStart().startsWith(line));
  if (at < 0) throw new Error(`no line starts with ${line}`);
  const indent = /^ */.exec(lines[at]!)![0];
  lines.splice(at, 1, ...(replacement === undefined ? [] : replacement.split('\n').map((one) => indent + one)));
  return lines.join('\n');
}

export const FILE = 'tasks/v1/slider_single.yaml';

export function load(text: string, path = FILE): LoadResult {
  return loadTasks([{ path, suite: path.includes('/core/') ? 'core' : 'v1', text }]);
}

/** The problems as an author reads them. */
export function problemsOf(text: string, path = FILE): string[] {
  return load(text, path).problems.map(formatProblem);
}

/** @throws with the problems if the text is not one right task. */
export function loadOne(text: string): LoadedTask {
  const { tasks, problems } = load(text);
  const [task] = tasks;
  if (!task || problems.length > 0) throw new Error(problems.map(formatProblem).join('\n') || 'no task');
  return task;
}

/** A model for the tests, so that they do not depend on any stage. */
export const SLIDER: Model = {
  setup: z.strictObject({ min: z.number(), max: z.number(), value: z.number() }),
  state: z.strictObject({ value: z.number() }),
  initial: (setup: { value: number }) => ({ value: setup.value }),
  guide: z.strictObject({ value: z.number() }),
};

export const SLIDERS = new Map([['slider_single', SLIDER]]);
