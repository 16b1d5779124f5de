import fs from 'node:fs';
import path from 'node:path';
import type { ModelFailure } from './failure';

/** Episodes that an API may fail in a row before it is only asked once each, and before no further one begins. */
const PATIENCE = 2;
const END = 5;

const FILE = 'api-outage.json';

/**
 * Why no further episode of a run may begin; undefined while the model's API answers.
 * @param runDir `results/<run>`
 */
export function outageOf(runDir: string): string | undefined {
  const { episodes, reason } = readFile(path.join(runDir, FILE));
  return episodes >= END ? `the model's API has failed in ${episodes} episodes in a row: ${reason}` : undefined;
}

/** Forgets what an earlier start of a run has seen. */
export function forgetOutage(runDir: string): void {
  fs.rmSync(path.join(runDir, FILE), { force: true });
}

function readFile(file: string): { episodes: number; reason: string } {
  try {
    const { episodes, reason } = JSON.parse(fs.readFileSync(file, 'utf8')) as { episodes?: unknown; reason?: unknown };
    return { episodes: typeof episodes === 'number' ? episodes : 0, reason: String(reason) };
  } catch {
    return { episodes: 0, reason: '' };
  }
}

/**
 * Remembers, over all workers of a run, that the API does not answer: a run against a dead API ends soon, with the reason in every
 * record, instead of waiting through all retries in every episode. One answer, and all patience is back.
 */
export class Outage {
  private known = 0;
  private readonly file: string | undefined;

  /** @param runDir `results/<run>`; without one it remembers for this process alone */
  constructor(runDir: string | undefined) {
    this.file = runDir === undefined ? undefined : path.join(runDir, FILE);
  }

  /** Whether the API has failed so often that it is not waited for any more. */
  isLasting(): boolean {
    return this.read() >= PATIENCE;
  }

  /** Notes that an episode ended because the API did not answer. @param failure its words without keys */
  note(failure: ModelFailure): void {
    this.known = this.read() + 1;
    this.write(JSON.stringify({ episodes: this.known, reason: failure.reason }));
  }

  /** Notes an answer. */
  over(): void {
    if (this.known === 0 && (this.file === undefined || !fs.existsSync(this.file))) return;
    this.known = 0;
    if (this.file !== undefined) fs.rmSync(this.file, { force: true });
  }

  private read(): number {
    return this.file === undefined ? this.known : readFile(this.file).episodes;
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
