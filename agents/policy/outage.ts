import fs from 'node:fs';
import path from 'node:path';
import type { ModelFailure } from './failure';

/** Episodes that an API may fail in a row before it is only asked once each. */
const PATIENCE = 2;

/**
 * Remembers, over all workers of a run, that the API does not answer: a run against a dead API ends soon, with the reason in every
 * record, instead of waiting through all retries in every episode. One answer, and all patience is back.
 */
export class Outage {
  private known = 0;
  private readonly file: string | undefined;

  /** @param runDir `results/<run>`; without one it remembers for this process alone */
  constructor(runDir: string | undefined) {
    this.file = runDir === undefined ? undefined : path.join(runDir, 'api-outage.json');
  }

  /** Whether the API has failed so often that it is not waited for any more. */
  isLasting(): boolean {
    return this.read() >= PATIENCE;
  }

  /** Notes that an episode ended because the API did not answer. */
  note(failure: ModelFailure): void {
    this.known = this.read() + 1;
    this.write(JSON.stringify({ episodes: this.known, reason: failure.kind }));
  }

  /** Notes an answer. */
  over(): void {
    if (this.known === 0 && (this.file === undefined || !fs.existsSync(this.file))) return;
    this.known = 0;
    if (this.file !== undefined) fs.rmSync(this.file, { force: true });
  }

  private read(): number {
    if (this.file === undefined) return this.known;
    try {
      const { episodes } = JSON.parse(fs.readFileSync(this.file, 'utf8')) as { episodes?: unknown };
      return typeof episodes === 'number' ? episodes : 0;
    } catch {
      return 0;
    }
  }

  private write(text: string): void {
    if (this.file === undefined) return;
    try {
      fs.mkdirSync(path.dirname(this.file), { recursive: true });
      fs.writeFileSync(this.file, `${text}\n`);
    } catch {
      // Without the note every episode is only slower.
    }
  }
}
