import { createTheme, CssBaseline, ThemeProvider, type ThemeOptions } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import type { Look } from '../../stages/contract';
import { densityDefaults, sizeDefaults } from './defaults';

/** Pure black on pure white, full borders, pure colours. */
const HIGH_CONTRAST: ThemeOptions = {
  palette: {
    mode: 'light',
    contrastThreshold: 7,
    primary: { main: '#0000ff', contrastText: '#ffffff' },
    secondary: { main: '#800080', contrastText: '#ffffff' },
    error: { main: '#c00000' },
    success: { main: '#006000' },
    warning: { main: '#804000' },
    background: { default: '#ffffff', paper: '#ffffff' },
    text: { primary: '#000000', secondary: '#000000', disabled: '#595959' },
    divider: '#000000',
    grey: { 100: '#ffffff' },
    action: { active: '#000000', disabled: '#595959' },
  },
  components: {
    MuiPaper: { styleOverrides: { root: { border: '2px solid #000000' } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: '#000000', borderWidth: 2 } } },
    MuiButton: { styleOverrides: { outlined: { borderColor: '#000000', borderWidth: 2 } } },
  },
};

const FONT_SIZE = { small: 12, default: 14, large: 16 } as const;

function themeOf({ theme, spacing, scale, motion }: Look) {
  const still = motion === 'off';
  const base: ThemeOptions = {
    spacing: spacing === 'compact' ? 4 : 8,
    typography: { fontSize: FONT_SIZE[scale] },
    motion: { reducedMotion: still ? 'always' : 'never' },
    palette: { mode: theme === 'dark' ? 'dark' : 'light' },
    components: {
      ...densityDefaults(spacing),
      ...sizeDefaults(scale),
      ...(still ? { MuiButtonBase: { defaultProps: { disableRipple: true } } } : {}),
    },
  };
  // Later arguments are merged over the first, component by component.
  return theme === 'high_contrast' ? createTheme(base, HIGH_CONTRAST) : createTheme(base);
}

/** MUI's own switches: palette for theme, `spacing` and dense defaults for density, sizes and type for scale, `motion` for animations. */
export default function MuiProvider({ look, children }: { look: Look; children: ReactNode }) {
  const theme = useMemo(() => themeOf(look), [look]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
