import { LIBRARIES, SUITES } from '../factors';
import type { Problem } from '../finding';
import type { LoadedTask } from '../loader';
import { expectedTasks } from '../ontology';
import { isId, parseId } from '../rules';

/**
 * The number of tasks per library of every type that has any, against the ontology.
 *
 * @param ids of all tasks that exist, broken ones too.
 */
export function checkDistribution(tasks: readonly LoadedTask[], ids: readonly string[]): Problem[] {
  const identities = ids.filter(isId).map(parseId);
  return SUITES.flatMap((suite) => {
    const own = tasks.filter((task) => task.suite === suite);
    return [...new Set(own.map(({ type }) => type))].flatMap((type) => {
      const ofType = own.filter((task) => task.type === type);
      const { file } = ofType[0]!.problem({ path: [], expected: '', found: '' });
      return LIBRARIES.flatMap((library) => {
        const expected = expectedTasks(suite, type, library);
        const found = identities.filter(
          (one) => one.suite === suite && one.type === type && one.library === library,
        ).length;
        if (expected === found) return [];
        return [
          {
            file,
            line: 1,
            col: 1,
            id: `${type}-${library}`,
            expected: `${expected} tasks in ${suite}`,
            found: `${found}`,
          },
        ];
      });
    });
  });
}
