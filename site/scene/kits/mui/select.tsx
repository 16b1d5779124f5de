import { MenuItem, TextField } from '@mui/material';
import { useId } from 'react';
import type { KitParts } from '../../contract';

/** An outlined field's label stands half above its frame. */
const LABEL_ROOM = { mt: '6px' };

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
        sx={LABEL_ROOM}
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
