import { Drawer } from '@mantine/core';
import type { KitParts } from '../../contract';

const drawer: KitParts['drawer'] = {
  Drawer({ open, title, children, footer, onClose, closable = false, side = 'right' }) {
    return (
      <Drawer
        opened={open}
        onClose={onClose}
        position={side}
        title={title}
        withCloseButton={closable}
        closeButtonProps={{ 'aria-label': 'Close' }}
        size={460}
        padding="var(--cb-pad)"
        styles={{
          title: { fontWeight: 600, fontSize: 'calc(var(--cb-font) * 1.2)' },
          content: { display: 'flex', flexDirection: 'column' },
          body: { flex: 1, display: 'flex', flexDirection: 'column' },
        }}
      >
        <div style={{ flex: 1 }}>{children}</div>
        {footer && <div style={{ marginTop: 'var(--cb-pad)' }}>{footer}</div>}
      </Drawer>
    );
  },
};
export default drawer;
