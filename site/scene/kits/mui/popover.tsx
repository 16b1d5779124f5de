import { Box, Popover, Typography } from '@mui/material';
import { useState } from 'react';
import type { KitParts } from '../../contract';

const popover: KitParts['popover'] = {
  Popover({ open, onOpenChange, trigger, title, children }) {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    return (
      <>
        <span style={{ display: 'inline-flex' }} ref={setAnchor} onClick={() => onOpenChange(true)}>
          {trigger}
        </span>
        <Popover
          open={open && anchor !== null}
          anchorEl={anchor}
          onClose={() => onOpenChange(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        >
          <Box sx={{ p: 'var(--cb-pad)', minWidth: 320, maxWidth: 640 }}>
            {title && (
              <Typography
                component="h2"
                variant="subtitle1"
                sx={{ mb: 'var(--cb-gap)', fontSize: 'calc(var(--cb-font) * 1.14)' }}
              >
                {title}
              </Typography>
            )}
            {children}
          </Box>
        </Popover>
      </>
    );
  },
};
export default popover;
