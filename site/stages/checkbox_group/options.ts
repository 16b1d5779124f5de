import type { Setup } from './model';

export interface Option {
  text: string;
  hint?: string;
  disabled?: boolean;
}

export interface Section {
  /** Absent where the group is one plain list. */
  title?: string;
  options: Option[];
}

type Listed = Pick<Setup, 'options' | 'sections'>;

/** The boxes of a group as they stand on the page. */
export function sectionsOf({ options, sections }: Listed): Section[] {
  const whole = (option: string | Option): Option => (typeof option === 'string' ? { text: option } : option);
  if (sections) return sections.map(({ title, options: own }) => ({ title, options: own.map(whole) }));
  return [{ options: (options ?? []).map(whole) }];
}

/** The same set of texts in page order, whatever the order of the clicks. */
export function inPageOrder(setup: Listed, checked: readonly string[]): string[] {
  return sectionsOf(setup)
    .flatMap(({ options }) => options)
    .map(({ text }) => text)
    .filter((text) => checked.includes(text));
}

/** What the counter says, or nothing where the set-up has none. */
export function countOf(
  { counter, ...setup }: Pick<Setup, 'counter' | 'options' | 'sections'>,
  checked: readonly string[],
) {
  if (!counter) return undefined;
  const all = sectionsOf(setup).reduce((sum, { options }) => sum + options.length, 0);
  return `${checked.length} of ${all}`;
}
