import { ActionIcon, Button } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import type { Ref } from 'react';
import type { Size } from '../contract';
import { Glyph } from './glyphs';
import { faceOf } from './kind';
import type { FacedSetup } from './kind';

export const SIZE = { small: 'xs', default: 'sm', large: 'lg' } as const;
const ACTION_SIZE = { small: 'md', default: 'lg', large: 'xl' } as const;
export const COLOR = {
  blue: 'blue',
  red: 'red',
  green: 'green',
  purple: 'grape',
  orange: 'orange',
  gray: 'gray',
} as const;
const VARIANTS = new Set<string>(['default', 'filled', 'light', 'outline', 'subtle', 'transparent']);

interface FaceProps {
  label: string;
  setup: FacedSetup;
  size: Size;
  variant?: ButtonProps['variant'];
  disabled?: boolean;
  'aria-pressed'?: boolean;
  onClick?(): void;
  ref?: Ref<HTMLButtonElement>;
}

/** The button of a set-up: a `Button`, or an `ActionIcon` where it has no text. */
export function FaceButton({ label, setup, size, ...rest }: FaceProps) {
  const { text, name } = faceOf(label, setup);
  const common = {
    'aria-label': name,
    variant: setup.variant && VARIANTS.has(setup.variant) ? setup.variant : 'default',
    color: setup.tone && COLOR[setup.tone],
    disabled: setup.disabled,
    loading: setup.loading,
    ...rest,
  };
  if (text === undefined) {
    return (
      <ActionIcon size={ACTION_SIZE[size]} {...common}>
        {setup.icon && <Glyph icon={setup.icon} size={size === 'small' ? 16 : 20} />}
      </ActionIcon>
    );
  }
  return (
    <Button size={SIZE[size]} leftSection={setup.icon && <Glyph icon={setup.icon} />} {...common}>
      {text}
    </Button>
  );
}
