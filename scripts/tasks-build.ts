/**
 * `npm run tasks:build [-- --check] [--root <folder>]`
 *
 * Compiles the YAML of `tasks/` into `.generated/`, and the loader maps of the stages. Writes nothing when anything is wrong, and
 * touches only files that change. `--check` writes nothing at all. Exit status 1: problems; 2: wrong arguments.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hashInputs, isFresh, writeIfChanged, writeStamp } from './tasks-inputs';

function readArguments(): { check: boolean; root: string } {
  try {
    const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, root: { type: 'string' } } });
    return { check: values.check, root: resolve(values.root ?? fileURLToPath(new URL('..', import.meta.url))) };
  } catch (error) {
    console.error(`tasks:build: ${(error as Error).message}\nusage: tasks:build [--check] [--root <folder>]`);
    process.exit(2);
  }
}

async function build({ check, root }: { check: boolean; root: string }): Promise<number> {
  const inputs = hashInputs(root);
  if (!check && isFresh(root, inputs)) {
    console.log('tasks:build: up to date');
    return 0;
  }

  // Loaded only now, so that a build with nothing to do stays fast.
  const [{ loadTasks, readTaskFiles }, { compile }, { formatProblem }, { generatedModules }, stages] =
    await Promise.all([
      import('../tasks/loader'),
      import('../tasks/compile'),
      import('../tasks/finding'),
      import('../tasks/stage-folders'),
      import('./tasks-stages'),
    ]);
  const { tasks, problems } = loadTasks(readTaskFiles(root));
  const folders = stages.readStageFolders(root);
  const models = await stages.importModels(
    root,
    tasks.map(({ type }) => type),
  );
  problems.push(...stages.checkStages(tasks, folders, models, stages.readDomains(root)));
  if (problems.length > 0) {
    for (const problem of problems) console.error(formatProblem(problem));
    console.error(`tasks:build: ${problems.length} problems, nothing written`);
    return 1;
  }

  const compiled = compile(tasks.map(({ spec }) => spec));
  const outputs = new Map([
    ['.generated/tasks.public.json', JSON.stringify(compiled.public)],
    ['.generated/tasks.private.json', JSON.stringify(compiled.private)],
    ['.generated/tasks.index.json', JSON.stringify(compiled.index)],
    ['.generated/tasks.checksum', `${compiled.public.checksum}\n`],
    ...generatedModules(folders),
  ]);
  const variants = compiled.index.tasks.reduce((sum, task) => sum + task.variants, 0);
  const summary = `${tasks.length} tasks, ${variants} variants, checksum ${compiled.public.checksum.slice(0, 12)}`;
  if (check) {
    console.log(`tasks:build: ${summary}; nothing wrong`);
    return 0;
  }
  const written = [...outputs].filter(([path, content]) => writeIfChanged(resolve(root, path), content));
  writeStamp(root, inputs, outputs.keys());
  console.log(`tasks:build: ${summary}; ${written.length} files written`);
  return 0;
}

process.exitCode = await build(readArguments());
