import { Button, Flex, Space, Tag, theme } from 'antd';
import { useState } from 'react';
import { face, SIZE } from './antd-face';
import type * as Overlays from './antd-overlays';
import { Captioned } from './captioned';
import { items, presses, pressed, selected } from './kind';
import type { ButtonStageProps, KindProps } from './kind';
import type { Setup } from './model';

const OPENS_SOMETHING: ReadonlySet<Setup['kind']> = new Set(['popover', 'menu', 'confirm']);
let overlays: typeof Overlays | undefined;

/** Popovers, menus and dialogs are half of antd: pages of plain buttons do without them. */
export async function prepare(setups: readonly Setup[]): Promise<void> {
  if (setups.some(({ kind }) => OPENS_SOMETHING.has(kind))) overlays = await import('./antd-overlays');
}

function Press({ label, setup, size, state, commit }: KindProps<'press'>) {
  const { token } = theme.useToken();
  const [count, setCount] = useState(presses(state));
  const press = () => {
    setCount(count + 1);
    commit({ presses: count + 1 });
  };
  return (
    <Flex gap="small" align="center">
      <Button {...face(label, setup, size)} onClick={press} />
      {setup.says && (
        <span role="status" style={{ color: token.colorSuccess }}>
          {count > 0 && setup.says}
        </span>
      )}
    </Flex>
  );
}

function Clear({ label, setup, size, state, commit }: KindProps<'clear'>) {
  const { token } = theme.useToken();
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
      {chips.length === 0 && <span style={{ color: token.colorTextSecondary }}>{setup.empty}</span>}
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

export default function AntdButtonStage(props: ButtonStageProps) {
  return (
    <Captioned label={props.label} setup={props.setup}>
      <Kind {...props} />
    </Captioned>
  );
}
