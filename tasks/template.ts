import { show } from './finding';

/**
 * Values of a variant in texts: `{name}` stands for the value, `{{` and `}}` for single braces. A text that is nothing but
 * `{name}` becomes the value itself, with its type.
 */

/** A text that cannot be filled. */
export class TemplateError extends Error {
  constructor(
    readonly expected: string,
    readonly found: string,
  ) {
    super(`expected ${expected}, found ${found}`);
    this.name = 'TemplateError';
  }
}

type Part = { literal: string } | { name: string };
export type Values = Readonly<Record<string, unknown>>;

const TOKEN = /\{\{|\}\}|\{([A-Za-z_][A-Za-z0-9_]*)\}|[{}]/g;

/** @throws TemplateError for a brace that is neither a pair nor part of a `{name}`. */
export function parseTemplate(text: string): Part[] {
  const parts: Part[] = [];
  let literal = '';
  let from = 0;
  for (const token of text.matchAll(TOKEN)) {
    literal += text.slice(from, token.index);
    from = token.index + token[0].length;
    if (token[1] !== undefined) {
      if (literal) parts.push({ literal });
      literal = '';
      parts.push({ name: token[1] });
    } else if (token[0].length === 2) literal += token[0][0];
    else {
      throw new TemplateError('{name}, or {{ and }} for braces', show(text.slice(token.index, token.index + 24)));
    }
  }
  literal += text.slice(from);
  if (literal || parts.length === 0) parts.push({ literal });
  return parts;
}

/** Names used in a text, in order, each once. */
export function namesIn(text: string): string[] {
  return [...new Set(parseTemplate(text).flatMap((part) => ('name' in part ? [part.name] : [])))];
}

/** @throws TemplateError for an unknown name. */
export function fillText(text: string, values: Values): unknown {
  const parts = parseTemplate(text);
  const [only] = parts;
  if (parts.length === 1 && only && 'name' in only) return lookUp(only.name, values);
  return fillInline(text, values);
}

/**
 * Fills a text that stays a text.
 *
 * @param escape applied to every value put in.
 * @throws TemplateError for an unknown name, or a value that has no plain text (list, map, null).
 */
export function fillInline(text: string, values: Values, escape: (value: string) => string = (value) => value): string {
  return parseTemplate(text)
    .map((part) => {
      if ('literal' in part) return part.literal;
      const value = lookUp(part.name, values);
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
        return escape(String(value));
      }
      throw new TemplateError(`text, number or true/false for {${part.name}} inside a text`, show(value));
    })
    .join('');
}

function lookUp(name: string, values: Values): unknown {
  if (Object.hasOwn(values, name)) return values[name];
  const known = Object.keys(values).map((key) => `{${key}}`);
  throw new TemplateError(known.length > 0 ? known.join(' or ') : 'no {name}, as the task has no vary', `{${name}}`);
}

/** Fills every text and key of a tree of plain data. @throws TemplateError */
export function fill(data: unknown, values: Values): unknown {
  if (typeof data === 'string') return fillText(data, values);
  if (Array.isArray(data)) return data.map((item) => fill(item, values));
  if (data !== null && typeof data === 'object') {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [fillInline(key, values), fill(value, values)]),
    );
  }
  return data;
}

/** Visits every text and key of a tree of plain data, with its path. */
export function eachText(
  data: unknown,
  visit: (text: string, path: readonly (string | number)[], isKey: boolean) => void,
  path: readonly (string | number)[] = [],
): void {
  if (typeof data === 'string') visit(data, path, false);
  else if (Array.isArray(data)) data.forEach((item, i) => eachText(item, visit, [...path, i]));
  else if (data !== null && typeof data === 'object') {
    for (const [key, value] of Object.entries(data)) {
      visit(key, [...path, key], true);
      eachText(value, visit, [...path, key]);
    }
  }
}
