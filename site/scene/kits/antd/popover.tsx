import { Popover } from 'antd';
import type { KitParts } from '../../contract';

const popover: KitParts['popover'] = {
  Popover({ open, onOpenChange, trigger, title, children }) {
    return (
      <Popover
        open={open}
        onOpenChange={onOpenChange}
        trigger="click"
        title={title}
        content={children}
        placement="bottom"
        destroyOnHidden
      >
        <span style={{ display: 'inline-flex' }}>{trigger}</span>
      </Popover>
    );
  },
};
export default popover;
