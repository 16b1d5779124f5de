import type { Decision } from '../contract';
import type { Asking } from '../policy/asking';
import { FAILURES, type FailureKind, ModelFailure } from '../policy/failure';

/** A decision to stop, for a failure that stays; its name begins the reason in the record. */
export function stopFor(kind: FailureKind, detail: string, raw: string, asking: Asking): Decision {
  return { kind: 'stop', reason: FAILURES[kind].outcome, detail: `${kind}: ${detail}`, raw, ...asking.bill() };
}

/** The decision that follows from an error of `Asking.ask`. @throws whatever is not a failure of the model */
export function stopForError(error: unknown, raw: string, asking: Asking): Decision {
  if (!(error instanceof ModelFailure)) throw error;
  return stopFor(error.kind, error.message, raw, asking);
}
