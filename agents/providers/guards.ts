import { ModelFailure } from '../policy/failure';

export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An answer's body, which may be anything: proxies answer 200 with HTML. @throws ModelFailure */
export function bodyOf(response: unknown, needs: string): Fields {
  if (isFields(response) && needs in response) return response;
  const shown = typeof response === 'string' ? response : (JSON.stringify(response) ?? String(response));
  throw new ModelFailure(
    'bad_response',
    `expected an answer with \`${needs}\`, found ${shown.replace(/\s+/g, ' ').slice(0, 200)}`,
  );
}

export function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}
