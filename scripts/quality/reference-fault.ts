import type { ReferenceStep } from '../../tasks/reference';
import type { EpisodeRecord } from '../../traces/record';

type Run = Pick<EpisodeRecord, 'outcome' | 'reason' | 'steps' | 'trial'>;

/**
 * Why the runs of a reference do not prove its task (quality bars 1 and 2): each of them has to solve it, and with the last step of
 * the script, since an episode ends where it is solved: earlier means that a proper prefix is enough. Undefined when they do.
 */
export function referenceFault(
  reference: readonly ReferenceStep[],
  runs: readonly Run[],
  repeat: number,
): { expected: string; found: string } | undefined {
  const solved = runs.filter(({ outcome }) => outcome === 'solved');
  if (solved.length < repeat || solved.length < runs.length) {
    const bad = runs.find(({ outcome }) => outcome !== 'solved');
    const how = bad ? `: ${bad.outcome}${bad.reason ? `, ${bad.reason}` : ''}` : '';
    return { expected: `solved ${repeat} out of ${repeat} times`, found: `${solved.length} of ${runs.length}${how}` };
  }
  const early = runs.find(({ steps }) => steps < reference.length);
  if (early) {
    return { expected: `solved by all ${reference.length} steps`, found: `solved after ${early.steps} already` };
  }
  return undefined;
}
