import { z } from 'zod';
import { isUpstream, LIBRARIES, RUN_SUITES } from './tasks/factors';

/**
 * Every setting of a run, read from `CB_*` environment variables. This list is the only place: validation, `npm run doctor`
 * and the README's table all read it.
 */
export interface OptionSpec {
  name: `CB_${string}`;
  fallback?: string;
  schema: z.ZodType;
  help: string;
}

const flag = z.enum(['0', '1']).transform((v) => v === '1');
const count = z.coerce.number().int().min(1);
const share = z.coerce.number().min(0).max(1);

const define = <T extends Record<string, Omit<OptionSpec, 'name'>>>(options: T): T => options;

export const OPTIONS = define({
  CB_AGENT: { fallback: 'reference', schema: z.string().min(1), help: 'who acts; see the table of agents' },
  CB_MODEL: { schema: z.string().optional(), help: 'model name, for agents that call one' },
  CB_INTERFACE: {
    fallback: 'text',
    schema: z.enum(['text', 'native']),
    help: "`text`: the benchmark's own prompt; `native`: the provider's computer-use tool",
  },
  CB_BASE_URL: {
    schema: z
      .url({ protocol: /^https?$/, error: 'expected an address such as http://127.0.0.1:8000/v1' })
      .refine(
        (url) => !/^\w+:\/\/[^/]*@/.test(url),
        'expected no user or password in it: keys have variables of their own',
      )
      .optional(),
    help: "address of the server that speaks the agent's protocol (proxy, vLLM, Ollama, OpenRouter); default: the provider's own",
  },
  CB_COORDS: {
    schema: z.enum(['px', '1000']).optional(),
    help: "points of the model: `px` of the picture that it is sent, or a grid from 0 to `1000`; default: the model's profile",
  },
  CB_AGENT_COMMAND: {
    schema: z.string().optional(),
    help: 'command of the agent `external`, run once an episode; it attaches to the browser at `$CB_CDP_URL`',
  },
  CB_SUITE: {
    fallback: 'v1',
    schema: z.enum(RUN_SUITES),
    help: "task suite: `v1` or `core`; `upstream:v1` or `upstream:core`: the original's, from CB_UPSTREAM and CB_SITE_URL",
  },
  CB_UPSTREAM: { schema: z.string().optional(), help: 'folder of a clone of the original ComponentBench' },
  CB_VARIANT: {
    fallback: '0',
    schema: z.union([z.literal('all'), z.coerce.number().int().min(0).max(9)]),
    help: 'value set of every task: 0 is canonical, 1, 2 … its twins, `all` runs each',
  },
  CB_LIBRARY: { schema: z.enum(LIBRARIES).optional(), help: 'only the tasks of one library' },
  CB_MAX_STEPS: { fallback: '20', schema: count, help: 'steps an episode may take' },
  CB_TASK_TIMEOUT: { fallback: '600', schema: z.coerce.number().positive(), help: 'seconds an episode may take' },
  CB_STEP_TIMEOUT: { fallback: '300', schema: z.coerce.number().positive(), help: 'seconds one step may take' },
  CB_REQUEST_TIMEOUT: {
    fallback: '120',
    schema: z.coerce.number().positive(),
    help: 'seconds one request to a model may take before it is tried again',
  },
  CB_MAX_USD: {
    schema: z.coerce.number().positive().optional(),
    help: 'dollars a run may spend; then no further episode begins, and a later start of the run goes on',
  },
  CB_PREVIEW: { fallback: '0', schema: flag, help: '1 prints what a run would do and cost, and starts nothing' },
  CB_RUN: {
    schema: z
      .string()
      .regex(/^[\w.-]+$/, 'letters, digits, `.`, `_` and `-` only')
      .optional(),
    help: 'name of the run, `results/<run>/`; naming an earlier run resumes it. Default: date, agent',
  },
  CB_RESULTS: { fallback: 'results', schema: z.string().min(1), help: 'folder of all runs' },
  CB_UNSOLVED: {
    fallback: 'fail',
    schema: z.enum(['fail', 'record']),
    help: '`fail`: an unsolved task fails its test; `record`: the test passes and only the record tells (cheap sweeps)',
  },
  CB_MIN_PASS: { schema: share.optional(), help: 'pass rate (0–1) below which the run exits with 1' },
  CB_ISOLATION: {
    fallback: 'context',
    schema: z.enum(['context', 'page']),
    help: '`context`: a fresh browser context a task; `page`: one page a worker (reference sweeps)',
  },
  CB_MOTION: {
    fallback: 'on',
    schema: z.enum(['on', 'off']),
    help: "`off` uses each library's own switch for animations",
  },
  CB_SEED: { fallback: '2026', schema: z.coerce.number().int().min(0), help: 'seed of agents that draw numbers' },
  CB_SITE_URL: { schema: z.url().optional(), help: 'a site that already runs; default: start one' },
  CB_SITE_PORT: {
    fallback: '0',
    schema: z.coerce.number().int().min(0).max(65535),
    help: 'port of the site that is started; 0 takes a free one',
  },
  CB_CHROMIUM: { schema: z.string().optional(), help: 'path of a Chromium, Chrome or headless shell' },
  CB_SCREENSHOTS: {
    fallback: 'failed',
    schema: z.enum(['all', 'failed', 'none']),
    help: 'which episodes keep their step pictures',
  },
  CB_VERBOSE: { fallback: '0', schema: flag, help: '1 prints a line a task' },
});

