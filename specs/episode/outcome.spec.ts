import { expect, test } from '@playwright/test';
import { decideOutcome, type EpisodeEvent } from '../../fixtures/episode/outcome';

const later: Record<string, { event: EpisodeEvent; alone: string }> = {
  'an error of the API': { event: { kind: 'broken', at: 20, reason: 'status 500' }, alone: 'infra_error' },
  'a crash': { event: { kind: 'broken', at: 20, reason: 'the page crashed' }, alone: 'infra_error' },
  'the deadline': { event: { kind: 'time_limit', at: 20, reason: 'too long' }, alone: 'time_limit' },
  'the step limit': { event: { kind: 'step_limit', at: 20, steps: 20 }, alone: 'step_limit' },
  'a violation': { event: { kind: 'violation', at: 20, reason: 'left the task' }, alone: 'policy_violation' },
  'giving up': { event: { kind: 'stopped', at: 20, reason: 'gave_up', detail: '' }, alone: 'gave_up' },
  'a refusal': { event: { kind: 'stopped', at: 20, reason: 'refused', detail: '' }, alone: 'refused' },
  'bad answers': { event: { kind: 'stopped', at: 20, reason: 'invalid_output', detail: '' }, alone: 'invalid_output' },
};
const teardown: EpisodeEvent = { kind: 'teardown_error', at: 30, reason: 'the context did not close' };

for (const [name, { event, alone }] of Object.entries(later)) {
  test(`${name}: not solved before`, () => {
    expect(decideOutcome([event])).toMatchObject({ outcome: alone, lateSuccess: false });
    expect(decideOutcome([event, teardown])).toMatchObject({ outcome: alone, lateSuccess: false });
  });

  test(`${name}: solved before stays solved`, () => {
    const solved: EpisodeEvent = { kind: 'solved', at: 10 };
    for (const events of [
      [solved, event],
      [event, solved],
      [event, solved, teardown],
    ]) {
      expect(decideOutcome(events)).toMatchObject({ outcome: 'solved', lateSuccess: false });
    }
  });

  test(`${name}: solved afterwards does not count and is told`, () => {
    expect(decideOutcome([{ kind: 'solved', at: 21 }, event])).toMatchObject({ outcome: alone, lateSuccess: true });
  });
}

test('a teardown error alone decides nothing', () => {
  expect(() => decideOutcome([teardown])).toThrow('No event');
  expect(decideOutcome([{ kind: 'solved', at: 10 }, teardown]).outcome).toBe('solved');
});
