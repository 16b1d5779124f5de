import path from 'node:path';
import type { NextConfig } from 'next';

const root = path.join(import.meta.dirname, '..');

const config: NextConfig = {
  output: 'export',
  images: { unoptimized: true },
  reactStrictMode: false,
  productionBrowserSourceMaps: false,
  poweredByHeader: false,
  // Types are checked for the whole project in one step of their own.
  typescript: { ignoreBuildErrors: true },
  // The data types of `tasks/` lie beside `site/`.
  turbopack: { root },
  outputFileTracingRoot: root,
  experimental: {
    optimizePackageImports: [
      '@mantine/core',
      '@mantine/dates',
      '@mui/x-data-grid',
      '@mui/x-date-pickers',
      '@mui/x-tree-view',
    ],
  },
};

export default config;
