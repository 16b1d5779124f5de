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
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ComponentType, useRef, useState } from 'react';
import type { Size } from '../contract';
import { Captioned } from './captioned';
import { answers, faceOf, items, overlay, presses, pressed, selected } from './kind';
import type { ButtonStageProps, FacedSetup, KindProps } from './kind';
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
const SIZE = { small: 'small', default: 'medium', large: 'large' } as const;
const COLOR = {
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
function FaceButton({ label, setup, size, variant, ...rest }: FaceProps) {
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

function Press({ commit, ...props }: KindProps<'press'>) {
  const [count, setCount] = useState(presses(props.state));
  const press = () => {
    setCount(count + 1);
    commit({ presses: count + 1 });
  };
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <FaceButton {...props} onClick={press} />
      {props.setup.says && (
        <Typography variant="body2" role="status" sx={{ color: 'success.main' }}>
          {count > 0 && props.setup.says}
        </Typography>
      )}
    </Stack>
  );
}

function Clear({ commit, ...props }: KindProps<'clear'>) {
  const [chips, setChips] = useState(items(props.state));
  const clear = () => {
    setChips([]);
    commit({ items: [] });
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      {chips.map((chip) => (
        <Chip key={chip} label={chip} size="small" />
      ))}
      {chips.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {props.setup.empty}
        </Typography>
      )}
      <FaceButton {...props} onClick={clear} />
    </Stack>
  );
}

function Toggle({ commit, ...props }: KindProps<'toggle'>) {
  const [on, setOn] = useState(pressed(props.state));
  const toggle = () => {
    setOn(!on);
    commit({ pressed: !on });
  };
  const button = (
    <FaceButton
      {...props}
      color={on ? 'primary' : 'inherit'}
      variant={on ? 'contained' : 'outlined'}
      aria-pressed={on}
      onClick={toggle}
    />
  );
  if (!props.setup.icon_only) return button;
  return (
    <Box sx={{ display: 'inline-flex', borderRadius: '50%', bgcolor: on ? 'action.selected' : 'transparent' }}>
      {button}
    </Box>
  );
}

function Choice({ label, setup, size, state, commit }: KindProps<'choice'>) {
  const [value, setValue] = useState(selected(state));
  const choose = (next: string | null) => {
    if (next === null) return;
    setValue(next);
    commit({ selected: next });
  };
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      onChange={(_, next: string | null) => choose(next)}
      size={SIZE[size]}
      aria-label={label}
    >
      {setup.options.map((option) => (
        <ToggleButton key={option.value} value={option.value}>
          {option.text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function WithPopover({ commit, ...props }: KindProps<'popover'>) {
  const [open, setOpen] = useState(overlay(props.state).open);
  const anchor = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    setOpen(next);
    commit({ open: next, chosen: null });
  };
  return (
    <>
      <FaceButton {...props} ref={anchor} aria-haspopup="dialog" aria-expanded={open} onClick={() => change(true)} />
      <Popover
        open={open}
        anchorEl={() => anchor.current}
        onClose={() => change(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Box sx={{ p: 2, maxWidth: 300 }}>
          {props.setup.title && <Typography variant="subtitle2">{props.setup.title}</Typography>}
          <Typography variant="body2">{props.setup.body}</Typography>
        </Box>
      </Popover>
    </>
  );
}

function WithMenu({ commit, ...props }: KindProps<'menu'>) {
  const [{ open, chosen }, setMenu] = useState(overlay(props.state));
  const anchor = useRef<HTMLButtonElement>(null);
  const change = (next: { open: boolean; chosen: string | null }) => {
    setMenu(next);
    commit(next);
  };
  return (
    <>
      <FaceButton
        {...props}
        ref={anchor}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => change({ open: true, chosen })}
      />
      <Menu open={open} anchorEl={() => anchor.current} onClose={() => change({ open: false, chosen })}>
        {props.setup.items.map((item) => (
          <MenuItem key={item} onClick={() => change({ open: false, chosen: item })}>
            {item}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function Confirm({ commit, ...props }: KindProps<'confirm'>) {
  const { setup } = props;
  const [open, setOpen] = useState(false);
  const [counts, setCounts] = useState(answers(props.state));
  const anchor = useRef<HTMLButtonElement>(null);
  const answer = (given: 'confirmed' | 'cancelled') => {
    const next = { ...counts, [given]: counts[given] + 1 };
    setOpen(false);
    setCounts(next);
    commit(next);
  };
  const parts = (
    <>
      <DialogTitle>{setup.question}</DialogTitle>
      {setup.body && (
        <DialogContent>
          <DialogContentText>{setup.body}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={() => answer('cancelled')}>{setup.no}</Button>
        <Button onClick={() => answer('confirmed')} color={COLOR[setup.tone ?? 'blue']}>
          {setup.yes}
        </Button>
      </DialogActions>
    </>
  );
  return (
    <>
      <FaceButton
        {...props}
        ref={anchor}
        aria-haspopup="dialog"
        disabled={setup.disabled || counts.confirmed > 0}
        onClick={() => setOpen(true)}
      />
      {setup.via === 'dialog' ? (
        <Dialog open={open} onClose={() => answer('cancelled')}>
          {parts}
        </Dialog>
      ) : (
        <Popover open={open} anchorEl={() => anchor.current} onClose={() => answer('cancelled')}>
          {parts}
        </Popover>
      )}
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

export default function MuiButtonStage(props: ButtonStageProps) {
  return (
    <Captioned label={props.label} setup={props.setup}>
      <Kind {...props} />
    </Captioned>
  );
}
