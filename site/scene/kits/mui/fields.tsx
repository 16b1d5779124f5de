import { Checkbox, FormControlLabel, Switch, TextField } from '@mui/material';
import type { KitParts } from '../../contract';

/** Text fields, switches and checkboxes know two sizes. */
const two = (size: string | undefined) => (size === 'small' ? 'small' : 'medium');
const LABEL = { fontSize: 'var(--cb-font)' };

/** An outlined field's label stands half above its frame. */
const LABEL_ROOM = { mt: '6px' };

const fields: KitParts['fields'] = {
  TextField({ label, initial, placeholder, search, size }) {
    return (
      <TextField
        fullWidth
        label={label}
        type={search ? 'search' : 'text'}
        defaultValue={initial}
        placeholder={placeholder}
        size={search ? 'small' : two(size)}
        margin="none"
        sx={LABEL_ROOM}
      />
    );
  },
  Switch({ label, initial, size }) {
    return (
      <FormControlLabel
        control={<Switch defaultChecked={initial} size={two(size)} />}
        label={label}
        labelPlacement="start"
        sx={{ m: 0, justifyContent: 'space-between', width: '100%' }}
        slotProps={{ typography: { sx: LABEL } }}
      />
    );
  },
  Checkbox({ label, initial, size }) {
    return (
      <FormControlLabel
        control={<Checkbox defaultChecked={initial} size={two(size)} sx={{ py: 'calc(var(--cb-gap) * 0.25)' }} />}
        label={label}
        slotProps={{ typography: { sx: LABEL } }}
      />
    );
  },
};
export default fields;
