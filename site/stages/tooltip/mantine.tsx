import {
  ActionIcon,
  Box,
  Button,
  Group,
  Paper,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Tooltip,
  UnstyledButton,
  useMantineTheme,
} from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { cloneElement, type ReactElement, type Ref, useId, useState } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State, Trigger } from './model';
import { Drawing } from './Drawing';
import { partsOf, useTips } from './tips';

const SIZE = { small: 'xs', default: 'sm', large: 'md' } as const;

interface ChildProps {
  ref?: Ref<HTMLElement>;
  onClick?(): void;
  onMouseEnter?(): void;
  onMouseLeave?(): void;
}
type Child = ReactElement<ChildProps>;
type Wrap = (trigger: Trigger, child: Child) => ReactElement;

export default function MantineTooltipStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const id = useId();
  const report = useTips({ setup, ...live });
  const wrap: Wrap = (trigger, child) => (
    <Tip
      key={trigger.name}
      setup={setup}
      tip={trigger.tip}
      isOpenAtFirst={live.state.open.includes(trigger.name)}
      report={(open) => report(trigger.name, open)}
    >
      {child}
    </Tip>
  );
  const triggers = <Triggers label={label} setup={setup} size={SIZE[size]} wrap={wrap} />;
  return (
    <Stack gap={6} role="group" aria-labelledby={setup.heading && setup.kind !== 'field' ? id : undefined}>
      {setup.heading && setup.kind !== 'field' && (
        <Text id={id} fw={500} size={SIZE[size]}>
          {label}
        </Text>
      )}
      {setup.grouped ? (
        <Tooltip.Group openDelay={setup.delay} closeDelay={100}>
          {triggers}
        </Tooltip.Group>
      ) : (
        triggers
      )}
    </Stack>
  );
}

interface TipProps {
  setup: Setup;
  tip: string;
  isOpenAtFirst: boolean;
  report(open: boolean): void;
  children: Child;
}

function Tip({ setup, tip, isOpenAtFirst, report, children }: TipProps) {
  // Given props replace the theme's, where the switch for motion is.
  const defaults = useMantineTheme().components.Tooltip?.defaultProps as { transitionProps?: object } | undefined;
  // Mantine tells nobody that a tooltip opens, but its transition does: after the delay, when the tip begins to show.
  const transitionProps = {
    ...defaults?.transitionProps,
    onEnter: () => report(true),
    onExit: () => report(false),
  };
  const common = { label: tip, multiline: true, maw: 260 };
  const [opened, setOpened] = useState(isOpenAtFirst);
  const outside = useClickOutside<HTMLElement>(() => setup.opens === 'press' && setOpened(false));
  if (setup.follows) {
    // A floating tooltip has no transition: it is there while the pointer is over its target.
    const over = { onMouseEnter: () => report(true), onMouseLeave: () => report(false) };
    return <Tooltip.Floating {...common}>{cloneElement(children, over)}</Tooltip.Floating>;
  }
  if (setup.opens === 'press' || setup.opens === 'toggle') {
    return (
      <Tooltip {...common} withArrow opened={opened} position={setup.side} transitionProps={transitionProps}>
        {cloneElement(children, { ref: outside, onClick: () => setOpened(!opened) })}
      </Tooltip>
    );
  }
  return (
    <Tooltip
      {...common}
      inline={setup.kind === 'sentence'}
      openDelay={setup.grouped ? undefined : setup.delay}
      position={setup.side}
      events={{ hover: setup.opens === 'hover', focus: setup.opens === 'focus', touch: false }}
      transitionProps={transitionProps}
    >
      {children}
    </Tooltip>
  );
}

interface TriggersProps {
  label: string;
  setup: Setup;
  size: 'xs' | 'sm' | 'md';
  wrap: Wrap;
}

function Triggers({ label, setup, size, wrap }: TriggersProps) {
  switch (setup.kind) {
    case 'buttons':
      return (
        <Group gap="xs">
          {setup.triggers.map((trigger) =>
            wrap(
              trigger,
              <Button size={size} variant="light">
                {trigger.name}
              </Button>,
            ),
          )}
        </Group>
      );
    case 'icons':
      return (
        <Group gap="xs" wrap="nowrap">
          {setup.triggers.map((trigger) =>
            wrap(
              trigger,
              <ActionIcon variant="default" size={size === 'xs' ? 'md' : 'lg'} aria-label={trigger.name}>
                <Drawing name={trigger.symbol} size="62%" />
              </ActionIcon>,
            ),
          )}
        </Group>
      );
    case 'field':
      return (
        <TextInput
          label={label}
          defaultValue={setup.value}
          size={size}
          rightSectionWidth={setup.triggers.length * 28 + 6}
          rightSection={
            <Group gap={2} wrap="nowrap">
              {setup.triggers.map((trigger) =>
                wrap(
                  trigger,
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={size === 'xs' ? 'sm' : 'md'}
                    aria-label={trigger.name}
                  >
                    <Drawing name={trigger.symbol} size="70%" />
                  </ActionIcon>,
                ),
              )}
            </Group>
          }
        />
      );
    case 'stats':
      return (
        <SimpleGrid cols={setup.triggers.length} spacing="xs">
          {setup.triggers.map((trigger) => (
            <Paper key={trigger.name} withBorder p="xs">
              <Group gap={4} wrap="nowrap" justify="space-between">
                <Text size="xs" c="dimmed" tt="uppercase" fw={700}>
                  {trigger.name}
                </Text>
                {wrap(
                  trigger,
                  <ActionIcon variant="subtle" color="gray" size="xs" aria-label={`About ${trigger.name}`}>
                    <Drawing name="question" size="100%" />
                  </ActionIcon>,
                )}
              </Group>
              <Text fw={700} size="lg">
                {trigger.value}
              </Text>
            </Paper>
          ))}
        </SimpleGrid>
      );
    case 'sentence':
      return (
        <Text size={size} maw={440} lh={1.9}>
          {partsOf(
            setup.text,
            setup.triggers.map(({ name }) => name),
          ).map(({ text, isWord }) => {
            const trigger = setup.triggers.find(({ name }) => isWord && name === text);
            return trigger
              ? wrap(
                  trigger,
                  <Box component="abbr" tabIndex={0} bg="var(--mantine-primary-color-light)" px={3} td="none">
                    {text}
                  </Box>,
                )
              : text;
          })}
        </Text>
      );
    case 'tiles':
      return (
        <SimpleGrid cols={setup.columns} spacing="xs">
          {setup.triggers.map((trigger) =>
            wrap(
              trigger,
              <UnstyledButton
                h={84}
                p="xs"
                ta="center"
                bg="var(--mantine-color-green-light)"
                c="var(--mantine-color-green-light-color)"
                fw={500}
                fz={size}
                style={{ borderRadius: 'var(--mantine-radius-md)' }}
              >
                {trigger.name}
              </UnstyledButton>,
            ),
          )}
        </SimpleGrid>
      );
  }
}
