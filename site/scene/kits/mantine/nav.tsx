import { NavLink } from '@mantine/core';
import { useState } from 'react';
import type { KitParts } from '../../contract';

const nav: KitParts['nav'] = {
  Nav({ items, current, direction }) {
    const [here, setHere] = useState(current ?? items[0]);
    return (
      <nav style={{ display: 'flex', flexDirection: direction }}>
        {items.map((item) => (
          <NavLink
            key={item}
            component="button"
            type="button"
            label={item}
            active={item === here}
            aria-current={item === here ? 'page' : undefined}
            onClick={() => setHere(item)}
            px="var(--cb-gap)"
            py="calc(var(--cb-gap) * 0.5)"
            style={{ borderRadius: 'var(--mantine-radius-sm)', width: direction === 'row' ? 'auto' : '100%' }}
            styles={{ label: { fontSize: 'var(--cb-font)' } }}
          />
        ))}
      </nav>
    );
  },
};
export default nav;
