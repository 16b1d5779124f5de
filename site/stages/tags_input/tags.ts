import { useState } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';

/** What a field makes of the tags that its library proposes. */
interface Admitted {
  tags: string[];
  /** Why one of them was turned away. */
  refusal?: string;
}

/** Trims tags, drops empty and repeated ones, and turns away those that the set-up does not take. */
export function admit({ max = Infinity, rule }: Pick<Setup, 'max' | 'rule'>, proposed: readonly string[]): Admitted {
  const tags: string[] = [];
  let refusal: string | undefined;
  for (const raw of proposed) {
    const tag = raw.trim().replace(/\s+/g, ' ');
    if (tag === '' || tags.includes(tag)) continue;
    if (rule && !new RegExp(rule.pattern).test(tag)) refusal = `“${tag}”: ${rule.says}`;
    else if (tags.length >= max) refusal = `No more than ${max}`;
    else tags.push(tag);
  }
  return refusal === undefined ? { tags } : { tags, refusal };
}

/** The parts of a text between separators; one part where there is none. */
export function split(text: string, separators: readonly string[]): string[] {
  return separators.reduce((parts, separator) => parts.flatMap((part) => part.split(separator)), [text]);
}

/** The live tags of a stage. `change` takes what the library's own change event says, and commits what is admitted of it. */
export function useTags({ setup, state, commit }: Pick<StageProps<Setup, State>, 'setup' | 'state' | 'commit'>) {
  const [{ tags, refusal }, setAdmitted] = useState<Admitted>({ tags: state.tags });
  const change = (proposed: readonly string[]) => {
    const next = admit(setup, proposed);
    setAdmitted(next);
    commit({ tags: next.tags });
  };
  return { tags, refusal, change };
}
