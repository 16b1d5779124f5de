import { expect, test } from '@playwright/test';
import { createAgent } from '../../agents';
import { withoutVersion, withVersion } from '../../agents/equipment/base-url';
import { equip } from '../../agents/equipment/equip';
import { KEY_NAMES, withoutKey } from '../../agents/equipment/keys';
import { priceOf } from '../../agents/cost/price';
import { fittingSize } from '../../agents/picture/fit';
import { chooseProfile, ownProfiles, readProfiles } from '../../agents/profiles/choose';
import { modes } from '../../fixtures/modes';
import { KEY_VARIABLES } from '../../options';
import { diagnose } from '../../scripts/setup/diagnose.mjs';

const ROOT = new URL('../..', import.meta.url).pathname;

test('a profile that cannot be read is told by file, line and field', () => {
  const text =
    '- id: default\n  output: 100\n- id: a\n  output: 3\n  colour: red\n- id: a\n  output: 100\n  coords: grid\n';
  const problem = (() => {
    try {
      readProfiles('profiles.yaml', text);
    } catch (error) {
      return String(error);
    }
    return '';
  })();
  expect(problem).toContain('profiles.yaml:4:11  a  output: expected at least 16, found 3');
  expect(problem).toContain('profiles.yaml:5:3  a  colour: expected no such field');
  expect(problem).toContain('profiles.yaml:8:11  a  coords: expected "1000" or "px", found "grid"');
  expect(() => readProfiles('p.yaml', '- id: a\n  output: 100\n')).toThrow('a profile with the id "default"');
  expect(() => readProfiles('p.yaml', 'a: 1')).toThrow('p.yaml:1:1 expected a list');
  expect(() => readProfiles('p.yaml', '- id: a\n  output: 100\n- id: a\n  output: 100\n')).toThrow('an id of its own');
});

test('models are found by their names, dates and owners apart; an unknown one is never taken for another', () => {
  const idOf = (model: string) => chooseProfile(model, ownProfiles()).profile.id;
  expect(idOf('gpt-5.5')).toBe('gpt-5.5');
  expect(idOf('gpt-5.4-2026-03-05')).toBe('gpt-5.4');
  expect(idOf('claude-sonnet-4-5-20250929')).toBe('claude-sonnet-4-5');
  expect(idOf('qwen/Qwen3-VL-8B-Instruct:free')).toBe('qwen3-vl');
  expect(idOf('bytedance/ui-tars-1.5-7b')).toBe('ui-tars-1.5-7b');
  expect(idOf('UI-TARS-7B-DPO')).toBe('ui-tars');
  for (const model of ['gpt-5.5-new', 'gpt-99', 'claude-opus-5-6', 'gemini-4']) {
    const { profile, warning } = chooseProfile(model, ownProfiles());
    expect(profile.id, model).toBe('default');
    expect(warning, model).toContain(`no profile of ${model}`);
  }
});

test('our profiles say all that is needed, and their prices are in the table or said to be unknown', () => {
  const profiles = ownProfiles();
  for (const profile of profiles) {
    if (profile.id === 'default') continue;
    expect(profile.coords, profile.id).toBeDefined();
    const provider = profile.id.startsWith('claude')
      ? 'anthropic'
      : profile.id.startsWith('gemini')
        ? 'google'
        : 'openai';
    if (!/^(claude|gemini|gpt|computer)/.test(profile.id) || profile.price === 'unknown') continue;
    const price = priceOf({ input: 1, output: 1 }, { provider, model: profile.price ?? profile.id }, new Map());
    expect(price?.cost, `${profile.id} has no price: say \`price: unknown\``).toBeGreaterThan(0);
  }
});

