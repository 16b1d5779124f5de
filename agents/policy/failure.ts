import type { StopReason } from '../contract';

/** What one kind of failure means: for the attempt, for the bill and for the episode. */
export interface FailureRule {
  /** The same request may succeed a moment later. */
  retry: boolean;
  /** The model may be asked once more with a hint. */
  reask: boolean;
  /** Whether an attempt that failed so may have cost money: then its price is unknown, not zero. */
  billed: 'no' | 'unknown' | 'usage';
  /** How the episode ends when it stays. */
  outcome: StopReason;
}

const outage: FailureRule = { retry: true, reask: false, billed: 'no', outcome: 'infra_error' };
const lost: FailureRule = { ...outage, billed: 'unknown' };
const rejected: FailureRule = { ...outage, retry: false };
const declined: FailureRule = { retry: false, reask: false, billed: 'usage', outcome: 'refused' };
const unusable: FailureRule = { retry: false, reask: true, billed: 'usage', outcome: 'invalid_output' };

/** The closed list of what can go wrong between an agent and its model. The name begins the reason in the record. */
export const FAILURES = {
  /** 429 */
  rate_limit: outage,
  /** 408, 409, 5xx, 529 */
  overloaded: outage,
  /** Nobody listens at the address. */
  unreachable: outage,
  /** The connection broke while an answer was awaited. */
  connection: lost,
  /** No answer within the limit of one request. */
  timeout: lost,
  /** Status 200 with something that is no answer of the API: HTML, cut JSON. */
  bad_response: lost,
  /** 401, 403 */
  auth: rejected,
  /** 402, or a 429 that says that the money is spent. */
  quota: rejected,
  /** 404: no such model or path. */
  not_found: rejected,
  /** Any other 4xx: the request itself is wrong. */
  bad_request: rejected,
  /** A 400 about pictures. Old ones are dropped once. */
  picture: rejected,
  /** The conversation is too long. It is begun anew once. */
  context_overflow: { retry: false, reask: false, billed: 'no', outcome: 'invalid_output' },
  /** The model declines in words. */
  refusal: declined,
  /** The provider's safety system stopped the model. */
  safety_stop: declined,
  /** The provider's filter withheld prompt or answer. */
  content_filter: declined,
  /** The answer reached the limit of tokens. */
  length_cut: unusable,
  /** The answer holds nothing. */
  empty: unusable,
  /** The answer cannot be read as actions. */
  invalid: unusable,
} as const satisfies Record<string, FailureRule>;

export type FailureKind = keyof typeof FAILURES;

/** A failure with the provider's own words. */
export class ModelFailure extends Error {
  /** HTTP status, where there was an answer. */
  status?: number;
  /** What the server asked to wait, ms. */
  retryAfter?: number;

  constructor(
    readonly kind: FailureKind,
    detail: string,
    more: { status?: number; retryAfter?: number } = {},
  ) {
    super(detail);
    this.name = 'ModelFailure';
    this.status = more.status;
    this.retryAfter = more.retryAfter;
  }

  get rule(): FailureRule {
    return FAILURES[this.kind];
  }

  /** The reason as the record holds it: `rate_limit: 429 …`. */
  get reason(): string {
    return `${this.kind}: ${this.message}`;
  }
}
