import { Badge, Button, Group, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { StageProps } from '../contract';
import { isNumeric, shown, visibleRows } from './filtering';
import { FilterField } from './mantine-fields';
import type { Condition, Setup, State } from './model';
import { useFilters } from './use-filters';

const SIZE = { small: 'xs', default: 'sm', large: 'md' } as const;

/** `Table` has no filters: a toolbar of fields over it, as Mantine's documentation builds tables of its own parts. */
export default function MantineDataTableStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const id = useId();
  const { inForce, apply } = useFilters({ setup, ...live });
  const [chosen, setChosen] = useState<Condition[]>(live.state.filters);
  const { columns, clear, heading = true, width } = setup;
  const own = (name: string) => chosen.find(({ column }) => column === name);
  const choose = (name: string, condition: Condition | undefined) => {
    const others = chosen.filter(({ column }) => column !== name);
    const next = condition ? [...others, condition] : others;
    setChosen(next);
    if (setup.apply === undefined) apply({ filters: next });
  };
  const rows = visibleRows(setup, inForce);
  return (
    <Stack
      gap="xs"
      w={width}
      role="group"
      aria-label={heading ? undefined : label}
      aria-labelledby={heading ? id : undefined}
    >
      {heading && (
        <Group justify="space-between">
          <Text id={id} fw={600} size={SIZE[size]}>
            {label}
          </Text>
          <Badge variant="light" tt="none">
            {rows.length} of {setup.rows.length}
          </Badge>
        </Group>
      )}
      <Group gap="xs" align="flex-end" wrap="nowrap">
        {columns.map((column) =>
          column.by ? (
            <FilterField
              key={column.name}
              table={setup}
              column={column}
              size={SIZE[size]}
              condition={own(column.name)}
              choose={(condition) => choose(column.name, condition)}
            />
          ) : null,
        )}
        {setup.apply && (
          <Button size={SIZE[size]} onClick={() => apply({ filters: chosen })} style={{ flex: 'none' }}>
            {setup.apply}
          </Button>
        )}
        {clear && (
          <Button
            variant="default"
            size={SIZE[size]}
            style={{ flex: 'none' }}
            onClick={() => {
              setChosen([]);
              apply({ filters: [] });
            }}
          >
            {clear}
          </Button>
        )}
      </Group>
      <ScrollArea.Autosize mah={320}>
        <Table striped withTableBorder fz={SIZE[size]}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={column.name} ta={isNumeric(setup, column) ? 'end' : 'start'}>
                  {column.name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={String(row[0])}>
                {columns.map((column, at) => (
                  <Table.Td key={column.name} ta={isNumeric(setup, column) ? 'end' : 'start'}>
                    {shown(column, row[at] ?? '')}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
            {rows.length === 0 && (
              <Table.Tr>
                <Table.Td colSpan={columns.length} c="dimmed" ta="center">
                  Nothing matches
                </Table.Td>
              </Table.Tr>
            )}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </Stack>
  );
}
