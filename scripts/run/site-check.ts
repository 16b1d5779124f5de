import { checkSite } from '../../fixtures/site';
import { isUpstream } from '../../tasks/factors';
import { tasksFolder } from '../../tasks/folder';
import { ROOT } from '../paths';

/**
 * Playwright's global set-up: one loud error where the site is not ours, or not of this build, instead of one a test. Numbers
 * taken from another site would look like numbers. A run of an upstream suite has to find the original's.
 */
export default async function requireOurSite(): Promise<void> {
  const { CB_SITE_URL: url = '', CB_SUITE: suite = '' } = process.env;
  if (isUpstream(suite)) {
    const { checkUpstreamSite } = await import('../../fixtures/upstream/site');
    await checkUpstreamSite(url, suite, tasksFolder(ROOT));
    return;
  }
  await checkSite(process.env.CB_SITE_URL || `http://127.0.0.1:${process.env.CB_PORT}`, ROOT);
}
