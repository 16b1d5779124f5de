import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { useState } from 'react';
import type { StageProps } from '../contract';
import { Frame } from './frame';
import type { Setup, State } from './model';
import { tidy, writer } from './scale';

const LARGE = { height: 8, '& .MuiSlider-thumb': { width: 26, height: 26 } };
const VALUE_LABEL = { auto: 'auto', always: 'on', never: 'off' } as const;

export default function MuiSliderStage({ label, setup, size, state, commit }: StageProps<Setup, State>) {
  const [value, setValue] = useState(state.value);
  const { min, max, step, marks, vertical, bubble = 'auto', reset, disabled } = setup;
  const single = (next: number | number[]) => tidy(Array.isArray(next) ? (next[0] ?? min) : next, step);
  const restore = (to: number) => {
    setValue(to);
    commit({ value: to });
  };
  return (
    <Frame
      label={label}
      setup={setup}
      value={value}
      reset={
        reset && (
          <Button variant="outlined" onClick={() => restore(reset.to)}>
            {reset.text}
          </Button>
        )
      }
    >
      <Slider
        aria-label={label}
        getAriaValueText={writer(setup)}
        min={min}
        max={max}
        step={step}
        marks={marks?.map((mark) => ({ value: mark.value, label: mark.text }))}
        orientation={vertical ? 'vertical' : 'horizontal'}
        size={size === 'small' ? 'small' : 'medium'}
        sx={size === 'large' ? LARGE : undefined}
        disabled={disabled}
        value={value}
        onChange={(_, next) => setValue(single(next))}
        onChangeCommitted={(_, next) => commit({ value: single(next) })}
        valueLabelDisplay={VALUE_LABEL[bubble]}
        valueLabelFormat={writer(setup)}
      />
    </Frame>
  );
}
