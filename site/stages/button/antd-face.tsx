import ArchiveIcon from '@ant-design/icons/InboxOutlined';
import BellIcon from '@ant-design/icons/BellOutlined';
import CopyIcon from '@ant-design/icons/CopyOutlined';
import DeleteIcon from '@ant-design/icons/DeleteOutlined';
import DownloadIcon from '@ant-design/icons/DownloadOutlined';
import EditIcon from '@ant-design/icons/EditOutlined';
import FilterIcon from '@ant-design/icons/FilterOutlined';
import FlagIcon from '@ant-design/icons/FlagOutlined';
import MoreIcon from '@ant-design/icons/MoreOutlined';
import MuteIcon from '@ant-design/icons/AudioMutedOutlined';
import PinIcon from '@ant-design/icons/PushpinOutlined';
import PrintIcon from '@ant-design/icons/PrinterOutlined';
import RefreshIcon from '@ant-design/icons/ReloadOutlined';
import SettingsIcon from '@ant-design/icons/SettingOutlined';
import ShareIcon from '@ant-design/icons/ShareAltOutlined';
import StarIcon from '@ant-design/icons/StarOutlined';
import type { ButtonProps } from 'antd';
import type { ComponentType } from 'react';
import type { Size } from '../contract';
import { faceOf } from './kind';
import type { FacedSetup } from './kind';
import type { IconName } from './model';

const ICON: Record<IconName, ComponentType> = {
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
export const SIZE = { small: 'small', default: 'middle', large: 'large' } as const;
const TYPE: Partial<Record<string, ButtonProps['type']>> = {
  primary: 'primary',
  dashed: 'dashed',
  link: 'link',
  text: 'text',
};

/** The antd props that a set-up's face stands for. */
export function face(label: string, setup: FacedSetup, size: Size): ButtonProps {
  const { text, name } = faceOf(label, setup);
  const Icon = setup.icon && ICON[setup.icon];
  return {
    children: text,
    'aria-label': name,
    icon: Icon && <Icon />,
    type: TYPE[setup.variant ?? 'default'] ?? 'default',
    danger: setup.tone === 'red',
    disabled: setup.disabled,
    loading: setup.loading,
    size: SIZE[size],
  };
}
