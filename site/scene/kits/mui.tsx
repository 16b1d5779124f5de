import { Button, Card, CardActions, CardContent, CardHeader, Divider, Typography, useTheme } from '@mui/material';
import type { Size } from '../../stages/contract';
import type { CoreKit } from '../contract';

/** MUI's names for our sizes. */
export const muiSize = (size: Size = 'default') => (size === 'default' ? 'medium' : size);

const VARIANT = { primary: 'contained', default: 'outlined', text: 'text' } as const;

const kit: CoreKit = {
  useTokens() {
    const { palette, shape, typography } = useTheme();
    const dark = palette.mode === 'dark';
    return {
      page: dark ? palette.background.default : palette.grey[100],
      surface: palette.background.paper,
      sunken: palette.action.hover,
      border: String(palette.divider),
      text: palette.text.primary,
      muted: palette.text.secondary,
      primary: palette.primary.main,
      radius: typeof shape.borderRadius === 'number' ? `${shape.borderRadius}px` : shape.borderRadius,
      font: typography.fontFamily ?? 'sans-serif',
      bar: dark ? palette.grey[900] : palette.primary.main,
      onBar: dark ? palette.text.primary : palette.primary.contrastText,
    };
  },

  Button({ children, onClick, kind = 'default', size, ariaLabel }) {
    return (
      <Button variant={VARIANT[kind]} size={muiSize(size)} onClick={onClick} aria-label={ariaLabel}>
        {children}
      </Button>
    );
  },

  Card({ title, extra, children, footer, width }) {
    const pad = 'var(--cb-pad)';
    return (
      <Card component="section" elevation={2} sx={{ width, maxWidth: '100%', overflow: 'visible' }}>
        {(title || extra) && (
          <CardHeader
            title={title}
            action={extra}
            slotProps={{ title: { component: 'h2', variant: 'h6', sx: { fontSize: 'calc(var(--cb-font) * 1.3)' } } }}
            sx={{ p: pad, pb: 0, '& .MuiCardHeader-action': { m: 0 } }}
          />
        )}
        <CardContent sx={{ p: pad, '&:last-child': { pb: pad } }}>{children}</CardContent>
        {footer && (
          <CardActions sx={{ p: `calc(${pad} * 0.5) ${pad} calc(${pad} * 0.7)`, display: 'block' }}>
            {footer}
          </CardActions>
        )}
      </Card>
    );
  },

  Heading({ level, children }) {
    const em = { 1: 1.72, 2: 1.3, 3: 1.05 }[level];
    return (
      <Typography
        component={`h${level}`}
        variant={level === 3 ? 'subtitle1' : level === 2 ? 'h6' : 'h5'}
        sx={{ fontSize: `calc(var(--cb-font) * ${em})` }}
      >
        {children}
      </Typography>
    );
  },

  Text({ children, tone }) {
    return (
      <Typography
        variant="body2"
        sx={{ fontSize: 'var(--cb-font)', color: tone === 'muted' ? 'text.secondary' : 'text.primary' }}
      >
        {children}
      </Typography>
    );
  },

  Divider() {
    return <Divider sx={{ my: 'var(--cb-gap)' }} />;
  },
};
export default kit;
