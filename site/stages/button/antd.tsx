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
import { Button, Dropdown, Flex, Modal, Popconfirm, Popover, Space, Tag, Typography } from 'antd';
import type { ButtonProps } from 'antd';
import { type ComponentType, useState } from 'react';
import type { Size } from '../contract';
import { Captioned } from './captioned';
import { answers, faceOf, items, overlay, presses, pressed, selected } from './kind';
import type { ButtonStageProps, FacedSetup, KindProps } from './kind';
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
const SIZE = { small: 'small', default: 'middle', large: 'large' } as const;
const TYPE: Partial<Record<string, ButtonProps['type']>> = {
  primary: 'primary',
  dashed: 'dashed',
  link: 'link',
  text: 'text',
};

/** The antd props that a set-up's face stands for. */
function face(label: string, setup: FacedSetup, size: Size): ButtonProps {
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

function Press({ label, setup, size, state, commit }: KindProps<'press'>) {
  const [count, setCount] = useState(presses(state));
  const press = () => {
    setCount(count + 1);
    commit({ presses: count + 1 });
  };
  return (
    <Flex gap="small" align="center">
      <Button {...face(label, setup, size)} onClick={press} />
      {setup.says && (
        <Typography.Text type="success" role="status">
          {count > 0 && setup.says}
        </Typography.Text>
      )}
    </Flex>
  );
}

function Clear({ label, setup, size, state, commit }: KindProps<'clear'>) {
  const [chips, setChips] = useState(items(state));
  const clear = () => {
    setChips([]);
    commit({ items: [] });
  };
  return (
    <Flex gap="small" align="center" wrap>
      {chips.map((chip) => (
        <Tag key={chip}>{chip}</Tag>
      ))}
      {chips.length === 0 && <Typography.Text type="secondary">{setup.empty}</Typography.Text>}
      <Button {...face(label, setup, size)} onClick={clear} />
    </Flex>
  );
}

function Toggle({ label, setup, size, state, commit }: KindProps<'toggle'>) {
  const [on, setOn] = useState(pressed(state));
  const toggle = () => {
    setOn(!on);
    commit({ pressed: !on });
  };
  return <Button {...face(label, setup, size)} type={on ? 'primary' : 'default'} aria-pressed={on} onClick={toggle} />;
}

function Choice({ label, setup, size, state, commit }: KindProps<'choice'>) {
  const [value, setValue] = useState(selected(state));
  const choose = (next: string) => {
    setValue(next);
    if (next !== value) commit({ selected: next });
  };
  return (
    <Space.Compact role="group" aria-label={label}>
      {setup.options.map((option) => (
        <Button
          key={option.value}
          size={SIZE[size]}
          type={option.value === value ? 'primary' : 'default'}
          aria-pressed={option.value === value}
          onClick={() => choose(option.value)}
        >
          {option.text}
        </Button>
      ))}
    </Space.Compact>
  );
}

function WithPopover({ label, setup, size, state, commit }: KindProps<'popover'>) {
  const [open, setOpen] = useState(overlay(state).open);
  const change = (next: boolean) => {
    setOpen(next);
    commit({ open: next, chosen: null });
  };
  return (
    <Popover
      title={setup.title}
      content={<div style={{ maxWidth: 260 }}>{setup.body}</div>}
      trigger="click"
      open={open}
      onOpenChange={change}
    >
      <Button {...face(label, setup, size)} aria-expanded={open} />
    </Popover>
  );
}

function WithMenu({ label, setup, size, state, commit }: KindProps<'menu'>) {
  const [{ open, chosen }, setMenu] = useState(overlay(state));
  const change = (next: { open: boolean; chosen: string | null }) => {
    setMenu(next);
    commit(next);
  };
  return (
    <Dropdown
      trigger={['click']}
      open={open}
      onOpenChange={(next, { source }) => source === 'trigger' && change({ open: next, chosen })}
      menu={{
        items: setup.items.map((item) => ({ key: item, label: item })),
        onClick: ({ key }) => change({ open: false, chosen: key }),
      }}
    >
      <Button {...face(label, setup, size)} aria-haspopup="menu" aria-expanded={open} />
    </Dropdown>
  );
}

function Confirm({ label, setup, size, state, commit }: KindProps<'confirm'>) {
  const [open, setOpen] = useState(false);
  const [counts, setCounts] = useState(answers(state));
  const answer = (given: 'confirmed' | 'cancelled') => {
    const next = { ...counts, [given]: counts[given] + 1 };
    setOpen(false);
    setCounts(next);
    commit(next);
  };
  const dialog = {
    okText: setup.yes,
    cancelText: setup.no,
    onCancel: () => answer('cancelled'),
  };
  if (setup.via === 'popover') {
    return (
      <Popconfirm title={setup.question} description={setup.body} {...dialog} onConfirm={() => answer('confirmed')}>
        <Button {...face(label, setup, size)} disabled={setup.disabled || counts.confirmed > 0} />
      </Popconfirm>
    );
  }
  return (
    <>
      <Button
        {...face(label, setup, size)}
        disabled={setup.disabled || counts.confirmed > 0}
        onClick={() => setOpen(true)}
      />
      <Modal title={setup.question} open={open} {...dialog} onOk={() => answer('confirmed')}>
        {setup.body}
      </Modal>
    </>
  );
}

function Kind({ setup, ...rest }: ButtonStageProps) {
  switch (setup.kind) {
    case 'press':
      return <Press setup={setup} {...rest} />;
    case 'clear':
      return <Clear setup={setup} {...rest} />;
    case 'toggle':
      return <Toggle setup={setup} {...rest} />;
    case 'choice':
      return <Choice setup={setup} {...rest} />;
    case 'popover':
      return <WithPopover setup={setup} {...rest} />;
    case 'menu':
      return <WithMenu setup={setup} {...rest} />;
    case 'confirm':
      return <Confirm setup={setup} {...rest} />;
  }
}

export default function AntdButtonStage(props: ButtonStageProps) {
  return (
    <Captioned label={props.label} setup={props.setup}>
      <Kind {...props} />
    </Captioned>
  );
}
