import { defineConfig } from '@playwright/test';
import project from '../playwright.config';

/** The pages of real tasks against the quality bars, and near misses by hand: run by `npm run tasks:check -- --browser`. */
export default defineConfig({
  ...project,
  testDir: '..',
  testMatch: ['quality/*.spec.ts', 'stages/*.misses.spec.ts'],
  testIgnore: undefined,
  grepInvert: undefined,
  fullyParallel: true,
  timeout: 240_000,
  outputDir: '../../test-results/quality',
});
