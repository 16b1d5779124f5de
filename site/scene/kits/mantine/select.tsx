import { Select } from '@mantine/core';
import type { KitParts } from '../../contract';
import { mantineSize } from '../mantine';

const select: KitParts['select'] = {
  Select({ label, options, initial, size }) {
    return (
      <Select
        label={label}
        data={options}
        defaultValue={initial ?? options[0]}
        allowDeselect={false}
        size={mantineSize(size)}
      />
    );
  },
};
export default select;