/** Variables by name; narrower than Node's own type, which libraries widen with names that are none of ours. */
export type Environment = Readonly<Record<string, string | undefined>>;

export type OptionName = keyof typeof OPTIONS;
export type Options = { [K in OptionName]: z.output<(typeof OPTIONS)[K]['schema']> };

/**
 * Reads and validates all options.
 * @throws Error listing every bad variable with its value and what was expected; unknown `CB_*` names are errors too.
 */
export function readOptions(env: Environment = process.env): Options {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(OPTIONS) as [OptionName, Omit<OptionSpec, 'name'>][]) {
    const given = env[name] === '' ? undefined : env[name];
    const result = option.schema.safeParse(given ?? option.fallback);
    if (result.success) values[name] = result.data;
    else
      problems.push(
        `${name}=${JSON.stringify(given)}: ${result.error.issues.map((i) => i.message).join('; ')} (${option.help})`,
      );
  }
  for (const name of Object.keys(env)) {
    if (name.startsWith('CB_') && !(name in OPTIONS) && !INTERNAL.has(name)) problems.push(`${name}: no such option`);
  }
  if (problems.length === 0) problems.push(...conflicts(values as Options));
  if (problems.length > 0) throw new Error(`Options that cannot be used:\n${problems.map((p) => `  ${p}`).join('\n')}`);
  return values as Options;
}

/** Variables that our own processes set for each other. */
const INTERNAL = new Set(['CB_PORT', 'CB_RUN_DIR', 'CB_SECRET', 'CB_HEADED', 'CB_TASKS_DIR']);

/**
 * Variables that hold keys of model providers. They are read in the agent alone; whatever writes a file takes their values out, and
 * `npm run doctor` tells only whether they are there.
 */
export const KEY_VARIABLES = [
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'GEMINI_API_KEY',
  'GOOGLE_API_KEY',
  'OPENROUTER_API_KEY',
  'COMPATIBLE_API_KEY',
] as const;

/** What options say against each other. */
function conflicts(options: Options): string[] {
  const { CB_SUITE, CB_UPSTREAM, CB_SITE_URL, CB_AGENT, CB_VARIANT, CB_MOTION } = options;
  if (!isUpstream(CB_SUITE)) return [];
  const suite = `CB_SUITE=${CB_SUITE}`;
  const rules: [wrong: boolean, message: string][] = [
    [CB_UPSTREAM === undefined, `CB_UPSTREAM: ${suite} needs the folder of a clone of the original ComponentBench`],
    [CB_SITE_URL === undefined, `CB_SITE_URL: ${suite} needs the original's running site, e.g. http://localhost:3002`],
    [CB_AGENT === 'reference', `CB_AGENT=reference: ${suite} has no scripted solutions to play; name another agent`],
    [typeof CB_VARIANT === 'number' && CB_VARIANT > 0, `CB_VARIANT=${CB_VARIANT}: the tasks of ${suite} have no twins`],
    [CB_MOTION === 'off', `CB_MOTION=off: the pages of ${suite} have no switch for animations`],
  ];
  return rules.filter(([wrong]) => wrong).map(([, message]) => message);
}
