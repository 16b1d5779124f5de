import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../paths';

const health = z.object({
  app: z.literal('componentbench'),
  build: z.string(),
  tasks: z.union([z.string(), z.number()]),
});

/**
 * Playwright's global set-up: makes sure that the site is ours and shows the tasks of this clone. A site on another port or machine
 * can be anything, and numbers taken from it would look like numbers.
 */
export default async function checkSite(): Promise<void> {
  const url = process.env.CB_SITE_URL || `http://127.0.0.1:${process.env.CB_PORT}`;
  const problem = await siteProblem(url, localChecksum());
  if (problem) throw new Error(`${url}: ${problem}`);
}

/**
 * What is wrong with the site at `url`; undefined when it can be used.
 * @param tasks checksum of the compiled task data that the specs list
 */
export async function siteProblem(url: string, tasks: string): Promise<string | undefined> {
  let body: unknown;
  try {
    const answer = await fetch(new URL('/api/health', url), { signal: AbortSignal.timeout(10_000) });
    body = await answer.json();
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    return `no ComponentBench site answers there (${cause?.message || message})`;
  }
  const answer = health.safeParse(body);
  if (!answer.success) return 'what answers there is not a ComponentBench site';
  if (answer.data.tasks !== tasks)
    return `it serves other task data (${short(answer.data.tasks)}) than this clone has (${short(tasks)}); type npm run setup there`;
  return undefined;
}

function localChecksum(): string {
  const file = path.join(ROOT, '.generated/tasks.checksum');
  return readFileSync(file, 'utf8').trim();
}

function short(checksum: string | number): string {
  return String(checksum).slice(0, 12);
}
