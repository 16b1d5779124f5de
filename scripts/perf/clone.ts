import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CACHE_FOLDER, ROOT } from '../paths';

/**
 * A copy of the project's own files that a measurement may change; inside the cache folder, where `node_modules` is found upwards.
 * @param packages also gives it packages of its own (hard links), which the site's bundler insists on
 */
export function copyProject(name: string, { packages = false } = {}): { root: string; remove(): void } {
  const root = path.join(CACHE_FOLDER, `perf-${name}`);
  const remove = () => rmSync(root, { recursive: true, force: true });
  remove();
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const file of list.toString().split('\0')) {
    if (file === '' || !existsSync(path.join(ROOT, file))) continue;
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(root, file));
  }
  mkdirSync(path.join(root, '.cache'));
  cpSync(path.join(CACHE_FOLDER, 'browser.json'), path.join(root, '.cache/browser.json'));
  if (packages) execFileSync('cp', ['-al', path.join(ROOT, 'node_modules'), path.join(root, 'node_modules')]);
  return { root, remove };
}
