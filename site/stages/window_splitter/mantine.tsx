import { Box, Button, Group, Splitter, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { StageProps } from '../contract';
import type { Pane, Setup, State } from './model';
import { defaultsOf, frameOf, readoutOf, type Shares, sharesOf, useShares } from './panes';
import { Ruler } from './ruler';

const SIZE = { small: 'xs', default: 'sm', large: 'lg' } as const;
const LINE = { grip: 3, thin: 1, gradient: 8 } as const;
const GRADIENT = 'linear-gradient(180deg, var(--mantine-color-grape-6), var(--mantine-color-cyan-5))';

interface RowProps {
  panes: Pane[];
  vertical?: boolean;
  setup: Setup;
  size: (typeof SIZE)[keyof typeof SIZE];
  shares: Shares;
  show(part: Shares): void;
  settle(part: Shares): void;
}

function Content({ pane, setup, size, share }: Pick<RowProps, 'setup' | 'size'> & { pane: Pane; share: number }) {
  if (setup.bare) return <Box h="100%" bg={pane.tint} />;
  const readout = readoutOf(setup, share);
  return (
    <Stack gap={4} p="sm" style={{ overflow: 'hidden' }}>
      <Group gap="xs" wrap="nowrap">
        <Text fw={600} size={size} truncate>
          {pane.name}
        </Text>
        {readout && (
          <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {readout}
          </Text>
        )}
      </Group>
      {pane.lines?.map((line) => (
        <Text key={line} size={size} truncate>
          {line}
        </Text>
      ))}
    </Stack>
  );
}

function Row({ panes, vertical = false, setup, size, ...live }: RowProps) {
  const { shares, show, settle } = live;
  const [sizes, setSizes] = useState(panes.map(({ name }) => shares[name] ?? 0));
  const dragging = useRef(false);
  const { handle = 'grip', snap } = setup;
  const numbers = (next: readonly unknown[]) => next.map((each) => parseFloat(String(each)));
  const rest = (next: number[]): number[] => {
    const [first = 0] = next;
    if (snap === undefined || next.length !== 2) return next;
    const at = Math.round(first / snap) * snap;
    return [at, 100 - at];
  };
  return (
    <Splitter
      h="100%"
      orientation={vertical ? 'vertical' : 'horizontal'}
      sizes={sizes}
      onSizeChange={(next) => {
        setSizes(numbers(next));
        // Keys and double clicks have no end of their own.
        (dragging.current ? show : settle)(sharesOf(panes, numbers(next)));
      }}
      onResizeStart={() => (dragging.current = true)}
      onResizeEnd={(_, next) => {
        dragging.current = false;
        setSizes(rest(numbers(next)));
        settle(sharesOf(panes, rest(numbers(next))));
      }}
      step={snap}
      lineSize={LINE[handle]}
      handleColor="var(--mantine-color-default-border)"
      withHandle={handle === 'grip'}
      styles={handle === 'gradient' ? { handle: { background: GRADIENT } } : undefined}
    >
      {panes.map((pane) => (
        <Splitter.Pane
          key={pane.name}
          defaultSize={pane.size}
          min={pane.min}
          max={pane.max}
          collapsible={pane.collapsible}
        >
          {pane.inside ? (
            <Row panes={pane.inside.panes} vertical={pane.inside.vertical} setup={setup} size={size} {...live} />
          ) : (
            <Content pane={pane} setup={setup} size={size} share={shares[pane.name] ?? 0} />
          )}
        </Splitter.Pane>
      ))}
    </Splitter>
  );
}

export default function MantineWindowSplitterStage({ label, setup, size, ...rest }: StageProps<Setup, State>) {
  const { shares, show, settle } = useShares({ setup, ...rest });
  const [restored, setRestored] = useState(0);
  const { panes, vertical, reset, ruler, help, heading = true } = setup;
  const restore = () => {
    settle(defaultsOf(panes));
    setRestored((times) => times + 1);
  };
  return (
    <Stack gap="xs">
      {(heading || reset) && (
        <Group justify="space-between">
          <Text fw={500} size={SIZE[size]}>
            {heading && label}
          </Text>
          {reset && (
            <Button size="compact-xs" variant="default" onClick={restore}>
              {reset}
            </Button>
          )}
        </Group>
      )}
      <Box
        role="group"
        aria-label={label}
        style={{
          ...frameOf(setup),
          overflow: 'hidden',
          border: '1px solid var(--mantine-color-default-border)',
          borderRadius: 'var(--mantine-radius-md)',
        }}
      >
        <Row
          key={restored}
          panes={panes}
          vertical={vertical}
          setup={setup}
          size={SIZE[size]}
          shares={shares}
          show={show}
          settle={settle}
        />
      </Box>
      {ruler && <Ruler />}
      {help && (
        <Text size="xs" c="dimmed">
          {help}
        </Text>
      )}
    </Stack>
  );
}
