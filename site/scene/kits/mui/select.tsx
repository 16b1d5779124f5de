import { MenuItem, TextField } from '@mui/material';
import { useId } from 'react';
import type { KitParts } from '../../contract';

const select: KitParts['select'] = {
  Select({ label, options, initial, size }) {
    const id = useId();
    return (
      <TextField
        select
        fullWidth
        id={id}
        label={label}
        defaultValue={initial ?? options[0]}
        size={size === 'small' ? 'small' : 'medium'}
        margin="none"
      >
        {options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
    );
  },
};
export default select;
