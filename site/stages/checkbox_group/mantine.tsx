import { Badge, Checkbox, Fieldset, Group, ScrollArea, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';
import { countOf, inPageOrder, type Option, sectionsOf } from './options';

const SIZE = { small: 'xs', default: 'sm', large: 'md' } as const;

function Boxes({ options, columns, size }: { options: Option[]; columns: number; size: string }) {
  return (
    <SimpleGrid cols={columns} verticalSpacing="xs" spacing="md">
      {options.map(({ text, hint, disabled }) => (
        <Checkbox key={text} value={text} label={text} description={hint} disabled={disabled} size={size} />
      ))}
    </SimpleGrid>
  );
}

export default function MantineCheckboxGroupStage({ label, setup, size, state, commit }: StageProps<Setup, State>) {
  const [checked, setChecked] = useState(state.checked);
  const { columns = 1, help, height } = setup;
  const change = (next: string[]) => {
    const ordered = inPageOrder(setup, next);
    setChecked(ordered);
    commit({ checked: ordered });
  };
  const count = countOf(setup, checked);
  const list = (
    <Stack gap="sm">
      {sectionsOf(setup).map(({ title, options }, at) =>
        title ? (
          <Fieldset key={title} legend={title} p="sm">
            <Boxes options={options} columns={columns} size={SIZE[size]} />
          </Fieldset>
        ) : (
          <Boxes key={at} options={options} columns={columns} size={SIZE[size]} />
        ),
      )}
    </Stack>
  );
  const group = (
    <Checkbox.Group label={label} description={help} value={checked} onChange={change} size={SIZE[size]}>
      {height === undefined ? (
        <div style={{ paddingTop: 8 }}>{list}</div>
      ) : (
        <ScrollArea h={height} type="always" mt="xs" offsetScrollbars>
          {list}
        </ScrollArea>
      )}
    </Checkbox.Group>
  );
  if (!count) return group;
  return (
    <Group align="flex-start" justify="space-between" wrap="nowrap">
      <div style={{ flex: 1 }}>{group}</div>
      <Badge variant="light">{count}</Badge>
    </Group>
  );
}
