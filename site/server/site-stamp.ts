import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Written beside the export by `scripts/site-build.ts`: what it was built from. */
export interface SiteStamp {
  /** Hash of all that `next build` reads. */
  sources: string;
  /** Checksum of the public task data it is served with. */
  tasks: string;
  /** Names the build: first 12 hex digits over both. */
  build: string;
}

export const STAMP_FILE = 'site/out/build.json';
const ROOTS = ['site', 'tasks', 'package-lock.json'];
/** The server is no part of the export; the others are made by the build, or are data. */
const SKIPPED = /^site\/(out|server|\.next|next-env\.d\.ts)(\/|$)|^tasks\/.*\.(ya?ml|md)$/;

/** Hash over the paths and contents of the export's sources. @param root folder of the project */
export function hashSources(root: string): string {
  const hash = createHash('sha256');
  for (const file of ROOTS.flatMap((entry) => filesUnder(root, entry))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

export function makeStamp(sources: string, tasks: string): SiteStamp {
  return { sources, tasks, build: createHash('sha256').update(sources).update(tasks).digest('hex').slice(0, 12) };
}

/** The stamp of the export at hand, or undefined where there is none that can be read. */
export function readStamp(root: string): SiteStamp | undefined {
  try {
    return JSON.parse(readFileSync(path.join(root, STAMP_FILE), 'utf8')) as SiteStamp;
  } catch {
    return undefined;
  }
}

/** In a fixed order, with forward slashes on every system. */
function filesUnder(root: string, entry: string): string[] {
  if (SKIPPED.test(entry)) return [];
  const at = path.join(root, entry);
  if (!statSync(at).isDirectory()) return [entry];
  return readdirSync(at)
    .sort()
    .flatMap((name) => filesUnder(root, `${entry}/${name}`));
}
