import { compile } from '../../tasks/compile';
import { LIBRARIES, type Library } from '../../tasks/factors';
import { taskSpec, type TaskSpec } from '../../tasks/spec';

/** Values of the sample tasks that no page may tell: rare enough to be found by search. */
export const SECRETS = { goal: 'Kingfisher', target: 73.5, nearMiss: 41.25 };

/** Three small tasks a library: one slider on a page, two sliders behind Apply in a dialog, one button. Made for tests only. */
export function sampleSpecs(libraries: readonly Library[] = LIBRARIES.filter((l) => l !== 'external')): TaskSpec[] {
  return libraries.flatMap((library) => [plain(library), gated(library), button(library)]);
}

export const samples = () => compile(sampleSpecs());

const difficulty = { bucket: 'easy', tier: 'L0', axes: [1, 1, 1, 1, 1, 1, 1], why: 'A sample.' };
const slider = (value: number) => ({ min: 0, max: 100, step: 0.25, value });
const vary = [{ level: SECRETS.target }, { level: 60 }, { level: 12 }];

function plain(library: Library): TaskSpec {
  return taskSpec.parse({
    id: `slider_single-${library}-T01`,
    component: 'Slider',
    template: 'set_scalar',
    goal: `${SECRETS.goal}: set the volume to {level}.`,
    vary,
    difficulty,
    stage: { title: 'Radio', domain: 'audio', instances: { Volume: slider(20) } },
    success: { Volume: { value: '{level}' } },
    near_misses: [{ Volume: { value: SECRETS.nearMiss } }],
    reference: [{ drag: { from: 'slider "Volume"', to: { in: 'slider "Volume"', value: '{level}' } } }],
  });
}

function gated(library: Library): TaskSpec {
  return taskSpec.parse({
    id: `slider_single-${library}-T08`,
    component: 'Slider (in a dialog)',
    template: 'confirm_cancel',
    goal: `${SECRETS.goal}: in the mixer, set the backing track to {level} and save.`,
    vary,
    scene: { layout: 'modal_flow', instances: 2 },
    difficulty,
    stage: {
      title: 'Mixer',
      domain: 'audio',
      opens_with: 'Edit levels',
      commit: { apply: 'Apply', cancel: 'Cancel' },
      instances: { 'Lead track': slider(40), 'Backing track': slider(20) },
    },
    success: { 'Backing track': { value: '{level}' } },
    near_misses: [{ 'Lead track': { value: SECRETS.nearMiss } }],
    reference: [{ click: 'button "Edit levels"' }, { click: 'button "Apply"' }],
  });
}

function button(library: Library): TaskSpec {
  return taskSpec.parse({
    id: `button-${library}-T01`,
    component: 'Button',
    template: 'activate',
    goal: `${SECRETS.goal}: press the button once.`,
    invariable: 'There is nothing to vary.',
    difficulty,
    stage: { title: 'Letter', domain: 'audio', files: ['my letter.pdf'], instances: { Send: { kind: 'press' } } },
    success: { Send: { presses: 1 } },
    near_misses: [{ Send: { presses: 2 } }],
    reference: [{ click: 'button "Send"' }],
  });
}
