import type { Segment, TargetPath } from './reference';
import { isRole } from './roles';

/**
 * The target grammar, in full:
 *
 *     path    = segment { " >> " segment }
 *     segment = ( role [ quoted ] | "text" quoted | "label" quoted | "css" quoted ) [ "#" n ]
 *     quoted  = `"` any characters, with \" for a quote and \\ for a backslash `"`
 *
 * `n` counts matches from 1. A role without a name stands for any element of that role.
 */

/** A target that does not follow the grammar. `at` is the offset of the trouble in the text, from 0. */
export class TargetError extends Error {
  constructor(
    readonly expected: string,
    readonly found: string,
    readonly at: number,
  ) {
    super(`expected ${expected}, found ${found} (character ${at + 1})`);
    this.name = 'TargetError';
  }
}

const FORMS = 'a target: role "name", text "…", label "…" or css "…", each with an optional #n';

/** @throws TargetError naming what was expected, what stands there and where. */
export function parseTarget(source: TargetPath): Segment[] {
  let at = 0;
  const rest = (): string => (at >= source.length ? 'the end' : JSON.stringify(source.slice(at, at + 24)));
  const spaces = (): boolean => {
    const from = at;
    while (source[at] === ' ') at++;
    return at > from;
  };

  const quoted = (): string => {
    const start = at;
    at++;
    let text = '';
    for (;;) {
      const char = source[at];
      if (char === undefined) throw new TargetError('a closing quote', 'the end', start);
      at++;
      if (char === '"') return text;
      if (char === '\\') {
        const escaped = source[at];
        if (escaped !== '"' && escaped !== '\\') throw new TargetError('\\" or \\\\', rest(), at - 1);
        text += escaped;
        at++;
      } else text += char;
    }
  };

  const nth = (): number | undefined => {
    const before = at;
    spaces();
    if (source[at] !== '#') {
      at = before;
      return undefined;
    }
    const digits = /^[1-9]\d{0,5}(?![\w#])/.exec(source.slice(at + 1))?.[0];
    if (digits === undefined) throw new TargetError('a number from 1 after #', rest(), at);
    at += 1 + digits.length;
    return Number(digits);
  };

  const segment = (): Segment => {
    const start = at;
    const word = /^[a-z]+/.exec(source.slice(at))?.[0];
    if (word === undefined) throw new TargetError(FORMS, rest(), at);
    at += word.length;
    const gap = spaces();
    const name = gap && source[at] === '"' ? quoted() : undefined;
    if (word === 'text' || word === 'label' || word === 'css') {
      if (name === undefined) throw new TargetError(`a quoted text after ${word}`, rest(), at);
      if (name === '') throw new TargetError(`a text that is not empty after ${word}`, '""', start);
      if (word === 'css') return withNth({ by: 'css', selector: name }, nth());
      return withNth({ by: word, text: name }, nth());
    }
    if (!isRole(word)) throw new TargetError(`an ARIA role, text, label or css`, JSON.stringify(word), start);
    if (name === undefined) at = start + word.length;
    return withNth(name === undefined ? { by: 'role', role: word } : { by: 'role', role: word, name }, nth());
  };

  const segments: Segment[] = [];
  spaces();
  for (;;) {
    segments.push(segment());
    const gap = spaces();
    if (at >= source.length) return segments;
    if (!gap || !source.startsWith('>> ', at)) throw new TargetError('" >> " or the end', rest(), at);
    at += 3;
    spaces();
  }
}

function withNth<S extends Segment>(segment: S, nth: number | undefined): S {
  return nth === undefined ? segment : { ...segment, nth };
}

/** A text as the grammar quotes it. */
export function quote(text: string): string {
  return `"${escapeQuoted(text)}"`;
}

/** A text as it stands between the grammar's quotes. */
export function escapeQuoted(text: string): string {
  return text.replace(/["\\]/g, '\\$&');
}

/** Inverse of `parseTarget`. */
export function formatTarget(segments: readonly Segment[]): TargetPath {
  return segments
    .map((segment) => {
      const nth = segment.nth === undefined ? '' : ` #${segment.nth}`;
      switch (segment.by) {
        case 'role':
          return `${segment.role}${segment.name === undefined ? '' : ` ${quote(segment.name)}`}${nth}`;
        case 'text':
        case 'label':
          return `${segment.by} ${quote(segment.text)}${nth}`;
        case 'css':
          return `css ${quote(segment.selector)}${nth}`;
      }
    })
    .join(' >> ');
}
