import { Button, Flex, Table, type TableColumnType } from 'antd';
import { useId } from 'react';
import type { StageProps } from '../contract';
import type * as Days from './antd-day-panel';
import { NumberPanel, type PanelProps, TextPanel } from './antd-panels';
import { isNumeric, optionsOf, type Row, shown, visibleRows } from './filtering';
import type { Column, Condition, Setup, State } from './model';
import { useFilters } from './use-filters';

const SIZE = { small: 'small', default: 'middle', large: 'large' } as const;

/** antd keeps what is chosen in a column as a list of keys; other conditions than lists of values are written into one key. */
const keysOf = ({ op, value }: Condition): string[] => (op === 'in' ? (value as string[]) : [JSON.stringify(value)]);
const valueOf = (key: unknown): Condition['value'] => JSON.parse(String(key)) as Condition['value'];
const OPS = { choice: 'in', choices: 'in', text: 'contains', range: 'between', dates: 'dates' } as const;

let days: typeof Days | undefined;

/** Calendars weigh as much as the table: only tables with a column of days bring them. */
export async function prepare(setups: readonly Setup[]): Promise<void> {
  if (setups.some(({ columns }) => columns.some(({ by }) => by === 'dates'))) days = await import('./antd-day-panel');
}

export default function AntdDataTableStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const id = useId();
  const { inForce, apply } = useFilters({ setup, ...live });
  const { clear, heading = true, width } = setup;

  const change = (filters: Record<string, readonly unknown[] | null>) =>
    apply({
      filters: setup.columns.flatMap(({ name, by }): Condition[] => {
        const keys = filters[name];
        if (!by || !keys || keys.length === 0) return [];
        const op = OPS[by];
        return [{ column: name, op, value: op === 'in' ? keys.map(String) : valueOf(keys[0]) }];
      }),
    });

  return (
    <Flex vertical gap="small" style={{ width }} role="group" aria-labelledby={heading ? id : undefined}>
      {(heading || clear) && (
        <Flex justify="space-between" align="center">
          <strong id={id}>{heading && label}</strong>
          {clear && <Button onClick={() => apply({ filters: [] })}>{clear}</Button>}
        </Flex>
      )}
      <Table<Row>
        columns={setup.columns.map((column) => columnOf(setup, column, inForce))}
        dataSource={visibleRows(setup, inForce)}
        rowKey={(row) => String(row[0])}
        onChange={(_, filters, __, { action }) => action === 'filter' && change(filters)}
        pagination={false}
        size={SIZE[size]}
        bordered
      />
    </Flex>
  );
}

function columnOf(setup: Setup, column: Column, { filters }: State): TableColumnType<Row> {
  const { name, by, searchable, width } = column;
  const at = setup.columns.indexOf(column);
  const own = filters.find((condition) => condition.column === name);
  const common: TableColumnType<Row> = {
    title: name,
    key: name,
    width,
    align: isNumeric(setup, column) ? 'end' : 'start',
    render: (_, row) => shown(column, row[at] ?? ''),
    ...(by && { filteredValue: own ? keysOf(own) : null }),
  };
  switch (by) {
    case undefined:
      return common;
    case 'choice':
    case 'choices':
      return {
        ...common,
        filters: optionsOf(setup, column).map((value) => ({ text: value, value })),
        filterMultiple: by === 'choices',
        filterSearch: searchable,
      };
    case 'text':
    case 'range':
    case 'dates': {
      const Panel = { text: TextPanel, range: NumberPanel, dates: days?.DayPanel }[by];
      return { ...common, filterDropdown: (dropdown) => Panel && <Panel column={column} {...panelOf(dropdown)} /> };
    }
  }
}

type Dropdown = Parameters<Extract<TableColumnType<Row>['filterDropdown'], (...args: never[]) => unknown>>[0];

function panelOf({ selectedKeys, setSelectedKeys, confirm, clearFilters }: Dropdown): Omit<PanelProps, 'column'> {
  return {
    value: selectedKeys[0] === undefined ? undefined : valueOf(selectedKeys[0]),
    choose: (value) => setSelectedKeys(value === undefined ? [] : [JSON.stringify(value)]),
    confirm: () => confirm(),
    reset: () => clearFilters?.({ confirm: true, closeDropdown: true }),
  };
}
