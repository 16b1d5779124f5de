import type { Modifier } from '../contract';

/** Reads arguments of a provider's call; every problem is a sentence for the model. */
export class Args {
  constructor(
    readonly call: string,
    private readonly fields: Readonly<Record<string, unknown>>,
  ) {}

  has(...names: string[]): boolean {
    return names.some((name) => this.fields[name] !== undefined && this.fields[name] !== null);
  }

  get(...names: string[]): unknown {
    return names.map((name) => this.fields[name]).find((value) => value !== undefined && value !== null);
  }

  /** @throws Error naming the argument, the first of its names */
  number(...names: string[]): number {
    const value = this.get(...names);
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof read === 'number' && Number.isFinite(read)) return read;
    throw new Error(`${this.call}: \`${names[0]}\` has to be a number, given ${JSON.stringify(value) ?? 'nothing'}.`);
  }

  numberOr(fallback: number, ...names: string[]): number {
    return this.has(...names) ? this.number(...names) : fallback;
  }

  /** @throws Error naming the argument */
  text(...names: string[]): string {
    const value = this.get(...names);
    if (typeof value === 'string') return value;
    throw new Error(`${this.call}: \`${names[0]}\` has to be a text, given ${JSON.stringify(value) ?? 'nothing'}.`);
  }

  flag(fallback: boolean, ...names: string[]): boolean {
    const value = this.get(...names);
    return typeof value === 'boolean' ? value : value === 'true' ? true : value === 'false' ? false : fallback;
  }

  /** A pair `[x, y]`. @throws Error naming the argument */
  pair(name: string): [number, number] {
    const value = this.fields[name];
    if (Array.isArray(value) && value.length === 2) {
      const [x, y] = value.map(Number);
      if (Number.isFinite(x) && Number.isFinite(y)) return [x as number, y as number];
    }
    throw new Error(`${this.call}: \`${name}\` has to be [x, y], given ${JSON.stringify(value) ?? 'nothing'}.`);
  }

  /** A list of texts; one text is a list of one. @throws Error naming the argument */
  texts(...names: string[]): string[] {
    const value = this.get(...names);
    if (typeof value === 'string') return [value];
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value as string[];
    throw new Error(`${this.call}: \`${names[0]}\` has to be a list of texts.`);
  }
}

const MODIFIERS: Record<string, Modifier> = {
  ctrl: 'Control',
  control: 'Control',
  shift: 'Shift',
  alt: 'Alt',
  option: 'Alt',
  meta: 'Meta',
  cmd: 'Meta',
  command: 'Meta',
  super: 'Meta',
  win: 'Meta',
};

/** The modifier of a spelling, or undefined when it is none. */
export function modifierOf(name: string): Modifier | undefined {
  return MODIFIERS[name.trim().toLowerCase()];
}

/** Modifiers of a click: `ctrl+shift`, `["CTRL"]`. @throws Error naming what is none */
export function modifiersOf(spelled: string | readonly string[] | undefined): Modifier[] {
  const names = typeof spelled === 'string' ? spelled.split('+') : (spelled ?? []);
  return names
    .filter((name) => name.trim() !== '')
    .map((name) => {
      const modifier = modifierOf(name);
      if (modifier === undefined) throw new Error(`${JSON.stringify(name)} is no modifier.`);
      return modifier;
    });
}

/** Where the model has last put the pointer, in its space; some calls act there without saying so. */
export class Pointer {
  private at: [number, number] | undefined;

  move(point: [number, number]): [number, number] {
    this.at = point;
    return point;
  }

  /** @throws Error when it has never been moved */
  where(call: string): [number, number] {
    if (this.at === undefined) throw new Error(`${call}: say where, the pointer has not been moved yet.`);
    return this.at;
  }

  get position(): [number, number] | undefined {
    return this.at;
  }
}

/** One turn of a wheel, px. */
export const WHEEL_CLICK = 100;

/** Wheel movement of a direction. @throws Error when it is none */
export function wheel(direction: string, px: number): { dx: number; dy: number } {
  switch (direction.toLowerCase()) {
    case 'up':
      return { dx: 0, dy: -px };
    case 'down':
      return { dx: 0, dy: px };
    case 'left':
      return { dx: -px, dy: 0 };
    case 'right':
      return { dx: px, dy: 0 };
    default:
      throw new Error(`${JSON.stringify(direction)} is no direction: up, down, left or right.`);
  }
}

/** Longest wait that a call may ask for, ms; more would only use up the episode's time. */
const MAX_WAIT = 30_000;

export function pause(seconds: number): { kind: 'wait'; ms: number } {
  return { kind: 'wait', ms: Math.min(Math.max(seconds, 0) * 1000, MAX_WAIT) };
}

/** Makes a `wrong` of what a translation throws. */
export function orWrong<T>(translate: () => T): T | { kind: 'wrong'; problem: string } {
  try {
    return translate();
  } catch (error) {
    return { kind: 'wrong', problem: error instanceof Error ? error.message : String(error) };
  }
}

/** A call as one line: `click {"x":3}`. */
export function labelOf(name: string, args: unknown): string {
  const text = JSON.stringify(args) ?? '';
  return text === '{}' || text === '' ? name : `${name} ${text}`;
}
