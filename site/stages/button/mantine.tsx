import { ActionIcon, Badge, Button, Group, Menu, Modal, Popover, Stack, Text } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import { type Ref, useState } from 'react';
import type { Size } from '../contract';
import { Captioned } from './captioned';
import { Glyph } from './glyphs';
import { answers, faceOf, items, overlay, presses, pressed, selected } from './kind';
import type { ButtonStageProps, FacedSetup, KindProps } from './kind';

const SIZE = { small: 'xs', default: 'sm', large: 'lg' } as const;
const ACTION_SIZE = { small: 'md', default: 'lg', large: 'xl' } as const;
const COLOR = { blue: 'blue', red: 'red', green: 'green', purple: 'grape', orange: 'orange', gray: 'gray' } as const;
const VARIANTS = new Set<string>(['default', 'filled', 'light', 'outline', 'subtle', 'transparent']);

interface FaceProps {
  label: string;
  setup: FacedSetup;
  size: Size;
  variant?: ButtonProps['variant'];
  disabled?: boolean;
  'aria-pressed'?: boolean;
  onClick?(): void;
  ref?: Ref<HTMLButtonElement>;
}

/** The button of a set-up: a `Button`, or an `ActionIcon` where it has no text. */
function FaceButton({ label, setup, size, ...rest }: FaceProps) {
  const { text, name } = faceOf(label, setup);
  const common = {
    'aria-label': name,
    variant: setup.variant && VARIANTS.has(setup.variant) ? setup.variant : 'default',
    color: setup.tone && COLOR[setup.tone],
    disabled: setup.disabled,
    loading: setup.loading,
    ...rest,
  };
  if (text === undefined) {
    return (
      <ActionIcon size={ACTION_SIZE[size]} {...common}>
        {setup.icon && <Glyph icon={setup.icon} size={size === 'small' ? 16 : 20} />}
      </ActionIcon>
    );
  }
  return (
    <Button size={SIZE[size]} leftSection={setup.icon && <Glyph icon={setup.icon} />} {...common}>
      {text}
    </Button>
  );
}

function Press({ label, setup, size, state, commit }: KindProps<'press'>) {
  const [count, setCount] = useState(presses(state));
  const press = () => {
    setCount(count + 1);
    commit({ presses: count + 1 });
  };
  return (
    <Group gap="sm">
      <FaceButton label={label} setup={setup} size={size} onClick={press} />
      {setup.says && (
        <Text size="sm" c="green" role="status">
          {count > 0 && setup.says}
        </Text>
      )}
    </Group>
  );
}

function Clear({ label, setup, size, state, commit }: KindProps<'clear'>) {
  const [chips, setChips] = useState(items(state));
  const clear = () => {
    setChips([]);
    commit({ items: [] });
  };
  return (
    <Group gap="xs">
      {chips.map((chip) => (
        <Badge key={chip} variant="light" color="gray" tt="none">
          {chip}
        </Badge>
      ))}
      {chips.length === 0 && (
        <Text size="sm" c="dimmed">
          {setup.empty}
        </Text>
      )}
      <FaceButton label={label} setup={setup} size={size} onClick={clear} />
    </Group>
  );
}

function Toggle({ label, setup, size, state, commit }: KindProps<'toggle'>) {
  const [on, setOn] = useState(pressed(state));
  const toggle = () => {
    setOn(!on);
    commit({ pressed: !on });
  };
  return (
    <FaceButton
      label={label}
      setup={setup}
      size={size}
      variant={on ? 'filled' : 'default'}
      aria-pressed={on}
      onClick={toggle}
    />
  );
}

function Choice({ label, setup, size, state, commit }: KindProps<'choice'>) {
  const [value, setValue] = useState(selected(state));
  const choose = (next: string) => {
    setValue(next);
    if (next !== value) commit({ selected: next });
  };
  return (
    <div role="group" aria-label={label}>
      <Button.Group>
        {setup.options.map((option) => (
          <Button
            key={option.value}
            size={SIZE[size]}
            variant={option.value === value ? 'filled' : 'default'}
            aria-pressed={option.value === value}
            onClick={() => choose(option.value)}
          >
            {option.text}
          </Button>
        ))}
      </Button.Group>
    </div>
  );
}

function WithPopover({ label, setup, size, state, commit }: KindProps<'popover'>) {
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

function WithMenu({ label, setup, size, state, commit }: KindProps<'menu'>) {
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

function Confirm({ label, setup, size, state, commit }: KindProps<'confirm'>) {
  const [open, setOpen] = useState(false);
  const [counts, setCounts] = useState(answers(state));
  const answer = (given: 'confirmed' | 'cancelled') => {
    const next = { ...counts, [given]: counts[given] + 1 };
    setOpen(false);
    setCounts(next);
    commit(next);
  };
  const opener = (
    <FaceButton
      label={label}
      setup={setup}
      size={size}
      disabled={setup.disabled || counts.confirmed > 0}
      onClick={() => setOpen(!open)}
    />
  );
  const actions = (
    <Group justify="flex-end" gap="xs">
      <Button size="xs" variant="default" onClick={() => answer('cancelled')}>
        {setup.no}
      </Button>
      <Button size="xs" color={setup.tone && COLOR[setup.tone]} onClick={() => answer('confirmed')}>
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
      <Modal opened={open} onClose={() => answer('cancelled')} title={setup.question} centered>
        <Stack gap="md">
          {setup.body && <Text size="sm">{setup.body}</Text>}
          {actions}
        </Stack>
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

export default function MantineButtonStage(props: ButtonStageProps) {
  return (
    <Captioned label={props.label} setup={props.setup}>
      <Kind {...props} />
    </Captioned>
  );
}
