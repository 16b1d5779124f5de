import { expect, test as base, type Page } from '@playwright/test';
import { BANNER_ID } from '../../site/scene/state/banner';
import { createTaskStore, readCompiled } from '../../site/server/task-store';
import type { PrivateTask, PublicTask, SceneState } from '../../tasks/compiled';
import type { StageSpec } from '../../tasks/spec';
import { ROOT, serveSite, verdictOf, type LiveSite } from '../site/serve';
import { handOn, type Hand } from './probe';

const open = readCompiled<PublicTask>(ROOT, 'public');
const secret = readCompiled<PrivateTask>(ROOT, 'private');

/** The canonical variant of a real task on the real site. */
export interface TaskPage extends Hand {
  page: Page;
  stage: StageSpec;
  /** Committed states that must not pass, as the task's file has them: what differs from the first state. */
  nearMisses: SceneState[];
  /** What solves the task, as its file has it. */
  success: Record<string, unknown>;
  /** The set of texts that an instance has to hold in the end; undefined where the instance is to be left alone. */
  wanted(label: string, field: string): string[] | undefined;
  /** Loads the page anew: a new episode. */
  reload(): Promise<void>;
  /** The last states told to the verifier since the page was (re)loaded. */
  told(): SceneState | undefined;
  /** Asks the server, when nothing is on its way to it. Fails where page and server disagree. */
  solved(): Promise<boolean>;
}

/** For the tests in which the near misses of real tasks are performed by hand. */
export const test = base.extend<{ openTask(id: string): Promise<TaskPage> }, { site: LiveSite }>({
  site: [
    async ({}, use) => {
      const site = await serveSite({ store: createTaskStore(open, secret) });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  openTask: async ({ page, site }, use) => {
    await use(async (id) => {
      const stage = open.tasks.find((task) => task.id === id)?.variants[0]?.stage;
      const answer = secret.tasks.find((task) => task.id === id)?.variants[0];
      if (!stage || !answer) throw new Error(`expected a compiled task, found no ${id}: run \`npm run tasks:build\``);
      let last: SceneState | undefined;
      page.on('request', (request) => {
        if (request.method() === 'POST') last = (request.postDataJSON() as { states: SceneState }).states;
      });
      const load = async () => {
        last = undefined;
        await page.goto(`${site.url}/task/${id}`);
        await page.locator('html[data-cb-ready="1"]').waitFor({ state: 'attached' });
      };
      await load();
      return {
        page,
        stage,
        nearMisses: answer.nearMisses,
        success: answer.success,
        wanted(label, field) {
          const query = (answer.success[label] as Record<string, unknown> | undefined)?.[field];
          return (
            Array.isArray(query) ? query : (query as { $setEquals?: string[] } | undefined)?.$setEquals
          ) as string[];
        },
        reload: load,
        ...handOn(page),
        told: () => last,
        async solved() {
          await expect(page.locator('html[data-cb-pending]')).toHaveCount(0);
          const { solved } = await verdictOf(page, site.url);
          await expect(page.locator(`#${BANNER_ID}`)).toHaveCount(solved ? 1 : 0);
          return solved;
        },
      };
    });
  },
});
