import '@mantine/dates/styles.css';
import { Stack, Text } from '@mantine/core';
import { DatePicker, DatePickerInput } from '@mantine/dates';
import dayjs from 'dayjs';
import { useState } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';
import { firstMonth, useRange } from './range';

const SIZE = { small: 'xs', default: 'sm', large: 'md' } as const;

export default function MantineDatePickerRangeStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const { range, tell, keep } = useRange(live);
  // The first click shows a start without an end, which does not count yet.
  const [value, setValue] = useState<[string | null, string | null]>([range.start, range.end]);
  const [month, setMonth] = useState(() => firstMonth(range, setup));
  const { shape, calendars, clear, presets, placeholder, help, heading, width } = setup;

  const show = (open: boolean) => {
    const first = firstMonth(range, setup);
    if (open) setMonth(first);
    tell({ open, month: open ? first : null });
  };
  const common = {
    type: 'range' as const,
    value,
    onChange: (next: [string | null, string | null]) => {
      setValue(next);
      const [start, end] = next;
      if ((start === null) === (end === null)) keep({ start, end });
    },
    date: `${month}-01`,
    onDateChange: (date: string) => {
      setMonth(date.slice(0, 7));
      tell({ month: date.slice(0, 7) });
    },
    numberOfColumns: calendars,
    hideOutsideDates: true,
    allowSingleDateInRange: setup.single_day,
    excludeDate: setup.no_weekends ? (date: string) => [0, 6].includes(dayjs(date).day()) : undefined,
    presets: presets?.map(({ text, start, end }) => ({ label: text, value: [start, end] as [string, string] })),
  };
  if (shape === 'inline')
    return (
      <Stack gap={6} role="group" aria-label={label}>
        {heading && (
          <Text size="sm" fw={500}>
            {label}
          </Text>
        )}
        <DatePicker {...common} size={SIZE[size]} />
        {help && (
          <Text size="xs" c="dimmed">
            {help}
          </Text>
        )}
      </Stack>
    );
  return (
    <DatePickerInput
      {...common}
      label={heading ? label : undefined}
      aria-label={heading ? undefined : label}
      description={help}
      placeholder={placeholder ?? 'Pick two days'}
      clearable={clear !== undefined}
      clearButtonProps={{ 'aria-label': clear }}
      dropdownType={shape === 'dialog' ? 'modal' : 'popover'}
      popoverProps={{ onOpen: () => show(true), onClose: () => show(false) }}
      modalProps={{ onExitTransitionEnd: () => show(false) }}
      onClick={() => shape === 'dialog' && show(true)}
      size={SIZE[size]}
      w={width}
    />
  );
}
