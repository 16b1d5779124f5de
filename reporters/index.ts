import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { readOptions, type Options } from '../options';
import { EPISODE_ATTACHMENT, readAttachments } from './attachment';
import { finalText, undecidedLines } from './console/final';
import { Progress, type Finished } from './console/progress';
import { readGoals, readTaskChecksum, readTaskFacts } from './facts';
import { makeManifest, readManifest, shardName, writeManifest } from './manifest';
import { writeTables } from './output';
import { plannedOf } from './planned';
import { makeRun, withinPlan, type RunData } from './records/run';
import { makePlan, readPlans, serialisePlan, unitePlans, type Plan, type PlannedEpisode } from './records/plan';
import { summaryOf } from './tables/summary';
import { isUpstream } from '../tasks/factors';
import { tasksFolder } from '../tasks/folder';
import { readRecordFiles, type Problem, type ReadResult } from '../traces/read';
import { readRecordings, RECORDINGS_DIR } from '../traces/recordings';
import { NOT_BEGUN } from '../traces/resume';
import { readReferenceTraces, REFERENCE_TRACES_DIR } from '../traces/reference-traces';
import { reasonsToFail } from './verdict';

interface ReporterOptions {
  configDir?: string;
  /** Set by Playwright: list, test or merge. */
  _mode?: string;
  /** Folder of the compiled task data; default `.generated` beside the configuration. */
  generatedDir?: string;
}

/**
 * The efficiency reporter: live progress, and at the end the tables of what the records say.
 *
 * Playwright calls a run failed when a test failed; for a benchmark an unsolved task is a result. So this reporter decides
 * the exit status: 0 when every planned episode has a decided record and no gate failed (see `verdict.ts`), else 1.
 */
export default class EfficiencyReporter implements Reporter {
  private readonly rootDir: string;
  private options: Options | undefined;
  private runDir = '';
  private config!: FullConfig;
  private plan: Plan = makePlan([], []);
  private readonly planned = new Map<TestCase, PlannedEpisode>();
  private readonly tests = new Set<TestCase>();
  private readonly attached: ReadResult = { records: [], problems: [] };
  private readonly refusals: string[] = [];
  private humanProblems: Problem[] = [];
  private progress: Progress | undefined;
  private began = false;
  private errors = 0;
  /** Why episodes were not begun, such as a budget that is spent. */
  private readonly notBegun = new Map<string, number>();

  constructor(private readonly given: ReporterOptions = {}) {
    this.rootDir = resolve(given.configDir ?? process.cwd());
  }

  printsToStdio(): boolean {
    // While listing, Playwright then prints the list itself.
    return this.given._mode !== 'list';
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.config = config;
    if (this.given._mode === 'list') return;
    this.options = this.readOptions();
    this.runDir = this.resolveRunDir();
    const defaultVariant = typeof this.options?.CB_VARIANT === 'number' ? this.options.CB_VARIANT : 0;
    for (const test of suite.allTests()) {
      this.tests.add(test);
      const episode = plannedOf(test, defaultVariant);
      if (episode) this.planned.set(test, episode);
    }
    this.progress = new Progress({
      total: this.tests.size,
      tty: process.stdout.isTTY === true,
      verbose: this.options?.CB_VERBOSE === true,
      write: (text) => process.stdout.write(text),
      now: () => performance.now(),
    });
  }

  onTestBegin(): void {
    // Files are written when something runs, so that an empty selection leaves no folder behind.
    if (this.began) return;
    this.began = true;
    this.guarded('writing the plan', () => this.writeRunFiles());
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.guarded('reading an attachment', () => readAttachments(test, result, this.attached));
    for (const { type, description } of result.annotations) {
      if (type === NOT_BEGUN && description) this.notBegun.set(description, (this.notBegun.get(description) ?? 0) + 1);
    }
    this.progress?.add(this.finished(test, result));
  }

  onError(error: TestError): void {
    this.errors++;
    this.progress?.clear();
    // Playwright leaves it to the reporter to tell what no test can tell: a site that does not start, a file that does not load.
    const place = error.location ? `${relative(process.cwd(), error.location.file)}:${error.location.line}: ` : '';
    process.stderr.write(`${place}${error.message ?? error.value ?? 'an error without words'}\n`);
  }

  onStdOut(chunk: string | Buffer): void {
    this.progress?.clear();
    process.stdout.write(chunk);
  }

  onStdErr(chunk: string | Buffer): void {
    this.progress?.clear();
    process.stderr.write(chunk);
  }

  async onEnd(result: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    if (this.given._mode === 'list' || !this.began) return undefined;
    this.progress?.clear();
    let reasons: string[];
    try {
      const whole = this.loadRun();
      const run = withinPlan(whole, this.plan);
      console.log(`\n${finalText(this.config.shard ? run : whole)}`);
      reasons = reasonsToFail(run, {
        ...(this.options?.CB_MIN_PASS === undefined ? {} : { minPass: this.options.CB_MIN_PASS as number }),
        status: result.status,
        errors: this.errors,
        otherFailures: [...this.tests].filter((t) => !this.planned.has(t) && !t.ok()).length,
        refusals: this.refusals,
      });
      writeTables(this.runDir, whole);
      console.log(`\nRecords: ${this.shown(this.runDir)}`);
      await this.buildReport(whole);
      const stopped = [...this.notBegun].map(
        ([reason, n]) =>
          `STOPPED: ${reason}; ${n} episodes were not begun. CB_RUN=${basename(this.runDir)} goes on with them`,
      );
      if (stopped.length > 0) console.log(['', ...stopped].join('\n'));
      if (reasons.length > 0)
        console.log(['', ...reasons.map((r) => `FAILED: ${r}`), ...undecidedLines(run)].join('\n'));
    } catch (error) {
      reasons = [`The results could not be read: ${(error as Error).message}`];
      console.log(`\nFAILED: ${reasons[0]}`);
    }
    if (reasons.length === 0) return { status: 'passed' };
    // `merge-reports` ignores the status of a reporter and fails only when one throws.
    if (this.given._mode === 'merge') throw new Error(reasons.join('; '));
    return { status: result.status === 'passed' ? 'failed' : result.status };
  }

