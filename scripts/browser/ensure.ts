/**
 * `tsx scripts/browser/ensure.ts [--look]`
 *
 * Makes sure that there is a browser and records it in `.cache/browser.json`; `--look` installs nothing. Exit status 1: none.
 */
import { chooseBrowser, type Attempt, type BrowserChoice } from './choose';
import { attempt } from './install';
import { gatherFacts, isRoot } from './probe';
import { writeBrowserRecord } from './record';

const ATTEMPTS: Record<Attempt, string> = {
  'playwright-download': "downloading Playwright's headless shell …",
  'playwright-libraries': "installing the libraries that Playwright's headless shell lacks …",
  'apt-package': 'installing the package chromium-headless-shell …',
  'sparticuz-package': 'fetching the headless shell of the npm package @sparticuz/chromium …',
};

const mayInstall = !process.argv.includes('--look');
const tried: Attempt[] = [];
let choice: BrowserChoice;
for (;;) {
  choice = chooseBrowser(await gatherFacts(tried, mayInstall));
  if (choice.kind !== 'try') break;
  console.log(`browser: ${ATTEMPTS[choice.attempt]}`);
  const problem = await attempt(choice.attempt);
  if (problem) console.log(`browser: could not: ${problem}`);
  tried.push(choice.attempt);
}

if (choice.kind === 'use') {
  const { kind, version, path, sandbox } = writeBrowserRecord(choice.browser, choice.candidate);
  if (mayInstall) console.log(`browser: ${kind} ${version}, ${path}`);
  if (!sandbox && !isRoot()) console.log('browser: this system refuses its sandbox, it runs without');
} else {
  for (const line of choice.advice) console.error(line);
  process.exitCode = 1;
}
