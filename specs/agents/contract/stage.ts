import fs from 'node:fs';
import { test as base } from '@playwright/test';
import { createAgent } from '../../../agents';
import type { Agent } from '../../../agents/contract';
import { homeUrl } from '../../../fixtures/episode/play';
import { runEpisode, type EpisodeResult } from '../../../fixtures/episode/run';
import type { EpisodeSetup } from '../../../fixtures/episode/setup';
import { serverVerifier } from '../../../fixtures/episode/verifier';
import { executeAction } from '../../../fixtures/input/execute';
import { modes } from '../../../fixtures/modes';
import { createRegistry } from '../../../fixtures/observe/registry';
import { createOracle } from '../../../fixtures/oracle';
import { onePage, VIEWPORT, type Places } from '../../../fixtures/session/context';
import { LiveSession } from '../../../fixtures/session/live';
import { createTaskStore, readCompiled } from '../../../site/server/task-store';
import type { PrivateTask, PublicTask } from '../../../tasks/compiled';
import type { ModeName } from '../../../tasks/factors';
import { startMockModel, type MockModel } from '../../mock-model/server';
import { ROOT, SECRET, serveSite, type LiveSite } from '../../site/serve';
import { KEY } from './cast';

const secret = readCompiled<PrivateTask>(ROOT, 'private');
const TASKS = new Map(secret.tasks.map((task) => [task.id, task]));

export const taskIds = (): string[] => [...TASKS.keys()];

/** @throws Error when the task is not compiled */
export function taskOf(id: string): PrivateTask {
  const task = TASKS.get(id);
  if (task === undefined) throw new Error(`there is no compiled task ${id}: run \`npm run tasks:build\``);
  return task;
}

export interface Stage {
  mock: MockModel;
  /** Plays a real task on the real site. The oracle is offered to every agent; the roles' own agents never see it. */
  play(
    id: string,
    mode: ModeName,
    agent: Agent,
    changes?: Partial<EpisodeSetup>,
  ): Promise<EpisodeResult & { runDir: string }>;
  /** The reference run of a task in a mode; played once. */
  reference(id: string, mode: ModeName): Promise<EpisodeResult>;
}

/** For tests that play real tasks with the mock model. */
export const test = base.extend<object, { stage: Stage; liveSite: LiveSite }>({
  liveSite: [
    async ({}, use) => {
      const site = await serveSite({ store: createTaskStore(readCompiled<PublicTask>(ROOT, 'public'), secret) });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  stage: [
    async ({ browser, liveSite }, use) => {
      const mock = await startMockModel({ key: KEY });
      const places = onePage(browser);
      const known = new Map<string, Promise<EpisodeResult>>();
      const stage: Stage = {
        mock,
        play: (id, mode, agent, changes) => play({ places, site: liveSite, id, mode, agent, changes }),
        reference(id, mode) {
          const key = `${id} ${mode}`;
          const played =
            known.get(key) ??
            createAgent('reference', { interface: 'text', env: {} }).then((agent) => stage.play(id, mode, agent));
          known.set(key, played);
          return played;
        },
      };
      await use(stage);
      await places.close();
      await mock.close();
    },
    { scope: 'worker' },
  ],
});

interface Playing {
  places: Places;
  site: LiveSite;
  id: string;
  mode: ModeName;
  agent: Agent;
  changes?: Partial<EpisodeSetup>;
}

async function play({ places, site, id, mode, agent, changes }: Playing): Promise<EpisodeResult & { runDir: string }> {
  const task = taskOf(id);
  const folder = base.info().outputPath();
  fs.mkdirSync(folder, { recursive: true });
  const runDir = changes?.runDir ?? fs.mkdtempSync(`${folder}/run-`);
  const result = await runEpisode({
    task,
    variant: 0,
    trial: 0,
    seed: 1,
    mode: modes[mode],
    agent,
    limits: { steps: 20, task: 240_000, step: 120_000, ready: 60_000 },
    open: async () =>
      LiveSession.open({
        ...(await places.take()),
        homeUrl: homeUrl({ url: site.url, build: '', tasks: '' }, id, 0, 0, 'off'),
        viewport: VIEWPORT,
        deviceScaleFactor: 1,
        registry: createRegistry,
      }),
    execute: executeAction,
    verifier: serverVerifier(site.url, SECRET),
    oracle: (session) => createOracle(session, mode, task.variants[0]?.reference ?? [], task.unreachable[mode]),
    runDir,
    pictures: 'none',
    taskChecksum: 'c',
    siteBuild: 'b',
    ...changes,
  });
  return { ...result, runDir };
}
