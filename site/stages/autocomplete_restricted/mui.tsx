import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { StageProps } from '../contract';
import { useChoice } from './choice';
import type { Setup, State } from './model';

export default function MuiAutocompleteRestrictedStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const { value, pick, setOpen } = useChoice(live);
  const { options, clearable = false, placeholder, help, heading = true, width } = setup;
  return (
    <Autocomplete
      options={options}
      value={value}
      onChange={(_, next) => pick(next)}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      disableClearable={!clearable}
      size={size === 'small' ? 'small' : 'medium'}
      sx={{ width: width ?? '100%' }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={heading ? label : undefined}
          placeholder={placeholder}
          helperText={help}
          slotProps={{
            ...slotProps,
            htmlInput: heading ? slotProps.htmlInput : { ...slotProps.htmlInput, 'aria-label': label },
          }}
        />
      )}
    />
  );
}
