/**
 * `npm run traces:record [-- <arguments of playwright test>]`: runs the scripted solution of every task (or of those that `--grep`
 * names) in a real browser and writes `traces/reference/<type>.jsonl`. `--check` runs nothing: exit status 1 when a task has no
 * trace, or one of another script.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readCompiled } from '../site/server/task-store';
import type { PrivateTask } from '../tasks/compiled';
import { readRecordFiles } from '../traces/read';
import { episodeFolder, stepRecord } from '../traces/record';
import {
  readReferenceTraces,
  REFERENCE_TRACES_DIR,
  referenceChecksum,
  serialiseTraces,
  traceOf,
  type ReferenceTrace,
} from '../traces/reference-traces';
import { ROOT } from './paths';
import { playwrightTest } from './run/playwright';

const RUN = 'traces-record';
const folder = join(ROOT, REFERENCE_TRACES_DIR);
const args = process.argv.slice(2);
const tasks = new Map(readCompiled<PrivateTask>(ROOT, 'private').tasks.map((task) => [task.id, task]));
const stored = readReferenceTraces(folder);
for (const { where, what } of stored.problems) console.error(`${where}: ${what}`);
process.exitCode = args.includes('--check') ? check() : await record();

function check(): number {
  const stale = [...tasks.values()].flatMap((task) => {
    const trace = stored.traces.get(task.id);
    const now = referenceChecksum(task.variants[0]?.reference ?? []);
    if (trace?.reference === now) return [];
    return [`${task.id}: ${trace ? 'its script has changed since' : 'no trace'}`];
  });
  const gone = [...stored.traces.keys()].filter((id) => !tasks.has(id)).map((id) => `${id}: no such task (any more)`);
  const faults = [...stale, ...gone];
  for (const line of faults) console.error(line);
  console.log(`${tasks.size - stale.length} of ${tasks.size} tasks have their reference trace`);
  return faults.length + stored.problems.length > 0 ? 1 : 0;
}

async function record(): Promise<number> {
  const runDir = join(ROOT, 'results', RUN);
  rmSync(runDir, { recursive: true, force: true });
  const status = await playwrightTest(['--project=pixel', ...args], {
    ...{ CB_AGENT: 'reference', CB_RUN: RUN, CB_VARIANT: '0', CB_UNSOLVED: 'record' },
    ...{ CB_ISOLATION: 'page', CB_SCREENSHOTS: 'none' },
  });
  const traces = new Map([...stored.traces].filter(([id]) => tasks.has(id)));
  let recorded = 0;
  for (const episode of readRecordFiles(runDir).records) {
    const task = tasks.get(episode.task);
    if (task === undefined || episode.outcome !== 'solved') {
      console.error(`${episode.task}: not recorded: ${episode.outcome}${episode.reason ? ` (${episode.reason})` : ''}`);
      continue;
    }
    const steps = z
      .array(stepRecord)
      .parse(JSON.parse(readFileSync(join(runDir, episodeFolder(episode), 'steps.json'), 'utf8')));
    const trace = traceOf(task.id, task.variants[0]?.reference ?? [], steps);
    if (trace.trace.length !== trace.steps) {
      console.log(`${task.id}: scripted in ${trace.steps} steps, ran in ${trace.trace.length}`);
    }
    traces.set(task.id, trace);
    recorded++;
  }
  const byType = new Map<string, ReferenceTrace[]>();
  for (const trace of traces.values()) {
    const type = tasks.get(trace.task)?.type ?? '';
    byType.set(type, [...(byType.get(type) ?? []), trace]);
  }
  mkdirSync(folder, { recursive: true });
  for (const [type, of] of byType) writeFileSync(join(folder, `${type}.jsonl`), serialiseTraces(of));
  console.log(`${recorded} traces recorded, ${traces.size} of ${tasks.size} tasks have one: ${REFERENCE_TRACES_DIR}/`);
  return status;
}
