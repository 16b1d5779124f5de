import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { attempt, pauseBefore, RETRY_POLICY, type Surroundings } from '../../agents/policy/attempt';
import { failureOf, retryAfterOf } from '../../agents/policy/classify';
import type { Clock } from '../../agents/policy/clock';
import { FAILURES, type FailureKind, ModelFailure } from '../../agents/policy/failure';
import { Outage, outageOf } from '../../agents/policy/outage';

/** A clock that nobody waits for: a sleep is over at once, and the time has passed. */
class FakeClock implements Clock {
  time = 0;
  readonly sleeps: number[] = [];

  now(): number {
    return this.time;
  }

  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    // The limit of a request only passes when the request itself lets the time pass.
    if (ms === RETRY_POLICY.request) return new Promise(() => undefined);
    this.sleeps.push(ms);
    this.time += ms;
  }
}

function surroundings(changes: Partial<Surroundings> = {}): Surroundings & { clock: FakeClock; waits: number[] } {
  const waits: number[] = [];
  return {
    policy: RETRY_POLICY,
    clock: new FakeClock(),
    random: () => 1,
    signal: new AbortController().signal,
    waiting: (ms: number) => waits.push(ms),
    waits,
    ...changes,
  } as Surroundings & { clock: FakeClock; waits: number[] };
}

/** A request that takes 100 ms of the fake clock, and then does what the list says. */
function plays(clock: FakeClock, list: (ModelFailure | string)[]) {
  let at = 0;
  return async () => {
    clock.time += 100;
    const next = list[Math.min(at++, list.length - 1)]!;
    if (next instanceof ModelFailure) throw next;
    return next;
  };
}

const limited = (retryAfter?: number) => new ModelFailure('rate_limit', '429', { retryAfter });

test('a request that succeeds is model time and nothing else', async () => {
  const on = surroundings();
  expect(await attempt(plays(on.clock, ['hi']), on)).toEqual({
    ok: true,
    value: 'hi',
    model: 100,
    waiting: 0,
    retries: 0,
    unpriced: 0,
  });
  expect(on.waits).toEqual([]);
});

test('failed requests and pauses are waiting; pauses double; the wait is announced as it begins', async () => {
  const on = surroundings();
  const result = await attempt(
    plays(on.clock, [limited(), new ModelFailure('overloaded', '529'), new ModelFailure('connection', 'reset'), 'hi']),
    on,
  );
  expect(on.clock.sleeps).toEqual([500, 1000, 2000]);
  expect(on.waits).toEqual([600, 1100, 2100]);
  expect(result).toMatchObject({ ok: true, model: 100, waiting: 3 * 100 + 3500, retries: 3, unpriced: 1 });
});

test('Retry-After is obeyed up to a bound, jitter stays within half and all of the pause', () => {
  const policy = { ...RETRY_POLICY, base: 1000, cap: 8000, retryAfterCap: 20_000 };
  expect(pauseBefore(0, 3000, policy, () => 0)).toBe(3000);
  expect(pauseBefore(0, 2 ** 31 * 1000, policy, () => 0)).toBe(20_000);
  expect(pauseBefore(0, 0, policy, () => 0.5)).toBe(0);
  for (const random of [0, 0.3, 1]) {
    const pause = pauseBefore(2, undefined, policy, () => random);
    expect(pause).toBeGreaterThanOrEqual(2000);
    expect(pause).toBeLessThanOrEqual(4000);
  }
  expect(pauseBefore(30, undefined, policy, () => 1)).toBe(8000);
});

test('retries end; what is wrong for good is not retried', async () => {
  const on = surroundings({ policy: { ...RETRY_POLICY, retries: 2 } });
  const given = await attempt(plays(on.clock, [new ModelFailure('overloaded', '500')]), on);
  expect(given).toMatchObject({ ok: false, retries: 2, model: 0, failure: { kind: 'overloaded' } });
  const auth = await attempt(plays(on.clock, [new ModelFailure('auth', '401')]), surroundings());
  expect(auth).toMatchObject({ ok: false, retries: 0, waiting: 0, failure: { kind: 'auth' } });
});

