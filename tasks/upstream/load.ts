import type { UpstreamSuite } from '../factors';
import { type Finding, type Problem, show } from '../finding';
import { typeEntry } from '../ontology';
import { schemaFindings } from '../schema-findings';
import { TaskSource } from '../source';
import type { CloneFile } from './clone';
import { upstreamTask, type UpstreamTask } from './fields';

export interface UpstreamLoad {
  tasks: UpstreamTask[];
  /** What could not be read, each with file, line and field. */
  problems: Problem[];
}

/** Reads task files of the original; collects every problem and never throws for bad content. */
export function loadUpstream(files: readonly CloneFile[], suite: UpstreamSuite): UpstreamLoad {
  const result: UpstreamLoad = { tasks: [], problems: [] };
  const seen = new Map<string, string>();
  for (const file of files) {
    const source = new TaskSource(file.path, file.text);
    const broken = source.syntax();
    const items = broken.length > 0 ? [] : source.items();
    if (!Array.isArray(items)) broken.push(items);
    result.problems.push(...broken);
    for (const { data, node } of Array.isArray(items) ? items : []) {
      const id = idOf(data);
      const outcome = readTask(data, suite);
      if (!Array.isArray(outcome) && seen.has(outcome.id)) {
        const twice = {
          path: ['id'],
          expected: 'an id of its own',
          found: `the id of a task in ${seen.get(outcome.id)}`,
        };
        result.problems.push(source.problem(node, id, twice));
      } else if (Array.isArray(outcome)) result.problems.push(...outcome.map((one) => source.problem(node, id, one)));
      else {
        seen.set(outcome.id, file.path);
        result.tasks.push(outcome);
      }
    }
  }
  return result;
}

function readTask(data: unknown, suite: UpstreamSuite): UpstreamTask | Finding[] {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) {
    return [{ path: [], expected: 'a task: a map with an id', found: show(data) }];
  }
  const parsed = upstreamTask.safeParse(data);
  if (!parsed.success) return schemaFindings(parsed.error, data);
  const findings = identity(parsed.data, suite);
  return findings.length > 0 ? findings : parsed.data;
}

/** The id says type, library and suite once more; files are not named reliably enough to ask them. */
function identity(task: UpstreamTask, suite: UpstreamSuite): Finding[] {
  const [type, library, ...rest] = task.id.split('-');
  const findings: Finding[] = [];
  if (typeEntry(task.canonical_type) === undefined) {
    const found = show(task.canonical_type);
    findings.push({ path: ['canonical_type'], expected: 'one of the 97 canonical types', found });
  }
  if (type !== task.canonical_type) {
    findings.push({ path: ['id'], expected: `the type "${task.canonical_type}" first`, found: show(task.id) });
  }
  if (library !== task.implementation_source) {
    findings.push({ path: ['id'], expected: `the library "${task.implementation_source}"`, found: show(task.id) });
  }
  if ((rest[0] === 'v2') !== (suite === 'upstream:core')) {
    const expected = `an id ${suite === 'upstream:core' ? 'with' : 'without'} -v2 in ${suite}`;
    findings.push({ path: ['id'], expected, found: show(task.id) });
  }
  return findings;
}

function idOf(data: unknown): string | undefined {
  const id = data !== null && typeof data === 'object' && 'id' in data ? data.id : undefined;
  return typeof id === 'string' ? id : undefined;
}
