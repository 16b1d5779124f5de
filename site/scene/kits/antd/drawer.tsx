import { Drawer } from 'antd';
import type { KitParts } from '../../contract';

const drawer: KitParts['drawer'] = {
  Drawer({ open, title, children, footer, onClose, closable = false, side = 'right' }) {
    return (
      <Drawer
        open={open}
        title={title}
        footer={footer}
        onClose={onClose}
        closable={closable}
        placement={side}
        size={460}
        destroyOnHidden
      >
        {children}
      </Drawer>
    );
  },
};
export default drawer;
