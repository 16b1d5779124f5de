import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this clone. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** What set-up found or fetched; git-ignored, safe to delete. */
export const CACHE_FOLDER = path.join(ROOT, '.cache');
