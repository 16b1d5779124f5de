/** Builds the report of a synthetic run of 2,910 tasks in six modes into the folder given, and prints what that took as JSON. */
import { buildReport } from '../../reporters/report/build';
import { makeRun } from '../../reporters/records/run';
import { syntheticRun } from './synthetic-run';

const [out = ''] = process.argv.slice(2);
const { plan, records } = syntheticRun({ tasks: 2910, types: 97 });
const began = performance.now();
buildReport(out, [{ name: 'synthetic', run: makeRun(plan, { records, problems: [] }) }]);
const seconds = (performance.now() - began) / 1000;
console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
