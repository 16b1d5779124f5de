import { z } from 'zod';
import type {
  Action,
  ActionKind,
  ActionSpec,
  AgentEpisode,
  CreateAgent,
  EpisodeContext,
  Observation,
} from './contract';

/** Actions that end or leave the task, or have no meaning without an occasion. */
const LEFT_OUT: readonly ActionKind[] = ['goto', 'history', 'tab', 'message', 'upload', 'dialog', 'find_text'];

const KEYS = ['Enter', 'Tab', 'Escape', 'Space', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Backspace'];
const WORDS = ['a', '1', '42', 'yes', 'Tuesday', 'north', '2026-03-14'];
/** Wheel movement, px either way. */
const MAX_SCROLL = 400;
const MAX_WAIT = 500;
const TRIES = 50;

/** Draws actions from the mode's own list, points inside the picture, from the episode's seed: the same seed, the same actions. */
const create: CreateAgent = () => ({
  name: 'random',
  start(context): AgentEpisode {
    const draw = new Draw(context.seed);
    const specs = context.mode.actions.filter((spec) => !LEFT_OUT.includes(spec.kind));
    return {
      async decide(observation) {
        return { kind: 'act', raw: '', actions: [drawAction(draw, specs, observation, context)] };
      },
    };
  },
});

function drawAction(draw: Draw, specs: readonly ActionSpec[], seen: Observation, context: EpisodeContext): Action {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const spec = draw.oneOf(specs);
    const schema = z.toJSONSchema(spec.parameters, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    const args: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      args[name] = drawArgument(draw, name, field, spec.kind, seen);
    }
    if (spec.parameters.safeParse(args).success) return spec.toAction(args);
  }
  throw new Error(`the random agent finds no arguments for any action of ${context.mode.name}`);
}

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  minimum?: number;
  maximum?: number;
}

/** A value for one parameter. Names carry the meaning: `x`, `from_y`, `delta_x`, `id`, `key`. */
function drawArgument(draw: Draw, name: string, field: JsonSchema, kind: ActionKind, seen: Observation): unknown {
  if (field.enum !== undefined) return draw.oneOf(field.enum);
  if (field.anyOf !== undefined) return drawArgument(draw, name, draw.oneOf(field.anyOf), kind, seen);
  switch (field.type) {
    case 'number':
    case 'integer':
      return drawNumber(draw, name, field, kind, seen);
    case 'boolean':
      return draw.upTo(2) === 0;
    case 'array':
      if (/point|box|start|end|coordinate/.test(name)) return [drawPoint(draw, 'x', seen), drawPoint(draw, 'y', seen)];
      return [];
    default:
      if (/id|index|mark|element/.test(name)) return draw.oneOf(idsOf(seen));
      return draw.oneOf(/key/.test(name) ? KEYS : WORDS);
  }
}

function drawNumber(draw: Draw, name: string, field: JsonSchema, kind: ActionKind, seen: Observation): number {
  if (/delta|^d[xy]$|amount/.test(name)) return draw.upTo(2 * MAX_SCROLL + 1) - MAX_SCROLL;
  if (/(^|_)x\d?$/.test(name)) return drawPoint(draw, 'x', seen);
  if (/(^|_)y\d?$/.test(name)) return drawPoint(draw, 'y', seen);
  if (/id|index|mark|element/.test(name)) return Number(draw.oneOf(idsOf(seen))) || 0;
  if (kind === 'wait') return draw.upTo(MAX_WAIT);
  const low = field.minimum ?? 0;
  return low + draw.upTo(Math.min(field.maximum ?? low + 10, low + 1000) - low + 1);
}

function drawPoint(draw: Draw, axis: 'x' | 'y', seen: Observation): number {
  return draw.upTo(axis === 'x' ? seen.transform.model.width : seen.transform.model.height);
}

/** Ids that the observation's text shows; where it has no text (marks on a picture), small numbers. */
function idsOf(seen: Observation): string[] {
  const shown = [...(seen.text ?? '').matchAll(/\[(\w+)\]/g)].flatMap((match) => match[1] ?? []);
  return shown.length > 0 ? shown : Array.from({ length: 30 }, (_, i) => String(i + 1));
}

/** A small generator (mulberry32). */
class Draw {
  constructor(private state: number) {}

  /** An integer from 0, below `end`. */
  upTo(end: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * end);
  }

  oneOf<T>(list: readonly T[]): T {
    const item = list[this.upTo(list.length)];
    if (item === undefined) throw new Error('nothing to draw from');
    return item;
  }
}

export default create;
