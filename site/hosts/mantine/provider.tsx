import '@mantine/core/styles.css';
import { createTheme, MantineProvider, type MantineThemeOverride } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import type { Look } from '../../stages/contract';
import { densityDefaults, mergeDefaults, sizeDefaults, stillDefaults } from './defaults';

const SCALE = { small: 0.875, default: 1, large: 1.25 } as const;

const PURE_BLUE = '#0000ff';

/** Pure black on pure white, full borders, pure colours. In Mantine's grays 0–2 are surfaces and tracks, 3–4 borders, 5–9 texts. */
const HIGH_CONTRAST: MantineThemeOverride = {
  black: '#000000',
  white: '#ffffff',
  colors: {
    gray: [
      '#ffffff',
      '#f0f0f0',
      '#c8c8c8',
      '#000000',
      '#000000',
      '#595959',
      '#000000',
      '#000000',
      '#000000',
      '#000000',
    ],
    blue: [
      '#e0e0ff',
      '#c0c0ff',
      '#8080ff',
      PURE_BLUE,
      PURE_BLUE,
      PURE_BLUE,
      PURE_BLUE,
      PURE_BLUE,
      PURE_BLUE,
      PURE_BLUE,
    ],
  },
};

function themeOf({ theme, spacing, scale, motion }: Look): MantineThemeOverride {
  return createTheme({
    scale: SCALE[scale],
    // `spacing: undefined` would break the theme's merge: the key has to be absent.
    ...(spacing === 'compact' ? { spacing: COMPACT } : {}),
    ...(theme === 'high_contrast' ? HIGH_CONTRAST : {}),
    components: mergeDefaults(sizeDefaults(scale), densityDefaults(spacing), motion === 'off' ? stillDefaults() : {}),
  });
}

const rem = (px: number): string => `calc(${px / 16}rem * var(--mantine-scale))`;
const COMPACT = { xs: rem(5), sm: rem(6), md: rem(8), lg: rem(10), xl: rem(16) };

/** Mantine's own switches: colour scheme, `theme.spacing`, `theme.scale`, and default props for sizes and transitions. */
export default function MantineProviderOf({ look, children }: { look: Look; children: ReactNode }) {
  const theme = useMemo(() => themeOf(look), [look]);
  return (
    <MantineProvider theme={theme} forceColorScheme={look.theme === 'dark' ? 'dark' : 'light'}>
      {children}
    </MantineProvider>
  );
}
