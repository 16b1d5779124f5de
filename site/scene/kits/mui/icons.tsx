import Download from '@mui/icons-material/Download';
import FilterList from '@mui/icons-material/FilterList';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Refresh from '@mui/icons-material/Refresh';
import Search from '@mui/icons-material/Search';
import Settings from '@mui/icons-material/Settings';
import { IconButton } from '@mui/material';
import type { ComponentType } from 'react';
import type { IconName, KitParts } from '../../contract';
import { muiSize } from '../mui';

const ICONS: Record<IconName, ComponentType<{ fontSize?: 'small' | 'inherit' }>> = {
  settings: Settings,
  filter: FilterList,
  more: MoreVert,
  refresh: Refresh,
  download: Download,
  help: HelpOutline,
  bell: NotificationsNone,
  search: Search,
};

const icons: KitParts['icons'] = {
  IconButton({ label, icon, onClick, size }) {
    const Icon = ICONS[icon];
    return (
      <IconButton aria-label={label} title={label} color="inherit" size={muiSize(size)} onClick={onClick}>
        <Icon fontSize="small" />
      </IconButton>
    );
  },
};
export default icons;
