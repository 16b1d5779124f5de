import type { Setup } from './model';

export interface Option {
  text: string;
  disabled?: boolean;
}

export interface Group {
  /** Absent where the list has no groups. */
  title?: string;
  options: Option[];
}

/** The list as it is shown, without its empty option. */
export function groupsOf({ options, groups }: Pick<Setup, 'options' | 'groups'>): Group[] {
  const whole = (option: string | Option): Option => (typeof option === 'string' ? { text: option } : option);
  if (groups) return groups.map(({ title, options: own }) => ({ title, options: own.map(whole) }));
  return [{ options: (options ?? []).map(whole) }];
}
