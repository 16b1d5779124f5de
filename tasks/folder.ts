import { join } from 'node:path';

/**
 * Where the compiled tasks of a run are: `.generated/`, or for the original's tasks the folder that the configuration has
 * chosen once for all processes (`CB_TASKS_DIR`).
 * @param root folder of the project
 */
export function tasksFolder(root: string, env: Readonly<Record<string, string | undefined>> = process.env): string {
  return env.CB_TASKS_DIR || join(root, '.generated');
}
