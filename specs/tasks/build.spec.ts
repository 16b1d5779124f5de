import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FILE, MIXER, mixerWith } from './sample';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MODEL = `import { z } from 'zod';
const setup = z.strictObject({ min: z.number(), max: z.number(), value: z.number() });
export const model = { setup, state: z.strictObject({ value: z.number() }), initial: ({ value }) => ({ value }) };
`;

let root: string;
test.beforeEach(() => {
  // Inside the project, so that models find zod.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  root = mkdtempSync(join(ROOT, '.cache', 'tasks-build-'));
  write('site/stages/slider_single/model.ts', MODEL);
  write('site/stages/slider_single/antd.tsx', 'export default () => null;\n');
  write(FILE, MIXER);
});
test.afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

function run(script: 'build' | 'check' | 'new', ...args: string[]) {
  const command = ['--import', 'tsx', join(ROOT, `scripts/tasks-${script}.ts`), '--root', root, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('writes the three indexes, the checksum and the loader maps, and nothing when nothing changed', () => {
  expect(run('build')).toMatchObject({ status: 0, stderr: '' });
  const secret = JSON.parse(read('.generated/tasks.private.json')) as { checksum: string };
  expect(read('.generated/tasks.checksum').trim()).toBe(secret.checksum);
  expect(JSON.parse(read('.generated/tasks.index.json'))).toMatchObject({ tasks: [{ id: 'slider_single-antd-T08' }] });
  expect(read('site/hosts/antd/stages.gen.ts')).toContain(
    "slider_single: () => import('../../stages/slider_single/antd')",
  );
  expect(read('site/hosts/mui/stages.gen.ts')).not.toContain('slider_single');
  expect(read('site/stages/models.gen.ts')).toContain(
    "import { model as slider_single_model } from './slider_single/model'",
  );
  expect(run('build').stdout).toContain('up to date');

  const before = statSync(join(root, 'site/hosts/antd/stages.gen.ts')).mtimeMs;
  write(FILE, mixerWith('title:', 'title: Mixes'));
  expect(run('build')).toMatchObject({ status: 0 });
  expect(read('.generated/tasks.public.json')).toContain('Mixes');
  expect(statSync(join(root, 'site/hosts/antd/stages.gen.ts')).mtimeMs).toBe(before);
  rmSync(join(root, '.generated/tasks.private.json'));
  expect(run('build')).toMatchObject({ status: 0 });
  expect(existsSync(join(root, '.generated/tasks.private.json'))).toBe(true);
});

test('stops with all problems, of YAML and of stages, and leaves what was built before', () => {
  run('build');
  const before = read('.generated/tasks.public.json');
  const wrongSetup = mixerWith('Lead track:', 'Lead track: { min: 0, max: ten, value: 40 }');
  write(
    FILE,
    wrongSetup + MIXER.replace('T08', 'T09').replace('tier: L2', 'tier: L9') + MIXER.replace('antd-T08', 'mui-T01'),
  );
  const { status, stderr } = run('build');
  expect(status).toBe(1);
  expect(stderr).toContain(
    `${FILE}:15:34  slider_single-antd-T08  stage.instances.Lead track.max: expected a number, found "ten"`,
  );
  expect(stderr).toContain('slider_single-antd-T09  difficulty.tier: expected "L0", "L1", "L2" or "L3", found "L9"');
  expect(stderr).toContain('slider_single-mui-T01  id: expected site/stages/slider_single/mui.tsx, found no such file');
  expect(read('.generated/tasks.public.json')).toBe(before);
});

test('a domain without a pool is told with the pools that there are', () => {
  for (const name of ['index', 'domain', 'garden', 'music']) write(`site/scene/domains/${name}.ts`, '');
  expect(run('build')).toMatchObject({ status: 0 });
  write(FILE, mixerWith('domain:', 'domain: opera'));
  expect(run('build').stderr).toContain(
    `${FILE}:11:13  slider_single-antd-T08  stage.domain: expected "garden" or "music", found "opera"`,
  );
});

test('--check writes nothing', () => {
  expect(run('build', '--check')).toMatchObject({ status: 0 });
  expect(existsSync(join(root, '.generated'))).toBe(false);
  expect(run('build', '--chek')).toMatchObject({ status: 2 });
});

test('tasks:check tells wrong use from wrong tasks', () => {
  expect(run('check', 'slider_single')).toMatchObject({ status: 1 });
  const unknown = run('check', 'slider_triple');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain('expected canonical types, found slider_triple');
  expect(run('check', '--browser', '--blueprint', 'nowhere')).toMatchObject({ status: 2 });
});

test('tasks:new writes what is missing and never overwrites', () => {
  const { status, stdout } = run('new', 'slider_single');
  expect(status).toBe(0);
  expect(stdout).toContain(`kept     ${FILE}`);
  expect(read(FILE)).toBe(MIXER);
  expect(existsSync(join(root, 'site/stages/slider_single/mantine.tsx'))).toBe(true);
  expect(run('new', 'slider_single').status).toBe(1);
  expect(run('new', 'slider_triple').status).toBe(2);
});
