import { Button, Group, Menu, Modal, Popover, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { confirmed, overlay } from './kind';
import type { KindProps } from './kind';
import { COLOR, FaceButton } from './mantine-face';

export function WithPopover({ label, setup, size, state, commit }: KindProps<'popover'>) {
  const [open, setOpen] = useState(overlay(state).open);
  const change = (next: boolean) => {
    setOpen(next);
    commit({ open: next, chosen: null });
  };
  return (
    <Popover width={260} position="bottom" withArrow shadow="md" opened={open} onChange={change}>
      <Popover.Target>
        <FaceButton label={label} setup={setup} size={size} onClick={() => change(!open)} />
      </Popover.Target>
      <Popover.Dropdown>
        {setup.title && (
          <Text size="sm" fw={600}>
            {setup.title}
          </Text>
        )}
        <Text size="sm">{setup.body}</Text>
      </Popover.Dropdown>
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
    <Menu
      shadow="md"
      width={200}
      closeOnItemClick={false}
      opened={open}
      onChange={(next) => change({ open: next, chosen })}
    >
      <Menu.Target>
        <FaceButton label={label} setup={setup} size={size} />
      </Menu.Target>
      <Menu.Dropdown>
        {setup.items.map((item) => (
          <Menu.Item key={item} onClick={() => change({ open: false, chosen: item })}>
            {item}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
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
  const opener = (
    <FaceButton
      label={label}
      setup={setup}
      size={size}
      disabled={setup.disabled || done}
      onClick={() => setOpen(!open)}
    />
  );
  const actions = (
    <Group justify="flex-end" gap="xs">
      <Button size="xs" variant="default" onClick={close}>
        {setup.no}
      </Button>
      <Button size="xs" color={setup.tone && COLOR[setup.tone]} onClick={confirm}>
        {setup.yes}
      </Button>
    </Group>
  );
  if (setup.via === 'popover') {
    return (
      <Popover width={260} position="bottom" withArrow shadow="md" trapFocus opened={open} onChange={setOpen}>
        <Popover.Target>{opener}</Popover.Target>
        <Popover.Dropdown>
          <Stack gap="sm">
            <Text size="sm" fw={600}>
              {setup.question}
            </Text>
            {setup.body && <Text size="sm">{setup.body}</Text>}
            {actions}
          </Stack>
        </Popover.Dropdown>
      </Popover>
    );
  }
  return (
    <>
      {opener}
      <Modal opened={open} onClose={close} title={setup.question} centered>
        <Stack gap="md">
          {setup.body && <Text size="sm">{setup.body}</Text>}
          {actions}
        </Stack>
      </Modal>
    </>
  );
}
