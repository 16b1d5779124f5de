import type { SceneState } from '../../../tasks/compiled';
import type { Held } from './hold';

export interface Post extends Held {
  /** 0 for the initial state; one more with each post. */
  seq: number;
}

/** What came of one attempt. `retry`: the server may take it later; `refused`: it never will. */
export type Attempt = { kind: 'taken'; solved: boolean } | { kind: 'retry' } | { kind: 'refused'; why: string };

export interface PosterOptions {
  send(post: Post): Promise<Attempt>;
  /** Resolves after `ms`. */
  wait(ms: number): Promise<void>;
  onTaken(post: Post, solved: boolean): void;
  onRefused(why: string): void;
  /** Called whenever `busy()` may have changed. */
  onChange(): void;
}

export interface Poster {
  post(held: Held): void;
  /** A post is under way or waits its turn. */
  busy(): boolean;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;

/** Sends states one after the other in the order given, each again and again until the server has taken it. */
export function createPoster({ send, wait, onTaken, onRefused, onChange }: PosterOptions): Poster {
  const queue: Post[] = [];
  let seq = 0;
  let running = false;

  async function deliver(post: Post): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const attempt = await send(post).catch((): Attempt => ({ kind: 'retry' }));
      if (attempt.kind === 'taken') return onTaken(post, attempt.solved);
      if (attempt.kind === 'refused') return onRefused(attempt.why);
      await wait(pause);
    }
  }

  async function run(): Promise<void> {
    running = true;
    for (let post = queue[0]; post !== undefined; post = queue[0]) {
      await deliver(post);
      queue.shift();
    }
    running = false;
    onChange();
  }

  return {
    post(held) {
      queue.push({ seq: seq++, ...held });
      onChange();
      if (!running) void run();
    },
    busy: () => queue.length > 0,
  };
}

/** `send` of a page: posts to the verifier of its own server. */
export function sendTo(token: string): PosterOptions['send'] {
  return async (post) => {
    const answer = await fetch(`/api/episodes/${token}/state`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(post satisfies { seq: number; states: SceneState; transient: SceneState[] }),
    });
    if (answer.ok) return { kind: 'taken', solved: ((await answer.json()) as { solved: boolean }).solved };
    const later = answer.status >= 500 || answer.status === 408 || answer.status === 429;
    return later ? { kind: 'retry' } : { kind: 'refused', why: `${answer.status} ${await answer.text()}` };
  };
}
