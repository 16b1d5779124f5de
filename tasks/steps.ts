import { type Finding, oneOf, show } from './finding';
import type { ReferenceStep, Target, TargetPart, TargetPath } from './reference';
import { escapeQuoted, parseTarget, TargetError } from './target';
import { fill, fillInline, fillText, TemplateError, type Values } from './template';

type Path = readonly (string | number)[];
type Modifier = Extract<ReferenceStep, { kind: 'click' }>['modifiers'][number];

const FORMS = [
  'click',
  'double_click',
  'hover',
  'drag',
  'type',
  'press',
  'scroll',
  'select',
  'upload',
  'wait',
] as const;
const PARTS = ['value', 'fraction', 'edge', 'offset', 'text', 'before', 'after'] as const;
const EDGES = ['left', 'right', 'top', 'bottom'] as const;
const MODIFIERS: readonly Modifier[] = ['Shift', 'Control', 'Alt', 'Meta'];
const MAX_TIMES = 50;
const MAX_WAIT_MS = 5_000;

/** Aborts one step; the parser goes on with the next. */
class Bad extends Error {
  constructor(readonly finding: Finding) {
    super();
  }
}

function bad(path: Path, expected: string, found: unknown, atKey = false): never {
  throw new Bad({ path, expected, found: typeof found === 'string' && atKey ? show(found) : show(found), atKey });
}

/**
 * Reads a task's `reference`: fills in a variant's values, resolves short forms, and expands repeated presses.
 * Values put into the quotes of a target are escaped.
 *
 * @param raw the YAML list as plain data.
 * @returns all steps that could be read, and everything that is wrong, with paths from the list on.
 */
export function parseSteps(raw: readonly unknown[], values: Values): { steps: ReferenceStep[]; findings: Finding[] } {
  const steps: ReferenceStep[] = [];
  const findings: Finding[] = [];
  raw.forEach((item, i) => {
    try {
      steps.push(...new StepReader(values).step(item, [i]));
    } catch (error) {
      if (!(error instanceof Bad)) throw error;
      findings.push(error.finding);
    }
  });
  return { steps, findings };
}

class StepReader {
  constructor(private readonly values: Values) {}

  step(item: unknown, at: Path): ReferenceStep[] {
    const entries = Object.entries(this.map(item, at, 'a step such as { click: button "Save" }'));
    const [entry] = entries;
    if (!entry || entries.length > 1) bad(at, `one of ${FORMS.join(', ')}`, entries.map(([key]) => key).join(', '));
    const [form, arg] = entry;
    const path = [...at, form];
    switch (form as (typeof FORMS)[number]) {
      case 'click':
        return [this.click(arg, path)];
      case 'double_click':
        return [{ kind: 'click', on: this.target(arg, path), button: 'left', count: 2, modifiers: [] }];
      case 'hover':
        return [{ kind: 'hover', on: this.target(arg, path) }];
      case 'drag': {
        const map = this.fields(arg, path, ['from', 'to'], '{ from: target, to: target }');
        const from = this.target(map.from, [...path, 'from']);
        return [
          { kind: 'drag', from, to: this.target(map.to, [...path, 'to'], typeof from === 'string' ? from : from.in) },
        ];
      }
      case 'type':
        return [{ kind: 'type', text: this.text(arg, path) }];
      case 'press':
        return this.press(arg, path);
      case 'scroll':
        return [this.scroll(arg, path)];
      case 'select': {
        const map = this.fields(arg, path, ['in', 'option', 'options'], '{ in: target, option: text }');
        const options = this.texts(map, path, 'option', 'options');
        return [{ kind: 'select', in: this.path(map.in, [...path, 'in']), options }];
      }
      case 'upload': {
        const map = this.fields(arg, path, ['via', 'file', 'files', 'drop'], '{ via: target, file: name }');
        if (map.drop !== undefined && map.drop !== true) bad([...path, 'drop'], 'true or nothing', map.drop);
        const upload = { via: this.path(map.via, [...path, 'via']), files: this.texts(map, path, 'file', 'files') };
        return [{ kind: 'upload', ...upload, ...(map.drop === true && { drop: true }) }];
      }
      case 'wait':
        return [{ kind: 'wait', ms: this.number(arg, path, 1, MAX_WAIT_MS, 'ms') }];
      default:
        return bad(path, `one of ${FORMS.join(', ')}`, form, true);
    }
  }

  private click(arg: unknown, path: Path): ReferenceStep {
    const options = isMap(arg) && 'on' in arg;
    if (!options) return { kind: 'click', on: this.target(arg, path), button: 'left', count: 1, modifiers: [] };
    const map = this.fields(arg, path, ['on', 'button', 'count', 'modifiers'], '{ on: target, … }');
    const { button = 'left', count = 1, modifiers = [] } = map;
    if (button !== 'left' && button !== 'right') bad([...path, 'button'], 'left or right', button);
    if (count !== 1 && count !== 2 && count !== 3) bad([...path, 'count'], '1, 2 or 3', count);
    if (!Array.isArray(modifiers)) bad([...path, 'modifiers'], `a list of ${oneOf(MODIFIERS)}`, modifiers);
    modifiers.forEach((modifier, i) => {
      if (!MODIFIERS.includes(modifier as Modifier)) bad([...path, 'modifiers', i], oneOf(MODIFIERS), modifier);
    });
    return {
      kind: 'click',
      on: this.target(map.on, [...path, 'on']),
      button,
      count,
      modifiers: modifiers as Modifier[],
    };
  }

