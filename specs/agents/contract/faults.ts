import type { RetryPolicy } from '../../../agents/policy/attempt';
import type { StopReason } from '../../../agents/contract';
import type { Protocol, Reply } from '../../mock-model/reply';

/** The right answer, whatever it is for a role. */
export const GOOD = 'good';

/** How an episode ends, and what it has cost, when the model's server does this. */
export interface Fault {
  name: string;
  /** Replies in turn; the last one again and again. */
  plays: (Reply | typeof GOOD)[];
  /** Outcome of the record: `solved` when the right answer came through. */
  outcome: 'solved' | StopReason;
  /** Begin of the reason, by protocol where they differ. */
  reason?: RegExp | Partial<Record<Protocol, RegExp>>;
  /** Requests that reached the server. */
  requests: number;
  retries: number;
  /** Answers of a model, and lost requests that may have been billed. */
  calls: number;
  /** Of these, how many have no known price. */
  unknown: number;
  /** ms that are waiting, not the model's time. */
  waits?: number;
  /** ms that are the model's time. */
  thinks?: number;
  /** Steps used, refused ones included. Default: 1 when solved, else 0. */
  steps?: number;
  policy?: Partial<RetryPolicy>;
  /** Not for these: the protocol has no such thing, or the interface has it differently. */
  not?: (Protocol | 'native')[];
}

/** Fast, and with as many retries as the longest row needs. */
export const POLICY: Partial<RetryPolicy> = { retries: 8, base: 4, cap: 16, retryAfterCap: 3_000, request: 60_000 };

const status = (code: number, more: object = {}): Reply => ({ kind: 'status', status: code, ...more });
const say = (text: string): Reply => ({ kind: 'say', text });
const ended = { retries: 0, requests: 1, calls: 1, unknown: 0 };
const solved = { outcome: 'solved', ...ended } as const;
/** Not one answer: nothing is billed. */
const rejected = { outcome: 'infra_error', ...ended, calls: 0 } as const;

export const FAULTS: readonly Fault[] = [
  { name: 'none', plays: [GOOD], ...solved },
  {
    name: '429 with Retry-After',
    plays: [status(429, { retryAfter: 1 }), GOOD],
    ...solved,
    retries: 1,
    requests: 2,
    waits: 1000,
  },
  {
    name: 'Retry-After beyond all bounds',
    plays: [status(429, { retryAfter: 2 ** 31 }), GOOD],
    ...solved,
    retries: 1,
    requests: 2,
    waits: 300,
    policy: { retryAfterCap: 300 },
  },
  {
    name: 'everything that passes',
    plays: [
      status(429),
      status(500),
      status(503),
      status(529),
      { kind: 'reset' },
      { kind: 'truncated' },
      { kind: 'html', status: 200 },
      { kind: 'html', status: 502 },
      GOOD,
    ],
    outcome: 'solved',
    requests: 9,
    retries: 8,
    // Reset, cut body and HTML as an answer: nobody knows whether the model was paid for them.
    calls: 4,
    unknown: 3,
  },
  {
    name: '500 for ever',
    plays: [status(500)],
    ...rejected,
    reason: /^overloaded: 500 .*\(after 8 retries\)/,
    requests: 9,
    retries: 8,
  },
  { name: '401', plays: [status(401, { echoKey: true })], ...rejected, reason: /^auth: 401 / },
  {
    name: '400',
    plays: [status(400, { message: 'no such parameter: foo' })],
    ...rejected,
    reason: /^bad_request: 400 .*foo/,
  },
  { name: '404', plays: [status(404)], ...rejected, reason: /^not_found: 404/ },
  {
    name: 'no money',
    plays: [status(429, { message: 'You exceeded your current quota: insufficient_quota' })],
    ...rejected,
    reason: /^quota: 429/,
  },
  { name: 'empty, then right', plays: [{ kind: 'empty' }, GOOD], ...solved, requests: 2, calls: 2 },
  {
    name: 'empty twice',
    plays: [{ kind: 'empty' }],
    ...ended,
    outcome: 'invalid_output',
    reason: /^empty: /,
    requests: 2,
    calls: 2,
  },
  { name: 'cut, then right', plays: [{ kind: 'cut', text: '' }, GOOD], ...solved, requests: 2, calls: 2 },
  {
    name: 'cut twice',
    plays: [{ kind: 'cut', text: '' }],
    ...ended,
    outcome: 'invalid_output',
    reason: /^length_cut: /,
    requests: 2,
    calls: 2,
  },
  {
    name: 'words without an action, twice',
    plays: [say('I wonder what to do.')],
    ...ended,
    outcome: 'invalid_output',
    reason: /^invalid: /,
    requests: 2,
    calls: 2,
    not: ['native'],
  },
  { name: 'words without an action, then right', plays: [say('I wonder.'), GOOD], ...solved, requests: 2, calls: 2 },
  {
    name: 'a tool call that cannot be read, then right',
    plays: [{ kind: 'malformed_call' }, GOOD],
    ...solved,
    requests: 2,
    calls: 2,
    not: ['anthropic'],
  },
  {
    name: 'refusal',
    plays: [{ kind: 'refusal', text: 'I must not.' }],
    ...ended,
    outcome: 'refused',
    reason: {
      responses: /^refusal: I must not/,
      chat: /^refusal: I must not/,
      anthropic: /^refusal: I must not/,
      gemini: /^safety_stop: /,
    },
  },
  {
    name: 'filtered',
    plays: [{ kind: 'filtered' }],
    ...ended,
    outcome: 'refused',
    reason: {
      responses: /^content_filter: /,
      chat: /^content_filter: /,
      anthropic: /^refusal: /,
      gemini: /^content_filter: /,
    },
  },
  {
    name: 'context overflow',
    plays: [{ kind: 'overflow' }],
    ...ended,
    outcome: 'invalid_output',
    reason: /^context_overflow: /,
    // Anthropic answers, and bills, others reject.
    calls: 0,
    not: ['anthropic'],
  },
  {
    name: 'no usage block',
    plays: [{ kind: 'say', text: '', tokens: 'missing' }, GOOD],
    ...solved,
    requests: 2,
    calls: 2,
    unknown: 1,
  },
  {
    name: 'no answer to one request',
    plays: [{ kind: 'hang' }, GOOD],
    ...solved,
    requests: 2,
    retries: 1,
    calls: 2,
    unknown: 1,
    waits: 400,
    policy: { request: 400 },
  },
];

/** The expected reason for a protocol. */
export function reasonOf({ reason }: Fault, protocol: Protocol): RegExp | undefined {
  return reason instanceof RegExp || reason === undefined ? reason : reason[protocol];
}
