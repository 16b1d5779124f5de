import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';
import { groupsOf } from './options';

const SIZE = { small: 'xs', default: 'sm', large: 'lg' } as const;
const VARIANT = { line: 'unstyled', outlined: 'default', filled: 'filled' } as const;

interface Item {
  value: string;
  label: string;
  disabled?: boolean;
}

export default function MantineSelectNativeStage({ label, setup, size, state, commit }: StageProps<Setup, State>) {
  const [value, setValue] = useState(state.value);
  const { empty, help, look = 'outlined', heading = true, width } = setup;
  const list = groupsOf(setup).flatMap<Item | { group: string; items: Item[] }>(({ title, options }) => {
    const items = options.map(({ text, disabled }) => ({ value: text, label: text, disabled }));
    return title === undefined ? items : [{ group: title, items }];
  });
  return (
    <NativeSelect
      label={heading ? label : undefined}
      aria-label={heading ? undefined : label}
      description={help}
      data={empty === undefined ? list : [{ value: '', label: empty }, ...list]}
      value={value}
      onChange={({ currentTarget }) => {
        setValue(currentTarget.value);
        commit({ value: currentTarget.value });
      }}
      variant={VARIANT[look]}
      size={SIZE[size]}
      w={width}
    />
  );
}
