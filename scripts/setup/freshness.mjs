import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What task compiler and site build read. Both compare contents themselves; this only decides whether to ask them. */
const INPUTS = [
  'tasks',
  'site',
  'scripts/site-build.ts',
  'scripts/tasks-build.ts',
  'scripts/tasks-inputs.ts',
  'scripts/tasks-stages.ts',
  'package-lock.json',
];
const MADE = new Set(['out', '.next', 'next-env.d.ts']);
const OUTPUTS = [
  '.generated/tasks.index.json',
  '.generated/tasks.public.json',
  '.generated/tasks.private.json',
  'site/out/build.json',
];

/** @param {string} root */
export function buildsAreFresh(root) {
  const file = stampFile(root);
  if (!existsSync(file) || OUTPUTS.some((output) => !existsSync(path.join(root, output)))) return false;
  return readFileSync(file, 'utf8') === fingerprint(root);
}

/** @param {string} root */
export function rememberBuilds(root) {
  mkdirSync(path.dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), fingerprint(root));
}

/** @param {string} root */
function stampFile(root) {
  return path.join(root, '.cache/builds.stamp');
}

/**
 * Over path, size and time of change of every input and output: some thousand files in a few hundredths of a second.
 * @param {string} root
 */
function fingerprint(root) {
  const hash = createHash('sha256');
  for (const entry of [...INPUTS, ...OUTPUTS]) add(hash, root, entry);
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} root @param {string} entry */
function add(hash, root, entry) {
  const stat = statSync(path.join(root, entry), { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isFile()) {
    hash.update(`${entry}\0${stat.size}\0${stat.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path.join(root, entry)).sort())
    if (!MADE.has(name)) add(hash, root, `${entry}/${name}`);
}
