import { Menu } from 'antd';
import type { KitParts } from '../../contract';

const nav: KitParts['nav'] = {
  Nav({ items, current, direction }) {
    return (
      <nav>
        <Menu
          mode={direction === 'row' ? 'horizontal' : 'inline'}
          disabledOverflow
          defaultSelectedKeys={[current ?? items[0] ?? '']}
          items={items.map((label) => ({ key: label, label }))}
          style={{ background: 'transparent', borderInlineEnd: 0, fontSize: 'var(--cb-font)' }}
        />
      </nav>
    );
  },
};
export default nav;