  private press(arg: unknown, path: Path): ReferenceStep[] {
    if (!isMap(arg)) return [{ kind: 'press', keys: this.keys(arg, path) }];
    const map = this.fields(arg, path, ['keys', 'times'], '{ keys: ArrowRight, times: 3 }');
    const keys = this.keys(map.keys, [...path, 'keys']);
    const times = map.times === undefined ? 1 : this.number(map.times, [...path, 'times'], 1, MAX_TIMES, 'presses');
    if (!Number.isInteger(times)) bad([...path, 'times'], 'a whole number of presses', times);
    return Array.from({ length: times }, () => ({ kind: 'press', keys }));
  }

  private scroll(arg: unknown, path: Path): ReferenceStep {
    if (!isMap(arg) || !('to' in arg)) return { kind: 'scroll', to: this.target(arg, path) };
    const map = this.fields(arg, path, ['to', 'over'], '{ to: target, over: target }');
    const to = this.target(map.to, [...path, 'to']);
    return map.over === undefined
      ? { kind: 'scroll', to }
      : { kind: 'scroll', to, over: this.target(map.over, [...path, 'over']) };
  }

  private target(raw: unknown, at: Path, owner?: TargetPath): Target {
    if (!isMap(raw)) return this.path(raw, at);
    const forms = PARTS.filter((part) => part in raw);
    const [form] = forms;
    const shape = `a target, or one of its parts: { in: target, ${PARTS.join(' | ')}: … }`;
    if (!form || forms.length > 1) return bad(at, shape, raw);
    const map = this.fields(raw, at, ['in', form], shape);
    const where = map.in === undefined ? owner : this.path(map.in, [...at, 'in']);
    if (where === undefined) return bad(at, '`in: target`, as only the end of a drag may go without', raw);
    return this.part(form, where, map[form], [...at, form]);
  }

  private part(form: (typeof PARTS)[number], where: TargetPath, raw: unknown, path: Path): TargetPart {
    switch (form) {
      case 'value':
        return { in: where, value: this.number(raw, path) };
      case 'edge': {
        const edge = EDGES.find((known) => known === this.filled(raw, path));
        return edge ? { in: where, edge } : bad(path, oneOf(EDGES), raw);
      }
      case 'fraction':
        return { in: where, fraction: this.pair(raw, path, 0, 1) };
      case 'offset':
        return { in: where, offset: this.pair(raw, path) };
      case 'text':
        return { in: where, text: this.text(raw, path) };
      case 'before':
        return { in: where, before: this.text(raw, path) };
      case 'after':
        return { in: where, after: this.text(raw, path) };
    }
  }

  private path(raw: unknown, at: Path): TargetPath {
    if (typeof raw !== 'string') bad(at, 'a target such as button "Save"', raw);
    try {
      const path = /^\{\w+\}$/.test(raw)
        ? String(fillText(raw, this.values))
        : fillInline(raw, this.values, escapeQuoted);
      parseTarget(path);
      return path;
    } catch (error) {
      if (error instanceof TargetError || error instanceof TemplateError) {
        throw new Bad({ path: at, expected: error.expected, found: `${error.found} in ${show(raw)}` });
      }
      throw error;
    }
  }

  private keys(raw: unknown, path: Path): string {
    const keys = this.filled(raw, path);
    if (typeof keys === 'number' && Number.isInteger(keys) && keys >= 0 && keys <= 9) return String(keys);
    if (typeof keys !== 'string' || !/^(\S|[A-Z][A-Za-z0-9]*)(\+(\S|[A-Z][A-Za-z0-9]*))*$/.test(keys)) {
      bad(path, 'keys such as Enter, a or Control+A', keys);
    }
    return keys;
  }

  private texts(map: Record<string, unknown>, path: Path, one: string, many: string): string[] {
    if ((map[one] === undefined) === (map[many] === undefined)) bad(path, `either ${one} or ${many}`, map);
    if (map[one] !== undefined) return [this.text(map[one], [...path, one])];
    const list = this.filled(map[many], [...path, many]);
    if (!Array.isArray(list) || list.length === 0) bad([...path, many], 'a list of texts', list);
    return list.map((item, i) => this.text(item, [...path, many, i], false));
  }

  private text(raw: unknown, path: Path, fillIn = true): string {
    const value = fillIn ? this.filled(raw, path) : raw;
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string' || value === '') bad(path, 'a text', value);
    return value;
  }

  private number(raw: unknown, path: Path, min = -Infinity, max = Infinity, unit = ''): number {
    const value = this.filled(raw, path);
    if (typeof value !== 'number' || !Number.isFinite(value) || value < min || value > max) {
      const range = Number.isFinite(min) ? ` from ${min} to ${max}` : '';
      bad(path, `a number${range}${unit && ` (${unit})`}`, value);
    }
    return value;
  }

  private pair(raw: unknown, path: Path, min?: number, max?: number): [number, number] {
    const list = this.filled(raw, path);
    if (!Array.isArray(list) || list.length !== 2) bad(path, 'two numbers [x, y]', list);
    return [this.number(list[0], [...path, 0], min, max), this.number(list[1], [...path, 1], min, max)];
  }

  private filled(raw: unknown, path: Path): unknown {
    try {
      return fill(raw, this.values);
    } catch (error) {
      if (error instanceof TemplateError) throw new Bad({ path, expected: error.expected, found: error.found });
      throw error;
    }
  }

  private map(raw: unknown, path: Path, expected: string): Record<string, unknown> {
    return isMap(raw) ? raw : bad(path, expected, raw);
  }

  private fields(raw: unknown, path: Path, known: readonly string[], shape: string): Record<string, unknown> {
    const map = this.map(raw, path, shape);
    for (const key of Object.keys(map)) if (!known.includes(key)) bad([...path, key], known.join(', '), key, true);
    return map;
  }
}

function isMap(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
