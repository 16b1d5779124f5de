import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunData } from './records/run';
import { episodesCsv } from './tables/csv';
import { itemsOf } from './tables/items';
import { serialiseSummary, summaryOf } from './tables/summary';

/** Rebuilds everything that is derived from the stored records of a run folder: `summary.json` and `episodes.csv`. */
export function writeTables(runDir: string, run: RunData): void {
  writeWhole(join(runDir, 'summary.json'), serialiseSummary(summaryOf(run)));
  writeWhole(join(runDir, 'episodes.csv'), episodesCsv(itemsOf(run)));
}

/** Writes beside and renames, so that a reader never sees half a file. */
export function writeWhole(file: string, text: string): void {
  const beside = `${file}.${process.pid}.tmp`;
  writeFileSync(beside, text);
  renameSync(beside, file);
}
