import { Cascader, Checkbox, Input, InputNumber, Radio, Segmented, Select, Slider, Space, Switch } from 'antd';
import { createRoot } from 'react-dom/client';
import { log } from './log';

createRoot(document.getElementById('root')!).render(
  <Space orientation="vertical" size="large">
    <Checkbox onChange={(e) => log('Antd box', e.target.checked)}>Antd box</Checkbox>
    <Radio onChange={(e) => log('Antd radio', e.target.checked)}>Antd radio</Radio>
    <Switch aria-label="Antd switch" onChange={(on) => log('Antd switch', on)} />
    <Segmented options={['Other', 'Antd segment']} onChange={(value) => log(value, true)} />
    <Select
      aria-label="Country"
      style={{ width: 200 }}
      options={['France', 'Spain', 'Italy'].map((value) => ({ value }))}
      onChange={(value: string) => log('Country', value)}
    />
    <Cascader
      aria-label="Place"
      options={[{ value: 'Europe', label: 'Europe', children: [{ value: 'Rome', label: 'Rome' }] }]}
      onChange={(path) => log('Place', path.join('/'))}
    />
    <Input aria-label="Name" onChange={(e) => log('Name', e.target.value)} />
    <InputNumber aria-label="Amount" defaultValue={7} onChange={(value) => log('Amount', value)} />
    <Slider
      style={{ width: 300 }}
      defaultValue={20}
      ariaLabelForHandle="Volume"
      onChangeComplete={(value) => log('Volume', value)}
    />
  </Space>,
);
