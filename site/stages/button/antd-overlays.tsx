import { Button, Dropdown, Modal, Popconfirm, Popover } from 'antd';
import { useState } from 'react';
import { face } from './antd-face';
import { confirmed, overlay } from './kind';
import type { KindProps } from './kind';

export function WithPopover({ label, setup, size, state, commit }: KindProps<'popover'>) {
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

export function WithMenu({ label, setup, size, state, commit }: KindProps<'menu'>) {
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

export function Confirm({ label, setup, size, state, commit }: KindProps<'confirm'>) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(confirmed(state));
  const close = () => setOpen(false);
  const confirm = () => {
    close();
    setDone(true);
    commit({ confirmed: true });
  };
  const dialog = {
    okText: setup.yes,
    cancelText: setup.no,
    onCancel: close,
  };
  if (setup.via === 'popover') {
    return (
      <Popconfirm title={setup.question} description={setup.body} {...dialog} onConfirm={confirm}>
        <Button {...face(label, setup, size)} disabled={setup.disabled || done} />
      </Popconfirm>
    );
  }
  return (
    <>
      <Button {...face(label, setup, size)} disabled={setup.disabled || done} onClick={() => setOpen(true)} />
      <Modal title={setup.question} open={open} {...dialog} onOk={confirm}>
        {setup.body}
      </Modal>
    </>
  );
}
