import { Select } from '@mantine/core';
import type { StageProps } from '../contract';
import { useChoice } from './choice';
import type { Setup, State } from './model';

const SIZE = { small: 'xs', default: 'sm', large: 'md' } as const;

export default function MantineAutocompleteRestrictedStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const { value, pick, setOpen } = useChoice(live);
  const { options, searchable, clearable = false, placeholder, help, heading = true, width } = setup;
  return (
    <Select
      label={heading ? label : undefined}
      aria-label={heading ? undefined : label}
      description={help}
      placeholder={placeholder}
      data={options}
      value={value}
      onChange={pick}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      searchable={searchable}
      nothingFoundMessage="Nothing found"
      clearable={clearable}
      // A second click on the chosen entry takes it back only where the field can be emptied anyway.
      allowDeselect={clearable}
      size={SIZE[size]}
      w={width}
    />
  );
}
