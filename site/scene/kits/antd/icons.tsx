import BellOutlined from '@ant-design/icons/BellOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import FilterOutlined from '@ant-design/icons/FilterOutlined';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import { Button } from 'antd';
import type { ComponentType } from 'react';
import type { IconName, KitParts } from '../../contract';
import { antdSize } from '../antd';

const ICONS: Record<IconName, ComponentType> = {
  settings: SettingOutlined,
  filter: FilterOutlined,
  more: MoreOutlined,
  refresh: ReloadOutlined,
  download: DownloadOutlined,
  help: QuestionCircleOutlined,
  bell: BellOutlined,
  search: SearchOutlined,
};

const icons: KitParts['icons'] = {
  IconButton({ label, icon, onClick, size }) {
    const Icon = ICONS[icon];
    return (
      <Button type="text" aria-label={label} title={label} icon={<Icon />} size={antdSize(size)} onClick={onClick} />
    );
  },
};
export default icons;
