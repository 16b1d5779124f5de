import type { SceneState } from '../compiled';
import { type Finding, oneOf, show } from '../finding';
import type { LoadedTask } from '../loader';
import { isSolved, withUnnamed } from '../predicate';
import { isMap } from '../data';
import type { Query } from '../query';
import { schemaFindings } from '../schema-findings';
import type { Model } from '../setups';
import { type StageSpec, SURFACE } from '../spec';
import { surfaceOf } from '../surface';
import { unique } from '../variants';

/**
 * States of every variant: the initial state fits its schema and does not solve, success asks for fields that exist, and near
 * misses fit, miss, and differ from one another.
 *
 * @param task a task whose set-ups the model accepts (`checkSetups`).
 */
export function checkStates(task: LoadedTask, model: Model): Finding[] {
  return unique(
    task.variants.flatMap(({ stage, variant }) => {
      const initial = initialState(task, stage, model);
      const findings = [...initialFits(task, stage, initial, model), ...knownFields(task, variant.success, model)];
      const success = withUnnamed(variant.success, initial, model.unchanged);
      if (isSolved(success, initial, initial)) {
        findings.push({ path: ['success'], expected: 'a goal that is not reached at first', found: show(initial) });
      }
      return [...findings, ...nearMisses(task, variant.nearMisses, success, initial, model)];
    }),
  );
}

/** The state of a scene whose page has just become ready. */
export function initialState(task: LoadedTask, stage: StageSpec, model: Model): SceneState {
  const states: SceneState = Object.fromEntries(
    Object.entries(stage.instances).map(([label, setup]) => [label, model.initial(model.setup.parse(setup))]),
  );
  if (surfaceOf(task.spec.scene.layout, stage) !== 'inline') states[SURFACE] = { open: stage.opened };
  return states;
}

/**
 * A near miss as the page would post it: it names what differs from the initial state. A map changes the fields that it names;
 * anything else stands for the whole state.
 */
export function applyMiss(initial: SceneState, miss: SceneState): SceneState {
  const changed = Object.entries(miss).map(([label, state]) => {
    const before = initial[label];
    return [label, isMap(before) && isMap(state) ? { ...before, ...state } : state] as const;
  });
  return { ...initial, ...Object.fromEntries(changed) };
}

function initialFits(task: LoadedTask, stage: StageSpec, initial: SceneState, model: Model): Finding[] {
  const written = Object.keys(task.spec.stage.instances);
  return Object.keys(stage.instances).flatMap((label, i) => {
    const parsed = model.state.safeParse(initial[label]);
    if (parsed.success) return [];
    const [first] = schemaFindings(parsed.error, initial[label]);
    const expected = `an initial state with ${first?.expected} at ${first?.path.join('.') || 'its top'}`;
    return [{ path: ['stage', 'instances', written[i] ?? label], expected, found: show(initial[label]) }];
  });
}

function nearMisses(
  task: LoadedTask,
  misses: readonly SceneState[],
  success: Record<string, Query>,
  initial: SceneState,
  model: Model,
): Finding[] {
  const seen = new Map<string, number>();
  return misses.flatMap((miss, i) => {
    const state = applyMiss(initial, miss);
    const findings: Finding[] = [];
    for (const label of Object.keys(miss)) {
      const schema = label === SURFACE ? undefined : model.state;
      const parsed = schema?.safeParse(state[label]);
      if (!parsed || parsed.success) continue;
      // The file may write the label with {name}: the place is then the near miss as a whole.
      const at = label in (task.spec.near_misses[i] ?? {}) ? ['near_misses', i, label] : ['near_misses', i];
      findings.push(
        ...schemaFindings(parsed.error, state[label]).map((one) => ({ ...one, path: [...at, ...one.path] })),
      );
    }
    if (isSolved(success, state, initial)) {
      findings.push({ path: ['near_misses', i], expected: 'a state that does not solve the task', found: show(miss) });
    }
    const twin = seen.get(JSON.stringify(state));
    if (twin !== undefined) {
      findings.push({
        path: ['near_misses', i],
        expected: 'a state of its own',
        found: `that of near_misses[${twin}]`,
      });
    } else seen.set(JSON.stringify(state), i);
    return findings;
  });
}

function knownFields(task: LoadedTask, success: Record<string, unknown>, model: Model): Finding[] {
  const fields = fieldsOf(model.state);
  const written = Object.keys(task.spec.success);
  return Object.entries(success).flatMap(([label, query], i) => {
    const known = label === SURFACE ? ['open'] : fields;
    if (!known || !isMap(query)) return [];
    return namedFields(query)
      .filter((field) => !known.includes(field))
      .map((field) => {
        return {
          path: ['success', written[i] ?? label],
          expected: `fields of the state: ${oneOf(known)}`,
          found: show(field),
        };
      });
  });
}

function namedFields(query: Record<string, unknown>): string[] {
  return Object.entries(query).flatMap(([key, value]) => {
    if (!key.startsWith('$')) return [key.split('.')[0]!];
    const inner = Array.isArray(value) ? value : key === '$not' ? [value] : [];
    return key === '$in' || key === '$nin' ? [] : inner.filter(isMap).flatMap(namedFields);
  });
}

/** Top-level fields that a schema's maps have between them; undefined where a state need not be such a map. */
export function fieldsOf(schema: unknown): string[] | undefined {
  if (!isMap(schema) || !isMap(schema.def)) return undefined;
  const { def } = schema;
  if (isMap(def.shape)) return Object.keys(def.shape);
  if (Array.isArray(def.options)) {
    const all = def.options.map(fieldsOf);
    return all.every((fields) => fields !== undefined) ? [...new Set(all.flat())] : undefined;
  }
  return fieldsOf(def.innerType) ?? fieldsOf(def.in);
}
