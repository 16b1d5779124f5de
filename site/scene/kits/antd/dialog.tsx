import { Modal } from 'antd';
import type { KitParts } from '../../contract';

const dialog: KitParts['dialog'] = {
  Dialog({ open, title, children, footer, onClose, closable = false }) {
    return (
      <Modal
        open={open}
        title={title}
        footer={footer}
        onCancel={onClose}
        closable={closable}
        width={560}
        destroyOnHidden
      >
        {children}
      </Modal>
    );
  },
};
export default dialog;
