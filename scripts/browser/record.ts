import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CACHE_FOLDER } from '../paths';
import { BROWSER_KINDS, type BrowserKind, type Candidate } from './choose';

/** The browser that set-up chose: `.cache/browser.json`, read by the configurations and by `scripts/setup.mjs`. */
const browserRecord = z.object({
  kind: z.enum(BROWSER_KINDS),
  path: z.string(),
  version: z.string(),
  shell: z.boolean(),
  sandbox: z.boolean(),
  libraries: z.string().optional(),
  /** Value of CB_CHROMIUM at the time; another value makes the record stale. */
  explicit: z.string().optional(),
});
export type BrowserRecord = z.infer<typeof browserRecord>;

const FILE = path.join(CACHE_FOLDER, 'browser.json');

/** The record, or undefined when there is none that still fits. */
export function readBrowserRecord(): BrowserRecord | undefined {
  if (!existsSync(FILE)) return undefined;
  try {
    const record = browserRecord.parse(JSON.parse(readFileSync(FILE, 'utf8')));
    const fits = (record.explicit ?? '') === (process.env.CB_CHROMIUM ?? '') && existsSync(record.path);
    return fits ? record : undefined;
  } catch {
    // An unreadable record is no record: it is written anew.
    return undefined;
  }
}

export function writeBrowserRecord(kind: BrowserKind, candidate: Candidate): BrowserRecord {
  const record: BrowserRecord = {
    kind,
    path: candidate.path,
    version: candidate.version ?? 'unknown',
    shell: candidate.shell,
    sandbox: candidate.starts === 'sandboxed',
    libraries: candidate.libraries,
    explicit: process.env.CB_CHROMIUM || undefined,
  };
  mkdirSync(CACHE_FOLDER, { recursive: true });
  writeFileSync(FILE, JSON.stringify(record, null, 2) + '\n');
  return record;
}
