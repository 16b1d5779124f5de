import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../scripts/paths';
import { PLAYWRIGHT_CLI } from '../../scripts/run/playwright';
import { startMockModel } from '../mock-model/server';
import { inTurn } from '../mock-model/reply';

/** Keys in the environment are in no file that a run leaves behind, also when the provider or an agent prints them. */

const SECRETS = {
  OPENAI_API_KEY: 'sk-TESTSECRET123-openai',
  ANTHROPIC_API_KEY: 'sk-TESTSECRET123-anthropic',
  GEMINI_API_KEY: 'AIza-TESTSECRET123-gemini',
  COMPATIBLE_API_KEY: 'TESTSECRET123-compatible',
};
/** What all of them hold, and what a key set in a command line holds. */
const MARKS = ['TESTSECRET123', 'INLINESECRET456'];

interface Ended {
  status: number | null;
  output: string;
}

/** The project's own configuration, with every reporter that writes files, and a trace. */
function configuration(folder: string): string {
  const at = (...parts: string[]) => JSON.stringify(path.join(...parts));
  return `
import base from ${at(ROOT, 'playwright.config.ts')};
export default {
  ...base,
  testDir: ${at(ROOT, 'specs/bench')},
  outputDir: ${at(folder, 'traces')},
  globalSetup: ${at(ROOT, 'scripts/run/site-check.ts')},
  webServer: { ...base.webServer, cwd: ${at(ROOT)} },
  use: { ...base.use, trace: 'on' },
  reporter: [
    [${at(ROOT, 'reporters/index.ts')}, { generatedDir: ${at(ROOT, '.generated')} }],
    ['html', { open: 'never', outputFolder: ${at(folder, 'html')} }],
    ['blob', { outputDir: ${at(folder, 'blob')} }],
    ['json', { outputFile: ${at(folder, 'report.json')} }],
    ['junit', { outputFile: ${at(folder, 'junit.xml')} }],
    ['allure-playwright', { resultsDir: ${at(folder, 'allure')} }],
  ],
};
`;
}

function run(folder: string, project: string, env: Record<string, string>): Promise<Ended> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(CB_|PLAYWRIGHT_|PW_)/.test(name)),
  );
  mkdirSync(folder, { recursive: true });
  const config = path.join(folder, 'playwright.config.ts');
  writeFileSync(config, configuration(folder));
  const args = ['-c', config, '--workers=1', `--project=${project}`, '--grep', '\\bbutton-antd-T01'];
  const child = spawn(process.execPath, [PLAYWRIGHT_CLI, 'test', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...SECRETS, NODE_ENV: 'test', CB_RESULTS: path.join(folder, 'results'), ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output })));
}

/** All files below a folder, those inside archives and inside HTML reports too, as text. */
function* filesIn(folder: string): Generator<[name: string, text: string]> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const name = path.join(entry.parentPath, entry.name);
    yield* contents(path.relative(folder, name), readFileSync(name));
  }
}

function* contents(name: string, bytes: Buffer): Generator<[name: string, text: string]> {
  if (bytes.subarray(0, 2).toString() === 'PK') {
    for (const [inner, content] of unzip(bytes)) yield* contents(`${name}!${inner}`, content);
    return;
  }
  const text = bytes.toString('latin1');
  yield [name, text];
  // Playwright's HTML report carries its data as an archive in base64.
  for (const [, data] of text.matchAll(/data:application\/zip;base64,([A-Za-z0-9+/=]+)/g)) {
    yield* contents(`${name}!data`, Buffer.from(data!, 'base64'));
  }
}

/** Files of a ZIP archive, read from its directory. */
function* unzip(bytes: Buffer): Generator<[name: string, content: Buffer]> {
  let at = bytes.readUInt32LE(bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) + 16);
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const [method, size, local] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 42),
    ];
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + size);
    yield [bytes.subarray(at + 46, at + 46 + nameLength).toString(), method === 0 ? packed : inflateRawSync(packed)];
    at += 46 + nameLength + extra + comment;
  }
}

/** Names of files that hold a secret, and all names. */
function search(folder: string): { leaks: string[]; names: string[] } {
  const files = [...filesIn(folder)];
  return {
    leaks: files.filter(([, text]) => MARKS.some((mark) => text.includes(mark))).map(([name]) => name),
    names: files.map(([name]) => name),
  };
}

test('a 401 that echoes the key leaves it in no file', async ({}, info) => {
  test.setTimeout(300_000);
  const mock = await startMockModel();
  mock.play(inTurn({ kind: 'status', status: 401, message: 'Incorrect API key provided', echoKey: true }));
  const folder = info.outputPath('run');
  const env = {
    CB_AGENT: 'openai',
    CB_MODEL: 'gpt-5.5',
    CB_BASE_URL: mock.baseUrl('responses'),
    CB_SCREENSHOTS: 'all',
  };
  const { output } = await run(folder, 'pixel', env);
  await mock.close();
  // The key was really sent, and really echoed.
  expect(mock.requests[0]?.headers.authorization).toBe(`Bearer ${SECRETS.OPENAI_API_KEY}`);
  const { leaks, names } = search(folder);
  expect(leaks, output).toEqual([]);
  expect(MARKS.filter((mark) => output.includes(mark))).toEqual([]);
  const kinds = [
    /episodes\.jsonl$/,
    /manifest\.json$/,
    /trace\.zip!/,
    /html\/index\.html!data!/,
    /blob\/.*\.zip!/,
    /report\.json$/,
    /junit\.xml$/,
    /allure\//,
  ];
  for (const kind of kinds)
    expect(names.filter((name) => kind.test(name)).length, `${kind} in ${names.join(' ')}`).toBeGreaterThan(0);
  const texts = [...filesIn(folder)].filter(([name]) => name.endsWith('episodes.jsonl')).map(([, text]) => text);
  expect(texts.join('')).toContain('auth: 401');
});

test('an external agent that prints its environment leaves no key in its log', async ({}, info) => {
  test.setTimeout(300_000);
  const folder = info.outputPath('run');
  const agent = path.join(ROOT, 'specs/external/agent.mjs');
  const command = `INLINE_API_KEY=INLINESECRET456 "${process.execPath}" "${agent}" env`;
  const { output } = await run(folder, 'browser_use', {
    CB_AGENT: 'external',
    CB_AGENT_COMMAND: command,
    CB_UNSOLVED: 'record',
  });
  const { leaks, names } = search(folder);
  expect(leaks, output).toEqual([]);
  const log = names.find((name) => name.endsWith('browser_use-0-0/agent.log'));
  expect(log, names.join(' ')).toBeDefined();
  const file = path.join(folder, log!);
  expect(existsSync(file) && readFileSync(file, 'utf8')).toContain('"OPENAI_API_KEY":"[OPENAI_API_KEY]"');
});
