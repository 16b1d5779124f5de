import { test, expect } from '@playwright/test';
import { OPTIONS, readOptions } from '../../options';

/** For every option that can be wrong, a value that is. */
const BAD: Record<string, string> = {
  CB_INTERFACE: 'voice',
  CB_SUITE: 'v2',
  CB_VARIANT: '12',
  CB_LIBRARY: 'bootstrap',
  CB_MAX_STEPS: '0',
  CB_TASK_TIMEOUT: '-1',
  CB_STEP_TIMEOUT: 'soon',
  CB_RUN: '../elsewhere',
  CB_UNSOLVED: 'ignore',
  CB_MIN_PASS: '1.5',
  CB_ISOLATION: 'none',
  CB_MOTION: 'slow',
  CB_SEED: '1.5',
  CB_SITE_URL: 'not a url',
  CB_SITE_PORT: '70000',
  CB_SCREENSHOTS: 'some',
  CB_VERBOSE: 'yes',
};

for (const [name, value] of Object.entries(BAD)) {
  test(`${name}=${value} is refused by name, with its value and meaning`, () => {
    expect(() => readOptions({ [name]: value })).toThrow(`${name}=${JSON.stringify(value)}`);
  });
}

test('every option is read, and its fallback is a good value', () => {
  const options = readOptions({});
  expect(Object.keys(options).sort()).toEqual(Object.keys(OPTIONS).sort());
  expect(options).toMatchObject({ CB_AGENT: 'reference', CB_MAX_STEPS: 20, CB_VARIANT: 0, CB_VERBOSE: false });
});

test('an empty variable counts as not set', () => {
  expect(readOptions({ CB_MAX_STEPS: '', CB_RUN: '' })).toMatchObject({ CB_MAX_STEPS: 20, CB_RUN: undefined });
});

test('all problems are told at once', () => {
  const read = () => readOptions({ CB_MAX_STEPS: 'many', CB_SUITE: 'v9', CB_COLOUR: 'red' });
  expect(read).toThrow(/CB_MAX_STEPS="many"[\s\S]*CB_COLOUR: no such option/);
  expect(read).toThrow(/CB_SUITE="v9"/);
});

test('variables that our processes set for each other are no mistakes, other names are none of ours', () => {
  expect(() => readOptions({ CB_RUN_DIR: 'x', CB_SECRET: 'y', CB_PORT: '1', HOME: '/home/me' })).not.toThrow();
});
