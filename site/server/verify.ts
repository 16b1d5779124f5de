import { z } from 'zod';
import type { SceneState } from '../../tasks/compiled';
import { isSolved } from '../../tasks/predicate';
import { equal } from '../scene/state/equal';

const sceneState = z.record(z.string(), z.unknown());

/** The body of `POST /api/episodes/<token>/state`. */
export const postBody = z.strictObject({
  seq: z.int().min(0),
  states: sceneState,
  /** States that were superseded before they held, oldest first. */
  transient: z.array(sceneState).max(10_000),
});
export type PostBody = z.infer<typeof postBody>;

/** What decides an episode. */
export interface Question {
  success: Record<string, unknown>;
  /** The state before anybody acted: base of "unchanged". */
  initial: SceneState;
}

/** What is known of an episode; immutable. */
export interface Verdict {
  solved: boolean;
  /** Times the predicate held in a state that did not count. */
  transientSuccess: number;
  /** Posts taken. */
  posts: number;
  /** Faults of the task or the page, never of the agent. */
  errors: string[];
}

export const UNJUDGED: Verdict = { solved: false, transientSuccess: 0, posts: 0, errors: [] };

export type Judged = { kind: 'taken'; verdict: Verdict } | { kind: 'gap'; expected: number };

/**
 * Judges one post. Pure. A post that was taken before (its answer was lost) changes nothing; one that skips a number is not taken.
 * A state that solves the task once solves it for good.
 */
export function judge(question: Question, verdict: Verdict, post: PostBody): Judged {
  if (post.seq < verdict.posts) return { kind: 'taken', verdict };
  if (post.seq > verdict.posts) return { kind: 'gap', expected: verdict.posts };
  const holds = (states: SceneState): boolean => isSolved(question.success, states, question.initial);
  const first = post.seq === 0;
  const now = holds(post.states);
  const errors = [...verdict.errors];
  if (first && now) errors.push('the task is solved at load');
  if (first && !equal(post.states, question.initial)) errors.push('the page does not begin in the initial state');
  return {
    kind: 'taken',
    verdict: {
      solved: verdict.solved || (now && !first),
      transientSuccess: verdict.transientSuccess + (verdict.solved ? 0 : post.transient.filter(holds).length),
      posts: verdict.posts + 1,
      errors,
    },
  };
}
