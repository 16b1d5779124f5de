import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files and names that the built task data depends on: contents of YAML and TypeScript, names of stages and of pools. */
export function hashInputs(root: string): string {
  const hash = createHash('sha256').update('2');
  const walk = (folder: string, content: (name: string) => boolean): void => {
    if (!existsSync(join(root, folder))) return;
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path, content);
      else if (!entry.name.endsWith('.gen.ts')) {
        hash.update(`\0${path}\0`);
        if (content(entry.name)) hash.update(readFileSync(join(root, path)));
      }
    }
  };
  walk('tasks', () => true);
  // A stage's code is no task data, but its set-up schema decides whether a task is right.
  walk('site/stages', (name) => name.endsWith('.ts'));
  walk('site/scene/domains', () => false);
  return hash.digest('hex');
}

const STAMP = '.generated/tasks.stamp';

/** Whether the last build had these inputs and its files are still as it wrote them. */
export function isFresh(root: string, inputs: string): boolean {
  try {
    const stamp = JSON.parse(readFileSync(join(root, STAMP), 'utf8')) as {
      inputs: string;
      outputs: Record<string, string>;
    };
    return (
      stamp.inputs === inputs && Object.entries(stamp.outputs).every(([path, mark]) => markOf(root, path) === mark)
    );
  } catch {
    return false;
  }
}

/** Notes a finished build for `isFresh`. */
export function writeStamp(root: string, inputs: string, outputs: Iterable<string>): void {
  const marks = Object.fromEntries([...outputs].map((path) => [path, markOf(root, path)]));
  writeIfChanged(join(root, STAMP), JSON.stringify({ inputs, outputs: marks }));
}

function markOf(root: string, path: string): string {
  const { size, mtimeMs } = statSync(join(root, path));
  return `${size}/${mtimeMs}`;
}

/** Replaces a file in one step, and only when its content differs. @returns whether it was written. */
export function writeIfChanged(path: string, content: string): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return false;
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, content);
  renameSync(draft, path);
  return true;
}
