import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';
import { countOf, inPageOrder, type Option, sectionsOf } from './options';

const SIZE = { small: 'small', default: 'medium', large: 'large' } as const;

interface BoxesProps {
  options: Option[];
  columns: number;
  size: (typeof SIZE)[keyof typeof SIZE];
  checked: string[];
  toggle(text: string, on: boolean): void;
}

function Boxes({ options, columns, size, checked, toggle }: BoxesProps) {
  return (
    <FormGroup sx={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, columnGap: 2 }}>
      {options.map(({ text, hint, disabled }) => (
        <div key={text}>
          <FormControlLabel
            disabled={disabled}
            control={
              <Checkbox
                size={size}
                // Follows the theme's spacing, so that compact pages have compact rows.
                sx={{ p: 0.75 }}
                checked={checked.includes(text)}
                onChange={(_, on) => toggle(text, on)}
                name={text}
              />
            }
            label={text}
            slotProps={{ typography: { variant: size === 'small' ? 'body2' : 'body1' } }}
          />
          {hint && (
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary', ml: 4, mt: -0.5 }}>
              {hint}
            </Typography>
          )}
        </div>
      ))}
    </FormGroup>
  );
}

export default function MuiCheckboxGroupStage({ label, setup, size, state, commit }: StageProps<Setup, State>) {
  const [checked, setChecked] = useState(state.checked);
  const { columns = 1, help, height } = setup;
  const toggle = (text: string, on: boolean) => {
    const next = inPageOrder(setup, on ? [...checked, text] : checked.filter((other) => other !== text));
    setChecked(next);
    commit({ checked: next });
  };
  const count = countOf(setup, checked);
  const list = sectionsOf(setup).map(({ title, options }, at) => (
    <Box key={title ?? at} sx={{ mb: title ? 1 : 0 }}>
      {title && (
        <Typography variant="overline" component="div" sx={{ color: 'text.secondary', lineHeight: 2 }}>
          {title}
        </Typography>
      )}
      <Boxes options={options} columns={columns} size={SIZE[size]} checked={checked} toggle={toggle} />
    </Box>
  ));
  return (
    <FormControl component="fieldset" variant="standard" fullWidth margin="none">
      <FormLabel component="legend">{label}</FormLabel>
      {height === undefined ? (
        list
      ) : (
        <Box sx={{ height, overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, mt: 1 }}>
          {list}
        </Box>
      )}
      {(help ?? count) && (
        <FormHelperText sx={{ display: 'flex', justifyContent: 'space-between', mx: 0 }}>
          <span>{help}</span>
          <span>{count}</span>
        </FormHelperText>
      )}
    </FormControl>
  );
}
