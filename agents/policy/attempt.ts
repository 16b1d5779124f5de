import { failureOf } from './classify';
import type { Clock } from './clock';
import { ModelFailure } from './failure';

/** The one policy on time and retries, for all providers. Times are ms. */
export interface RetryPolicy {
  /** Requests after the first. */
  retries: number;
  /** First wait; each further one is twice as long. */
  base: number;
  /** Longest wait of our own. */
  cap: number;
  /** Longest wait that a server may ask for; one that asks for more is asked again after this. */
  retryAfterCap: number;
  /** Longest time one request may take. */
  request: number;
}

export const RETRY_POLICY: RetryPolicy = {
  retries: 8,
  base: 500,
  cap: 16_000,
  retryAfterCap: 60_000,
  request: 120_000,
};

export interface Surroundings {
  policy: RetryPolicy;
  clock: Clock;
  /** 0–1, for the jitter. */
  random(): number;
  /** The episode's: nothing is sent or waited for after its end. */
  signal: AbortSignal;
  /** Told as a wait begins: everything since the last answer that was no answer, and the pause to come. */
  waiting?(ms: number): void;
}

/** What the attempts at one answer took, whether or not there is one. */
export interface Effort {
  /** Time of the request that was answered, ms. */
  model: number;
  /** Failed requests and pauses, ms. */
  waiting: number;
  retries: number;
  /** Failed requests that may have been billed nevertheless. */
  unpriced: number;
}

export type Attempted<T> = Effort & ({ ok: true; value: T } | { ok: false; failure: ModelFailure });

/**
 * Sends a request until it is answered, fails for good, or the retries are used up.
 * @param send one request; it must obey the signal
 * @throws the signal's reason when the episode ends meanwhile, and nothing else
 */
export async function attempt<T>(send: (signal: AbortSignal) => Promise<T>, on: Surroundings): Promise<Attempted<T>> {
  const { policy, clock, signal } = on;
  const effort: Effort = { model: 0, waiting: 0, retries: 0, unpriced: 0 };
  for (;;) {
    const from = clock.now();
    const outcome = await once(send, on);
    const took = clock.now() - from;
    if (outcome.ok) return { ...effort, model: took, ok: true, value: outcome.value };
    const { failure } = outcome;
    if (failure.rule.billed === 'unknown') effort.unpriced++;
    if (!failure.rule.retry || effort.retries >= policy.retries) {
      effort.waiting += failure.rule.retry ? took : 0;
      effort.model += failure.rule.retry ? 0 : took;
      return { ...effort, ok: false, failure };
    }
    const pause = pauseBefore(effort.retries, failure.retryAfter, policy, on.random);
    effort.waiting += took + pause;
    effort.retries++;
    on.waiting?.(took + pause);
    await clock.sleep(pause, signal);
  }
}

/**
 * The pause before a retry, ms: what the server asks for, up to a bound, else exponential with jitter (half to all of it).
 * @param retries how many there were already
 */
export function pauseBefore(
  retries: number,
  retryAfter: number | undefined,
  policy: RetryPolicy,
  random: () => number,
): number {
  if (retryAfter !== undefined) return Math.min(retryAfter, policy.retryAfterCap);
  const full = Math.min(policy.base * 2 ** retries, policy.cap);
  return full * (0.5 + 0.5 * random());
}

async function once<T>(
  send: (signal: AbortSignal) => Promise<T>,
  { policy, clock, signal }: Surroundings,
): Promise<{ ok: true; value: T } | { ok: false; failure: ModelFailure }> {
  signal.throwIfAborted();
  const request = new AbortController();
  const timer = new AbortController();
  const abort = () => request.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  // SDKs tell an abort in different ways; the race tells ours apart, and from the SDK's own words.
  const stopped = new Promise<never>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error), { once: true });
  });
  stopped.catch(() => undefined);
  clock.sleep(policy.request, timer.signal).then(
    () => request.abort(new ModelFailure('timeout', `no answer within ${policy.request / 1000} s`)),
    () => undefined,
  );
  try {
    const work = send(request.signal);
    work.catch(() => undefined);
    return { ok: true, value: await Promise.race([work, stopped]) };
  } catch (error) {
    signal.throwIfAborted();
    return { ok: false, failure: failureOf(error) };
  } finally {
    signal.removeEventListener('abort', abort);
    timer.abort(new Error('answered'));
  }
}
