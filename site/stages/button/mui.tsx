import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Captioned } from './captioned';
import { items, presses, pressed, selected } from './kind';
import type { ButtonStageProps, KindProps } from './kind';
import type { Setup } from './model';
import { FaceButton, SIZE } from './mui-face';
import type * as Overlays from './mui-overlays';

const OPENS_SOMETHING: ReadonlySet<Setup['kind']> = new Set(['popover', 'menu', 'confirm']);
let overlays: typeof Overlays | undefined;

/** Popovers, menus and dialogs: pages of plain buttons do without them. */
export async function prepare(setups: readonly Setup[]): Promise<void> {
  if (setups.some(({ kind }) => OPENS_SOMETHING.has(kind))) overlays = await import('./mui-overlays');
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

export default function MuiButtonStage(props: ButtonStageProps) {
  return (
    <Captioned label={props.label} setup={props.setup}>
      <Kind {...props} />
    </Captioned>
  );
}
