import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FullConfig } from '@playwright/test/reporter';
import type { Options } from '../options';
import { redacted } from '../traces/redact';
import { TIME_MODEL } from '../traces/time-model';

/** What makes a run's numbers reproducible. Keys are never in it: only `CB_*` options are read. */
export interface Manifest {
  version: 1;
  run: string;
  /** What must be equal for two starts (or shards) to be parts of one run. */
  identity: {
    agent: string;
    model?: string;
    interface: string;
    suite: string;
    maxSteps: number;
    taskChecksum?: string;
    /** SHA-256 over the source of agents (prompts included) and fixtures. */
    sources: Record<string, string>;
  };
  commit?: string;
  /** True when the working tree differed from the commit. */
  dirty?: boolean;
  options: Record<string, unknown>;
  modes: string[];
  browser: { path?: string; kind?: string; version?: string };
  viewport?: unknown;
  versions: { node: string; playwright: string; platform: string };
  timeModel: typeof TIME_MODEL;
  starts: { at: string; workers: number; shard: string | null }[];
}

export interface ManifestInput {
  config: FullConfig;
  options: Options;
  run: string;
  rootDir: string;
  taskChecksum?: string;
  startedAt: string;
}

export function makeManifest({ config, options, run, rootDir, taskChecksum, startedAt }: ManifestInput): Manifest {
  const use = config.projects[0]?.use;
  const path = use?.launchOptions?.executablePath;
  const commit = git(rootDir, ['rev-parse', 'HEAD']);
  return {
    version: 1,
    run,
    identity: {
      agent: options.CB_AGENT as string,
      ...(options.CB_MODEL ? { model: options.CB_MODEL as string } : {}),
      interface: options.CB_INTERFACE as string,
      suite: options.CB_SUITE as string,
      maxSteps: options.CB_MAX_STEPS as number,
      ...(taskChecksum ? { taskChecksum } : {}),
      sources: Object.fromEntries(['agents', 'fixtures'].map((room) => [room, sourceChecksum(join(rootDir, room))])),
    },
    ...(commit ? { commit, dirty: git(rootDir, ['status', '--porcelain', '--untracked-files=no']) !== '' } : {}),
    options: redacted<Record<string, unknown>>(options),
    modes: [...new Set(config.projects.map((p) => p.name))],
    browser: { ...(path ? { path } : {}), ...browserOf(config, path) },
    viewport: use?.viewport,
    versions: { node: process.version, playwright: config.version, platform: `${process.platform} ${process.arch}` },
    timeModel: TIME_MODEL,
    starts: [{ at: startedAt, workers: config.workers, shard: shardName(config) ?? null }],
  };
}

/** `1of4`, or undefined for an unsharded run. */
export function shardName(config: Pick<FullConfig, 'shard'>): string | undefined {
  return config.shard ? `${config.shard.current}of${config.shard.total}` : undefined;
}

/**
 * Writes the manifest of a start. An earlier manifest of the same run keeps its place and gets the new start added.
 * @returns what differs between the earlier start and this one, in words; empty when they are one run.
 */
export function writeManifest(file: string, manifest: Manifest): string[] {
  const earlier = readManifest(file);
  if (!earlier) {
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
    return [];
  }
  const differences = identityDifferences(earlier, manifest);
  if (differences.length === 0) {
    const both = { ...earlier, starts: [...earlier.starts, ...manifest.starts] };
    writeFileSync(file, `${JSON.stringify(both, null, 2)}\n`);
  }
  return differences;
}

export function readManifest(file: string): Manifest | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}

/** One line a field in which two parts cannot belong to one run. */
export function identityDifferences(a: Pick<Manifest, 'identity'>, b: Pick<Manifest, 'identity'>): string[] {
  const fields = [
    ...new Set([...Object.keys(a.identity), ...Object.keys(b.identity)]),
  ] as (keyof Manifest['identity'])[];
  return fields.flatMap((field) => {
    const [was, is] = [JSON.stringify(a.identity[field]), JSON.stringify(b.identity[field])];
    return was === is ? [] : [`${field} was ${was ?? 'not set'} and is ${is ?? 'not set'}`];
  });
}

function sourceChecksum(dir: string): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(dir)) hash.update(`${relative(dir, file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function sourceFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function git(cwd: string, args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** The configuration knows the browser it found; else the executable is asked. */
function browserOf(config: FullConfig, path: string | undefined): { kind?: string; version?: string } {
  const known: unknown = config.metadata['browser'];
  if (known !== null && typeof known === 'object') return known;
  const version = path === undefined ? undefined : versionOf(path);
  return version === undefined ? {} : { version };
}

function versionOf(browser: string): string | undefined {
  try {
    return execFileSync(browser, ['--version'], {
      encoding: 'utf8',
      timeout: 5000,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
