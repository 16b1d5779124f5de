import { Button, DatePicker, Space, Switch, Table, Tag, type TableColumnsType } from 'antd';
import dayjs from 'dayjs';
import { createRoot } from 'react-dom/client';

interface Order {
  key: number;
  customer: string;
  city: string;
  total: number;
  paid: boolean;
  due: string;
}

const CITIES = ['Bergen', 'Porto', 'Lyon', 'Graz', 'Gdańsk'];
const ROWS = Array.from({ length: 200 }, (_, i): Order => ({
  key: i + 1,
  customer: `Customer ${i + 1}`,
  city: CITIES[i % CITIES.length]!,
  total: 20 + ((i * 37) % 400),
  paid: i % 3 === 0,
  due: dayjs('2026-03-02').add(i, 'day').format('D MMM YYYY'),
}));

const COLUMNS: TableColumnsType<Order> = [
  { title: 'Order', dataIndex: 'key', sorter: (a, b) => a.key - b.key },
  { title: 'Customer', dataIndex: 'customer', render: (name: string) => <a href={`#${name}`}>{name}</a> },
  { title: 'City', dataIndex: 'city', filters: CITIES.map((value) => ({ text: value, value })) },
  { title: 'Total', dataIndex: 'total', sorter: (a, b) => a.total - b.total },
  { title: 'Due', dataIndex: 'due' },
  { title: 'Paid', dataIndex: 'paid', render: (paid: boolean) => <Switch defaultChecked={paid} size="small" /> },
  { title: 'State', render: (_, { total }) => <Tag>{total > 200 ? 'large' : 'small'}</Tag> },
  {
    title: 'Actions',
    render: () => (
      <Space>
        <Button size="small">Edit</Button>
        <Button size="small" danger>
          Delete
        </Button>
      </Space>
    ),
  },
];

createRoot(document.getElementById('root')!).render(
  <>
    <DatePicker.RangePicker open defaultValue={[dayjs('2026-03-05'), dayjs('2026-03-12')]} />
    <Table rowSelection={{}} columns={COLUMNS} dataSource={ROWS} pagination={false} size="small" />
  </>,
);
