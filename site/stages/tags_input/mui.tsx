import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';
import { split, useTags } from './tags';

export default function MuiTagsInputStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const { tags, refusal, change } = useTags({ setup, ...live });
  const [text, setText] = useState('');
  const {
    suggestions = [],
    placeholder,
    help,
    separators = [],
    clearable = false,
    max = Infinity,
    heading = true,
  } = setup;
  const type = (next: string) => {
    const parts = split(next, separators);
    const rest = parts.pop() ?? '';
    if (parts.length > 0) change([...tags, ...parts]);
    setText(rest);
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      // Adds the typed text when the field is left.
      autoSelect={!setup.keep_text_on_leave}
      disableCloseOnSelect
      disableClearable={!clearable}
      options={suggestions}
      getOptionDisabled={(option) => tags.length >= max && !tags.includes(option)}
      value={tags}
      onChange={(_, next) => change(next)}
      inputValue={text}
      onInputChange={(_, next, reason) => (reason === 'input' ? type(next) : setText(next))}
      size={size === 'small' ? 'small' : 'medium'}
      sx={{ width: setup.width ?? '100%' }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={heading ? label : undefined}
          placeholder={tags.length === 0 ? placeholder : undefined}
          error={refusal !== undefined}
          helperText={refusal ?? help}
          slotProps={{
            ...slotProps,
            htmlInput: heading ? slotProps.htmlInput : { ...slotProps.htmlInput, 'aria-label': label },
          }}
        />
      )}
    />
  );
}
