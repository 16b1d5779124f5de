import { Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import type { KitParts } from '../../contract';

const tabs: KitParts['tabs'] = {
  Tabs({ tabs: names, initial, size, label }) {
    const [current, setCurrent] = useState(initial ?? names[0]);
    const height = size === 'small' ? 36 : 48;
    return (
      <Tabs
        value={current}
        onChange={(_, next: string) => setCurrent(next)}
        aria-label={label}
        sx={{ minHeight: height }}
      >
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            sx={{ minHeight: height, minWidth: 0, fontSize: 'var(--cb-font)' }}
          />
        ))}
      </Tabs>
    );
  },
};
export default tabs;
