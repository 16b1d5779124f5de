import { createCanvas } from '@napi-rs/canvas';
import { createAgent } from '../../../agents';
import type { AgentEpisode, EpisodeContext, Observation, Size } from '../../../agents/contract';
import type { RetryPolicy } from '../../../agents/policy/attempt';
import { modes } from '../../../fixtures/modes';
import type { ModeName } from '../../../tasks/factors';
import type { MockModel } from '../../mock-model/server';
import { configOf, type Role } from './cast';
import { POLICY } from './faults';

/** The mode in which a role is played without a browser. */
export const modeOf = (role: Role): ModeName => (role.agent === 'ui_tars' ? 'ui_tars_native' : 'pixel');

/** A white picture of the page, as the role's mode would show it. */
export async function blankPage(
  role: Role,
  size: Size = { width: 1280, height: 720 },
  mode = modeOf(role),
): Promise<Observation> {
  const shown = role.agent === 'ui_tars' ? { width: 1288, height: 728 } : size;
  const bytes = await createCanvas(shown.width, shown.height).encode('png');
  return {
    mode,
    step: 0,
    picture: { bytes, mime: 'image/png', size: shown },
    transform: { model: shown, viewport: size },
    notes: [],
  };
}

/** An episode of a role without a browser. */
export async function startEpisode(
  role: Role,
  mock: MockModel,
  policy?: Partial<RetryPolicy>,
  mode = modeOf(role),
): Promise<AgentEpisode> {
  const config = { ...configOf(role, mock.baseUrl(role.protocol)), policy: { ...POLICY, ...policy } };
  const agent = await createAgent(role.agent, config);
  const context: EpisodeContext = {
    task: 'button-antd-T01',
    goal: 'Press the button.',
    mode: modes[mode].description,
    seed: 1,
    maxSteps: 40,
    signal: new AbortController().signal,
  };
  return agent.start(context);
}
