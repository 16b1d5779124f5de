import { Select } from 'antd';
import { useId } from 'react';
import type { KitParts } from '../../contract';
import { antdSize } from '../antd';

const select: KitParts['select'] = {
  Select({ label, options, initial, size }) {
    const id = useId();
    return (
      <div className="cb-field">
        <label htmlFor={id}>{label}</label>
        <Select
          id={id}
          defaultValue={initial ?? options[0]}
          options={options.map((value) => ({ value, label: value }))}
          size={antdSize(size)}
          virtual={false}
          style={{ width: '100%' }}
        />
      </div>
    );
  },
};
export default select;
