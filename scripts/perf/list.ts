import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledTasks, TaskIndexRow } from '../../tasks/compiled';
import { LIBRARIES, type Library } from '../../tasks/factors';
import { expectedTasks, TYPES } from '../../tasks/ontology';
import { PLAYWRIGHT_CLI } from '../run/playwright';
import type { Bench } from './bench';
import { copyProject } from './clone';
import { median, round } from './statistics';

const TIMES = 5;

/** `playwright test --list` of the whole suite, with dummies for the tasks that do not exist yet. */
export const list: Bench = {
  name: 'list',
  title: '`--list` of all tasks of v1 in one mode',
  usual: true,
  async run() {
    const { root, remove } = copyProject('list');
    try {
      const index: CompiledTasks<TaskIndexRow> = { checksum: '0'.repeat(64), tasks: dummies() };
      mkdirSync(path.join(root, '.generated'));
      writeFileSync(path.join(root, '.generated/tasks.index.json'), JSON.stringify(index));
      const seconds: number[] = [];
      let total = '';
      for (let i = 0; i < TIMES; i++) {
        const began = performance.now();
        const { stdout, stderr } = spawnSync(process.execPath, [PLAYWRIGHT_CLI, 'test', '--list', '--project=pixel'], {
          cwd: root,
          encoding: 'utf8',
          maxBuffer: 100e6,
        });
        seconds.push((performance.now() - began) / 1000);
        total = /Total: .*/.exec(stdout)?.[0] ?? stderr;
      }
      return [
        ['what', 's'],
        [total, round(median(seconds), 2)],
      ];
    } finally {
      remove();
    }
  },
};

function dummies(): TaskIndexRow[] {
  return TYPES.flatMap(({ type, family }) =>
    LIBRARIES.flatMap((library) =>
      Array.from({ length: expectedTasks('v1', type, library) }, (_, i) => dummy(type, family, library, i)),
    ),
  );
}

function dummy(type: string, family: string, library: Library, i: number): TaskIndexRow {
  const id = `${type}-${library}-T${String(i + 1).padStart(2, '0')}`;
  return { id, suite: 'v1', type, family, library, template: 'activate', bucket: 'easy', tier: 'L0', variants: 3 };
}
