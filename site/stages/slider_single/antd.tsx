import { Button, ConfigProvider, Slider } from 'antd';
import { useState } from 'react';
import type { StageProps } from '../contract';
import { Frame } from './frame';
import type { Setup, State } from './model';
import { lengthOf, tidy, writer } from './scale';

/** antd's slider has no `size`: its size is a matter of component tokens. */
const TOKENS = {
  small: { railSize: 3, handleSize: 8, handleSizeHover: 10, controlSize: 8 },
  default: {},
  large: { railSize: 8, handleSize: 16, handleSizeHover: 18, controlSize: 16 },
};
const TOOLTIP = { auto: undefined, always: true, never: false };

export default function AntdSliderStage({ label, setup, size, state, commit }: StageProps<Setup, State>) {
  const [value, setValue] = useState(state.value);
  const { min, max, step, marks, vertical, bubble = 'auto', reset, disabled } = setup;
  const change = (next: number) => setValue(tidy(next, step));
  const complete = (next: number) => commit({ value: tidy(next, step) });
  const restore = (to: number) => {
    setValue(to);
    commit({ value: to });
  };
  return (
    <Frame
      label={label}
      setup={setup}
      value={value}
      reset={reset && <Button onClick={() => restore(reset.to)}>{reset.text}</Button>}
    >
      <ConfigProvider theme={{ components: { Slider: TOKENS[size] } }}>
        <Slider
          min={min}
          max={max}
          step={step}
          marks={marks && Object.fromEntries(marks.map((mark) => [mark.value, mark.text ?? '']))}
          vertical={vertical}
          disabled={disabled}
          value={value}
          onChange={change}
          onChangeComplete={complete}
          tooltip={{ open: TOOLTIP[bubble], formatter: (v) => writer(setup)(v ?? min) }}
          ariaLabelForHandle={label}
          style={vertical ? { height: lengthOf(setup) } : undefined}
        />
      </ConfigProvider>
    </Frame>
  );
}
