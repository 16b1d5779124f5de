import { TagsInput } from '@mantine/core';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';
import { useTags } from './tags';

const SIZE = { small: 'xs', default: 'sm', large: 'md' } as const;

export default function MantineTagsInputStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const { tags, refusal, change } = useTags({ setup, ...live });
  const { suggestions, placeholder, help, separators = [], clearable, max, heading = true, width } = setup;
  return (
    <TagsInput
      label={heading ? label : undefined}
      aria-label={heading ? undefined : label}
      description={help}
      placeholder={tags.length === 0 ? placeholder : undefined}
      data={suggestions}
      value={tags}
      onChange={change}
      splitChars={separators}
      maxTags={max}
      clearable={clearable}
      acceptValueOnBlur={!setup.keep_text_on_leave}
      error={refusal}
      size={SIZE[size]}
      w={width}
    />
  );
}
