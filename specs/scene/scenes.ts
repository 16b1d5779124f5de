import { compile } from '../../tasks/compile';
import type { Library } from '../../tasks/factors';
import { taskSpec } from '../../tasks/spec';
import { createTaskStore } from '../../site/server/task-store';
import { serveSite } from '../site/serve';

interface Wanted {
  scene?: object;
  stage?: object;
  instances?: number;
}

export const LABELS = ['Lead vocal', 'Strings bus', 'Side chain'];

/** Tasks that are nothing but a scene: sliders on the real server, with a made-up goal. */
export function sceneTasks(library: Library, wanted: readonly Wanted[]) {
  return wanted.map(({ scene, stage, instances = 1 }, at) =>
    taskSpec.parse({
      id: `slider_single-${library}-T${String(at + 1).padStart(2, '0')}`,
      component: 'Slider',
      template: 'set_scalar',
      goal: 'Set the first slider to 60.',
      invariable: 'Only the scene counts.',
      scene: { ...scene, instances },
      difficulty: { bucket: 'easy', tier: 'L0', axes: [1, 1, 1, 1, 1, 1, 1], why: 'A scene.' },
      stage: {
        title: 'Channel levels',
        domain: 'travel',
        opens_with: 'Edit levels',
        instances: Object.fromEntries(
          LABELS.slice(0, instances).map((label) => [label, { min: 0, max: 100, step: 1, value: 20 }]),
        ),
        ...stage,
      },
      success: { 'Lead vocal': { value: 60 } },
      near_misses: [{ 'Lead vocal': { value: 61 } }],
      reference: [{ click: 'slider "Lead vocal"' }],
    }),
  );
}

/** The real server with the scenes of one library; `path(i)` opens the i-th. */
export async function serveScenes(library: Library, wanted: readonly Wanted[]) {
  const { public: open, private: secret } = compile(sceneTasks(library, wanted));
  const site = await serveSite({ store: createTaskStore(open, secret) });
  const path = (at: number): string =>
    `${site.url}/task/slider_single-${library}-T${String(at + 1).padStart(2, '0')}?mode=benchmark&motion=off`;
  return { path, close: () => site.close() };
}
