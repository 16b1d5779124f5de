import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Why `npm ci` has to run, in words; undefined when `node_modules` is what the lock file says. npm writes what it installed into
 * `node_modules/.package-lock.json` when it is done, so an install that was cut short counts as none.
 * @param {string} root
 */
export function missingPackages(root) {
  const installedFile = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return 'the packages are not installed';
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const installed = packagesOf(installedFile);
  const different = Object.entries(wanted).filter(([name, entry]) => {
    // The project itself, and packages for other systems, are never in node_modules.
    if (name === '' || (entry.optional && !installed[name])) return false;
    return installed[name]?.version !== entry.version;
  });
  const name = different[0]?.[0];
  if (name === undefined) return undefined;
  const rest = different.length > 1 ? ` and ${different.length - 1} more` : '';
  return `the lock file changed (${name.replace(/^.*node_modules\//, '')}${rest})`;
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
