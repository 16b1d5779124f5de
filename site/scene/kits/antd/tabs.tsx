import { Tabs } from 'antd';
import type { KitParts } from '../../contract';
import { antdSize } from '../antd';

const tabs: KitParts['tabs'] = {
  Tabs({ tabs: names, initial, size }) {
    return (
      <Tabs
        defaultActiveKey={initial ?? names[0]}
        items={names.map((name) => ({ key: name, label: name }))}
        size={antdSize(size)}
        tabBarStyle={{ marginBottom: 0 }}
      />
    );
  },
};
export default tabs;
