import { execFile } from 'node:child_process';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test, expect } from '@playwright/test';
import { ROOT } from '../../scripts/paths';
import { missingPackages } from '../../scripts/setup/dependencies.mjs';
import { buildsAreFresh, rememberBuilds } from '../../scripts/setup/freshness.mjs';

interface Lock {
  packages: Record<string, { version?: string; optional?: boolean }>;
}
function write(root: string, file: string, content: unknown): string {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
  return full;
}

test.describe('packages', () => {
  const lock: Lock = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/for-another-system': { version: '2.0.0', optional: true },
    },
  };

  test('what npm wrote when it was done is compared with the lock file', async ({}, info) => {
    const root = info.outputPath('clone');
    write(root, 'package-lock.json', lock);
    expect(missingPackages(root)).toContain('not installed');
    write(root, 'node_modules/.package-lock.json', { packages: { 'node_modules/a': { version: '1.0.0' } } });
    expect(missingPackages(root)).toBeUndefined();
    write(root, 'node_modules/.package-lock.json', { packages: { 'node_modules/a': { version: '0.9.0' } } });
    expect(missingPackages(root)).toBe('the lock file changed (a)');
  });
});

test.describe('builds', () => {
  test('are fresh until an input changes or an output goes', async ({}, info) => {
    const root = info.outputPath('clone');
    const task = write(root, 'tasks/v1/button.yaml', '- id: x');
    for (const name of ['index', 'public', 'private']) write(root, `.generated/tasks.${name}.json`, '{}');
    write(root, 'site/out/build.json', '{}');
    expect(buildsAreFresh(root)).toBe(false);
    rememberBuilds(root);
    expect(buildsAreFresh(root)).toBe(true);
    write(root, 'site/.next/anything', 'made by the build');
    expect(buildsAreFresh(root)).toBe(true);
    utimesSync(task, new Date(0), new Date(0));
    expect(buildsAreFresh(root)).toBe(false);
  });
});

function doctor(root: string, env: Record<string, string> = {}): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    const script = path.join(ROOT, 'scripts/doctor.mjs');
    execFile(process.execPath, [script, '--root', root], { env: { ...process.env, ...env } }, (error, stdout) =>
      resolve({ status: error ? 1 : 0, output: stdout }),
    );
  });
}

test.describe('doctor', () => {
  test('on an empty clone names what is missing and what to type', async ({}, info) => {
    const root = info.outputPath('clone');
    mkdirSync(root, { recursive: true });
    const { status, output } = await doctor(root, { OPENAI_API_KEY: 'sk-not-to-be-shown' });
    expect(status).toBe(1);
    for (const what of ['packages', 'browser', 'tasks', 'site']) {
      expect(output).toMatch(new RegExp(`MISSING\\s+${what}\\s`));
    }
    expect(output).toMatch(/ok\s+Node\s+v/);
    expect(output).toContain('Type: npm run setup');
    expect(output).toMatch(/OPENAI_API_KEY\s+yes/);
    expect(output).not.toContain('sk-not');
  });

  test('counts tasks and types of what is compiled', async ({}, info) => {
    const root = info.outputPath('clone');
    const tasks = ['a', 'a', 'b'].map((type) => ({ type }));
    write(root, '.generated/tasks.index.json', { checksum: '0123456789abcdef', tasks });
    const { output } = await doctor(root);
    expect(output).toContain('3 of 2 types, 0123456789ab');
  });
});
