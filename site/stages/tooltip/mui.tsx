import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { cloneElement, type ReactElement, useId, useState } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State, Trigger } from './model';
import { Drawing } from './Drawing';
import { partsOf, useTips } from './tips';

const SIZE = { small: 'small', default: 'medium', large: 'large' } as const;

type Child = ReactElement<{ onClick?(): void }>;
type Wrap = (trigger: Trigger, child: Child) => ReactElement;

export default function MuiTooltipStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const id = useId();
  const report = useTips({ setup, ...live });
  const wrap: Wrap = ({ name, tip }, child) => {
    const common = {
      title: tip,
      // The tip describes its trigger, which has a name of its own.
      describeChild: true,
      arrow: setup.kind !== 'tiles',
      placement: setup.side,
      followCursor: setup.follows,
      children: child,
    };
    return setup.opens === 'press' || setup.opens === 'toggle' ? (
      <PressTooltip
        key={name}
        {...common}
        goesBeside={setup.opens === 'press'}
        isOpenAtFirst={live.state.open.includes(name)}
        report={(open) => report(name, open)}
      />
    ) : (
      <Tooltip
        key={name}
        {...common}
        enterDelay={setup.delay}
        disableHoverListener={setup.opens === 'focus'}
        onOpen={() => report(name, true)}
        onClose={() => report(name, false)}
      />
    );
  };
  return (
    <Stack spacing={1} role="group" aria-labelledby={setup.heading && setup.kind !== 'field' ? id : undefined}>
      {setup.heading && setup.kind !== 'field' && (
        <Typography id={id} variant="subtitle2" component="span">
          {label}
        </Typography>
      )}
      <Triggers label={label} setup={setup} size={SIZE[size]} wrap={wrap} />
    </Stack>
  );
}

interface PressTooltipProps extends Omit<TooltipProps, 'children'> {
  children: Child;
  /** Whether a press beside it closes it too. */
  goesBeside: boolean;
  isOpenAtFirst: boolean;
  report(open: boolean): void;
}

/** A tip that a press on its trigger opens and closes. */
function PressTooltip({ children, goesBeside, isOpenAtFirst, report, ...tooltip }: PressTooltipProps) {
  const [open, setOpen] = useState(isOpenAtFirst);
  const change = (next: boolean) => {
    setOpen(next);
    report(next);
  };
  return (
    <ClickAwayListener onClickAway={() => goesBeside && open && change(false)}>
      <Tooltip
        {...tooltip}
        open={open}
        onClose={() => change(false)}
        disableFocusListener
        disableHoverListener
        disableTouchListener
      >
        {cloneElement(children, { onClick: () => change(!open) })}
      </Tooltip>
    </ClickAwayListener>
  );
}

interface TriggersProps {
  label: string;
  setup: Setup;
  size: 'small' | 'medium' | 'large';
  wrap: Wrap;
}

function Triggers({ label, setup, size, wrap }: TriggersProps) {
  switch (setup.kind) {
    case 'buttons':
      return (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {setup.triggers.map((trigger) =>
            wrap(
              trigger,
              <Button size={size} variant="outlined">
                {trigger.name}
              </Button>,
            ),
          )}
        </Stack>
      );
    case 'icons':
      return (
        <Stack direction="row" spacing={0.5}>
          {setup.triggers.map((trigger) =>
            wrap(
              trigger,
              <IconButton size={size} color="primary" aria-label={trigger.name}>
                <Drawing name={trigger.symbol} size="1em" />
              </IconButton>,
            ),
          )}
        </Stack>
      );
    case 'field':
      return (
        <TextField
          label={label}
          defaultValue={setup.value}
          size={size === 'small' ? 'small' : 'medium'}
          fullWidth
          slotProps={{
            input: {
              endAdornment: (
                <InputAdornment position="end">
                  {setup.triggers.map((trigger) =>
                    wrap(
                      trigger,
                      <IconButton size="small" aria-label={trigger.name}>
                        <Drawing name={trigger.symbol} size="0.9em" />
                      </IconButton>,
                    ),
                  )}
                </InputAdornment>
              ),
            },
          }}
        />
      );
    case 'stats':
      return (
        <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {setup.triggers.map((trigger) => (
            <Box key={trigger.name} sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 1.5 }}>
              <Typography variant="h6" component="div">
                {trigger.value}
              </Typography>
              <Stack direction="row" sx={{ alignItems: 'center', color: 'text.secondary' }}>
                <Typography variant="body2">{trigger.name}</Typography>
                {wrap(
                  trigger,
                  <IconButton size="small" aria-label={`About ${trigger.name}`}>
                    <InfoOutlined fontSize="inherit" />
                  </IconButton>,
                )}
              </Stack>
            </Box>
          ))}
        </Stack>
      );
    case 'sentence':
      return (
        <Typography sx={{ maxWidth: 440, lineHeight: 2 }}>
          {partsOf(
            setup.text,
            setup.triggers.map(({ name }) => name),
          ).map(({ text, isWord }) => {
            const trigger = setup.triggers.find(({ name }) => isWord && name === text);
            return trigger
              ? wrap(
                  trigger,
                  <Box
                    component="abbr"
                    tabIndex={0}
                    sx={{ fontWeight: 500, textDecoration: 'underline dotted', textUnderlineOffset: 4, cursor: 'help' }}
                  >
                    {text}
                  </Box>,
                )
              : text;
          })}
        </Typography>
      );
    case 'tiles':
      return (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: `repeat(${setup.columns}, 1fr)` }}>
          {setup.triggers.map((trigger) =>
            wrap(
              trigger,
              <ButtonBase sx={{ height: 84, borderRadius: 1, bgcolor: 'action.selected', typography: 'subtitle2' }}>
                {trigger.name}
              </ButtonBase>,
            ),
          )}
        </Box>
      );
  }
}
