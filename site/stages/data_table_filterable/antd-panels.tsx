import { Button, Flex, Input, InputNumber } from 'antd';
import type { ReactNode } from 'react';
import type { Column, Condition } from './model';

type Value = Condition['value'];

export interface PanelProps {
  column: Column;
  /** What is chosen and not yet in force. */
  value: Value | undefined;
  choose(value: Value | undefined): void;
  confirm(): void;
  reset(): void;
}

/** What drops down from a column's head, as `filterDropdown` has it: a field, and the buttons that antd's own lists have. */
export function Panel({ children, confirm, reset }: Pick<PanelProps, 'confirm' | 'reset'> & { children: ReactNode }) {
  return (
    <div style={{ padding: 8 }} onKeyDown={(event) => event.stopPropagation()}>
      {children}
      <Flex justify="space-between" style={{ marginTop: 8 }}>
        <Button type="link" size="small" onClick={reset}>
          Reset
        </Button>
        <Button type="primary" size="small" onClick={confirm}>
          OK
        </Button>
      </Flex>
    </div>
  );
}

export function TextPanel({ column, value, choose, ...buttons }: PanelProps) {
  return (
    <Panel {...buttons}>
      <Input
        aria-label={column.name}
        placeholder={`Part of the ${column.name.toLowerCase()}`}
        value={(value as string | undefined) ?? ''}
        onChange={(event) => choose(event.target.value || undefined)}
        onPressEnter={buttons.confirm}
      />
    </Panel>
  );
}

export function NumberPanel({ column, value, choose, ...buttons }: PanelProps) {
  const [least, most] = (value as [number | null, number | null] | undefined) ?? [null, null];
  const both = (ends: [number | null, number | null]) =>
    choose(ends[0] === null && ends[1] === null ? undefined : ends);
  const [min, max, step] = column.scale ?? [];
  const common = { min, max, step, style: { width: 110 }, onPressEnter: buttons.confirm };
  return (
    <Panel {...buttons}>
      <Flex gap={6} align="center">
        <InputNumber
          {...common}
          aria-label="From"
          placeholder="From"
          value={least}
          onChange={(end) => both([end, most])}
        />
        –
        <InputNumber {...common} aria-label="To" placeholder="To" value={most} onChange={(end) => both([least, end])} />
      </Flex>
    </Panel>
  );
}
