import { expect, test as base, type Page } from '@playwright/test';
import { BANNER_ID } from '../../site/scene/state/banner';
import { createTaskStore } from '../../site/server/task-store';
import { compile } from '../../tasks/compile';
import type { SceneState } from '../../tasks/compiled';
import { taskSpec, type TaskSpec } from '../../tasks/spec';
import { serveSite, verdictOf, type LiveSite } from '../site/serve';

export const LIBRARIES = ['antd', 'mui', 'mantine'] as const;
export type TestedLibrary = (typeof LIBRARIES)[number];

type Instances = Record<string, Record<string, unknown>>;
interface Probe {
  type: string;
  number: number;
  instances: Instances;
  success: Record<string, unknown>;
  /** Puts the instances into a dialog behind Apply and Cancel. */
  gated?: boolean;
}

const idOf = (library: TestedLibrary, { type, number }: Pick<Probe, 'type' | 'number'>) =>
  `${type}-${library}-T${String(number).padStart(2, '0')}`;

function specOf(library: TestedLibrary, probe: Probe): TaskSpec {
  const { instances, success, gated = false } = probe;
  return taskSpec.parse({
    id: idOf(library, probe),
    component: 'Probe',
    template: 'activate',
    goal: 'A probe of the project’s own tests.',
    invariable: 'a probe',
    scene: { layout: gated ? 'modal_flow' : 'isolated_card', instances: Object.keys(instances).length },
    difficulty: { bucket: 'easy', tier: 'L0', axes: [1, 1, 1, 1, 1, 1, 1], why: 'A probe.' },
    stage: {
      title: 'Probe',
      domain: 'audio',
      instances,
      ...(gated && { opens_with: 'Open', commit: { apply: 'Apply', cancel: 'Cancel' } }),
    },
    success,
    near_misses: [success],
    reference: [{ wait: 1 }],
  });
}

/** A page that shows a probe, and all states that it has told the verifier since it was ready. */
export interface OpenProbe {
  page: Page;
  /** Every state of one instance that was told, in order; superseded ones too. */
  told(label: string): unknown[];
  /** Waits until nothing is on its way to the verifier. */
  settled(): Promise<void>;
  /** Waits until nothing moves: a press on an overlay that is about to grow may begin and end on different elements. */
  atRest(): Promise<void>;
  /** Settles first. */
  solved(): Promise<boolean>;
}

interface Post {
  states: SceneState;
  transient: SceneState[];
}

/** Frames without motion that count as rest: libraries take up to three from mounting an overlay to moving it. */
export const QUIET_FRAMES = 10;

/** Runs in the page. */
export async function waitForRest(quiet: number): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .some((a) => a.playState === 'running' && Number.isFinite(a.effect?.getComputedTiming().endTime ?? Infinity));
  for (let still = 0; still < quiet; still = moving() ? 0 : still + 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** The real site, serving one library's page of each probe. */
export function probing(probes: readonly Probe[]) {
  return base.extend<{ open(library: TestedLibrary, probe: Probe): Promise<OpenProbe> }, { site: LiveSite }>({
    site: [
      async ({}, use) => {
        const compiled = compile(LIBRARIES.flatMap((library) => probes.map((probe) => specOf(library, probe))));
        const site = await serveSite({ store: createTaskStore(compiled.public, compiled.private) });
        await use(site);
        await site.close();
      },
      { scope: 'worker' },
    ],
    open: async ({ page, site }, use) => {
      await use(async (library, probe) => {
        const posts: Post[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST') posts.push(request.postDataJSON() as Post);
        });
        await page.goto(`${site.url}/task/${idOf(library, probe)}`);
        await page.locator('html[data-cb-ready="1"]').waitFor({ state: 'attached' });
        const settled = () => expect(page.locator('html[data-cb-pending]')).toHaveCount(0);
        return {
          page,
          settled,
          atRest: () => page.evaluate(waitForRest, QUIET_FRAMES),
          told: (label) =>
            posts
              .slice(1)
              .flatMap(({ transient, states }) => [...transient, states])
              .map((states) => states[label]),
          async solved() {
            await settled();
            const { solved } = await verdictOf(page, site.url);
            expect(await page.locator(`#${BANNER_ID}`).count(), 'the banner says what the server says').toBe(
              solved ? 1 : 0,
            );
            return solved;
          },
        };
      });
    },
  });
}
