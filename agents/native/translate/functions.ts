import { z } from 'zod';
import type { ActionSpec } from '../../contract';
import type { Want } from '../units';

/** A function as providers want it: a name, a description, a JSON Schema of its arguments. */
export interface FunctionTool {
  name: string;
  description: string;
  parameters: Record<string, unknown> & { type: 'object' };
}

/** The functions that a mode's actions are, from the same declaration as its prompt. */
export function functionTools(specs: readonly ActionSpec[]): FunctionTool[] {
  return specs.map((spec) => {
    const { $schema: _, ...schema } = z.toJSONSchema(spec.parameters, { io: 'input', unrepresentable: 'any' });
    return {
      name: spec.name,
      description: spec.description,
      parameters: { ...schema, type: 'object', additionalProperties: false },
    };
  });
}

/** A call of such a function. @param given its arguments, as an object or as JSON text @throws Error in words for the model */
export function functionWant(name: string, given: unknown, specs: readonly ActionSpec[]): Want {
  const spec = specs.find((one) => one.name === name);
  if (spec === undefined) {
    throw new Error(`There is no tool ${JSON.stringify(name)}; there are ${specs.map((one) => one.name).join(', ')}.`);
  }
  return { kind: 'act', actions: [spec.toAction(argumentsOf(name, given))] };
}

function argumentsOf(name: string, given: unknown): Record<string, unknown> {
  let value = given;
  if (typeof given === 'string') {
    try {
      value = given.trim() === '' ? {} : JSON.parse(given);
    } catch {
      throw new Error(`${name}: its arguments are no JSON.`);
    }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${name}: its arguments have to be an object.`);
  }
  // Null stands for "not given" in schemas that want every key.
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null));
}
