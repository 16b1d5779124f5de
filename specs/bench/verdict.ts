import type { EpisodeRecord } from '../../traces/record';

/**
 * Fails the test of an episode that is not solved.
 * @param unsolved `record` leaves what an agent could not do to its record; what broke fails in any case
 * @throws Error naming outcome, reason and steps
 */
export function expectSolved(record: EpisodeRecord, unsolved: 'fail' | 'record'): void {
  if (record.outcome === 'solved') return;
  // The reference has shown what its task file says: nobody can, in this mode. That is a result.
  if (record.agent === 'reference' && record.unreachable !== undefined && record.outcome !== 'infra_error') return;
  if (unsolved === 'record' && record.outcome !== 'infra_error') return;
  const error = new Error(unsolvedMessage(record));
  // Neither this line nor the harness's is where to look.
  error.stack = error.message;
  throw error;
}

/** `button-antd-T01 is not solved: step_limit after 20 steps (all 20 steps were used)`, and what else is worth knowing. */
export function unsolvedMessage(record: EpisodeRecord): string {
  const { task, variant, outcome, reason, steps, refusedSteps } = record;
  const lines = [
    `${task}${variant === 0 ? '' : ` (variant ${variant})`} is not solved: ${outcome} after ${steps} ${steps === 1 ? 'step' : 'steps'}${reason ? ` (${reason})` : ''}`,
  ];
  if (record.unreachable !== undefined) lines.push(`Declared unreachable in ${record.mode}: ${record.unreachable}.`);
  if (refusedSteps > 0) lines.push(`${refusedSteps} of them were refused.`);
  if (record.claimed !== undefined) lines.push(`The agent claimed: ${record.claimed}.`);
  if (record.transientSuccess > 0) lines.push(`The goal held for a moment ${record.transientSuccess} times.`);
  if (record.lateSuccess) lines.push('It was solved after the episode had ended, which does not count.');
  return lines.join('\n');
}
