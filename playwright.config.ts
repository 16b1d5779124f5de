import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { readOptions } from './options';
import { browserLaunchOptions, findBrowser } from './scripts/browser';
import { ROOT } from './scripts/paths';
import {
  plainly,
  requireAgent,
  requireCompiledTasks,
  shareRunEnvironment,
  wantsWindows,
} from './scripts/run/environment';
import { isUpstream, MODES, type ModeName } from './tasks/factors';

const { options, browser, launchOptions } = plainly(() => {
  const options = readOptions();
  requireAgent(options.CB_AGENT);
  if (!isUpstream(options.CB_SUITE)) requireCompiledTasks(ROOT);
  shareRunEnvironment(ROOT, options);
  const { kind, version } = findBrowser();
  const launchOptions = browserLaunchOptions({
    headed: wantsWindows(),
    siteUrl: options.CB_SITE_URL,
    // Some pages of the original fetch a code editor from elsewhere.
    anyHost: isUpstream(options.CB_SUITE),
  });
  return { options, browser: { kind, version }, launchOptions };
});
if (isUpstream(options.CB_SUITE)) {
  // Reading YAML is for these runs alone.
  const { shareUpstreamTasks } = await import('./scripts/run/upstream');
  plainly(() => shareUpstreamTasks(options));
}
const server = path.join('site', 'server', 'main.ts');

/** The benchmark: one project a mode, one test a task. All settings are `CB_*` variables, see `options.ts`. */
export default defineConfig<{ mode: ModeName }>({
  testDir: 'specs/bench',
  outputDir: 'test-results/bench',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A second attempt at an episode would be another sample, not a repair.
  retries: 0,
  workers: Math.max(2, Math.min(8, availableParallelism())),
  // The episode keeps its own deadline and says so in its record; this one is for a hanging harness.
  timeout: options.CB_TASK_TIMEOUT * 1000 + 60_000,
  reporter: options.CB_PREVIEW
    ? [['./scripts/run/preview.ts']]
    : [['./reporters/index.ts'], ['html', { open: 'never', outputFolder: 'playwright-report' }]],
  metadata: { browser },
  globalSetup: options.CB_PREVIEW ? undefined : './scripts/run/site-check.ts',
  projects: MODES.map((mode) => ({ name: mode, use: { mode } })),
  use: {
    baseURL: options.CB_SITE_URL ?? `http://127.0.0.1:${process.env.CB_PORT ?? ''}`,
    launchOptions,
    viewport: { width: 1280, height: 720 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'off',
    video: 'off',
    screenshot: 'off',
  },
  webServer:
    options.CB_SITE_URL || options.CB_PREVIEW
      ? undefined
      : {
          name: 'site',
          // Without a shell in between the site sees that its parent is gone.
          command: `${process.platform === 'win32' ? '' : 'exec '}"${process.execPath}" --import tsx ${server} --port ${options.CB_SITE_PORT}`,
          // The number goes to the workers as CB_PORT.
          wait: { stdout: /listening on http:\/\/127\.0\.0\.1:(?<CB_PORT>\d+) build/ },
          gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
          timeout: 30_000,
        },
});
