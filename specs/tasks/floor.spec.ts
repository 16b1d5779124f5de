import { expect, test } from '@playwright/test';
import { describeFloor } from '../../scripts/quality/floor';

const run = (agent: string, task: string, outcome: 'solved' | 'step_limit' | 'gave_up') => ({ agent, task, outcome });

test('the floor names every task that an agent hit without looking, the most often hit first', () => {
  const records = [
    run('noop', 'a', 'gave_up'),
    run('random', 'a', 'solved'),
    run('random', 'a', 'step_limit'),
    run('random', 'b', 'solved'),
    run('random', 'b', 'solved'),
    run('random', 'c', 'step_limit'),
  ];
  expect(describeFloor(records)).toEqual([
    'noop: 0 of 1 episodes solved, 0 tasks',
    'random: 3 of 5 episodes solved, 2 tasks',
    '  b: 2 of 2',
    '  a: 1 of 2',
  ]);
  expect(describeFloor([])).toEqual([]);
});
