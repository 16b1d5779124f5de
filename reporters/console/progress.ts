import { duration } from '../tables/text';

export type Verdict = 'solved' | 'failed' | 'error' | 'skipped';

export interface Finished {
  name: string;
  verdict: Verdict;
  /** Outcome with steps and seconds, for the verbose form. */
  detail: string;
}

export interface ProgressOptions {
  total: number;
  tty: boolean;
  verbose: boolean;
  write(text: string): void;
  /** A clock in ms. */
  now(): number;
}

/** Without a terminal, a line is printed this often, ms. */
const QUIET_MS = 10_000;

/** Live progress: one line that is rewritten on a terminal, a line now and then elsewhere, a line a task when verbose. */
export class Progress {
  private readonly started: number;
  private lastLine: number;
  private readonly counts: Record<Verdict, number> = { solved: 0, failed: 0, error: 0, skipped: 0 };

  constructor(private readonly options: ProgressOptions) {
    this.started = options.now();
    this.lastLine = this.started;
  }

  add(finished: Finished): void {
    this.counts[finished.verdict]++;
    const { tty, verbose, write, now } = this.options;
    if (verbose) {
      this.clear();
      write(`${finished.verdict.padEnd(7)} ${finished.name}${finished.detail ? `  ${finished.detail}` : ''}\n`);
    }
    if (tty) {
      write(`\r\u001b[2K${this.line()}`);
    } else if (now() - this.lastLine >= QUIET_MS || this.done() === this.options.total) {
      this.lastLine = now();
      write(`${this.line()}\n`);
    }
  }

  /** Wipes the live line, so that other text can be printed. */
  clear(): void {
    if (this.options.tty) this.options.write('\r\u001b[2K');
  }

  /** `12/60 done · 11 solved · 1 failed · 122.4/min · ETA 24s` */
  line(): string {
    const { total, now } = this.options;
    const done = this.done();
    // Skipped episodes were decided by an earlier start: they cost no time and would flatter the rate.
    const worked = done - this.counts.skipped;
    const minutes = (now() - this.started) / 60_000;
    const rate = minutes > 0 ? worked / minutes : 0;
    const eta = rate > 0 ? duration(((total - done) / rate) * 60) : '?';
    const parts = [
      `${done}/${total} done`,
      `${this.counts.solved} solved`,
      `${this.counts.failed} failed`,
      ...(this.counts.error > 0 ? [`${this.counts.error} errors`] : []),
      ...(this.counts.skipped > 0 ? [`${this.counts.skipped} skipped`] : []),
      `${rate.toFixed(1)}/min`,
      ...(done < total ? [`ETA ${eta}`] : []),
    ];
    return parts.join(' · ');
  }

  private done(): number {
    return this.counts.solved + this.counts.failed + this.counts.error + this.counts.skipped;
  }
}
