import { expect, test, type Page } from '@playwright/test';
import { createTaskStore, readCompiled } from '../../site/server/task-store';
import type { PrivateTask, PublicTask } from '../../tasks/compiled';
import { findLeaks, gather } from '../site/leak-scanner';
import { ROOT, serveSite, verdictOf } from '../site/serve';
import { lookFaults } from './page-look';

/** Time for which nothing is done with a page that must not solve itself, ms. */
const IDLE = 2000;

const open = readCompiled<PublicTask>(ROOT, 'public');
const store = createTaskStore(open, readCompiled<PrivateTask>(ROOT, 'private'));
const groups = groupBy(open.tasks, ({ type, library }) => `${type} ${library}`);

interface OpenPage {
  name: string;
  task: PublicTask;
  variant: number;
  page: Page;
  faults: string[];
}

for (const [name, tasks] of groups) {
  const type = tasks[0]?.type ?? '';
  test(
    `${name}: pages show their scenes, tell nothing private, and are not solved by waiting`,
    { tag: `@${type}` },
    async ({ browser }) => {
      const site = await serveSite({ store });
      const pages: OpenPage[] = [];
      try {
        const context = await browser.newContext({
          viewport: { width: 1280, height: 720 },
          locale: 'en-US',
          timezoneId: 'UTC',
        });
        for (const task of tasks) {
          for (const variant of task.variants.keys()) {
            const page = await context.newPage();
            const faults: string[] = [];
            page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
            page.on(
              'console',
              (line) => line.type() === 'error' && faults.push(`console: ${line.text().slice(0, 200)}`),
            );
            const { found } = await gather(page, `${site.url}/task/${task.id}?variant=${variant}`);
            const leaks = findLeaks(await store.prepare(task.id, variant), found);
            faults.push(...leaks.map(({ what, value, where }) => `${what} ${JSON.stringify(value)} in ${where}`));
            pages.push({
              name: variant === 0 ? task.id : `${task.id} (variant ${variant})`,
              task,
              variant,
              page,
              faults,
            });
          }
        }
        await pages.at(-1)?.page.waitForTimeout(IDLE);
        for (const { page, task, variant, faults } of pages) {
          if ((await verdictOf(page, site.url)).solved) faults.push('solved by doing nothing');
          const stage = task.variants[variant]?.stage;
          if (stage) faults.push(...(await lookFaults(page, task, stage)));
          await page.close();
        }
      } finally {
        await site.close();
      }
      expect(pages.flatMap(({ name: page, faults }) => faults.map((fault) => `${page}: ${fault}`))).toEqual([]);
    },
  );
}

test('there are pages to look at', () => {
  expect(groups.size).toBeGreaterThan(0);
});

/** `Map.groupBy` is not in Node 20. */
function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const result = new Map<string, T[]>();
  for (const item of items) result.set(key(item), [...(result.get(key(item)) ?? []), item]);
  return result;
}
