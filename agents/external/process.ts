import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AttachContext, AttachedAgent } from '../contract';
import { readReport } from './report';

/** Output that is kept, characters: the end of it. */
const OUTPUT_LIMIT = 200_000;

/** Time between the polite and the final signal, ms. */
const PATIENCE = 1_000;

/** What our processes tell each other: an agent that knew the secret could ask for the verdict. */
const OURS = ['CB_SECRET', 'CB_RUN_DIR', 'CB_PORT', 'CB_HEADED', 'CB_AGENT_COMMAND', 'CB_SITE_URL'];

type Environment = Readonly<Record<string, string | undefined>>;

/** What the command finds in its environment beside its user's own variables. */
export function environmentOf(context: AttachContext, report: string, env: Environment): Record<string, string> {
  const own = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    ...Object.fromEntries(own.filter(([name]) => !OURS.includes(name))),
    CB_GOAL: context.goal,
    CB_CDP_URL: context.cdpUrl,
    CB_MAX_STEPS: `${context.maxSteps}`,
    CB_TASK_TIMEOUT: `${context.timeLimit / 1000}`,
    CB_SEED: `${context.seed}`,
    CB_REPORT: report,
  };
}

/** Starts a command in a process group of its own, so that all that it starts ends with it. */
export function startProcess(command: string, context: AttachContext, env: Environment): AttachedAgent {
  const folder = mkdtempSync(path.join(tmpdir(), 'cb-agent-'));
  const reportFile = path.join(folder, 'report.json');
  const child = spawn(command, {
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentOf(context, reportFile, env) as NodeJS.ProcessEnv,
  });
  let output = '';
  const keep = (chunk: Buffer) => void (output = `${output}${chunk.toString('utf8')}`.slice(-OUTPUT_LIMIT));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  const ended = new Promise<{ ok: boolean; detail: string }>((resolve) => {
    child.on('error', (error) => resolve({ ok: false, detail: `the agent's command cannot be run: ${error.message}` }));
    // `exit`, not `close`: a helper of its that keeps the output open must not hold up the episode.
    child.on('exit', (code, signal) => {
      const how = signal === null ? `with status ${code}` : `by ${signal}`;
      if (code === 0) resolve({ ok: true, detail: "the agent's command ended" });
      else resolve({ ok: false, detail: `the agent's command ended ${how}${lastLine(output)}` });
    });
  });
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await endGroup(child, ended);
    rmSync(folder, { recursive: true, force: true });
  };
  // Whoever ends this process in a hurry must not leave the agent behind.
  const atExit = () => signalGroup(child, 'SIGKILL');
  process.once('exit', atExit);
  return {
    ended,
    stop: () => (stopped ??= stop().finally(() => process.off('exit', atExit))),
    output: () => output,
    report: () => readReport(reportFile),
  };
}

/** Asks a group to end, then ends it: also what is left of it when the command itself is gone. */
async function endGroup(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (!signalGroup(child, 'SIGTERM')) return;
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE)));
  await Promise.race([ended, patience]);
  clearTimeout(timer);
  signalGroup(child, 'SIGKILL');
}

/** @returns false when nobody of the group is left */
function signalGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): boolean {
  if (child.pid === undefined) return false;
  if (process.platform === 'win32') {
    return spawnSync('taskkill', ['/pid', `${child.pid}`, '/T', '/F']).status === 0;
  }
  try {
    process.kill(-child.pid, signal);
    return true;
  } catch {
    return false;
  }
}

function lastLine(output: string): string {
  const last = output.trimEnd().split('\n').at(-1)?.trim() ?? '';
  return last === '' ? '' : `: ${last.slice(0, 300)}`;
}
