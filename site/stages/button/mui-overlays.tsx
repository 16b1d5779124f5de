import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { confirmed, overlay } from './kind';
import type { KindProps } from './kind';
import { COLOR, FaceButton } from './mui-face';

export function WithPopover({ commit, ...props }: KindProps<'popover'>) {
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

export function WithMenu({ commit, ...props }: KindProps<'menu'>) {
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

export function Confirm({ commit, ...props }: KindProps<'confirm'>) {
  const { setup } = props;
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(confirmed(props.state));
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const confirm = () => {
    close();
    setDone(true);
    commit({ confirmed: true });
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
        <Button onClick={close}>{setup.no}</Button>
        <Button onClick={confirm} color={COLOR[setup.tone ?? 'blue']}>
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
        disabled={setup.disabled || done}
        onClick={() => setOpen(true)}
      />
      {setup.via === 'dialog' ? (
        <Dialog open={open} onClose={close}>
          {parts}
        </Dialog>
      ) : (
        <Popover open={open} anchorEl={() => anchor.current} onClose={close}>
          {parts}
        </Popover>
      )}
    </>
  );
}
