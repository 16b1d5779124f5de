import type { Page } from '@playwright/test';
import type { StateTexts } from '../../site/stages/contract';
import { models } from '../../site/stages/models.gen';
import type { PrivateVariant } from '../../tasks/compiled';
import type { PreparedVariant } from '../../site/server/task-store';

/** A place where a browser can find something, and what it finds there. */
export interface Found {
  where: string;
  text: string;
}

export interface Leak {
  where: string;
  /** What of the task was found. */
  what: 'goal' | 'success' | 'near miss' | 'reference' | 'private value';
  value: string;
}

/** A sentence or fragment shorter than this is found by chance, characters. */
const SHORTEST = 6;

/** What must not be found: whole sentences, serialised fragments, and single values that the page does not show by design. */
interface Needle {
  what: Leak['what'];
  /** Spellings under which it would be found. */
  spellings: string[];
  /** Whether only whole words count: short values are parts of many longer ones. */
  word: boolean;
}

/**
 * Looks for what is private of a variant in what a browser was given. Pure.
 * @param task the variant; its public part says which values are shown by design
 * @param code places that hold program text only: there single values would be found by chance, so only sentences and fragments count
 */
export function findLeaks(task: PreparedVariant, found: Found[], code: Found[] = []): Leak[] {
  const texts: StateTexts = models[task.public.type]?.texts ?? {};
  const given = [task.stage, task.public.scene, task.initial];
  const shown = [JSON.stringify(given), ...(texts.shown ? stringsOf(given).map(texts.shown) : [])].join('\n');
  const answer = task.private.variants[task.variant];
  if (!answer) throw new Error(`${task.public.id} has no variant ${task.variant}`);
  const needles = needlesOf(answer, texts.own ?? []).map((needle) => ({
    ...needle,
    // A path is told by the tree that it lies in.
    spellings: needle.spellings.filter((spelling) =>
      spelling.split(' / ').some((part) => !contains(shown, part, needle.word)),
    ),
  }));
  return [
    ...found.flatMap((place) => needles.flatMap((needle) => leaks(place, needle))),
    ...code.flatMap((place) => needles.filter((needle) => !needle.word).flatMap((needle) => leaks(place, needle))),
  ];
}

function leaks({ where, text }: Found, { what, spellings, word }: Needle): Leak[] {
  // Libraries compute numbers (widths, ratios) and days (of a calendar) of their own there; what a page was told stands in the other
  // places too.
  const computed = /^(-?[\d.]+|\d{4}-\d{2}(-\d{2})?)$/;
  if (where.startsWith('React props') && spellings.every((spelling) => computed.test(spelling))) return [];
  return spellings.filter((spelling) => contains(text, spelling, word)).map((value) => ({ where, what, value }));
}

/** @param own words that are no secrets */
function needlesOf(answer: PrivateVariant, own: readonly string[]): Needle[] {
  const fragments = (what: Leak['what'], values: unknown[]): Needle[] =>
    values
      .map((value) => JSON.stringify(value))
      .filter((text) => text.length >= SHORTEST)
      .map((text) => ({ what, spellings: [text, JSON.stringify(text).slice(1, -1)], word: false }));
  const goals = [answer.goal, ...answer.goal.split(/(?<=[.!?])\s+/)].filter((text) => text.length >= SHORTEST);
  return [
    ...goals.map((text): Needle => ({ what: 'goal', spellings: [text, escapeHtml(text)], word: false })),
    ...fragments('success', [answer.success, ...Object.values(answer.success)]),
    ...fragments('near miss', answer.nearMisses),
    ...fragments('reference', answer.reference),
    ...[...new Set([answer.success, answer.nearMisses].flatMap(leaves))]
      .filter((value) => !own.includes(value))
      .map((value): Needle => ({ what: 'private value', spellings: [value], word: true })),
  ];
}

/**
 * Single values of a query or state that can be told from chance: texts of some length and numbers of three digits or more.
 * `$near` and its like are words of the query language, not values.
 */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= SHORTEST && !value.startsWith('$') ? [value] : [];
  if (typeof value === 'number') return String(Math.abs(value)).replace('.', '').length >= 3 ? [String(value)] : [];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves);
  return [];
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

