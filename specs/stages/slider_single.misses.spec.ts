import type { Setup, State } from '../../site/stages/slider_single/model';
import { SURFACE } from '../../tasks/spec';
import { nearMissesByHand, wrongFirst } from './near-misses';
import type { TaskPage } from './task-page';

/** For each library sliders in a table, and two behind Apply. */
const TASKS = ['mui-T06', 'mui-T08', 'antd-T06', 'antd-T08', 'mantine-T09', 'mantine-T07'];

/** Moves the sliders that a near miss names by keys. */
async function perform({ page, stage, success, press }: TaskPage, miss: Record<string, State>): Promise<void> {
  if (stage.opens_with) await press(stage.opens_with);
  const sliders = Object.entries(miss).filter(([label]) => label !== SURFACE);
  for (const [label, { value: wanted }] of wrongFirst(sliders, ([each]) => each in success)) {
    const { min, max, step, value: first } = stage.instances[label] as Setup;
    const { value: goal = first } = (success[label] ?? {}) as Partial<State>;
    await page.getByRole('slider', { name: label, exact: true }).focus();
    // From an end of the scale, where the goal lies on the way: on a slow machine it would hold, and count.
    const passes = (goal - first) * (goal - wanted) < 0;
    if (passes) await page.keyboard.press(wanted > goal ? 'End' : 'Home');
    const from = passes ? (wanted > goal ? max : min) : first;
    const key = wanted > from ? 'ArrowRight' : 'ArrowLeft';
    for (let n = 0; n < Math.round(Math.abs(wanted - from) / step); n++) await page.keyboard.press(key);
  }
  if (stage.commit) await press(stage.commit.apply);
}

nearMissesByHand('slider_single', TASKS, { perform });
