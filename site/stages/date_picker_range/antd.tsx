import { DatePicker, Flex, theme } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useId, useRef } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';
import { EMPTY, firstMonth, ISO, type Range, useRange } from './range';

const SIZE = { small: 'small', default: 'middle', large: 'large' } as const;

const dateOf = (day: string | null) => (day === null ? null : dayjs(day));
const rangeOf = (dates: (Dayjs | null)[] | null): Range => ({
  start: dates?.[0]?.format(ISO) ?? null,
  end: dates?.[1]?.format(ISO) ?? null,
});

export default function AntdDatePickerRangeStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const id = useId();
  const { token } = theme.useToken();
  const { range, tell, keep } = useRange(live);
  const draft = useRef<Range>(undefined);
  const shown = useRef(false);
  const { confirm, clear, presets, typed, month, help, heading, width } = setup;

  const show = (open: boolean) => {
    // With `needConfirm`, closing without OK forgets what was picked.
    const dropped = !open && confirm && draft.current ? { dropped: draft.current } : {};
    draft.current = undefined;
    shown.current = open;
    tell({ open, month: open ? firstMonth(range, setup) : null, ...dropped });
  };
  return (
    <Flex vertical gap={6} style={{ width: width ?? '100%' }}>
      {heading && <label htmlFor={id}>{label}</label>}
      <DatePicker.RangePicker
        id={{ start: id, end: `${id}-end` }}
        aria-label={heading ? undefined : label}
        value={[dateOf(range.start), dateOf(range.end)]}
        onChange={(dates) => {
          draft.current = undefined;
          keep(dates ? rangeOf(dates) : EMPTY, { dropped: null });
        }}
        onCalendarChange={(dates) => {
          // Escape in the field sets the calendar back before it closes: that drops nothing else.
          const { start, end } = rangeOf(dates);
          if (start !== range.start || end !== range.end) draft.current = { start, end };
        }}
        onOpenChange={show}
        defaultPickerValue={month === undefined ? undefined : [dayjs(month), dayjs(month)]}
        onPickerValueChange={(months, { range: side }) => {
          // antd turns its calendar back once more after it has closed.
          if (shown.current) tell({ month: months[side === 'end' ? 1 : 0].format('YYYY-MM') });
        }}
        needConfirm={confirm !== undefined}
        allowClear={clear !== undefined}
        allowEmpty={[false, setup.open_end]}
        presets={presets?.map(({ text, start, end }) => ({ label: text, value: [dayjs(start), dayjs(end)] }))}
        disabledDate={setup.no_weekends ? (date) => [0, 6].includes(date.day()) : undefined}
        format={typed === undefined ? undefined : { format: typed, type: 'mask' }}
        size={SIZE[size]}
        style={{ width: '100%' }}
      />
      {help && <span style={{ color: token.colorTextSecondary }}>{help}</span>}
    </Flex>
  );
}
