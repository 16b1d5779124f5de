import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { hashSources, makeStamp, readStamp, STAMP_FILE } from '../site/server/site-stamp';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Brings the site's export up to date: runs `next build` only when a source of it has changed, and notes in the stamp what it was
 * built from and which task data it is served with.
 * @returns exit status
 */
function main(): number {
  const began = performance.now();
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const tasksFile = path.join(root, '.generated/tasks.public.json');
  if (!existsSync(tasksFile)) {
    console.error('site: there is no compiled task data; run `npm run tasks:build` first');
    return 1;
  }
  const tasks = (JSON.parse(readFileSync(tasksFile, 'utf8')) as { checksum: string }).checksum;
  const stamp = readStamp(root);
  const sources = hashSources(root);
  const write = (): void => {
    const next = makeStamp(sources, tasks);
    writeFileSync(path.join(root, STAMP_FILE), JSON.stringify(next, null, 2));
    console.log(`site: build ${next.build} (${seconds()})`);
  };

  if (stamp?.sources === sources && stamp.tasks === tasks) {
    console.log(`site: build ${stamp.build} is up to date (${seconds()})`);
    return 0;
  }
  if (stamp?.sources === sources) {
    console.log('site: the task data changed, the pages did not; only the stamp is renewed');
    write();
    return 0;
  }
  console.log(stamp ? 'site: sources changed, building …' : 'site: building for the first time …');
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const built = spawnSync(process.execPath, [next, 'build', path.join(root, 'site')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  if (built.status !== 0) {
    console.error(`site: next build failed (${built.error?.message ?? `exit ${built.status ?? built.signal}`})`);
    return 1;
  }
  if (hashSources(root) !== sources) {
    console.error('site: sources changed while the site was built; run the build again');
    return 1;
  }
  write();
  return 0;
}

process.exitCode = main();