function contains(text: string, part: string, word: boolean): boolean {
  if (!word) return text.includes(part);
  const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}.])${escaped}(?![\\p{L}\\p{N}]|\\.\\p{N})`, 'u').test(text);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/**
 * Opens a page and gathers what its browser gets: every response's body and headers, the document, visible text, accessibility tree,
 * storage, the globals of our own, and the props of every React element.
 */
export async function gather(page: Page, url: string): Promise<{ found: Found[]; code: Found[] }> {
  const bodies: Promise<Found>[] = [];
  page.on('response', (response) => {
    const where = `response ${new URL(response.url()).pathname}`;
    const headers = JSON.stringify(response.headers());
    bodies.push(response.text().then((text) => ({ where, text: `${headers}\n${text}` })));
  });
  const answer = await page.goto(url);
  if (!answer?.ok()) throw new Error(`${url} answered with status ${answer?.status()}`);
  await page.locator('html[data-cb-ready="1"]').waitFor({ state: 'attached', timeout: 20_000 });
  const responses = await Promise.all(bodies);
  const isCode = ({ where }: Found): boolean => /\.(js|css)$/.test(where);
  const inside = await page.evaluate(readPage);
  const tree = await page.locator('body').ariaSnapshot();
  const live = [...inside, { where: 'accessibility tree', text: tree }, { where: 'URL', text: page.url() }];
  return { found: [...responses.filter((r) => !isCode(r)), ...live], code: responses.filter(isCode) };
}

/** Runs in the page. */
function readPage(): Found[] {
  type Fiber = { memoizedProps?: unknown; child?: Fiber; sibling?: Fiber; stateNode?: { current: Fiber } };
  // What only paints: its numbers are found by chance, and no value of a task is told by them alone.
  const painting = /^(style|sx|css|theme|ownerState|d|viewBox|timeout|className|token|transition\w*|as)$/;
  let seen = new WeakSet<object>();
  const collect = (value: unknown, texts: string[], depth = 0): void => {
    if (typeof value === 'string' || typeof value === 'number') texts.push(String(value));
    if (typeof value !== 'object' || value === null || depth > 8 || seen.has(value) || value instanceof Node) return;
    if (value === window || 'memoizedProps' in value || (value as { type?: unknown }).type === 'style') return;
    seen.add(value);
    for (const [key, part] of Object.entries(value)) if (!painting.test(key)) collect(part, texts, depth + 1);
  };

  const ofElements: string[] = [];
  for (const node of document.querySelectorAll(':not(style)')) {
    const key = Object.keys(node).find((name) => name.startsWith('__reactProps$'));
    if (key) collect((node as unknown as Record<string, unknown>)[key], ofElements);
  }

  seen = new WeakSet();
  // Components have no element that carries their props: walk React's own tree.
  const ofComponents: string[] = [];
  const rootKey = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
  const root = (document as unknown as Record<string, Fiber>)[rootKey ?? ''];
  const stack: (Fiber | null | undefined)[] = [root?.stateNode?.current];
  const unpainted = (fiber: Fiber): boolean => (fiber as { type?: unknown }).type !== 'style';
  while (stack.length > 0) {
    const fiber = stack.pop();
    if (!fiber) continue;
    stack.push(fiber.sibling);
    if (unpainted(fiber)) {
      collect(fiber.memoizedProps, ofComponents);
      stack.push(fiber.child);
    }
  }

  const bare = document.documentElement.cloneNode(true) as Element;
  for (const style of bare.querySelectorAll('style, path')) style.remove();
  for (const node of bare.querySelectorAll('[style]')) node.removeAttribute('style');
  return [
    { where: 'document', text: bare.outerHTML },
    { where: 'text', text: document.body.innerText },
    { where: 'window.__CB__', text: JSON.stringify(window.__CB__) },
    { where: 'storage', text: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]) },
    { where: 'React props of elements', text: ofElements.join('\n') },
    { where: 'React props of components', text: ofComponents.join('\n') },
  ];
}
