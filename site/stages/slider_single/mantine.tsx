import { Button, Slider } from '@mantine/core';
import { useState } from 'react';
import type { StageProps } from '../contract';
import { Frame } from './frame';
import type { Setup, State } from './model';
import { lengthOf, tidy, writer } from './scale';

const SIZE = { small: 'sm', default: 'md', large: 'xl' } as const;

export default function MantineSliderStage({ label, setup, size, state, commit }: StageProps<Setup, State>) {
  const [value, setValue] = useState(state.value);
  const { min, max, step, marks, vertical, bubble = 'auto', reset, disabled } = setup;
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
          <Button variant="default" onClick={() => restore(reset.to)}>
            {reset.text}
          </Button>
        )
      }
    >
      <Slider
        thumbLabel={label}
        thumbValueText={writer(setup)}
        min={min}
        max={max}
        step={step}
        marks={marks?.map((mark) => ({ value: mark.value, label: mark.text }))}
        orientation={vertical ? 'vertical' : 'horizontal'}
        h={vertical ? lengthOf(setup) : undefined}
        // Mark labels hang below the track without taking room.
        mb={!vertical && marks?.some((mark) => mark.text) ? 'xl' : undefined}
        size={SIZE[size]}
        disabled={disabled}
        value={value}
        onChange={(next) => setValue(tidy(next, step))}
        onChangeEnd={(next) => commit({ value: tidy(next, step) })}
        label={bubble === 'never' ? null : writer(setup)}
        labelAlwaysOn={bubble === 'always'}
      />
    </Frame>
  );
}
