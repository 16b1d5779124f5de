/**
 * `npm run bench [-- <arguments of playwright test>]`: the suite in `pixel`, unless a project is named. The agent is
 * `CB_AGENT`, by default the scripted reference.
 */
import { playwrightTest } from './run/playwright';

const given = process.argv.slice(2);
const named = given.some((arg) => arg === '--project' || arg.startsWith('--project='));
process.exitCode = await playwrightTest([...(named ? [] : ['--project=pixel']), ...given]);
