import type { EpisodeRecord } from '../traces/record';
import { isDecided } from '../traces/resume';
import { efficiencyOf } from './tables/efficiency';
import { itemsOf } from './tables/items';
import { declaredUnreachable, isContradicted, isProof } from './tables/reachability';
import { percent } from './tables/text';
import { undecided, type RunData } from './records/run';

/** What the run's exit status is decided from. */
export interface Gates {
  /** Pass rate 0–1 below which the run fails; absent: any rate will do. */
  minPass?: number;
  /** Playwright's own status. */
  status: 'passed' | 'failed' | 'timedout' | 'interrupted';
  /** Errors outside any test (configuration, site, workers). */
  errors: number;
  /** Failed tests that are not episodes. */
  otherFailures: number;
  /** Reasons found before the run began, such as a run name used with another agent. */
  refusals: string[];
}

/**
 * `run` holds what *this start* planned: a shard does not answer for its sisters. Why the run fails; empty when the *measurement* is complete and no gate failed. An unsolved task is a result, not a
 * failure of the measurement: only the reference agent has to solve everything that is reachable in its mode.
 */
export function reasonsToFail(run: RunData, gates: Gates): string[] {
  const reasons = [...gates.refusals];
  if (gates.status === 'interrupted') reasons.push('The run was interrupted');
  if (gates.status === 'timedout') reasons.push("The run exceeded Playwright's global timeout");
  if (gates.errors > 0) reasons.push(`${count(gates.errors, 'error')} outside any test`);
  if (gates.otherFailures > 0) reasons.push(`${count(gates.otherFailures, 'test')} failed that ran no episode`);
  const open = undecided(run).length;
  if (open > 0) {
    reasons.push(
      `The measurement is incomplete: ${open} of ${count(run.plan.episodes.size, 'planned episode')} undecided`,
    );
  }
  const items = itemsOf(run);
  const unsolved = items.filter(
    (i) => i.record?.agent === 'reference' && isUnsolved(i.record) && declaredUnreachable(i) === undefined,
  ).length;
  if (unsolved > 0) reasons.push(`The reference left ${count(unsolved, 'task')} unsolved`);
  const wrong = items.filter((i) => isProof(i) && isContradicted(i)).length;
  if (wrong > 0) reasons.push(`The reference solved ${count(wrong, 'episode')} declared unreachable`);
  const pass = efficiencyOf(items).pass;
  if (gates.minPass !== undefined && (pass === null || pass < gates.minPass)) {
    reasons.push(`Pass rate ${percent(pass)} is below CB_MIN_PASS=${gates.minPass}`);
  }
  return reasons;
}

function isUnsolved(record: EpisodeRecord): boolean {
  return isDecided(record) && record.outcome !== 'solved';
}

function count(n: number, noun: string): string {
  return n === 1 ? `1 ${noun}` : `${n} ${noun}s`;
}
