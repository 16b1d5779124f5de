import { expect } from '@playwright/test';
import { createAgent } from '../../../agents';
import type { ModeName } from '../../../tasks/factors';
import type { Ask } from '../../mock-model/reply';
import { configOf, type Role } from './cast';
import { withRightAnswers } from './right-answers';
import type { Stage } from './stage';

/**
 * Has a role solve a task over real HTTP with right answers, and expects what the reference took, no complaint of the server, and every
 * token and dollar in the record.
 * @returns the requests
 */
export async function solve(stage: Stage, role: Role, id: string, mode: ModeName): Promise<Ask[]> {
  const { mock } = stage;
  const expected = await stage.reference(id, mode);
  mock.reset();
  const agent = withRightAnswers(
    await createAgent(role.agent, configOf(role, mock.baseUrl(role.protocol))),
    role,
    mock,
  );
  const { record } = await stage.play(id, mode, agent);
  const where = `${role.title}, ${id}, ${mode}`;
  expect(mock.problems(), where).toEqual([]);
  expect(record.outcome, `${where}: ${record.reason ?? ''} ${agent.lastWord}`).toBe('solved');
  expect(record.steps, where).toBe(expected.record.steps + agent.cut);
  expect(record.refusedSteps, where).toBe(0);
  const asks = mock.requests.flatMap((request) => request.ask ?? []);
  expect(record, where).toMatchObject({
    agent: role.agent,
    model: role.model,
    servedModel: `${role.model}-served`,
    interface: role.interface,
    usage: {
      inputTokens: 1200 * asks.length,
      outputTokens: 50 * asks.length,
      cachedInputTokens: 200 * asks.length,
      calls: asks.length,
    },
  });
  if (role.cost === undefined) expect(record.usage, where).toMatchObject({ unknown: asks.length });
  else expect(record.usage?.cost, where).toBeCloseTo(role.cost * asks.length, 6);
  return asks;
}