test('the end of the episode stops request and pause, with its own reason', async () => {
  const over = new Error('the episode has ended');
  const controller = new AbortController();
  const on = surroundings({ signal: controller.signal });
  let seen: AbortSignal | undefined;
  const running = attempt((signal) => {
    seen = signal;
    return new Promise<never>(() => undefined);
  }, on);
  controller.abort(over);
  await expect(running).rejects.toBe(over);
  expect(seen?.aborted).toBe(true);
  await expect(attempt(plays(on.clock, ['late']), on)).rejects.toBe(over);

  const pausing = new AbortController();
  const held = surroundings({ signal: pausing.signal });
  held.clock.sleep = (ms, signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  const waiting = attempt(plays(held.clock, [limited()]), held);
  await expect.poll(() => held.waits.length).toBe(1);
  pausing.abort(over);
  await expect(waiting).rejects.toBe(over);
});

test('a request beyond its limit is a timeout, tried again, and may have cost money', async () => {
  const on = surroundings();
  let limit: () => void = () => undefined;
  on.clock.sleep = async (ms, signal) => {
    if (ms !== RETRY_POLICY.request) return;
    await new Promise<void>((resolve, reject) => {
      limit = resolve;
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
  let calls = 0;
  const result = attempt(async (signal) => {
    if (calls++ > 0) return 'hi';
    setTimeout(() => limit(), 0);
    return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('SDK words'))));
  }, on);
  expect(await result).toMatchObject({ ok: true, retries: 1, unpriced: 1 });
});

const error = (fields: object, message = 'words') => Object.assign(new Error(message), fields);
const CASES: [what: string, error: unknown, kind: FailureKind][] = [
  ['429', error({ status: 429 }), 'rate_limit'],
  ['429 without money', error({ status: 429 }, 'insufficient_quota'), 'quota'],
  ['402', error({ status: 402 }), 'quota'],
  ['401', error({ status: 401 }), 'auth'],
  ['403', error({ status: 403 }), 'auth'],
  ['a key that Google does not know', error({ status: 400 }, '{"error":{"message":"API key not valid."}}'), 'auth'],
  ['404', error({ status: 404 }), 'not_found'],
  ['408', error({ status: 408 }), 'overloaded'],
  ['500', error({ status: 500 }), 'overloaded'],
  ['529', error({ status: 529 }), 'overloaded'],
  ['400', error({ status: 400 }, 'Unsupported parameter'), 'bad_request'],
  ['413', error({ status: 413 }), 'context_overflow'],
  ['too long (OpenAI)', error({ status: 400 }, 'context_length_exceeded'), 'context_overflow'],
  ['too long (Anthropic)', error({ status: 400 }, 'prompt is too long: 3 > 2'), 'context_overflow'],
  ['too long (Google)', error({ status: 400 }, 'The input token count (9) exceeds the maximum'), 'context_overflow'],
  ['too many pixels', error({ status: 400 }, 'image dimensions exceed 2000 px'), 'picture'],
  ['filtered', error({ status: 400 }, 'blocked by our content filtering policy'), 'content_filter'],
  ['refused', error({ cause: { code: 'ECONNREFUSED' } }, 'Connection error.'), 'unreachable'],
  ['reset', error({ cause: { cause: { code: 'ECONNRESET' } } }, 'fetch failed'), 'connection'],
  ['body breaks off', error({ cause: { code: 'UND_ERR_SOCKET' } }, 'terminated'), 'connection'],
  ['SDK timeout', error({ name: 'APIConnectionTimeoutError' }, 'Request timed out.'), 'timeout'],
  ['HTML', new SyntaxError('Unexpected token < in JSON at position 0'), 'bad_response'],
  ['anything', 'a string', 'connection'],
];
for (const [what, thrown, kind] of CASES) {
  test(`classified: ${what} is ${kind}`, () => expect(failureOf(thrown).kind).toBe(kind));
}

test('the words of an error are the provider’s, without status twice and without its JSON, on one bounded line', () => {
  const body = { error: { message: 'Too\n  many', status: 'RESOURCE_EXHAUSTED' } };
  expect(failureOf(error({ status: 429 }, JSON.stringify(body))).message).toBe('429 RESOURCE_EXHAUSTED: Too many');
  expect(failureOf(error({ status: 400 }, '400 max_tokens is unknown')).message).toBe('400 max_tokens is unknown');
  expect(failureOf(error({ status: 500 }, 'x'.repeat(9999))).message.length).toBeLessThan(600);
  expect(failureOf(error({ status: 429 }, '{"details":[{"retryDelay":"13s"}]}')).retryAfter).toBe(13_000);
});

test('Retry-After in seconds, ms, as a date, and in no way at all', () => {
  expect(retryAfterOf(new Headers({ 'retry-after': '2' }))).toBe(2000);
  expect(retryAfterOf(new Headers({ 'retry-after-ms': '250', 'retry-after': '2' }))).toBe(250);
  const now = Date.parse('2026-11-30T00:00:00Z');
  expect(retryAfterOf({ 'retry-after': 'Mon, 30 Nov 2026 00:00:03 GMT' }, () => now)).toBe(3000);
  expect(retryAfterOf({ 'retry-after': 'Sun, 29 Nov 2026 00:00:00 GMT' }, () => now)).toBe(0);
  expect(retryAfterOf({ 'retry-after': 'soon' })).toBeUndefined();
  expect(retryAfterOf(undefined)).toBeUndefined();
});

test('every failure ends in one outcome; only outages are retried, only answers are asked for again', () => {
  for (const [kind, rule] of Object.entries(FAILURES)) {
    expect(rule.retry && rule.reask, kind).toBe(false);
    if (rule.retry) expect(rule.outcome, kind).toBe('infra_error');
    if (rule.reask) expect(rule.outcome, kind).toBe('invalid_output');
  }
});

test('an outage is known to all workers of a run, and over with the first answer', () => {
  const dir = test.info().outputPath('run');
  const [one, other] = [new Outage(dir), new Outage(dir)];
  const failure = new ModelFailure('overloaded', '500 no answer');
  one.note(failure);
  expect(other.isLasting()).toBe(false);
  other.note(failure);
  expect(one.isLasting()).toBe(true);
  expect(outageOf(dir)).toBeUndefined();
  for (let i = 0; i < 3; i++) one.note(failure);
  expect(outageOf(dir)).toBe("the model's API has failed in 5 episodes in a row: overloaded: 500 no answer");
  other.over();
  expect(outageOf(dir)).toBeUndefined();
  expect(one.isLasting()).toBe(false);
  expect(fs.readdirSync(dir)).toEqual([]);
  const alone = new Outage(undefined);
  alone.note(failure);
  alone.note(failure);
  expect(alone.isLasting()).toBe(true);
});
