/**
 * `npm run bench [-- <arguments of playwright test>]`: the suite in `pixel`, unless a project is named; agents that see the page by
 * themselves play `browser_use`. The agent is `CB_AGENT`, by default the scripted reference.
 */
import { playwrightTest } from './run/playwright';

const given = process.argv.slice(2);
const named = given.some((arg) => arg === '--project' || arg.startsWith('--project='));
process.exitCode = await playwrightTest([
  ...(named ? [] : [`--project=${process.env.CB_AGENT === 'external' ? 'browser_use' : 'pixel'}`]),
  ...given,
]);
