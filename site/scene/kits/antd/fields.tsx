import { Checkbox, Input, Switch } from 'antd';
import { useId } from 'react';
import type { KitParts } from '../../contract';
import { antdSize } from '../antd';

const fields: KitParts['fields'] = {
  TextField({ label, initial, placeholder, search, size }) {
    const id = useId();
    if (search) {
      return (
        <Input
          aria-label={label}
          defaultValue={initial}
          placeholder={placeholder ?? label}
          size={antdSize(size)}
          allowClear
        />
      );
    }
    return (
      <div className="cb-field">
        <label htmlFor={id}>{label}</label>
        <Input id={id} defaultValue={initial} placeholder={placeholder} size={antdSize(size)} />
      </div>
    );
  },
  Switch({ label, initial, size }) {
    const id = useId();
    return (
      <div className="cb-row cb-between">
        <span id={id}>{label}</span>
        <Switch aria-labelledby={id} defaultChecked={initial} size={antdSize(size) === 'small' ? 'small' : 'medium'} />
      </div>
    );
  },
  Checkbox({ label, initial }) {
    return <Checkbox defaultChecked={initial}>{label}</Checkbox>;
  },
};
export default fields;
