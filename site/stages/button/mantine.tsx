import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Captioned } from './captioned';
import { items, presses, pressed, selected } from './kind';
import type { ButtonStageProps, KindProps } from './kind';
import { FaceButton, SIZE } from './mantine-face';
import type * as Overlays from './mantine-overlays';
import type { Setup } from './model';

const OPENS_SOMETHING: ReadonlySet<Setup['kind']> = new Set(['popover', 'menu', 'confirm']);
let overlays: typeof Overlays | undefined;

/** Popovers, menus and dialogs: pages of plain buttons do without them. */
export async function prepare(setups: readonly Setup[]): Promise<void> {
  if (setups.some(({ kind }) => OPENS_SOMETHING.has(kind))) overlays = await import('./mantine-overlays');
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
      return overlays && <overlays.WithPopover setup={setup} {...rest} />;
    case 'menu':
      return overlays && <overlays.WithMenu setup={setup} {...rest} />;
    case 'confirm':
      return overlays && <overlays.Confirm setup={setup} {...rest} />;
  }
}

export default function MantineButtonStage(props: ButtonStageProps) {
  return (
    <Captioned label={props.label} setup={props.setup}>
      <Kind {...props} />
    </Captioned>
  );
}
