import { ColorInput, ColorPicker, convertHsvaTo, Group, parseColor, Stack, Text } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import type { StageProps } from '../contract';
import { hexOf, isWhole, parseColour } from './colour';
import { useLive } from './live';
import type { Setup, State } from './model';

const SIZE = { small: 'xs', default: 'sm', large: 'md' } as const;
const FORMAT = { hex: ['hex', 'hexa'], rgb: ['rgb', 'rgba'], hsl: ['hsl', 'hsla'], hsb: ['hsl', 'hsla'] } as const;
const SLIDERS = { saturationLabel: 'Shade', hueLabel: 'Hue', alphaLabel: 'Opacity' };

/** The task's own spelling of its first colour, and the field's of any other. */
function textOf(
  hex: string | null,
  { value = '' }: Setup,
  format: (typeof FORMAT)[keyof typeof FORMAT][number],
): string {
  if (hex === null) return '';
  const first = parseColour(value);
  return first && hexOf(first) === hex ? value : convertHsvaTo(format, parseColor(hex));
}

export default function MantineColorPickerStage({ label, setup, size, state, commit }: StageProps<Setup, State>) {
  const id = useId();
  const { tell, fix } = useLive({ state, commit });
  const { shape, alpha, swatches, swatches_only, placeholder, help, heading, width } = setup;
  const format = FORMAT[setup.format][alpha ? 1 : 0];
  const [value, setValue] = useState(() => textOf(state.hex, setup, format));
  const newest = useRef(value);
  const change = (next: string) => {
    newest.current = next;
    setValue(next);
    if (next.trim() === '') fix(null);
  };
  const read = (text: string) => {
    const colour = parseColour(text);
    if (colour) fix(colour);
  };

  if (shape === 'inline')
    return (
      <Stack gap={6} role="group" aria-label={heading ? undefined : label} aria-labelledby={heading ? id : undefined}>
        {heading && (
          <Group justify="space-between">
            <Text id={id} size="sm" fw={500}>
              {label}
            </Text>
            <Text size="sm" c="dimmed">
              {value}
            </Text>
          </Group>
        )}
        <ColorPicker
          {...SLIDERS}
          format={format}
          value={value}
          onChange={change}
          onChangeEnd={read}
          withPicker={!swatches_only}
          swatches={swatches?.colours}
          swatchesPerRow={setup.per_row}
          size={size === 'small' ? 'sm' : 'md'}
          fullWidth={swatches_only}
          w={width}
        />
        {help && (
          <Text size="xs" c="dimmed">
            {help}
          </Text>
        )}
      </Stack>
    );
  return (
    <ColorInput
      label={heading ? label : undefined}
      aria-label={heading ? undefined : label}
      description={help}
      placeholder={placeholder}
      format={format}
      value={value}
      onChange={change}
      // While a text is typed, Mantine takes every readable beginning for its end.
      onChangeEnd={() => isWhole(newest.current) && read(newest.current)}
      onBlur={() => newest.current.trim() !== '' && read(newest.current)}
      popoverProps={{ onOpen: () => tell({ open: true }), onClose: () => tell({ open: false }) }}
      withPicker={!swatches_only}
      swatches={swatches?.colours}
      swatchesPerRow={setup.per_row}
      // The browser's own dropper lies over the page and can pick from anywhere on the screen.
      withEyeDropper={false}
      size={SIZE[size]}
      w={width}
    />
  );
}
