import { Box, Divider, Drawer, Typography } from '@mui/material';
import type { KitParts } from '../../contract';
import { CloseButton } from './close-button';

const drawer: KitParts['drawer'] = {
  Drawer({ open, title, children, footer, onClose, closable, side = 'right' }) {
    return (
      <Drawer
        anchor={side}
        open={open}
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { width: 460, maxWidth: '100%' } } }}
      >
        <Typography component="h2" variant="h6" sx={{ p: 'var(--cb-pad)', fontSize: 'calc(var(--cb-font) * 1.43)' }}>
          {title}
        </Typography>
        {closable && <CloseButton onClick={onClose} />}
        <Divider />
        <Box sx={{ flex: 1, overflow: 'auto', p: 'var(--cb-pad)' }}>{children}</Box>
        {footer && (
          <>
            <Divider />
            <Box sx={{ p: 'calc(var(--cb-pad) * 0.7) var(--cb-pad)' }}>{footer}</Box>
          </>
        )}
      </Drawer>
    );
  },
};
export default drawer;
