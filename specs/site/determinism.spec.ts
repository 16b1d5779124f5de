import vm from 'node:vm';
import { expect, test } from '@playwright/test';
import { determinismScript, seedOf, START } from '../../site/server/determinism';

interface Drawn {
  random: number[];
  now: number;
  fresh: number;
  text: string;
  given: number;
  isDate: boolean;
  same: boolean;
  year: number;
}

function load(seed: number): Drawn {
  const context = vm.createContext({ performance: { now: () => 5 } });
  vm.runInContext(determinismScript(seed), context);
  return vm.runInContext(
    `({ random: [Math.random(), Math.random(), Math.random()], now: Date.now(), fresh: new Date().getTime(), text: Date(),
        given: new Date(2020, 0, 2).getTime() - new Date(2020, 0, 1).getTime(), isDate: new Date() instanceof Date,
        same: new Date().constructor === Date, year: new (class extends Date {})().getUTCFullYear() })`,
    context,
  ) as Drawn;
}

test('the clock begins at the start date, however it is asked', () => {
  const drawn = load(1);
  const start = Date.parse(START);
  expect(drawn).toMatchObject({ now: start, fresh: start, given: 86_400_000, isDate: true, same: true, year: 2026 });
  expect(drawn.text).toContain('Mar 12 2026');
});

test('the clock runs on', () => {
  let passed = 0;
  const context = vm.createContext({ performance: { now: () => passed } });
  vm.runInContext(determinismScript(1), context);
  passed = 61_500.7;
  expect(vm.runInContext('Date.now()', context)).toBe(Date.parse(START) + 61_500);
});

test('random numbers follow from the seed, lie in 0–1, and are spread', () => {
  expect(load(7).random).toEqual(load(7).random);
  expect(load(7).random).not.toEqual(load(8).random);
  const context = vm.createContext({ performance: { now: () => 0 } });
  vm.runInContext(determinismScript(3), context);
  const draws = vm.runInContext('Array.from({ length: 2000 }, Math.random)', context) as number[];
  expect(draws.every((x) => x >= 0 && x < 1)).toBe(true);
  const mean = draws.reduce((a, b) => a + b, 0) / draws.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.03);
});

test('id, variant and trial each make another seed', () => {
  const seeds = [
    seedOf('a-antd-T01', 0, 0),
    seedOf('a-antd-T01', 1, 0),
    seedOf('a-antd-T01', 0, 1),
    seedOf('a-antd-T02', 0, 0),
  ];
  expect(new Set(seeds).size).toBe(4);
});
