import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { Panel, type PanelProps } from './antd-panels';

const ISO = 'YYYY-MM-DD';

export function DayPanel({ value, choose, ...buttons }: PanelProps) {
  const [from, to] = (value as string[] | undefined) ?? [];
  return (
    <Panel {...buttons}>
      <DatePicker.RangePicker
        format="D MMM YYYY"
        placement="bottomRight"
        value={from && to ? [dayjs(from), dayjs(to)] : null}
        onChange={(days) => choose(days?.[0] && days[1] ? [days[0].format(ISO), days[1].format(ISO)] : undefined)}
      />
    </Panel>
  );
}
