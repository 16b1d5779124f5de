import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, test } from '../../fixtures/test';
import { readOptions } from '../../options';
import type { CompiledTasks, TaskIndexRow } from '../../tasks/compiled';
import { tasksFolder } from '../../tasks/folder';
import type { Family } from '../../tasks/ontology';
import { expectSolved } from './verdict';

/** Defines one test for each task of a family (and variant, where several are asked for), in the suite's order. */
export function defineFamily(family: Family): void {
  const { CB_UNSOLVED, CB_PREVIEW, ...asked } = readOptions();
  // A preview wants to know which tests there are; none of them may start a worker.
  const define = CB_PREVIEW ? test.skip : test;
  for (const row of readIndex()) {
    if (row.family !== family || row.suite !== asked.CB_SUITE) continue;
    if (asked.CB_LIBRARY !== undefined && row.library !== asked.CB_LIBRARY) continue;
    for (const variant of variantsOf(row, asked.CB_VARIANT)) {
      define(titleOf(row.id, variant), { tag: tagsOf(row) }, async ({ episode }) => {
        expectSolved(await episode(row.id, variant), CB_UNSOLVED);
      });
    }
  }
}

/** The variants of a task that a run asks for. A task without that twin has no test in it. */
export function variantsOf(row: Pick<TaskIndexRow, 'variants'>, asked: number | 'all'): number[] {
  const all = Array.from({ length: row.variants }, (_, variant) => variant);
  return asked === 'all' ? all : all.filter((variant) => variant === asked);
}

export function titleOf(task: string, variant: number): string {
  return variant === 0 ? task : `${task} (variant ${variant})`;
}

export function tagsOf(row: TaskIndexRow): string[] {
  return [row.suite, row.library, row.type, row.family, row.template, row.tier, row.bucket].map((tag) => `@${tag}`);
}

let index: readonly TaskIndexRow[] | undefined;

/** Read once a process, whatever the number of files. @throws Error when the tasks have not been compiled */
function readIndex(): readonly TaskIndexRow[] {
  if (index !== undefined) return index;
  const file = path.join(tasksFolder(ROOT), 'tasks.index.json');
  try {
    index = (JSON.parse(readFileSync(file, 'utf8')) as CompiledTasks<TaskIndexRow>).tasks;
  } catch {
    throw new Error(`${path.relative(ROOT, file)} cannot be read: run \`npm run tasks:build\` first`);
  }
  return index;
}
