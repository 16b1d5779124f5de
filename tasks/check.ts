import { checkDistribution } from './checks/distribution';
import { checkWording, repeatedGoals } from './checks/goal';
import { checkStates } from './checks/states';
import type { Problem } from './finding';
import type { LoadedTask } from './loader';
import { checkSetups, type Models } from './setups';

/**
 * All checks that need no browser: set-ups, states, near misses, wording, twins and distribution.
 *
 * @param tasks every task of the project, as repeated goals and distribution are about all of them.
 * @param models a type without one is reported by `checkStages`, and its states are not looked at.
 * @param ids of all tasks that exist, broken ones too.
 */
export function checkTasks(
  tasks: readonly LoadedTask[],
  models: Models,
  ids: readonly string[] = tasks.map((task) => task.spec.id),
): Problem[] {
  const problems = tasks.flatMap((task) => {
    const model = models.get(task.type);
    const setups = model ? checkSetups(task, model) : [];
    const states = model && setups.length === 0 ? checkStates(task, model) : [];
    return [...setups, ...states, ...checkWording(task)].map((finding) => task.problem(finding));
  });
  problems.push(...repeatedGoals(tasks).map(({ task, finding }) => task.problem(finding)));
  return [...problems, ...checkDistribution(tasks, ids)];
}

/** The part of `tasks:check` that runs references in a browser; `scripts/tasks-check-browser.ts` exports one as `check`. */
export type BrowserCheck = (tasks: readonly LoadedTask[], repeat: number) => Promise<Problem[]>;
