#!/usr/bin/env node
/**
 * `npm run setup`: everything a run needs, and nothing that is there already. Runs before `node_modules` exists, so it is plain
 * JavaScript on Node's own modules. Never asks; says what it could not do and what to type instead. Exit status 1: not ready.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserIsKnown } from './setup/browser.mjs';
import { missingPackages } from './setup/dependencies.mjs';
import { buildsAreFresh, rememberBuilds } from './setup/freshness.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const began = performance.now();
let did = 0;
// Production mode of the caller's shell would leave out what tests need.
Reflect.deleteProperty(process.env, 'NODE_ENV');

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) stop(`Node 20 or newer is needed; this is ${process.version} at ${process.execPath}.`);

const missing = missingPackages(root);
if (missing) {
  say(`${missing}; running npm ci …`);
  // Started by npm we know which npm; started by hand the one on PATH is taken.
  const [command, ...before] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  if (!run(command, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error']))
    stop(
      'npm ci failed (see above). It needs a package registry: check network, proxy and `npm config get registry`,\nthen type it again by hand: npm ci',
    );
}

if (!browserIsKnown(root) && !run(process.execPath, ['--import', 'tsx', 'scripts/browser/ensure.ts']))
  stop('There is no browser to run the tasks in; the lines above say what to type.');

if (!buildsAreFresh(root)) {
  if (!run(process.execPath, ['--import', 'tsx', 'scripts/tasks-build.ts']))
    stop(
      'The tasks could not be compiled; the lines above name file and line. Mend them, or type: npm run tasks:check',
    );
  if (!run(process.execPath, ['--import', 'tsx', 'scripts/site-build.ts']))
    stop('The site could not be built (see above). Type it again by hand: npm run site:build');
  rememberBuilds(root);
}

const seconds = ((performance.now() - began) / 1000).toFixed(1);
say(did === 0 ? `everything is there (${seconds} s)` : `ready after ${seconds} s`);

/** @param {string} command @param {string[]} args */
function run(command, args) {
  did++;
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell,
  });
  if (error) console.error(String(error.message));
  return status === 0;
}

/** @param {string} text */
function say(text) {
  console.log(`setup: ${text}`);
}

/** @param {string} text @returns {never} */
function stop(text) {
  console.error(`\nsetup: ${text}`);
  process.exit(1);
}
