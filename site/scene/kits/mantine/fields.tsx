import { Checkbox, Switch, TextInput } from '@mantine/core';
import type { KitParts } from '../../contract';
import { mantineSize } from '../mantine';

const fields: KitParts['fields'] = {
  TextField({ label, initial, placeholder, search, size }) {
    return search ? (
      <TextInput
        aria-label={label}
        defaultValue={initial}
        placeholder={placeholder ?? label}
        size={mantineSize(size)}
      />
    ) : (
      <TextInput label={label} defaultValue={initial} placeholder={placeholder} size={mantineSize(size)} />
    );
  },
  Switch({ label, initial, size }) {
    return (
      <Switch
        label={label}
        defaultChecked={initial}
        size={mantineSize(size)}
        labelPosition="left"
        styles={{ body: { justifyContent: 'space-between' }, label: { fontSize: 'var(--cb-font)' } }}
      />
    );
  },
  Checkbox({ label, initial, size }) {
    return (
      <Checkbox
        label={label}
        defaultChecked={initial}
        size={mantineSize(size)}
        styles={{ label: { fontSize: 'var(--cb-font)' } }}
      />
    );
  },
};
export default fields;
