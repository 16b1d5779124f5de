import '@mantine/dates/styles.css';
import { Input, MultiSelect, RangeSlider, Select, TextInput } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { optionsOf } from './filtering';
import type { Column, Condition, Setup } from './model';

interface FieldProps {
  table: Setup;
  column: Column;
  size: 'xs' | 'sm' | 'md';
  condition: Condition | undefined;
  choose(condition: Condition | undefined): void;
}

/** The field of a column's filter. */
export function FilterField({ table, column, size, condition, choose }: FieldProps) {
  const { name, by } = column;
  const value = condition?.value;
  const set = (op: string, next: Condition['value']) => choose({ column: name, op, value: next });
  const common = { label: name, size, style: { flex: 1, minWidth: 0 } };
  switch (by) {
    case 'choice':
      return (
        <Select
          {...common}
          placeholder="All"
          data={optionsOf(table, column)}
          value={(value as string[] | undefined)?.[0] ?? null}
          onChange={(next) => (next === null ? choose(undefined) : set('in', [next]))}
        />
      );
    case 'choices':
      return (
        <MultiSelect
          {...common}
          style={{ flex: 1.6, minWidth: 0 }}
          placeholder={value === undefined ? 'All' : undefined}
          data={optionsOf(table, column)}
          searchable={column.searchable}
          value={(value as string[] | undefined) ?? []}
          onChange={(next) => (next.length === 0 ? choose(undefined) : set('in', next))}
        />
      );
    case 'text':
      return (
        <TextInput
          {...common}
          placeholder={`Part of the ${name.toLowerCase()}`}
          value={(value as string | undefined) ?? ''}
          onChange={({ currentTarget }) =>
            currentTarget.value === '' ? choose(undefined) : set('contains', currentTarget.value)
          }
        />
      );
    case 'range':
      return <RangeField {...{ column, size, value }} set={(ends) => set('between', ends)} />;
    case 'dates': {
      const [from, to] = (value as string[] | undefined) ?? [];
      return (
        <DatePickerInput
          {...common}
          type="range"
          placeholder="From – to"
          valueFormat="D MMM YYYY"
          nextLabel="Next month"
          previousLabel="Previous month"
          value={[from ?? null, to ?? null]}
          onChange={([first, last]) => {
            // Half a range is no condition yet; the field has to remember it all the same.
            if (first === null) choose(undefined);
            else set('dates', last === null ? [first] : [first, last]);
          }}
        />
      );
    }
    case undefined:
      return null;
  }
}

interface RangeFieldProps extends Pick<FieldProps, 'column' | 'size'> {
  value: Condition['value'] | undefined;
  set(ends: [number, number]): void;
}

function RangeField({ column: { name, scale = [0, 100, 1] }, size, value, set }: RangeFieldProps) {
  const [min, max, step] = scale;
  const [least, most] = (value as [number, number] | undefined) ?? [min, max];
  return (
    <Input.Wrapper label={`${name}: ${least} to ${most}`} size={size} style={{ flex: 1, minWidth: 0 }}>
      <RangeSlider
        min={min}
        max={max}
        step={step}
        minRange={step}
        label={null}
        my={8}
        mx={6}
        thumbFromLabel={`${name} from`}
        thumbToLabel={`${name} to`}
        value={[least, most]}
        onChange={set}
      />
    </Input.Wrapper>
  );
}
