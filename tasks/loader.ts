import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { MODES, SUITES, type Suite } from './factors';
import { type Finding, type Problem, show } from './finding';
import { checkSpec, parseId, type TaskIdentity } from './rules';
import { schemaFindings } from './schema-findings';
import { TaskSource } from './source';
import { commitSpec, difficultySpec, sceneSpec, stageSpec, type TaskSpec, taskSpec } from './spec';
import { fillVariants, type FilledVariant, unique } from './variants';

/** A task as its file has it, with its variants filled in and a way to place findings of later checks. */
export interface LoadedTask extends TaskIdentity {
  spec: TaskSpec;
  variants: FilledVariant[];
  /** Places a finding at its line and column. */
  problem(finding: Finding): Problem;
}

export interface LoadResult {
  /** The tasks without problems, in the order of files and lines. */
  tasks: LoadedTask[];
  problems: Problem[];
  /** The ids of all tasks, those with problems too, each once. */
  ids: string[];
}

/** A file of tasks: where it is, and as what. */
export interface TaskFile {
  /** Path as errors show it, with forward slashes. */
  path: string;
  suite: Suite;
  text: string;
}

/**
 * The task files of a project, in a stable order.
 *
 * @param root the project's folder, which holds `tasks/`.
 */
export function readTaskFiles(root: string): TaskFile[] {
  return SUITES.flatMap((suite) => {
    const folder = join(root, 'tasks', suite);
    if (!existsSync(folder)) return [];
    const names = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
    return names.sort().map((name) => {
      const path = join(folder, name);
      return { path: relative(root, path).split(sep).join('/'), suite, text: readFileSync(path, 'utf8') };
    });
  });
}

/** Reads and checks task files; collects every problem instead of stopping at the first. Never throws for bad content. */
export function loadTasks(files: readonly TaskFile[]): LoadResult {
  const results = files.map(loadFile);
  const problems = results.flatMap((result) => result.problems);
  const first = new Map<string, Problem>();
  for (const { id, place } of results.flatMap((result) => result.places)) {
    const earlier = first.get(id);
    if (!earlier) first.set(id, place);
    else problems.push({ ...place, expected: 'an id of its own', found: `the id of ${earlier.file}:${earlier.line}` });
  }
  return {
    tasks: results.flatMap((result) => result.tasks),
    problems: inOrder(problems, files),
    ids: [...first.keys()],
  };
}

interface FileResult extends Omit<LoadResult, 'ids'> {
  places: { id: string; place: Problem }[];
}

function loadFile(file: TaskFile): FileResult {
  const source = new TaskSource(file.path, file.text);
  const result: FileResult = { tasks: [], problems: source.syntax(), places: [] };
  if (result.problems.length > 0) return result;
  const items = source.items();
  if (!Array.isArray(items)) return { ...result, problems: [items] };

  // A core file is named after a generation unit that holds several types.
  const type = file.suite === 'v1' ? basename(file.path).replace(/\.ya?ml$/, '') : undefined;
  for (const { data, node } of items) {
    const id = idOf(data);
    const place = (finding: Finding): Problem => source.problem(node, id, finding);
    if (id !== undefined) result.places.push({ id, place: place({ path: ['id'], expected: '', found: '' }) });
    const outcome = loadTask(data, { suite: file.suite, type });
    if (Array.isArray(outcome)) result.problems.push(...outcome.map(place));
    else result.tasks.push({ ...outcome, problem: place });
  }
  return result;
}

function loadTask(data: unknown, file: { suite: Suite; type?: string }): Finding[] | Omit<LoadedTask, 'problem'> {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) {
    return [{ path: [], expected: 'a task: a map with an id', found: show(data) }];
  }
  const parsed = taskSpec.safeParse(data);
  if (!parsed.success) return schemaFindings(parsed.error, data, knownKeys);
  const spec = parsed.data;
  const findings = checkSpec(spec, file);
  const { variants, findings: filling } = fillVariants(spec);
  const all = unique([...findings, ...filling.filter((one) => !findings.some((other) => covers(other, one)))]);
  return all.length > 0 ? all : { ...parseId(spec.id), spec, variants };
}

/** Filling stumbles over what the rules have already said, at the same part of the task. */
function covers(earlier: Finding, later: Finding): boolean {
  return earlier.found === later.found && earlier.path[0] === later.path[0];
}

function idOf(data: unknown): string | undefined {
  const id = data !== null && typeof data === 'object' && 'id' in data ? data.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

function knownKeys(path: readonly (string | number)[]): readonly string[] | undefined {
  const shapes: Record<string, object> = {
    '': taskSpec.shape,
    scene: sceneSpec.shape,
    difficulty: difficultySpec.shape,
    stage: stageSpec.shape,
    'stage.commit': commitSpec.shape,
  };
  if (path.join('.') === 'unreachable') return MODES;
  const shape = shapes[path.join('.')];
  return shape && Object.keys(shape);
}

function inOrder(problems: Problem[], files: readonly TaskFile[]): Problem[] {
  const rank = new Map(files.map((file, i) => [file.path, i]));
  return problems.sort((a, b) => (rank.get(a.file) ?? 0) - (rank.get(b.file) ?? 0) || a.line - b.line || a.col - b.col);
}
