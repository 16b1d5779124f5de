import { Flex, Select, theme } from 'antd';
import { useId } from 'react';
import type { StageProps } from '../contract';
import { useChoice } from './choice';
import type { Setup, State } from './model';

const SIZE = { small: 'small', default: 'middle', large: 'large' } as const;

export default function AntdAutocompleteRestrictedStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const id = useId();
  const { token } = theme.useToken();
  const { value, pick, setOpen } = useChoice(live);
  const { options, searchable = false, clearable, placeholder, help, heading = true, width } = setup;
  return (
    <Flex vertical gap={6} style={{ width: width ?? '100%' }}>
      {heading && <label htmlFor={id}>{label}</label>}
      <Select
        id={id}
        aria-label={heading ? undefined : label}
        value={value}
        onChange={(next: string | undefined) => pick(next ?? null)}
        onOpenChange={setOpen}
        options={options.map((text) => ({ value: text, label: text }))}
        showSearch={searchable}
        allowClear={clearable}
        placeholder={placeholder}
        // All options at once, each with its role: the lists are short enough.
        virtual={false}
        size={SIZE[size]}
        style={{ width: '100%' }}
      />
      {help && <span style={{ color: token.colorTextSecondary }}>{help}</span>}
    </Flex>
  );
}
