import { List, ListItemButton, ListItemText } from '@mui/material';
import { useState } from 'react';
import type { KitParts } from '../../contract';

const nav: KitParts['nav'] = {
  Nav({ items, current, direction }) {
    const [here, setHere] = useState(current ?? items[0]);
    return (
      <List component="nav" disablePadding sx={{ display: 'flex', flexDirection: direction }}>
        {items.map((item) => (
          <ListItemButton
            key={item}
            selected={item === here}
            aria-current={item === here ? 'page' : undefined}
            onClick={() => setHere(item)}
            sx={{ borderRadius: 1, px: 'var(--cb-gap)', py: 'calc(var(--cb-gap) * 0.4)', flexGrow: 0 }}
          >
            <ListItemText primary={item} slotProps={{ primary: { sx: { fontSize: 'var(--cb-font)' } } }} />
          </ListItemButton>
        ))}
      </List>
    );
  },
};
export default nav;
