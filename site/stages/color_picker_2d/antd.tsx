import { ColorPicker, Flex, theme } from 'antd';
import { useId } from 'react';
import type { StageProps } from '../contract';
import { useLive } from './live';
import type { Setup, State } from './model';

const SIZE = { small: 'small', default: 'middle', large: 'large' } as const;
/** antd has no hsl; hsb is its third way of writing. */
const FORMAT = { hex: 'hex', rgb: 'rgb', hsl: 'hsb', hsb: 'hsb' } as const;

export default function AntdColorPickerStage({ label, setup, size, state, commit }: StageProps<Setup, State>) {
  const id = useId();
  const { token } = theme.useToken();
  const { tell, fix } = useLive({ state, commit });
  const { alpha, swatches, clearable, formats, help, heading, width } = setup;
  return (
    <Flex vertical gap={6} style={{ width: width ?? '100%' }}>
      {heading && <span id={id}>{label}</span>}
      <div role="group" aria-labelledby={heading ? id : undefined} aria-label={heading ? undefined : label}>
        <ColorPicker
          defaultValue={state.hex ?? undefined}
          defaultFormat={FORMAT[state.format]}
          onChangeComplete={(color) => {
            const { r, g, b, a } = color.toRgb();
            const round = (value: number) => Math.round(value);
            fix(color.cleared ? null : { r: round(r), g: round(g), b: round(b), a: Math.round(a * 100) / 100 });
          }}
          onClear={() => fix(null)}
          onFormatChange={(format) => format && tell({ format })}
          onOpenChange={(open) => tell({ open })}
          presets={swatches && [{ label: swatches.title, colors: swatches.colours }]}
          allowClear={clearable}
          disabledAlpha={!alpha}
          disabledFormat={!formats}
          showText
          size={SIZE[size]}
        />
      </div>
      {help && <span style={{ color: token.colorTextSecondary }}>{help}</span>}
    </Flex>
  );
}
