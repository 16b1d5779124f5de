/** A step that lies behind. */
export interface PastStep {
  /** The call as the model wrote it; several where a turn holds several. */
  calls: readonly string[];
  thought?: string;
  /** What went wrong, as the next observation told it. */
  error?: string;
}

const STEPS_SHOWN = 10;
const THOUGHT_LENGTH = 240;
const CALL_LENGTH = 300;
const ERROR_LENGTH = 600;

/** What happened before: the last ten steps, each with its short reasoning, and what went wrong. */
export class History {
  private readonly past: PastStep[] = [];

  add(step: PastStep): void {
    this.past.push({ ...step });
  }

  /** Notes what the observation after the last step says went wrong. */
  tell(error: string | undefined): void {
    const last = this.past.at(-1);
    if (last !== undefined) last.error = error;
  }

  /** Whether there is anything to tell. */
  get any(): boolean {
    return this.past.length > 0;
  }

  /** The section of the prompt; '' before the first step. */
  text(): string {
    if (this.past.length === 0) return '';
    const first = Math.max(this.past.length - STEPS_SHOWN, 0);
    const lines = this.past.slice(first).map((step, i) => line(first + i + 1, step));
    return [`# Your last steps${first > 0 ? ` (${first} earlier ones are not shown)` : ''}`, ...lines].join('\n');
  }
}

function line(number: number, { calls, thought, error }: PastStep): string {
  const parts = [`${number}. ${calls.map((call) => cut(call, CALL_LENGTH)).join('; ') || '(no action)'}`];
  if (thought) parts.push(`   because: ${cut(thought, THOUGHT_LENGTH)}`);
  if (error) parts.push(`   error: ${cut(error, ERROR_LENGTH)}`);
  return parts.join('\n');
}

function cut(text: string, length: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > length ? `${flat.slice(0, length - 1)}…` : flat;
}
