import { checkSite } from '../../fixtures/site';
import { ROOT } from '../paths';

/**
 * Playwright's global set-up: one loud error where the site is not ours, or not of this build, instead of one a test. Numbers
 * taken from another site would look like numbers.
 */
export default async function requireOurSite(): Promise<void> {
  await checkSite(process.env.CB_SITE_URL || `http://127.0.0.1:${process.env.CB_PORT}`, ROOT);
}
