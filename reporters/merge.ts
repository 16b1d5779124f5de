import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compareText, sampleKey } from './records/attempts';
import { identityDifferences, readManifest, type Manifest } from './manifest';
import { readPlans, serialisePlan, unitePlans } from './records/plan';
import { makeRun, type RunData } from './records/run';
import { writeTables, writeWhole } from './output';
import { readRecordFiles, recordFiles, type Problem } from '../traces/read';

/**
 * Merges run folders (shards of one run) into `out`: all attempts, the united plan, the steps' pictures, and every table.
 * @throws Error when a folder holds no run, or when the folders were begun differently (agent, model, task data, sources).
 */
export function mergeRuns(folders: readonly string[], out: string): RunData {
  const problems: Problem[] = [];
  for (const folder of folders) {
    if (recordFiles(folder).length === 0 && !existsSync(join(folder, 'manifest.json'))) {
      throw new Error(`${folder}: expected a run folder with episodes.jsonl or manifest.json, found neither`);
    }
  }
  const manifest = mergedManifest(folders, basename(out));
  const records = folders.flatMap((folder) => {
    const read = readRecordFiles(folder);
    problems.push(...read.problems.map((p) => ({ ...p, where: join(folder, p.where) })));
    return read.records;
  });
  const plan = unitePlans(folders.map((folder) => readPlans(folder, problems)));
  const run = makeRun(plan, { records, problems });
  const attempts = run.samples
    .flatMap((s) => s.attempts)
    .sort((a, b) => compareText(sampleKey(a), sampleKey(b)) || compareText(a.startedAt, b.startedAt));
  mkdirSync(out, { recursive: true });
  writeWhole(join(out, 'episodes.jsonl'), attempts.map((r) => `${JSON.stringify(r)}\n`).join(''));
  writeWhole(join(out, 'plan.json'), serialisePlan(run.plan));
  if (manifest) writeWhole(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const folder of folders) {
    const episodes = join(folder, 'episodes');
    if (existsSync(episodes)) cpSync(episodes, join(out, 'episodes'), { recursive: true });
  }
  writeTables(out, run);
  return run;
}

function mergedManifest(folders: readonly string[], run: string): Manifest | undefined {
  const found = folders.flatMap((folder) => {
    const manifest = readManifest(join(folder, 'manifest.json'));
    return manifest ? [{ folder, manifest }] : [];
  });
  const first = found[0];
  if (!first) return undefined;
  for (const other of found.slice(1)) {
    const differences = identityDifferences(first.manifest, other.manifest);
    if (differences.length > 0) {
      throw new Error(`${first.folder} and ${other.folder} are not parts of one run: ${differences.join('; ')}`);
    }
  }
  const starts = found.flatMap(({ manifest }) => manifest.starts).sort((a, b) => compareText(a.at, b.at));
  return { ...first.manifest, run, modes: [...new Set(found.flatMap((f) => f.manifest.modes))].sort(), starts };
}
