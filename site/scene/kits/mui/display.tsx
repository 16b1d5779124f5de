import { AppBar, Box, Chip, List, ListItem, ListItemText, Toolbar, Typography } from '@mui/material';
import type { KitParts } from '../../contract';

const TONE = { neutral: 'default', good: 'success', warn: 'warning' } as const;
const FONT = { fontSize: 'var(--cb-font)' };
const NOTE = { fontSize: 'calc(var(--cb-font) * 0.9)' };

const display: KitParts['display'] = {
  AppBar({ brand, children }) {
    return (
      <AppBar position="static" elevation={4}>
        <Toolbar disableGutters sx={{ px: 'calc(var(--cb-pad) * 1.2)', gap: 'calc(var(--cb-gap) * 0.5)' }}>
          <Typography component="span" variant="h6" sx={{ flexGrow: 1, fontSize: 'calc(var(--cb-font) * 1.43)' }}>
            {brand}
          </Typography>
          {children}
        </Toolbar>
      </AppBar>
    );
  },
  Stat({ label, value, note }) {
    return (
      <Box>
        <Typography variant="overline" sx={{ display: 'block', lineHeight: 1.6, color: 'text.secondary', ...NOTE }}>
          {label}
        </Typography>
        <Typography sx={{ fontSize: 'calc(var(--cb-font) * 1.7)', lineHeight: 1.25 }}>{value}</Typography>
        {note && <Typography sx={{ color: 'text.secondary', ...NOTE }}>{note}</Typography>}
      </Box>
    );
  },
  List({ items }) {
    return (
      <List disablePadding>
        {items.map(({ title, detail, extra }, index) => (
          <ListItem
            key={title}
            disableGutters
            divider={index < items.length - 1}
            sx={{ gap: 'var(--cb-gap)', py: 'calc(var(--cb-gap) * 0.4)' }}
          >
            <ListItemText
              primary={title}
              secondary={detail}
              slotProps={{ primary: { sx: FONT }, secondary: { sx: NOTE } }}
              sx={{ my: 0 }}
            />
            {extra}
          </ListItem>
        ))}
      </List>
    );
  },
  Tag({ children, tone = 'neutral' }) {
    return (
      <Chip label={children} color={TONE[tone]} size="small" variant={tone === 'neutral' ? 'outlined' : 'filled'} />
    );
  },
};
export default display;
