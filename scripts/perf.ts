/**
 * `npm run perf [-- <name>…]`: measures and prints Markdown tables; without names the usual ones. Linux only: CPU time is read
 * from /proc.
 */
import { cpus, loadavg } from 'node:os';
import { findBrowser } from './browser';
import type { Bench } from './perf/bench';
import { firstSetup } from './perf/first-setup';
import { list } from './perf/list';
import { observation } from './perf/observation';
import { pageBytes } from './perf/page-bytes';
import { pageReady } from './perf/page-ready';
import { report } from './perf/report';
import { secondStart } from './perf/second-start';
import { sweep } from './perf/sweep';
import { syntheticBuild } from './perf/synthetic-build';
import { markdownTable } from './readme/markers';

const BENCHES: readonly Bench[] = [
  pageReady,
  pageBytes,
  observation,
  sweep,
  secondStart,
  list,
  report,
  firstSetup,
  syntheticBuild,
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(`perf: expected ${BENCHES.map((bench) => bench.name).join(', ')}; found ${unknown.join(', ')}`);
  process.exit(2);
}

const { kind, version } = findBrowser();
console.log(`Node ${process.version}, ${kind} ${version}, ${cpus().length} cores\n`);
for (const bench of BENCHES) {
  if (names.length > 0 ? !names.includes(bench.name) : !bench.usual) continue;
  const load = loadavg()[0] ?? 0;
  const [head = [], ...rows] = await bench.run();
  console.log(`### ${bench.title}\n\n${markdownTable(head, rows)}\n\nLoad before: ${load.toFixed(1)}\n`);
}
