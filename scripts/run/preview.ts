import fs from 'node:fs';
import path from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { isOpenRouter } from '../../agents/equipment/base-url';
import { priceIdOf } from '../../agents/equipment/equip';
import { readOwnPrices } from '../../agents/cost/own-prices';
import { priceOf } from '../../agents/cost/price';
import { chooseProfile, ownProfiles } from '../../agents/profiles/choose';
import { finishedEpisodes } from '../../fixtures/records';
import { readTasks } from '../../fixtures/tasks';
import { readOptions, type Options } from '../../options';
import { plannedOf } from '../../reporters/planned';
import type { PrivateTask } from '../../tasks/compiled';
import { isUpstream, type ModeName } from '../../tasks/factors';
import { tasksFolder } from '../../tasks/folder';
import { referenceSteps } from '../../traces/normalise';
import { episodeKey } from '../../traces/record';
import { readRecordings } from '../../traces/recordings';
import { ROOT } from '../paths';
import { estimate, type Estimates, previewText } from './preview-plan';
import { callSize } from './preview-size';

/** Agents that call a model for every step. */
const MODEL_AGENTS = ['openai', 'anthropic', 'google', 'compatible', 'ui_tars'];

/**
 * Takes the reporters' place while `CB_PREVIEW=1`: tests are defined as skipped, so that Playwright chooses tasks and modes as it would
 * for a run, and starts nothing.
 */
export default class Preview implements Reporter {
  private readonly tests: TestCase[] = [];
  private errors = 0;

  onBegin(_: FullConfig, suite: Suite): void {
    this.tests.push(...suite.allTests());
  }

  printsToStdio(): boolean {
    return true;
  }

  onError(error: { message?: string }): void {
    this.errors++;
    console.error(error.message);
  }

  async onEnd(): Promise<{ status: FullResult['status'] }> {
    if (this.errors > 0) return { status: 'failed' };
    console.log(previewOf(this.tests, readOptions(), readTasks(ROOT)));
    return { status: 'passed' };
  }
}

function previewOf(tests: readonly TestCase[], options: Options, tasks: ReadonlyMap<string, PrivateTask>): string {
  const variant = typeof options.CB_VARIANT === 'number' ? options.CB_VARIANT : 0;
  const planned = tests.flatMap((test) => plannedOf(test, variant) ?? []);
  const finished = options.CB_RUN === undefined ? undefined : finishedEpisodes(runFolder(options, options.CB_RUN));
  const open = planned.filter((episode) => finished?.has(episodeKey(episode)) !== true);
  // The original's tasks have no reference; people's steps stand beside them.
  const people = isUpstream(options.CB_SUITE)
    ? readRecordings(path.join(tasksFolder(ROOT), 'human')).recordings
    : undefined;
  const episodes = open.map(({ task, variant: v, mode }) => ({
    mode: mode as ModeName,
    reference: stepsOf(tasks.get(task), v) ?? people?.get(task)?.steps,
  }));
  const { estimates, priced } = costOf(episodes, options);
  return previewText({
    agent: options.CB_AGENT,
    model: options.CB_MODEL,
    interface: options.CB_INTERFACE,
    suite: options.CB_SUITE,
    modes: [...new Set(planned.map((episode) => episode.mode))],
    tasks: new Set(planned.map((episode) => episode.task)).size,
    episodes: open.length,
    decided: planned.length - open.length,
    maxSteps: options.CB_MAX_STEPS,
    taskTimeout: options.CB_TASK_TIMEOUT,
    maxUsd: options.CB_MAX_USD,
    estimates,
    priced,
  });
}

function runFolder(options: Options, run: string): string {
  return path.resolve(ROOT, options.CB_RESULTS, run);
}

function stepsOf(task: PrivateTask | undefined, variant: number): number | undefined {
  const reference = task?.variants[variant]?.reference;
  return reference === undefined || reference.length === 0 ? undefined : referenceSteps(reference).length;
}

function costOf(episodes: Parameters<typeof estimate>[0], options: Options): { estimates?: Estimates; priced: string } {
  const { CB_AGENT: agent, CB_MODEL: model, CB_INTERFACE: how, CB_BASE_URL: baseUrl } = options;
  if (agent === 'external') return { priced: 'unknown: the command decides how often it asks a model' };
  if (!MODEL_AGENTS.includes(agent)) return { priced: 'none: this agent calls no model' };
  if (model === undefined) return { priced: `unknown: CB_AGENT=${agent} needs a model, set CB_MODEL` };
  const { profile, warning } = chooseProfile(model, ownProfiles());
  const provider =
    agent === 'compatible' || agent === 'ui_tars' ? (isOpenRouter(baseUrl) ? 'openrouter' : 'compatible') : agent;
  const id = priceIdOf(profile, model, provider);
  const file = 'agents/prices.yaml';
  const own = readOwnPrices(file, fs.readFileSync(path.join(ROOT, file), 'utf8'));
  const facts = {
    agent,
    interface: how,
    pictures: profile.history ?? Infinity,
    reasons: profile.effort !== undefined && profile.effort !== 'none',
  };
  const price = (input: number, output: number) => id && priceOf({ input, output }, id, own);
  const estimates = estimate(
    episodes,
    options.CB_MAX_STEPS,
    (mode, step) => callSize(facts, mode, step),
    (input, output) => price(input, output)?.cost,
  );
  const known = price(1, 1);
  const priced =
    known === undefined
      ? `The price of ${model} is unknown; agents/prices.yaml takes prices.`
      : `Price of ${provider}/${known.model}, without discounts for cached input. Tokens are estimated.`;
  return { estimates, priced: warning === undefined ? priced : `${priced}\n${warning}` };
}
