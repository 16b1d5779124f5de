import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { oneOf, type Problem, show } from '../tasks/finding';
import type { LoadedTask } from '../tasks/loader';
import { checkSetups, type Model, type Models } from '../tasks/setups';
import { type StageFolder, stageFolder } from '../tasks/stage-folders';

/** The stage folders of a project. */
export function readStageFolders(root: string): StageFolder[] {
  const folder = join(root, 'site/stages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => stageFolder(entry.name, readdirSync(join(folder, entry.name))));
}

/** Names that `stage.domain` may have; undefined in a project without pools. */
export function readDomains(root: string): string[] | undefined {
  const folder = join(root, 'site/scene/domains');
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
  return names.filter((name) => name !== 'index' && name !== 'domain').sort();
}

/** Imports the models of these types; a type without one is left out. @throws if a model does not export `model`. */
export async function importModels(root: string, types: Iterable<string>): Promise<Models> {
  const models = new Map<string, Model>();
  for (const type of new Set(types)) {
    const path = join(root, 'site/stages', type, 'model.ts');
    if (!existsSync(path)) continue;
    const { model } = (await import(pathToFileURL(path).href)) as { model?: Model };
    if (!model) throw new Error(`site/stages/${type}/model.ts: expected an export named model, found none`);
    models.set(type, model);
  }
  return models;
}

/** Everything that a task needs of the site: model and component exist, set-ups and guide fit, its domain has a pool. */
export function checkStages(
  tasks: readonly LoadedTask[],
  folders: readonly StageFolder[],
  models: Models,
  domains?: readonly string[],
): Problem[] {
  const byType = new Map(folders.map((folder) => [folder.type, folder]));
  return tasks.flatMap((task) => {
    const model = models.get(task.type);
    const missing: string[] = [];
    if (!model) missing.push('model.ts');
    if (!byType.get(task.type)?.libraries.includes(task.library)) missing.push(`${task.library}.tsx`);
    if (task.spec.stage.guide && !byType.get(task.type)?.guide) missing.push('guide.tsx');
    const { domain } = task.spec.stage;
    const unknown = domains !== undefined && !domains.includes(domain);
    return [
      ...(unknown ? [task.problem({ path: ['stage', 'domain'], expected: oneOf(domains), found: show(domain) })] : []),
      ...missing.map((file) =>
        task.problem({ path: ['id'], expected: `site/stages/${task.type}/${file}`, found: 'no such file' }),
      ),
      ...(model ? checkSetups(task, model).map((finding) => task.problem(finding)) : []),
    ];
  });
}
