import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { browserIsKnown } from './browser.mjs';
import { missingPackages } from './dependencies.mjs';
import { buildsAreFresh } from './freshness.mjs';

/** Keys of model providers: whether they are set is told, never what they are. */
const KEYS = [
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'GEMINI_API_KEY',
  'GOOGLE_API_KEY',
  'OPENROUTER_API_KEY',
  'COMPATIBLE_API_KEY',
];
/** Packages, browser, site build and a full run with pictures. */
const NEEDED_GB = 3;

/**
 * @typedef {{ what: string, state: 'ok' | 'missing' | 'note', text: string, type?: string }} Finding
 * `type` is what to type when something is missing.
 */

/**
 * @param {string} root @param {NodeJS.ProcessEnv} env
 * @returns {Finding[]}
 */
export function diagnose(root, env) {
  return [node(), npm(), packages(root), browser(root), tasks(root), site(root), disk(root), ...keys(env)];
}

/** @returns {Finding} */
function node() {
  const ok = Number(process.versions.node.split('.')[0]) >= 20;
  return ok
    ? { what: 'Node', state: 'ok', text: process.version }
    : { what: 'Node', state: 'missing', text: `${process.version}; 20 or newer is needed`, type: 'nvm install 22' };
}

/** @returns {Finding} */
function npm() {
  const { status, stdout } = spawnSync('npm', ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
  return status === 0
    ? { what: 'npm', state: 'ok', text: stdout.trim() }
    : { what: 'npm', state: 'missing', text: 'not on the PATH', type: 'install npm (it comes with Node)' };
}

/** @param {string} root @returns {Finding} */
function packages(root) {
  const problem = existsSync(path.join(root, 'package-lock.json')) ? missingPackages(root) : 'there is no lock file';
  return problem ? setup('packages', problem) : { what: 'packages', state: 'ok', text: 'as the lock file says' };
}

/** @param {string} root @returns {Finding} */
function browser(root) {
  if (!browserIsKnown(root)) return setup('browser', 'none is set up');
  const { kind, version, path: file } = readJson(root, '.cache/browser.json');
  return { what: 'browser', state: 'ok', text: `${kind} ${version}, ${file}` };
}

/** @param {string} root @returns {Finding} */
function tasks(root) {
  /** @type {{ checksum: string, tasks: { type: string }[] } | undefined} */
  const index = readJson(root, '.generated/tasks.index.json');
  if (!index) return setup('tasks', 'not compiled');
  const types = new Set(index.tasks.map((task) => task.type)).size;
  return {
    what: 'tasks',
    state: 'ok',
    text: `${index.tasks.length} of ${types} types, ${index.checksum.slice(0, 12)}`,
  };
}

/** @param {string} root @returns {Finding} */
function site(root) {
  const stamp = readJson(root, 'site/out/build.json');
  if (!stamp) return setup('site', 'not built');
  if (buildsAreFresh(root)) return { what: 'site', state: 'ok', text: `build ${stamp.build}` };
  return setup('site', `build ${stamp.build}; files changed since set-up last looked`);
}

/** @param {string} root @returns {Finding} */
function disk(root) {
  const { bavail, bsize } = statfsSync(existsSync(root) ? root : '.');
  const free = (bavail * bsize) / 1e9;
  const text = `${free.toFixed(1)} GB free`;
  return free >= NEEDED_GB || existsSync(path.join(root, 'site/out/build.json'))
    ? { what: 'disk', state: 'ok', text }
    : { what: 'disk', state: 'missing', text: `${text}; about ${NEEDED_GB} are needed`, type: 'free some disk space' };
}

/** @param {NodeJS.ProcessEnv} env @returns {Finding[]} */
function keys(env) {
  return KEYS.map((what) => ({ what, state: 'note', text: env[what] ? 'yes' : 'no' }));
}

/** @param {string} what @param {string} text @returns {Finding} */
function setup(what, text) {
  return { what, state: 'missing', text, type: 'npm run setup' };
}

/** @param {string} root @param {string} file */
function readJson(root, file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}
