import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import BellIcon from '@mui/icons-material/NotificationsOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import FilterIcon from '@mui/icons-material/FilterListOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import MuteIcon from '@mui/icons-material/MicOffOutlined';
import PinIcon from '@mui/icons-material/PushPinOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import StarIcon from '@mui/icons-material/StarBorder';
import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ComponentType } from 'react';
import type { Size } from '../contract';
import { faceOf } from './kind';
import type { FacedSetup } from './kind';
import type { IconName } from './model';

const ICON: Record<IconName, ComponentType<{ fontSize?: 'inherit' | 'small' }>> = {
  archive: ArchiveIcon,
  bell: BellIcon,
  copy: CopyIcon,
  delete: DeleteIcon,
  download: DownloadIcon,
  edit: EditIcon,
  filter: FilterIcon,
  flag: FlagIcon,
  more: MoreIcon,
  mute: MuteIcon,
  pin: PinIcon,
  print: PrintIcon,
  refresh: RefreshIcon,
  settings: SettingsIcon,
  share: ShareIcon,
  star: StarIcon,
};
export const SIZE = { small: 'small', default: 'medium', large: 'large' } as const;
export const COLOR = {
  blue: 'primary',
  red: 'error',
  green: 'success',
  purple: 'secondary',
  orange: 'warning',
  gray: 'inherit',
} as const;
const VARIANT: Partial<Record<string, ButtonProps['variant']>> = {
  contained: 'contained',
  outlined: 'outlined',
  text: 'text',
};

interface FaceProps extends Pick<ButtonProps, 'onClick' | 'ref' | 'disabled' | 'color' | 'variant'> {
  label: string;
  setup: FacedSetup;
  size: Size;
  'aria-pressed'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
}

/** The button of a set-up: a `Button`, or an `IconButton` where it has no text. */
export function FaceButton({ label, setup, size, variant, ...rest }: FaceProps) {
  const { text, name } = faceOf(label, setup);
  const Icon = setup.icon && ICON[setup.icon];
  const color = COLOR[setup.tone ?? 'blue'];
  const common = { 'aria-label': name, size: SIZE[size], disabled: setup.disabled, loading: setup.loading, ...rest };
  if (text === undefined) {
    return (
      <IconButton color={setup.tone ? color : 'default'} {...common}>
        {Icon && <Icon fontSize={size === 'small' ? 'small' : undefined} />}
      </IconButton>
    );
  }
  return (
    <Button
      variant={variant ?? VARIANT[setup.variant ?? 'outlined'] ?? 'outlined'}
      color={color}
      startIcon={Icon && <Icon />}
      {...common}
    >
      {text}
    </Button>
  );
}
