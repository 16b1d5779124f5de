import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether the recorded browser still fits: a cheap look for the second start; `scripts/browser/` does the choosing.
 * @param {string} root
 */
export function browserIsKnown(root) {
  const file = path.join(root, '.cache/browser.json');
  if (!existsSync(file)) return false;
  try {
    const record = JSON.parse(readFileSync(file, 'utf8'));
    return (record.explicit ?? '') === (process.env.CB_CHROMIUM ?? '') && existsSync(record.path);
  } catch {
    return false;
  }
}
