import { expect, test as base, type Page } from '@playwright/test';
import { untilRest } from '../../fixtures/rest';
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
export interface OpenProbe extends Hand {
  page: Page;
  /** Every state of one instance that was told, in order; superseded ones too. */
  told(label: string): unknown[];
  /** Waits until nothing is on its way to the verifier. */
  settled(): Promise<void>;
  /** Settles first. */
  solved(): Promise<boolean>;
}

interface Post {
  states: SceneState;
  transient: SceneState[];
}

/** Libraries take up to three frames from mounting an overlay to moving it. */
const PATIENCE = { frames: 1, looks: 10, limit: 20_000, posts: false };

/** What a test's hand does on every page. */
export interface Hand {
  /** Waits until nothing moves: a press on an overlay that is about to grow may begin and end on different elements. */
  atRest(): Promise<void>;
  /** Clicks the button of that name and waits until nothing moves. */
  press(name: string): Promise<void>;
}

export function handOn(page: Page): Hand {
  const atRest = async () => {
    const { end } = await page.evaluate(untilRest, PATIENCE);
    expect(end, 'the page comes to rest').toBe('rest');
  };
  return {
    atRest,
    async press(name) {
      await page.getByRole('button', { name, exact: true }).click();
      await atRest();
    },
  };
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
          ...handOn(page),
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
