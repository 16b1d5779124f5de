import { type FailureKind, ModelFailure } from './failure';

/** Longest text of a provider that is kept, characters. */
const MAX_WORDS = 500;

/** What of an SDK's error is read; all of it is optional, whoever threw it. */
interface Shape {
  name?: unknown;
  message?: unknown;
  status?: unknown;
  headers?: unknown;
  code?: unknown;
  cause?: unknown;
  error?: unknown;
}

const NETWORK = /^(ECONNRESET|EPIPE|ETIMEDOUT|UND_ERR_\w+|ERR_STREAM_PREMATURE_CLOSE)$/;
const NOBODY = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT_\w+|ERR_TLS\w*)$/;

/**
 * The failure that an error of any of the SDKs stands for. It goes by status, words and codes, not by classes: the SDKs have different
 * ones, and a gateway may answer in another provider's words.
 */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const shape = asShape(error);
  const status = typeof shape.status === 'number' ? shape.status : undefined;
  const words = wordsOf(error);
  if (status !== undefined) {
    const retryAfter = retryAfterOf(shape.headers) ?? retryDelayIn(String(shape.message));
    return new ModelFailure(kindOfStatus(status, words), `${status} ${words}`.trim(), {
      status,
      retryAfter,
    });
  }
  const codes = codesOf(error);
  if (shape.name === 'APIConnectionTimeoutError' || /timed out/i.test(words)) return new ModelFailure('timeout', words);
  const code = codes.find((one) => NOBODY.test(one)) ?? codes.find((one) => NETWORK.test(one));
  if (code !== undefined) return new ModelFailure(NOBODY.test(code) ? 'unreachable' : 'connection', `${code} ${words}`);
  if (error instanceof SyntaxError || /JSON|Unexpected token|doctype|<html/i.test(words)) {
    return new ModelFailure('bad_response', words);
  }
  return new ModelFailure('connection', words);
}

/** The kind of an HTTP error by its status and, where the status says too little, its words. */
export function kindOfStatus(status: number, words: string): FailureKind {
  if (status === 429 && /insufficient_quota|billing|credit balance|spending limit/i.test(words)) return 'quota';
  if (status === 429) return 'rate_limit';
  if (status === 402) return 'quota';
  if (status === 401 || status === 403) return 'auth';
  // Google answers 400 to a key that is none.
  if (status === 400 && /API_KEY_INVALID|API key not valid/i.test(words)) return 'auth';
  if (status === 408 || status === 409 || status >= 500) return 'overloaded';
  if (status === 404) return 'not_found';
  if (status === 413) return 'context_overflow';
  if (CONTEXT.test(words)) return 'context_overflow';
  if (/content[_ ](filter|policy)|content management policy|content filtering/i.test(words)) return 'content_filter';
  if (/\b(image|picture)s?\b/i.test(words) && /too (large|many|big)|dimension|exceed|max(imum)?\b|size/i.test(words)) {
    return 'picture';
  }
  return 'bad_request';
}

const CONTEXT =
  /context[_ ]length|context window|maximum context|prompt is too long|input token count.*exceeds|too many tokens|model_context_window_exceeded/i;

/** `Retry-After` in seconds or as a date, or `retry-after-ms`. @returns ms */
export function retryAfterOf(headers: unknown, now: () => number = Date.now): number | undefined {
  const get = (name: string): string | null | undefined =>
    headers instanceof Headers
      ? headers.get(name)
      : (headers as Record<string, string | undefined> | null | undefined)?.[name];
  const inMs = Number(get('retry-after-ms') ?? NaN);
  if (Number.isFinite(inMs) && inMs >= 0) return inMs;
  const given = get('retry-after');
  if (given == null || given.trim() === '') return undefined;
  const seconds = Number(given);
  if (Number.isFinite(seconds)) return Math.max(seconds, 0) * 1000;
  const date = Date.parse(given);
  return Number.isNaN(date) ? undefined : Math.max(date - now(), 0);
}

/** Google writes the wait into the body: `"retryDelay": "13s"`. */
function retryDelayIn(words: string): number | undefined {
  const found = /"?retryDelay"?\s*:\s*"?([\d.]+)s/.exec(words)?.[1];
  return found === undefined ? undefined : Number(found) * 1000;
}

function asShape(error: unknown): Shape {
  return typeof error === 'object' && error !== null ? (error as Shape) : {};
}

/** The words of an error, on one line and bounded; Google's are JSON whose message is taken out. */
function wordsOf(error: unknown): string {
  const shape = asShape(error);
  const text = typeof shape.message === 'string' && shape.message !== '' ? shape.message : String(error);
  const inner = asShape(shape.cause).message;
  const all = typeof inner === 'string' && !text.includes(inner) ? `${text} (${inner})` : text;
  // OpenAI's and Anthropic's SDKs put the status in front.
  const said = typeof shape.status === 'number' ? all.replace(new RegExp(`^${shape.status} `), '') : all;
  return oneLine(messageIn(said) ?? said);
}

/** The message inside an error whose words are a JSON body. */
function messageIn(text: string): string | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    const { error } = JSON.parse(text) as { error?: { message?: unknown; status?: unknown } };
    const status = typeof error?.status === 'string' ? `${error.status}: ` : '';
    return typeof error?.message === 'string' ? `${status}${error.message}` : undefined;
  } catch {
    return undefined;
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_WORDS);
}

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  let at: unknown = error;
  for (let depth = 0; depth < 5 && at !== undefined && at !== null; depth++) {
    const shape = asShape(at);
    if (typeof shape.code === 'string') codes.push(shape.code);
    at = shape.cause;
  }
  return codes;
}
