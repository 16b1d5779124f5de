#!/usr/bin/env node
/**
 * `npm run doctor`: what is here, what is missing, and what to type. Runs without `node_modules`. Exit status 1: `npm run bench`
 * without set-up could not run now.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { diagnose } from './setup/diagnose.mjs';

const here = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const flag = process.argv.indexOf('--root');
const root = flag > 0 ? path.resolve(process.argv[flag + 1] ?? '') : here;

const findings = diagnose(root, process.env);
const width = Math.max(...findings.map((finding) => finding.what.length));
for (const { what, state, text } of findings) {
  const mark = { ok: 'ok     ', missing: 'MISSING', note: '       ' }[state];
  console.log(`${mark}  ${what.padEnd(width)}  ${text}`);
}
const missing = findings.filter((finding) => finding.state === 'missing');
const types = [...new Set(missing.map((finding) => finding.type))];
console.log(missing.length === 0 ? '\nReady: npm run bench' : `\nNot ready. Type: ${types.join(', then: ')}`);
process.exitCode = missing.length === 0 ? 0 : 1;
