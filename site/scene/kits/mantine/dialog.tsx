import { Modal } from '@mantine/core';
import type { KitParts } from '../../contract';

const dialog: KitParts['dialog'] = {
  Dialog({ open, title, children, footer, onClose, closable = false }) {
    return (
      <Modal
        opened={open}
        onClose={onClose}
        title={title}
        withCloseButton={closable}
        closeButtonProps={{ 'aria-label': 'Close' }}
        size={560}
        padding="var(--cb-pad)"
        styles={{ title: { fontWeight: 600, fontSize: 'calc(var(--cb-font) * 1.2)' } }}
      >
        {children}
        {footer && <div style={{ marginTop: 'var(--cb-pad)' }}>{footer}</div>}
      </Modal>
    );
  },
};
export default dialog;
