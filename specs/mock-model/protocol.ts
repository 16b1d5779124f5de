import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { Refusal, insist } from './refusal';

let count = 0;

/** An id that no earlier answer had. */
export function newId(prefix: string): string {
  count += 1;
  return `${prefix}_${count.toString(36).padStart(6, '0')}`;
}

/** @throws Refusal with the first problem: where, what was expected */
export function check<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new Refusal(problemText(result.error.issues));
}

type Issue = z.core.$ZodIssue;

function problemText(issues: readonly Issue[], prefix: PropertyKey[] = []): string {
  const issue = issues[0];
  if (issue === undefined) return 'invalid request';
  const path = [...prefix, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // The branch that came furthest tells best what is wrong.
    const deepest = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
    if (deepest !== undefined && deepest.length > 0) return problemText(deepest, path);
  }
  return `Invalid value at '${path.map(String).join('.')}': ${issue.message}`;
}

const depth = (issues: readonly Issue[]): number =>
  Math.max(0, ...issues.map((issue) => issue.path.length + (issue.path[0] === 'type' ? -1 : 0)));

/** What a provider remembers of what it has said. */
export class Conversation {
  /** Whole histories by response id (OpenAI). */
  readonly stored = new Map<string, unknown[]>();
  /** The history that the request being answered brought along. */
  pending: unknown[] = [];
  stores = true;
  /** Reasoning item by the id of the item that follows it. */
  readonly companion = new Map<string, string>();
  private readonly issued = new Map<string, unknown>();

  issue(entry: Record<string, unknown>, companion?: string): void {
    const id = String(entry['id'] ?? entry['signature']);
    this.issued.set(id, entry);
    if (companion !== undefined) this.companion.set(id, companion);
  }

  /** @throws Refusal when the entry was never issued, or was changed since */
  requireIssued(entry: Record<string, unknown>, where: string): Record<string, unknown> {
    const id = String(entry['id'] ?? entry['signature']);
    const known = this.issued.get(id) as Record<string, unknown> | undefined;
    if (known === undefined) throw new Refusal(`${where}: item '${id}' was not issued by this API.`);
    for (const [name, value] of Object.entries(known)) {
      if (value === null && entry[name] === undefined) continue;
      insist(isDeepStrictEqual(entry[name], value), `${where}: '${name}' of item '${id}' was changed.`);
    }
    return known;
  }
}
