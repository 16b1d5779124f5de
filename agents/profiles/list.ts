import type { z } from 'zod';
import { formatProblem } from '../../tasks/finding';
import { schemaFindings } from '../../tasks/schema-findings';
import { TaskSource } from '../../tasks/source';

/**
 * Reads a YAML file that is a list of entries with an `id`, each once.
 * @param file its path as errors show it
 * @throws Error listing every problem: file, line, column, entry, field, what was expected and what was found
 */
export function readList<T extends { id: string }>(file: string, text: string, schema: z.ZodType<T>): T[] {
  const source = new TaskSource(file, text);
  const problems = source.syntax();
  const entries: T[] = [];
  // A file of comments alone is an empty list.
  const items = text.replace(/^\s*#.*$/gm, '').trim() === '' ? [] : source.items();
  if (!Array.isArray(items)) problems.push({ ...items, expected: 'a list, each entry starting with "- id:"' });
  else if (problems.length === 0) {
    for (const { data, node } of items) {
      const id = (data as { id?: unknown } | null)?.id;
      const name = typeof id === 'string' ? id : undefined;
      const parsed = schema.safeParse(data);
      if (!parsed.success) {
        problems.push(...schemaFindings(parsed.error, data).map((finding) => source.problem(node, name, finding)));
      } else if (entries.some((entry) => entry.id === parsed.data.id)) {
        const finding = { path: ['id'], expected: 'an id of its own', found: `a second ${parsed.data.id}` };
        problems.push(source.problem(node, name, finding));
      } else entries.push(parsed.data);
    }
  }
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  return entries;
}
