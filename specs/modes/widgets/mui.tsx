import {
  Autocomplete,
  Button,
  Checkbox,
  FormControlLabel,
  Menu,
  MenuItem,
  Radio,
  Rating,
  Slider,
  Stack,
  Switch,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { log } from './log';

function Opener() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button onClick={(e) => setAnchor(e.currentTarget)}>Open menu</Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem>Rename</MenuItem>
        <MenuItem>Delete</MenuItem>
      </Menu>
    </>
  );
}

createRoot(document.getElementById('root')!).render(
  <Stack spacing={1} sx={{ width: 320 }}>
    <FormControlLabel label="Mui box" control={<Checkbox onChange={(_, on) => log('Mui box', on)} />} />
    <FormControlLabel label="Mui radio" control={<Radio onChange={(_, on) => log('Mui radio', on)} />} />
    <FormControlLabel label="Mui switch" control={<Switch onChange={(_, on) => log('Mui switch', on)} />} />
    <Rating onChange={(_, value) => log(`${value} Stars`, true)} />
    <Autocomplete
      options={['France', 'Spain', 'Italy']}
      onChange={(_, value) => log('Country', value)}
      renderInput={(props) => <TextField {...props} label="Country" />}
    />
    <TextField label="Name" onChange={(e) => log('Name', e.target.value)} />
    <TextField label="Amount" type="number" defaultValue={7} onChange={(e) => log('Amount', Number(e.target.value))} />
    <Slider defaultValue={20} aria-label="Volume" onChangeCommitted={(_, value) => log('Volume', value)} />
    <Opener />
  </Stack>,
);