  private readOptions(): Options | undefined {
    try {
      return readOptions();
    } catch (error) {
      this.refusals.push((error as Error).message);
      return undefined;
    }
  }

  private resolveRunDir(): string {
    const given = process.env['CB_RUN_DIR'];
    if (given) return resolve(this.rootDir, given);
    const results = (this.options?.CB_RESULTS as string | undefined) ?? 'results';
    const fallback = this.given._mode === 'merge' ? 'merged' : 'latest';
    return resolve(this.rootDir, results, (this.options?.CB_RUN as string | undefined) ?? fallback);
  }

  private writeRunFiles(): void {
    const generated = this.generatedDir();
    const ids = new Set([...this.planned.values()].map((p) => p.task));
    const human = readRecordings(this.recordingsDir(generated));
    this.humanProblems = human.problems;
    this.plan = makePlan(this.planned.values(), readTaskFacts(generated, ids, human.recordings));
    mkdirSync(this.runDir, { recursive: true });
    const shard = shardName(this.config);
    const suffix = shard && this.given._mode !== 'merge' ? `.${shard}` : '';
    // A resumed run may ask for fewer tasks than it was begun with: a plan only ever grows.
    const earlier = readPlans(this.runDir, []);
    const inPlan = suffix === '' ? unitePlans([earlier, this.plan]) : this.plan;
    writeFileSync(join(this.runDir, `plan${suffix}.json`), serialisePlan(inPlan));
    // While merging, the environment is not the run's.
    if (!this.options || this.given._mode === 'merge') return;
    const manifest = makeManifest({
      config: this.config,
      options: this.options,
      run: basename(this.runDir),
      rootDir: this.rootDir,
      taskChecksum: readTaskChecksum(generated),
      startedAt: new Date().toISOString(),
    });
    const differences = writeManifest(join(this.runDir, 'manifest.json'), manifest);
    if (differences.length > 0) {
      this.refusals.push(
        `Run ${basename(this.runDir)} was begun differently: ${differences.join('; ')}. Choose another CB_RUN`,
      );
    }
  }

  private generatedDir(): string {
    return this.given.generatedDir ? resolve(this.rootDir, this.given.generatedDir) : tasksFolder(this.rootDir);
  }

  /** The original's figures stand beside its compiled tasks; recordings of our own pages say nothing about its pages. */
  private recordingsDir(generated: string): string {
    return isUpstream(this.options?.CB_SUITE ?? '') ? join(generated, 'human') : join(this.rootDir, RECORDINGS_DIR);
  }

  private loadRun(): RunData {
    const stored = readRecordFiles(this.runDir);
    const problems = [...stored.problems, ...this.attached.problems, ...this.humanProblems];
    const plan = unitePlans([readPlans(this.runDir, problems), this.plan]);
    return makeRun(plan, { records: [...stored.records, ...this.attached.records], problems });
  }

  /** The report is a convenience: what goes wrong in it never costs the run its verdict. */
  private async buildReport(run: RunData): Promise<void> {
    try {
      // Loaded at the end: listing and running tests need no charts.
      const { buildReport } = await import('./report/build');
      const manifest = readManifest(join(this.runDir, 'manifest.json'));
      const name = basename(this.runDir);
      const about = { name, dir: this.runDir, run, ...(manifest ? { manifest } : {}) };
      const { traces } = readReferenceTraces(join(this.rootDir, REFERENCE_TRACES_DIR));
      const goals = readGoals(this.generatedDir(), summaryOf(run).taskChecksums);
      console.log(`Report:  ${this.shown(buildReport(join(this.runDir, 'report'), [about], traces, goals))}`);
    } catch (error) {
      console.log(`Report:  could not be built: ${(error as Error).message}`);
    }
  }

  private finished(test: TestCase, result: TestResult): Finished {
    const name = `${test.titlePath()[1] ?? ''} ${test.title}`.trim();
    if (result.status === 'skipped') return { name, verdict: 'skipped', detail: '' };
    const record = result.attachments.some((a) => a.name === EPISODE_ATTACHMENT)
      ? this.attached.records.at(-1)
      : undefined;
    const episode = this.planned.get(test);
    if (!record || !episode || record.task !== episode.task) {
      const verdict = result.status !== 'passed' ? 'failed' : 'solved';
      return { name, verdict, detail: `${result.status}, ${(result.duration / 1000).toFixed(1)}s` };
    }
    const verdict = record.outcome === 'solved' ? 'solved' : record.outcome === 'infra_error' ? 'error' : 'failed';
    const seconds = (record.times.wall / 1000).toFixed(1);
    const reason = record.reason ? `: ${record.reason}` : '';
    return { name, verdict, detail: `${record.outcome}, ${record.steps} steps, ${seconds}s${reason}` };
  }

  private guarded(what: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.refusals.push(`${what}: ${(error as Error).message}`);
    }
  }

  private shown(path: string): string {
    const short = relative(process.cwd(), path);
    return short.startsWith('..') ? path : short;
  }
}
