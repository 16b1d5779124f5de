import { defineConfig } from '@playwright/test';
import project from '../playwright.config';

/** The pages of real tasks against the quality bars: run by `npm run tasks:check -- --browser`. */
export default defineConfig({
  ...project,
  testDir: '.',
  testIgnore: undefined,
  fullyParallel: true,
  timeout: 240_000,
  outputDir: '../../test-results/quality',
});
