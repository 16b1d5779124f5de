import { createAgent } from '../../agents';
import { forgetOutage } from '../../agents/policy/outage';
import { agentConfig } from '../../fixtures/agent-config';
import { checkSite } from '../../fixtures/site';
import { readOptions } from '../../options';
import { isUpstream } from '../../tasks/factors';
import { tasksFolder } from '../../tasks/folder';
import { ROOT } from '../paths';

/**
 * Playwright's global set-up: one loud error, not one a test, where the agent cannot be used (no key, no model), and where the site is
 * not ours, or not of this build: numbers taken from another site would look like numbers. A run of an upstream suite has to find the
 * original's.
 */
export default async function requireAgentAndSite(): Promise<void> {
  const settings = readOptions();
  await createAgent(settings.CB_AGENT, agentConfig(settings));
  if (process.env.CB_RUN_DIR) forgetOutage(process.env.CB_RUN_DIR);
  const { CB_SITE_URL: url = '', CB_SUITE: suite = '' } = process.env;
  if (isUpstream(suite)) {
    const { checkUpstreamSite } = await import('../../fixtures/upstream/site');
    await checkUpstreamSite(url, suite, tasksFolder(ROOT));
    return;
  }
  await checkSite(process.env.CB_SITE_URL || `http://127.0.0.1:${process.env.CB_PORT}`, ROOT);
}
