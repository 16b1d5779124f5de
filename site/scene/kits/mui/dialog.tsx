import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';
import type { KitParts } from '../../contract';
import { CloseButton } from './close-button';

const dialog: KitParts['dialog'] = {
  Dialog({ open, title, children, footer, onClose, closable }): ReactNode {
    return (
      <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-label={title}>
        <DialogTitle sx={{ p: 'var(--cb-pad)', fontSize: 'calc(var(--cb-font) * 1.43)' }}>{title}</DialogTitle>
        {closable && <CloseButton onClick={onClose} />}
        <DialogContent sx={{ p: '0 var(--cb-pad) var(--cb-pad)' }}>{children}</DialogContent>
        {footer && (
          <DialogActions sx={{ p: 'calc(var(--cb-pad) * 0.6) var(--cb-pad) var(--cb-pad)', display: 'block' }}>
            {footer}
          </DialogActions>
        )}
      </Dialog>
    );
  },
};
export default dialog;
