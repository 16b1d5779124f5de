import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LIBRARIES, type Library } from '../../tasks/factors';

export interface StaticFile {
  body: Uint8Array<ArrayBuffer>;
  type: string;
}

/** The export in memory: hashed assets by their path, and the shell of every library host. */
export interface SiteFiles {
  assets: Map<string, StaticFile>;
  shells: Record<Library, string>;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Reads the export. @param out its folder @throws Error naming the first thing that is missing */
export function readSite(out: string): SiteFiles {
  const assets = new Map<string, StaticFile>();
  const folder = path.join(out, '_next/static');
  if (!existsSync(folder)) throw new Error('the site is not built; run `npm run site:build`');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[path.extname(name)];
    if (type === undefined) continue;
    const url = `/_next/static/${name.split(path.sep).join('/')}`;
    assets.set(url, { body: new Uint8Array(readFileSync(path.join(folder, name))), type });
  }
  const shells = Object.fromEntries(LIBRARIES.map((library) => [library, readShell(out, library)]));
  return { assets, shells: shells as Record<Library, string> };
}

function readShell(out: string, library: Library): string {
  const file = path.join(out, `host/${library}.html`);
  if (!existsSync(file)) throw new Error(`the site's build has no host for ${library}; run \`npm run site:build\``);
  const html = readFileSync(file, 'utf8');
  if (!html.includes('<head>')) throw new Error(`the shell of the ${library} host has no <head>`);
  return html;
}

export function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
