import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../scripts/browser';

/** The project's own tests: `npx playwright test -c specs/playwright.config.ts [specs/<room>]`. */
export default defineConfig({
  testDir: '.',
  testIgnore: ['bench/**', 'quality/**', 'optional/**'],
  // The rest of a type's near misses is performed by `npm run tasks:check -- --browser <type>`.
  grepInvert: /@thorough/,
  outputDir: '../test-results/specs',
  workers: 2,
  // What passes only then is reported as flaky; scripts/test.ts forgives a few.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: !!process.env.CI,
  // Generous: a slow machine is no fault of the code.
  timeout: 120_000,
  reporter: [[process.env.CI ? 'dot' : 'list']],
  use: {
    launchOptions: browserLaunchOptions(),
    viewport: { width: 1280, height: 720 },
    trace: 'off',
    video: 'off',
    screenshot: 'off',
  },
});
