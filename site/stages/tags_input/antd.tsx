import { Flex, Select, theme } from 'antd';
import { useId } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';
import { useTags } from './tags';

const SIZE = { small: 'small', default: 'middle', large: 'large' } as const;

export default function AntdTagsInputStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const id = useId();
  const { token } = theme.useToken();
  const { tags, refusal, change } = useTags({ setup, ...live });
  const { suggestions, placeholder, help, separators, clearable, max, heading = true, width } = setup;
  // Without suggestions the field is a plain line of tags, as the documentation of `mode="tags"` makes one.
  const list = suggestions
    ? { options: suggestions.map((value) => ({ value, label: value })) }
    : { open: false, suffixIcon: null };
  return (
    <Flex vertical gap={6} style={{ width: width ?? '100%' }}>
      {heading && <label htmlFor={id}>{label}</label>}
      <Select
        {...list}
        id={id}
        mode="tags"
        aria-label={heading ? undefined : label}
        value={tags}
        onChange={change}
        tokenSeparators={separators}
        allowClear={clearable}
        maxCount={max}
        placeholder={placeholder}
        size={SIZE[size]}
        status={refusal === undefined ? undefined : 'error'}
        style={{ width: '100%' }}
      />
      {refusal && (
        <span role="alert" style={{ color: token.colorError }}>
          {refusal}
        </span>
      )}
      {help && <span style={{ color: token.colorTextSecondary }}>{help}</span>}
    </Flex>
  );
}
