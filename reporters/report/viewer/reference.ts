import type { ReferenceTrace } from '../../../traces/reference-traces';

/** Stored traces of the scripted solutions, by task. */
export type ReferenceTraces = ReadonlyMap<string, ReferenceTrace>;

/** The script that the viewer loads when an episode is opened and no run holds the reference itself. */
export function referenceScript(stored: ReferenceTraces, tasks: ReadonlySet<string>): string {
  const traces = [...tasks].sort().flatMap((task) => {
    const trace = stored.get(task)?.trace;
    if (!trace) return [];
    const steps = trace.map(({ action, at, from, element }, n) => ({
      ...{ i: n + 1, action, at, from },
      hit: element && `${element.role} ${JSON.stringify(element.name)}`,
    }));
    return [[task, steps] as const];
  });
  return `window.CB_REFERENCE=${JSON.stringify(Object.fromEntries(traces))};\n`;
}
