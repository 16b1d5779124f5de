import {
  ActionIcon,
  Badge,
  Box,
  Button,
  Card as MantineCard,
  Group,
  Notification,
  Paper,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import type { StageProps } from '../contract';
import { Board, type Card, cardsOf, isFound, useBoard, useCard, useColumn } from './board';
import type { Setup, State } from './model';

const SIZE = { small: 'xs', default: 'sm', large: 'md' } as const;

interface CardProps {
  card: Card;
  column: string;
  index: number;
  setup: Setup;
  size: (typeof SIZE)[keyof typeof SIZE];
  dim: boolean;
}

function KanbanCard({ card, column, index, setup, size, dim }: CardProps) {
  const { ref, handleRef, isDragSource } = useCard(card.title, column, index);
  const { handle, one_line: oneLine, mini } = setup;
  return (
    <MantineCard
      ref={ref}
      withBorder
      shadow={isDragSource ? 'md' : 'xs'}
      radius="md"
      p={mini ? 4 : 'xs'}
      style={{ opacity: dim ? 0.35 : 1, cursor: handle ? undefined : 'grab', flex: 'none' }}
    >
      <Group gap={6} wrap="nowrap">
        {handle && (
          <ActionIcon
            ref={handleRef}
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={`Move ${card.title}`}
            style={{ cursor: 'grab' }}
          >
            <IconGripVertical size={16} />
          </ActionIcon>
        )}
        <Box style={{ minWidth: 0, flex: 1 }}>
          {card.tag && (
            <Badge size="xs" variant="light" mb={2}>
              {card.tag}
            </Badge>
          )}
          <Text size={mini ? 'xs' : size} truncate={oneLine} lh={mini ? 1.2 : undefined}>
            {card.title}
          </Text>
          {card.note && (
            <Text size="xs" c="dimmed">
              {card.note}
            </Text>
          )}
        </Box>
      </Group>
    </MantineCard>
  );
}

interface ColumnProps {
  name: string;
  titles: string[];
  setup: Setup;
  size: CardProps['size'];
  text: string;
}

function Column({ name, titles, setup, size, text }: ColumnProps) {
  const { ref, isDropTarget } = useColumn(name);
  const cards = cardsOf(setup);
  const { counter, height, mini, column_width: width = 190 } = setup;
  return (
    <Paper
      ref={ref}
      role="group"
      aria-label={name}
      p={mini ? 4 : 'sm'}
      radius="md"
      w={width}
      style={{
        flex: 'none',
        background: isDropTarget
          ? 'var(--mantine-color-default-hover)'
          : 'light-dark(var(--mantine-color-gray-1), var(--mantine-color-dark-8))',
      }}
    >
      <Group justify="space-between" mb={mini ? 4 : 'xs'} wrap="nowrap">
        <Title order={mini ? 6 : 5} size={mini ? 11 : undefined}>
          {name}
        </Title>
        {counter && (
          <Badge size="sm" circle color="gray">
            {titles.length}
          </Badge>
        )}
      </Group>
      <Stack gap={mini ? 4 : 'xs'} mih={mini ? 30 : 120} h={height} style={{ overflowY: height ? 'auto' : undefined }}>
        {titles.map((title, index) => {
          const card = cards.get(title);
          return (
            card && (
              <KanbanCard
                key={title}
                card={card}
                column={name}
                index={index}
                setup={setup}
                size={size}
                dim={!isFound(title, text)}
              />
            )
          );
        })}
      </Stack>
    </Paper>
  );
}

export default function MantineKanbanStage({ label, setup, size, ...rest }: StageProps<Setup, State>) {
  const { columns, drag, reset, message, dismiss } = useBoard({ setup, ...rest });
  const [text, setText] = useState('');
  const { heading = true, help, search, width } = setup;
  return (
    <Stack gap="sm" role="region" aria-label={label}>
      {(heading || setup.reset || search) && (
        <Group justify="space-between" wrap="nowrap">
          {heading ? <Title order={4}>{label}</Title> : <span />}
          {search && (
            <TextInput aria-label={search} placeholder={search} onChange={(e) => setText(e.currentTarget.value)} />
          )}
          {setup.reset && (
            <Button variant="default" onClick={reset}>
              {setup.reset.text}
            </Button>
          )}
        </Group>
      )}
      <Board drag={drag}>
        <Group gap="sm" wrap="nowrap" align="stretch" w={width} style={{ overflowX: width ? 'auto' : undefined }}>
          {setup.columns.map(({ name }) => (
            <Column key={name} name={name} titles={columns[name] ?? []} setup={setup} size={SIZE[size]} text={text} />
          ))}
        </Group>
      </Board>
      {message && (
        <Notification color="teal" withBorder onClose={dismiss} closeButtonProps={{ 'aria-label': 'Dismiss' }}>
          {message}
        </Notification>
      )}
      {help && (
        <Text size="xs" c="dimmed">
          {help}
        </Text>
      )}
    </Stack>
  );
}
