import type { EpisodeRecord } from '../../traces/record';

type Run = Pick<EpisodeRecord, 'agent' | 'task' | 'outcome'>;

/** Lines for a person: for each agent how many episodes it solved, and every task that it did, the most often solved first. */
export function describeFloor(records: readonly Run[]): string[] {
  return [...new Set(records.map(({ agent }) => agent))].flatMap((agent) => {
    const own = records.filter((record) => record.agent === agent);
    const solved = own.filter(({ outcome }) => outcome === 'solved');
    const trials = (task: string, list: readonly Run[]) => list.filter((record) => record.task === task).length;
    const tasks = [...new Set(solved.map(({ task }) => task))].sort(
      (a, b) => trials(b, solved) - trials(a, solved) || a.localeCompare(b),
    );
    return [
      `${agent}: ${solved.length} of ${own.length} episodes solved, ${tasks.length} tasks`,
      ...tasks.map((task) => `  ${task}: ${trials(task, solved)} of ${trials(task, own)}`),
    ];
  });
}
