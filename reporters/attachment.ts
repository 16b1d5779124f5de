import { readFileSync } from 'node:fs';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import { readRecord, type ReadResult } from '../traces/read';

/** Name under which the fixture attaches an episode's record (JSON); it survives blob reports and merging. */
export const EPISODE_ATTACHMENT = 'episode';

/** Reads the records attached to one attempt into `result`. A bad attachment becomes a problem. */
export function readAttachments(test: TestCase, attempt: TestResult, result: ReadResult): void {
  for (const attachment of attempt.attachments) {
    if (attachment.name !== EPISODE_ATTACHMENT) continue;
    const where = `attachment of ${test.titlePath().filter(Boolean).join(' › ')}`;
    try {
      const text = attachment.body?.toString('utf8') ?? (attachment.path ? readFileSync(attachment.path, 'utf8') : '');
      readRecord(JSON.parse(text), where, result);
    } catch (error) {
      result.problems.push({ where, what: `not JSON: ${(error as Error).message}`, halfWritten: false });
    }
  }
}
