import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../scripts/browser';

/** Tests that install something of their own first: `npx playwright test -c specs/optional`. CI does not run them. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/optional',
  workers: 1,
  // The sweep is one file; `--workers=2` shares it out.
  fullyParallel: true,
  timeout: 900_000,
  reporter: [['list']],
  use: { launchOptions: browserLaunchOptions() },
});
