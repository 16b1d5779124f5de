import type { Reply } from '../policy/reply';
import type { TextRequest } from '../prompt/messages';

/** A provider as the text interface needs it: one request, one answer in words. */
export interface TextModel {
  /**
   * Sends one request, without retries of its own.
   * @throws whatever its SDK throws; ModelFailure for an answer that is none
   */
  send(request: TextRequest, signal: AbortSignal): Promise<Reply>;
}