test('pictures fit the limits of every profile, and keep their size where they may', () => {
  for (const { id, picture } of ownProfiles()) {
    for (const size of [
      { width: 1280, height: 720 },
      { width: 2560, height: 1440 },
      { width: 900, height: 3000 },
    ]) {
      const fitted = fittingSize(size, picture);
      const where = `${id} ${JSON.stringify(size)}`;
      expect(Math.max(fitted.width, fitted.height), where).toBeLessThanOrEqual(picture.max_side);
      expect(fitted.width * fitted.height, where).toBeLessThanOrEqual((picture.max_area ?? Infinity) * 1.03);
      expect([fitted.width % picture.multiple, fitted.height % picture.multiple], where).toEqual([0, 0]);
    }
    if (picture.multiple === 1)
      expect(fittingSize({ width: 1280, height: 720 }, picture), id).toEqual({ width: 1280, height: 720 });
  }
  const tars = ownProfiles().find(({ id }) => id === 'ui-tars-1.5-7b')!.picture;
  expect(fittingSize({ width: 1280, height: 720 }, tars)).toEqual({ width: 1288, height: 728 });
});

test('points are never guessed: pixel needs a known space, painted grids and ids do not', () => {
  const needs = { agent: 'compatible', example: 'x', priceProvider: 'compatible' };
  const unknown = equip({ model: 'mystery-1', interface: 'text', env: {} }, needs);
  expect(() => unknown.coordsIn(modes.pixel.description)).toThrow('set CB_COORDS=px');
  expect(unknown.coordsIn(modes.pixel_grid.description)).toBe('px');
  expect(unknown.coordsIn(modes.ax_tree.description)).toBe('px');
  const told = equip({ model: 'mystery-1', interface: 'text', coords: '1000', env: {} }, needs);
  expect(told.coordsIn(modes.pixel.description)).toBe('1000');
  const known = equip({ model: 'qwen3-vl-8b', interface: 'text', env: {} }, needs);
  expect(known.coordsIn(modes.pixel.description)).toBe('1000');
  expect(known.coordsIn(modes.pixel_grid.description)).toBe('px');
});

test('what an agent lacks is said before the first episode, by the name of the variable', async () => {
  const config = { interface: 'text', env: {} } as const;
  await expect(createAgent('openai', { ...config, model: 'gpt-5.5' })).rejects.toThrow('set OPENAI_API_KEY');
  await expect(createAgent('google', config)).rejects.toThrow('set GEMINI_API_KEY or GOOGLE_API_KEY');
  await expect(createAgent('anthropic', { ...config, env: { ANTHROPIC_API_KEY: 'k' } })).rejects.toThrow(
    'set CB_MODEL',
  );
  await expect(createAgent('compatible', { ...config, model: 'x' })).rejects.toThrow('set CB_BASE_URL');
  const router = { ...config, model: 'x', baseUrl: 'https://openrouter.ai/api/v1' };
  await expect(createAgent('compatible', router)).rejects.toThrow('set OPENROUTER_API_KEY');
});

test('addresses with and without version and slash are the same', () => {
  for (const url of ['http://h:8000', 'http://h:8000/', 'http://h:8000/v1', 'http://h:8000/v1/']) {
    expect(withVersion(url)).toBe('http://h:8000/v1');
    expect(withoutVersion(url)).toBe('http://h:8000');
  }
  expect(withVersion('https://openrouter.ai/api/v1')).toBe('https://openrouter.ai/api/v1');
  expect(withoutVersion('https://g/v1beta')).toBe('https://g');
});

test('every key that an agent reads is known to the options and to the doctor, which tells no values', () => {
  expect(Object.values(KEY_NAMES).flat().sort()).toEqual([...KEY_VARIABLES].sort());
  const told = diagnose(ROOT, { ...process.env, OPENAI_API_KEY: 'sk-DOCTORSECRET', GEMINI_API_KEY: undefined });
  for (const name of KEY_VARIABLES) expect(told.map(({ what }) => what)).toContain(name);
  expect(told.find(({ what }) => what === 'OPENAI_API_KEY')?.text).toBe('yes');
  expect(told.find(({ what }) => what === 'GEMINI_API_KEY')?.text).toBe('no');
  expect(JSON.stringify(told)).not.toContain('sk-DOCTORSECRET');
  expect(withoutKey('bad key sk-DOCTORSECRET!', 'sk-DOCTORSECRET')).toBe('bad key [key]!');
});
