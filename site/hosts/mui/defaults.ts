import type { ThemeOptions } from '@mui/material';
import type { Scale, Spacing } from '../../../tasks/factors';

type Components = NonNullable<ThemeOptions['components']>;

/** MUI has no density of its own; these are the props its documentation lists for it. */
export function densityDefaults(spacing: Spacing): Components {
  if (spacing === 'comfortable') return {};
  return {
    MuiFormControl: { defaultProps: { margin: 'dense' } },
    MuiTextField: { defaultProps: { margin: 'dense' } },
    MuiList: { defaultProps: { dense: true } },
    MuiListItem: { defaultProps: { dense: true } },
    MuiMenuItem: { defaultProps: { dense: true } },
    MuiToolbar: { defaultProps: { variant: 'dense' } },
  };
}

/** Most components know `small` and `medium` only: the type size carries `large` for the others. */
export function sizeDefaults(scale: Scale): Components {
  if (scale === 'default') return {};
  const small = scale === 'small';
  const size = small ? 'small' : 'medium';
  const wide = small ? 'small' : 'large';
  return {
    MuiButton: { defaultProps: { size: wide } },
    MuiButtonGroup: { defaultProps: { size: wide } },
    MuiToggleButtonGroup: { defaultProps: { size: wide } },
    MuiToggleButton: { defaultProps: { size: wide } },
    MuiIconButton: { defaultProps: { size: wide } },
    MuiFab: { defaultProps: { size: wide } },
    MuiPagination: { defaultProps: { size: wide } },
    MuiRating: { defaultProps: { size: wide } },
    MuiCheckbox: { defaultProps: { size: wide } },
    MuiRadio: { defaultProps: { size } },
    MuiSwitch: { defaultProps: { size } },
    MuiSlider: { defaultProps: { size } },
    MuiChip: { defaultProps: { size } },
    MuiTable: { defaultProps: { size } },
    MuiTextField: { defaultProps: { size } },
    MuiFormControl: { defaultProps: { size } },
    MuiAutocomplete: { defaultProps: { size } },
  };
}
