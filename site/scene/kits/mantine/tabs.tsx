import { Tabs } from '@mantine/core';
import type { KitParts } from '../../contract';

const tabs: KitParts['tabs'] = {
  Tabs({ tabs: names, initial, label }) {
    return (
      <Tabs defaultValue={initial ?? names[0]}>
        <Tabs.List aria-label={label}>
          {names.map((name) => (
            <Tabs.Tab key={name} value={name} fz="var(--cb-font)">
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
    );
  },
};
export default tabs;
