import type { MantineThemeOverride } from '@mantine/core';
import type { Scale, Spacing } from '../../../tasks/factors';

type Defaults = Record<string, Record<string, unknown>>;

const each = (names: readonly string[], props: Record<string, unknown>): Defaults =>
  Object.fromEntries(names.map((name) => [name, props]));

/** Several sets of default props as Mantine's `theme.components`. */
export function mergeDefaults(...sets: Defaults[]): NonNullable<MantineThemeOverride['components']> {
  const merged: Record<string, { defaultProps: Record<string, unknown> }> = {};
  for (const [name, props] of sets.flatMap((set) => Object.entries(set))) {
    merged[name] = { defaultProps: { ...merged[name]?.defaultProps, ...props } };
  }
  return merged;
}

/** Components whose own default is `sm`. */
const FROM_SM = [
  'Button', 'TextInput', 'NumberInput', 'PasswordInput', 'Textarea', 'Select', 'MultiSelect', 'Autocomplete', 'TagsInput',
  'NativeSelect', 'PillsInput', 'FileInput', 'ColorInput', 'JsonInput', 'MaskInput', 'TreeSelect', 'Cascader', 'Checkbox', 'Radio',
  'Switch', 'SegmentedControl', 'Chip', 'Rating', 'PinInput',
] as const; // prettier-ignore
/** Components whose own default is `md`. */
const FROM_MD = ['ActionIcon', 'Slider', 'RangeSlider', 'Pagination', 'ColorPicker'] as const;

/** `theme.scale` scales every rem; the size props make controls small or large among themselves. */
export function sizeDefaults(scale: Scale): Defaults {
  switch (scale) {
    case 'default':
      return {};
    case 'small':
      return { ...each(FROM_SM, { size: 'xs' }), ...each(FROM_MD, { size: 'sm' }) };
    case 'large':
      return { ...each(FROM_SM, { size: 'md' }), ...each(FROM_MD, { size: 'lg' }) };
  }
}

/** Controls whose tight form is not the theme's spacing. */
export function densityDefaults(spacing: Spacing): Defaults {
  return spacing === 'compact' ? { Table: { verticalSpacing: 4, horizontalSpacing: 8 } } : {};
}

const TRANSITIONED = ['Popover', 'Menu', 'Modal', 'Drawer', 'Tooltip', 'HoverCard', 'Combobox', 'Dialog'] as const;
const TIMED = ['Collapse', 'Accordion', 'SegmentedControl', 'NavLink'] as const;

/** Mantine has no switch for all animations: each family of components has its prop. */
export function stillDefaults(): Defaults {
  return { ...each(TRANSITIONED, { transitionProps: { duration: 0 } }), ...each(TIMED, { transitionDuration: 0 }) };
}
