import type { Protocol } from './reply';

/** The body of an error, in the provider's own shape. */
export function errorBody(protocol: Protocol, status: number, message: string, code?: string): Record<string, unknown> {
  switch (protocol) {
    case 'responses':
    case 'chat':
      return {
        error: {
          message,
          type: typeOf(status),
          param: null,
          code: code ?? (status === 401 ? 'invalid_api_key' : null),
        },
      };
    case 'anthropic':
      return { type: 'error', error: { type: typeOf(status), message }, request_id: 'req_mock' };
    case 'gemini':
      return {
        error: { code: status, message, status: GOOGLE[status] ?? (status >= 500 ? 'INTERNAL' : 'INVALID_ARGUMENT') },
      };
  }
}

const GOOGLE: Record<number, string> = {
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
};

function typeOf(status: number): string {
  switch (status) {
    case 401:
      return 'authentication_error';
    case 429:
      return 'rate_limit_error';
    case 529:
      return 'overloaded_error';
    default:
      return status >= 500 ? 'api_error' : 'invalid_request_error';
  }
}
