import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Select from '@mui/material/Select';
import { type ReactNode, useId, useState } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';
import { groupsOf, type Option } from './options';

const FONT = { small: '0.8125rem', default: undefined, large: '1.25rem' };

const item = ({ text, disabled }: Option): ReactNode => (
  <option key={text} value={text} disabled={disabled}>
    {text}
  </option>
);

export default function MuiSelectNativeStage({ label, setup, size, state, commit }: StageProps<Setup, State>) {
  const id = useId();
  const [value, setValue] = useState(state.value);
  const { empty, help, look = 'line', heading = true, width } = setup;
  const variant = look === 'line' ? 'standard' : look;
  const field = {
    value,
    onChange: ({ target }: { target: { value: string } }) => {
      setValue(target.value);
      commit({ value: target.value });
    },
    inputProps: { id, 'aria-label': heading ? undefined : label },
    sx: { fontSize: FONT[size] },
  };
  const list = (
    <>
      {empty !== undefined && <option value="">{empty}</option>}
      {groupsOf(setup).map(({ title, options }) =>
        title === undefined ? (
          options.map(item)
        ) : (
          <optgroup key={title} label={title}>
            {options.map(item)}
          </optgroup>
        ),
      )}
    </>
  );
  return (
    <FormControl
      variant={variant}
      size={size === 'small' ? 'small' : 'medium'}
      fullWidth={width === undefined}
      sx={{ width, mt: heading && look === 'outlined' ? 0.75 : 0 }}
    >
      {heading && (
        // The text of an empty option would lie under a label that has not shrunk.
        <InputLabel htmlFor={id} shrink>
          {label}
        </InputLabel>
      )}
      {look === 'line' ? (
        <NativeSelect {...field}>{list}</NativeSelect>
      ) : (
        <Select native label={heading ? label : undefined} notched={heading} {...field}>
          {list}
        </Select>
      )}
      {help && <FormHelperText>{help}</FormHelperText>}
    </FormControl>
  );
}
